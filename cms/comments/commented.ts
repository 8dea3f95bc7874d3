/** The collections whose documents colleagues comment on. */
export const COMMENTED = ['clinics', 'guides', 'articles'] as const
export type Commented = (typeof COMMENTED)[number]

/** Those that reviewers read. */
export const READ_BY_REVIEWERS: readonly Commented[] = ['clinics']

export const isCommented = (slug: string): slug is Commented =>
  COMMENTED.some((one) => one === slug)
