export { ChildPages as default } from '../../components/ChildPages';
