/** Written out: browsers disagree on 'Sep' and 'Sept', and the server’s page must equal theirs. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '12 Nov 2026'; in UTC, so that the server and every browser write the same day. */
export const day = (iso: string) => {
  const date = new Date(iso)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
