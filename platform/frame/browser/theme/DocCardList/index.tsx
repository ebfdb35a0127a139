export { ChildPages as default } from '../../ChildPages';
