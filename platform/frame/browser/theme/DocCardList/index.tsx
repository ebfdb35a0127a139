export { ChildPages as default } from '../../Links';
