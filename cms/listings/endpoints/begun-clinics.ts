import type { Locale } from '../../contract/constants.ts'
import type { SuggestedClinic } from '../../contract/place.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { normalizeWords } from '../../places/index.ts'
import type { ClinicNames } from '../clinic-names.ts'
import type { NameWords } from '../name-words.ts'
import { nameWords } from '../present/named-by.ts'
import { offeredClinics } from '../queries/offered-clinics.ts'
import { SMALL } from './institutions.ts'
import { isIdle, toLookFor } from './name-fit.ts'
import { typedPhones } from './typed-phone.ts'

/** Letters that somebody types before clinics are suggested: fewer begin too many names. */
const FEWEST_LETTERS = 5
/** Words that the last one may be the beginning of, and clinics that have one of them. */
const MOST_ENDS = 20
const MOST_NAMED = 5_000

/** The words that the last one may become: those of most clinics, as far as they are not too many. */
const endsOf = (start: string, isAlone: boolean, names: NameWords): string[] => {
  let clinics = 0
  return names
    .startingWith(start)
    .filter((word) => !isAlone || !isIdle(word, names))
    .slice(0, MOST_ENDS)
    .filter((word) => {
      clinics += names.count(word)
      return !isAlone || clinics <= MOST_NAMED
    })
}

/** Which word of a name a text begins with; -1 if it is not a part of it. */
const beginsAt = (name: readonly string[], typed: readonly string[]): number => {
  const last = typed.length - 1
  return name.findIndex((_, from) =>
    typed.every((word, at) => {
      const own = name[from + at]
      return at < last ? own === word : own?.startsWith(word)
    }),
  )
}

interface Found {
  id: number
  name: string
  at: number
}

const likeliestFirst = (one: Found, other: Found) =>
  one.at - other.at || one.name.length - other.name.length || one.id - other.id

/** The ids of clinics whose names have a part that begins so: 'canyon sam' → Canyon Sample Free Clinic. */
const idsBegunBy = async (text: string, { words, find }: ClinicNames) => {
  const names = await words.get()
  const typed = normalizeWords(text).filter((word) => !SMALL.has(word))
  const letters = typed.filter((word) => !isIdle(word, names)).join('')
  const last = typed.at(-1)
  const before = typed.slice(0, -1)
  if (!last || letters.length < FEWEST_LETTERS) return []
  if (before.some((word) => names.count(word) === 0)) return []
  const isAlone = before.every((word) => isIdle(word, names))
  const ends = endsOf(last, isAlone, names)
  if (ends.length === 0) return []
  const rows = await find(toLookFor([...before.map((word) => [word]), ends], names))
  return rows
    .map(({ id, name }): Found => {
      const own = nameWords(name).filter((word) => !SMALL.has(word))
      return { id, name, at: beginsAt(own, typed) }
    })
    .filter(({ at }) => at >= 0)
    .sort(likeliestFirst)
    .map(({ id }) => id)
}

/** Clinics whose name or telephone number somebody is typing. */
export const begunClinics = async (
  { pool, clinicNames }: { pool: ReadPool; clinicNames: ClinicNames },
  text: string,
  { limit, locale }: { limit: number; locale: Locale },
): Promise<SuggestedClinic[]> => {
  const { numbers } = typedPhones(text)
  const ids =
    numbers.length > 0
      ? (await clinicNames.find([numbers])).map(({ id }) => id)
      : await idsBegunBy(text, clinicNames)
  const clinics = await offeredClinics(pool, ids.slice(0, limit), locale)
  return clinics.map((clinic) => {
    const label = `${clinic.name}, ${clinic.city}, ${clinic.state}`
    return { kind: 'clinic', ...clinic, label, text: label }
  })
}
