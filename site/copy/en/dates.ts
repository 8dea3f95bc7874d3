/** Spelled out: browsers disagree on 'Sep' and 'Sept', and the server’s page must match theirs. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Nov 12, 2026'; in UTC, so that the server and every browser write the same day. */
export const shortDate = (iso: string) => {
  const date = new Date(iso)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
