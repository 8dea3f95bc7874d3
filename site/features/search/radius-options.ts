import { DISTANCES } from '@healthcare-for-all/cms/contract'

/** Miles. */
export type Distance = (typeof DISTANCES)[number]

/** The next larger choice, or undefined beyond the last. */
export const nextDistance = (miles: number) => DISTANCES.find((option) => option > miles)
