import type { Clinic } from '../../payload-types.ts'

/** What says where a clinic is, beyond its town and its ZIP code, as a private address leaves it. */
export const NO_PLACE = {
  address: null,
  latitude: null,
  longitude: null,
  coordinatesApproximate: false,
  movedFrom: null,
  movedAt: null,
} as const satisfies Partial<Clinic>

export const PLACE_FIELDS: readonly string[] = Object.keys(NO_PLACE)

/** Values of a clinic without those that say where it is. */
export const withoutPlace = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !PLACE_FIELDS.includes(name)),
  ) as Values
