export const outdated = {
  /** Above a page while the directory can't reach its database. */
  notice: (ago: string) => `We can’t check for changes right now. This page was up to date ${ago}.`,
}
