export { type FoundNeed, findNeed, mayBeNeed, type NeedFinder, type NeedRow } from './find-need.ts'
export { type Needs, openNeeds } from './open-needs.ts'
