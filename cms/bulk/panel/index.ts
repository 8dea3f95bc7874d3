export { Done } from './done.tsx'
export { ReviewChange } from './review-change.tsx'
