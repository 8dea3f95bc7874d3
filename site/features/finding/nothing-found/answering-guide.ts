/** The guides that answer an empty search. */
export type AnsweringGuide = 'medications' | 'payment'

/** By what was looked for; the other guide is for any kind of care. */
const BY_SERVICE: Record<string, AnsweringGuide> = { pharmacy: 'medications' }

/** The guide to read where no clinic is near. @param services slugs of categories, or names */
export const answeringGuide = (services: readonly string[]): AnsweringGuide =>
  services.map((service) => BY_SERVICE[service]).find((guide) => guide !== undefined) ?? 'payment'
