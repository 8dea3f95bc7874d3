export { createCrawlers } from './crawlers.ts'
export { type MirrorSite, makeMirror } from './mirror/make-mirror.ts'
export { createPages } from './pages.ts'
export { preview } from './preview/preview.ts'
