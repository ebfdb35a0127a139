/** In place of react-router-dom where the framework chooses a router: without the one for `#` addresses. */
export { BrowserRouter, BrowserRouter as HashRouter } from 'react-router-dom';
