import type { ClinicSearchQuery } from '@healthcare-for-all/cms/contract'

/** Miles. */
export type Distance = NonNullable<ClinicSearchQuery['distance']>

// The contract's own list comes with its validation library, which a phone need not load; its
// type keeps this copy true.
export const RADIUS_OPTIONS = [10, 25, 50, 100] as const satisfies readonly Distance[]
export const DEFAULT_DISTANCE = 25 satisfies Distance

/** The next larger choice, or undefined beyond the last. */
export const nextDistance = (miles: number) => RADIUS_OPTIONS.find((option) => option > miles)
