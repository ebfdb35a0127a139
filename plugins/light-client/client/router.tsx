import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import type { Location } from 'history';
import { createHistory, toLocation, toPath } from './history';
import { matchPath } from './matchPath';
import { rendererOf } from './renderer';

// In place of react-router-dom, react-router-config and `@docusaurus/router`, in browsers only. The
// routes of this site are a tree of paths without parameters, so that little of them is needed.

const history = createHistory();
const LocationContext = createContext(history.location);

export { matchPath };
export { matchRoutes } from './renderer';

export const useHistory = (): typeof history => history;

export const useLocation = (): Location => useContext(LocationContext);

export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => history.listen(setLocation), []);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** The framework chooses between the two; this site has no `#` addresses. */
export { BrowserRouter as HashRouter };

/** Shows its content as if the address were another. */
export function Route({
  location,
  render,
}: {
  location: Location;
  render: () => ReactNode;
}): ReactNode {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

export const renderRoutes = rendererOf(useLocation);

interface LinkProps extends ComponentProps<'a'> {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
}

export function Link({ to, innerRef, onClick, children, ...props }: LinkProps): ReactNode {
  const current = useLocation();
  const location = toLocation(to, current.pathname);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- this is what the framework's component shows
    <a
      {...props}
      ref={innerRef}
      href={toPath(location)}
      onClick={(event) => {
        onClick?.(event);
        const { altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented } = event;
        const isForBrowser = altKey || ctrlKey || metaKey || shiftKey || button !== 0;
        if (!defaultPrevented && !isForBrowser && (props.target ?? '_self') === '_self') {
          event.preventDefault();
          history[toPath(location) === toPath(current) ? 'replace' : 'push'](location);
        }
      }}
    >
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  exact?: boolean;
  isActive?: (match: boolean, location: Location) => boolean;
}

/** A link that shows whether it leads to where the reader is. */
export function NavLink({
  activeClassName = 'active',
  exact,
  isActive,
  className,
  ...props
}: NavLinkProps): ReactNode {
  const current = useLocation();
  const { pathname: path } = toLocation(props.to, current.pathname);
  const match = matchPath(current.pathname, { path, exact });
  const active = isActive ? isActive(match, current) : match;
  return (
    <Link
      aria-current={active ? 'page' : undefined}
      {...props}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
    />
  );
}
