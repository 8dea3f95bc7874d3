import { describe, expect, it } from 'vitest'
import { backupName, backupsToRemove } from '../../../cms/backup/index.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A Sunday. */
const LAST = new Date('2026-11-22T03:00:00Z')

/** The names of one backup a day, until the last day. */
const daily = (days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    backupName(new Date(LAST.getTime() - (days - 1 - index) * DAY_MS)),
  )

const keptDays = (names: string[], now = LAST): string[] => {
  const removed = new Set(backupsToRemove(names, now))
  return names.filter((name) => !removed.has(name)).map((name) => name.slice(7, 17))
}

describe('of old backups', () => {
  it('those of 7 days and of 4 weeks are kept', () => {
    expect(keptDays(daily(60))).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
  })

  it('the newest of a day is kept', () => {
    const morning = backupName(new Date('2026-11-20T03:00:00Z'))
    const evening = backupName(new Date('2026-11-20T20:00:00Z'))
    expect(backupsToRemove([evening, morning], LAST)).toEqual([morning])
  })

  it('none is removed because backups stopped for months', () => {
    expect(backupsToRemove(daily(7), new Date('2027-06-01T00:00:00Z'))).toEqual([])
  })

  it('an unfinished one goes after a day, and other files stay', () => {
    const old = 'backup-2026-11-20T03-00-00Z.unfinished'
    const fresh = 'backup-2026-11-22T02-59-00Z.unfinished'
    expect(backupsToRemove([old, fresh, 'notes.txt', 'backup-of-mine'], LAST)).toEqual([old])
  })
})
