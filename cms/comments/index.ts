export { type OpenComments, openComments } from './queries/open-comments.ts'
export { withComments } from './with-comments.ts'
