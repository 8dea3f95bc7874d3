export type { HistoryEntry } from '../entry.ts'
export { HistoryList } from './history-list.tsx'
