export { redirectAnswer } from './redirect-answer.ts'
export { comparedPath, ownTarget } from './redirect-path.ts'
