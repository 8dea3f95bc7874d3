/**
 * The clinics that a person has skipped. The browser’s tab keeps them, so that they stay skipped
 * after a reload.
 */
export const skippedBy = (user: number) => {
  const key = `verify-skipped-${user}`
  const read = (): number[] => JSON.parse(sessionStorage.getItem(key) ?? '[]')
  return {
    read,
    /** @returns all skipped clinics */
    add: (clinic: number): number[] => {
      const skipped = [...new Set([...read(), clinic])]
      sessionStorage.setItem(key, JSON.stringify(skipped))
      return skipped
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
