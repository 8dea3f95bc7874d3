/** Minutes that a time zone is ahead of UTC on a day of 2026. */
const offsetIn = (timeZone: string, month: number): number => {
  const noon = new Date(Date.UTC(2026, month, 15, 12))
  const format = { timeZone, timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en-US', format).formatToParts(noon)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const written = (minutes: number): string => {
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(hour)}${two(minute)}`
}

/** From the second Sunday of March to the first one of November, by the law of 2007. */
const SEASONS = {
  DAYLIGHT: { start: '20070311T020000', rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU' },
  STANDARD: { start: '20071104T020000', rule: 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU' },
}

const season = (kind: keyof typeof SEASONS, from: number, to: number, changes: boolean) => [
  `BEGIN:${kind}`,
  `DTSTART:${SEASONS[kind].start}`,
  `TZOFFSETFROM:${written(from)}`,
  `TZOFFSETTO:${written(to)}`,
  ...(changes ? [`RRULE:${SEASONS[kind].rule}`] : []),
  `END:${kind}`,
]

/**
 * The rules of a time zone of the United States for a calendar. Where the clock is changed, it is
 * changed on the same days.
 */
export const timeZoneLines = (timeZone: string): string[] => {
  const [winter, summer] = [offsetIn(timeZone, 0), offsetIn(timeZone, 6)]
  const changes = winter !== summer
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(changes ? season('DAYLIGHT', winter, summer, true) : []),
    ...season('STANDARD', summer, winter, changes),
    'END:VTIMEZONE',
  ]
}
