export { type FoundNeed, findNeed } from './find-need.ts'
export { misspelledNeedsIn, type NeedSpan, needSpansIn } from './need-spans.ts'
export { mayBeNeed, type NeedFinder, type NeedRow } from './need-table.ts'
export { type Needs, openNeeds } from './open-needs.ts'
