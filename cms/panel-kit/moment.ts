/** Where days and months begin: all of the directory’s people count by the same ones. */
export const TIME_ZONE = 'America/New_York'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** 'Nov 12, 2026, 3:04 PM EST', for everybody the same. */
export const momentInWords = (moment: string): string =>
  // Node and browsers disagree about which kind of space stands before PM.
  format.format(new Date(moment)).replaceAll('\u202f', ' ')
