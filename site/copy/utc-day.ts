/** The day of a date; in UTC, so that the server and every browser write the same one. */
export const utcDay = (iso: string) => {
  const date = new Date(iso)
  return { day: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear() }
}
