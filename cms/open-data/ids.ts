import { createHash } from 'node:crypto'

/** What has an id made of a number of ours; the order is part of the ids and never changes. */
const KINDS = [
  'organization',
  'service',
  'location',
  'serviceAtLocation',
  'address',
  'phone',
  'schedule',
  'language',
  'accessibility',
  'costOption',
  'attribute',
  'category',
  'requiredDocument',
  'metadata',
] as const
export type Kind = (typeof KINDS)[number]

/** What a clinic may have several of, if it has an address of its own. */
const SEVERAL: ReadonlySet<Kind> = new Set<Kind>(['schedule', 'accessibility'])

/** The ids of one directory. The same things always have the same ids, and nothing has to be stored. */
export interface Ids {
  /** @param part which one of several of a kind, from 0 */
  of: (kind: Kind, id: number, part?: number) => string
  /** For what has no number: a UUID of version 5. */
  named: (kind: string, name: string) => string
  /** The number that an id was made of; undefined if it is none of ours. */
  read: (kind: Kind, uuid: string) => number | undefined
}

/** Postgres' largest integer. */
const MOST = 2_147_483_647
/** Services are named by editors, who may name many. */
const MOST_WORDS = 10_000
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** Two of them stand before the digits of one version of a UUID, as RFC 9562 draws it. */
const dashed = (digits: string) =>
  digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')

/**
 * UUIDs of version 8, whose bits RFC 9562 leaves to us: 48 of a digest of the directory's address, 12
 * for the kind, 14 for the part, 48 for the number. So an id can be read back without a table.
 */
export const openIds = (publicUrl: string): Ids => {
  const directory = createHash('sha256').update(publicUrl).digest('hex').slice(0, 12)
  const first = directory.slice(0, 8)
  const second = directory.slice(8)
  const thirds = new Map(KINDS.map((kind, index) => [kind, `8${hex(index + 1, 3)}`]))
  const thirdOf = (kind: Kind) => thirds.get(kind) ?? ''
  /** A few hundred words come again with each clinic. */
  const words = new Map<string, string>()

  const makeNamed = (key: string): string => {
    const digest = createHash('sha1').update(`${publicUrl} ${key}`).digest('hex')
    const variant = hex(0x8 + (Number.parseInt(digest[16] ?? '0', 16) % 4), 1)
    return dashed(`${digest.slice(0, 12)}5${digest.slice(13, 16)}${variant}${digest.slice(17, 32)}`)
  }
  return {
    of: (kind, id, part = 0) =>
      `${first}-${second}-${thirdOf(kind)}-${hex(0x8000 + (part % 0x4000), 4)}-${hex(id, 12)}`,
    named: (kind, name) => {
      const key = `${kind} ${name}`
      const known = words.get(key) ?? makeNamed(key)
      if (words.size < MOST_WORDS) words.set(key, known)
      return known
    },
    read: (kind, uuid) => {
      const digits = uuid.toLowerCase().replaceAll('-', '')
      const part = SEVERAL.has(kind) ? digits.slice(16, 20) : '8000'
      const isOurs =
        digits.startsWith(`${directory}${thirdOf(kind)}${part}`) && digits.length === 32
      const id = isOurs ? Number.parseInt(digits.slice(20), 16) : Number.NaN
      return id <= MOST ? id : undefined
    },
  }
}
