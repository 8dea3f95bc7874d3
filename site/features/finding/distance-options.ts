import { DISTANCES } from '@healthcare-for-all/cms/contract'
import type { SearchFormCopy } from '../../copy/search-form.ts'

/** Miles. */
export type Distance = (typeof DISTANCES)[number]

/** The next larger choice in miles, or undefined after the last. */
export const nextDistance = (miles: number) => DISTANCES.find((option) => option > miles)

/** A select's choices. */
export const distanceOptions = ({ form }: SearchFormCopy) =>
  DISTANCES.map((miles) => ({ value: String(miles), label: form.miles(miles) }))
