import type { NumberField } from 'payload'

/** Degrees, WGS 84. @param bound 90 for latitude, 180 for longitude */
export const coordinate = (name: string, bound: number): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  admin: { width: '33%', step: 0.000001 },
})
