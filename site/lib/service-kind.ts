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

// In the specification's order: the first that fits wins. In English and Spanish.
const keywords: [ServiceKind, RegExp][] = [
  ['dental', /dental/i],
  ['mental', /mental|therapy|terapia/i],
  ['women', /wom[ae]n|gynecol|mujer/i],
  ['children', /pediatric|child|pediátr|niñ/i],
  ['vision', /vision|eye|vista|ojo/i],
  ['immunization', /immunization|vaccine|vacuna/i],
  ['pharmacy', /pharmacy|prescription|farmacia|receta/i],
]

/** Reads a service's or category's name or slug. */
export const serviceKind = (name: string): ServiceKind =>
  keywords.find(([, pattern]) => pattern.test(name))?.[0] ?? 'general'
