// A fixed time zone, so that the server and every browser write the same day.
const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** '12 Nov 2026' */
export const day = (iso: string) => date.format(new Date(iso))
