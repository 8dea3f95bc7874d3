import type { InEach, Say } from '../panel-kit/say.ts'
import { throughWords } from './through-words.ts'

/** One thing that somebody did, as people read it. */
export interface HistoryEntry {
  key: string
  /** ISO 8601. */
  at: string
  /** 'Ana', 'Import: sites.csv, Ana' */
  who: string
  /** 'Changed', 'Called: all still right' */
  did: string
  /** What it was done to; left out where the page is about it. */
  subject?: { kind: string; title: string; href: string | null }
  /** Where more of it is: a version, a file. */
  href?: string
  /** The version that this one is compared with. */
  from?: number
  tag?: { label: string; isPublic: boolean }
  /** What changed. */
  sentences: readonly string[]
  /** Words of the one who did it. */
  note?: string
  undone?: { who: string; at: string } | null
}

export const SOMEBODY: InEach = { en: 'Somebody', es: 'Alguien' }

/** Where a version is, beside the one that it is compared with. */
export const versionHref = (address: string, from: number | null | undefined): string =>
  from ? `${address}?versionFrom=${from}` : address

/**
 * Who did something.
 * @param through what saved it, if it wasn't somebody in a form
 * @param person their name, or their id while there is no name for it
 */
export const whoDid = (
  through: unknown,
  person: unknown,
  names: ReadonlyMap<number, string>,
  say: Say,
): string => {
  const name = typeof person === 'number' ? (names.get(person) ?? say(SOMEBODY)) : null
  const what = typeof through === 'string' && through ? say(throughWords(through)) : null
  return (
    [what, name].filter(Boolean).join(', ') ||
    say({ en: 'Not saved by a person', es: 'No lo guardó una persona' })
  )
}
