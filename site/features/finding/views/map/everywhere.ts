import { type Interpretation, interpreted } from '../../interpretation.ts'
import type { MapFilter } from './map-values.ts'

const isEverywhere = ({ named, need, place }: Interpretation): boolean =>
  Boolean(need) && !named && !place

/** The filter with what was understood of a text. A need without a place is one for the whole map. */
export const interpretedOnMap = (filter: MapFilter, answer: Interpretation): MapFilter =>
  isEverywhere(answer)
    ? { ...interpreted(filter, answer), location: '', distance: undefined }
    : interpreted(filter, answer)

/** What the map shows: for a need without a place, all clinics for it. */
export const shownFor = (filter: MapFilter, answer: Interpretation | undefined): MapFilter =>
  answer && isEverywhere(answer) ? interpretedOnMap(filter, answer) : filter
