/** A backup's folder has this at its end until it is complete. */
export const UNFINISHED = '.unfinished'

const DAYS = 7
const WEEKS = 4
const DAY_MS = 24 * 60 * 60 * 1_000

/** backup-2026-11-22T03-00-00Z: as text, in the order of time. */
const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(\.unfinished)?$/

/** The name of a backup that is made at this moment, in UTC. */
export const backupName = (now: Date): string =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The moment in a backup's name. */
const momentOf = (name: string): Date | undefined => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/** Monday is the first day of a week; 1970 began on a Thursday. */
const weekOf = (moment: Date): number => Math.floor((moment.getTime() / DAY_MS + 3) / 7)
const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS)

/** The newest of each period, for the newest periods. */
const newestOf = (names: string[], period: (moment: Date) => number, most: number): string[] => {
  const newest = new Map<number, string>()
  for (const name of names) newest.set(period(momentOf(name) ?? new Date(0)), name)
  return [...newest.values()].slice(-most)
}

/**
 * The backups that can go: the newest of each of the last 7 days that have one stay, and the newest
 * of each of the last 4 weeks. Unfinished ones go after a day. Other names are left alone.
 */
export const backupsToRemove = (names: string[], now: Date): string[] => {
  const known = names.filter((name) => momentOf(name) !== undefined).sort()
  const finished = known.filter((name) => !name.endsWith(UNFINISHED))
  const kept = new Set([...newestOf(finished, dayOf, DAYS), ...newestOf(finished, weekOf, WEEKS)])
  const isOld = (name: string) => now.getTime() - (momentOf(name)?.getTime() ?? 0) > DAY_MS
  return known.filter((name) => (name.endsWith(UNFINISHED) ? isOld(name) : !kept.has(name)))
}
