import { expect, it } from 'vitest'
import { backupName, backupsToRemove } from '../../../cms/backup/index.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A Sunday. */
const LAST = new Date('2026-11-22T03:00:00Z')

/** The names of one backup a day, until the last day. */
const daily = (days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    backupName(new Date(LAST.getTime() - (days - 1 - index) * DAY_MS)),
  )

it('old backups of 7 days and of 4 weeks are kept, the newest of each day', () => {
  const names = daily(60)
  const removed = backupsToRemove(names, LAST)
  const kept = names.filter((name) => !removed.includes(name)).map((name) => name.slice(12, 17))
  expect(kept).toEqual([
    ...['11-01', '11-08', '11-15'],
    ...['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22'],
  ])
  const morning = backupName(new Date('2026-11-20T03:00:00Z'))
  const evening = backupName(new Date('2026-11-20T20:00:00Z'))
  expect(backupsToRemove([evening, morning], LAST)).toEqual([morning])
})

it('no backup is removed because backups stopped for months, and no other file', () => {
  expect(backupsToRemove(daily(7), new Date('2027-06-01T00:00:00Z'))).toEqual([])
  const old = 'backup-2026-11-20T03-00-00Z.unfinished'
  const fresh = 'backup-2026-11-22T02-59-00Z.unfinished'
  expect(backupsToRemove([old, fresh, 'notes.txt', 'backup-of-mine'], LAST)).toEqual([old])
})
