export { SaidList } from './said-list.tsx'
