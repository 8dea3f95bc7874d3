export { createCrawlers } from './crawlers.ts'
export { createPages } from './pages.ts'
export { preview } from './preview/preview.ts'
