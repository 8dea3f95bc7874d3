/** The kind of a service, which decides its icon and color. */
export type ServiceKind =
  | 'dental'
  | 'mental'
  | 'women'
  | 'children'
  | 'vision'
  | 'immunization'
  | 'pharmacy'
  | 'general'

// In the specification's order: the first that fits wins.
const keywords: [ServiceKind, RegExp][] = [
  ['dental', /dental/i],
  ['mental', /mental|therapy/i],
  ['women', /wom[ae]n|gynecol/i],
  ['children', /pediatric|child/i],
  ['vision', /vision|eye/i],
  ['immunization', /immunization|vaccine/i],
  ['pharmacy', /pharmacy|prescription/i],
]

/** Reads a service's or category's name or slug. */
export const serviceKind = (name: string): ServiceKind =>
  keywords.find(([, pattern]) => pattern.test(name))?.[0] ?? 'general'
