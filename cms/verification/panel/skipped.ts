/**
 * The clinics that a person has skipped: kept by the browser’s tab, so that they stay so when the
 * page is loaded anew.
 */
export const skippedBy = (user: number) => {
  const key = `verify-skipped-${user}`
  const read = (): number[] => JSON.parse(sessionStorage.getItem(key) ?? '[]')
  return {
    read,
    /** @returns all of them */
    add: (clinic: number): number[] => {
      const skipped = [...new Set([...read(), clinic])]
      sessionStorage.setItem(key, JSON.stringify(skipped))
      return skipped
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
