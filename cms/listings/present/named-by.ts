import { comparedAddress, comparedPhone } from '../../clinics/index.ts'
import type { Clinic } from '../../contract/clinic.ts'
import type { Place } from '../../contract/place.ts'
import { normalizeName, normalizeWords } from '../../places/index.ts'

/** As many as a name has that somebody types. */
const MOST_WORDS = 40

/** The words of a name in the form in which they are looked up. */
export const nameWords = (name: string): string[] => normalizeWords(name).slice(0, MOST_WORDS)

/** Kinds of streets, as comparedAddress writes them. */
export const STREET_KINDS: ReadonlySet<string> = new Set(
  'ave blvd cir ct dr hwy ln pike pkwy pl plaza rd route sq st ter trail trl way'.split(' '),
)
/** They come before the name. */
export const SPANISH_STREET_KINDS: ReadonlySet<string> = new Set(
  'av avda avenida bulevar calle camino carretera paseo'.split(' '),
)
const NO_NAME = /^(?:\d+|[nsew]|[ns][ew]|de|del|el|la|las|los|the)$/

/** 'oak st@reno,nv': a street in a town. */
export const streetInTown = (street: string, town: string, state: string): string =>
  `${street}@${normalizeName(town)},${state.toLowerCase()}`

/** 'oak st@89501': a street in a ZIP code. */
export const streetInZip = (street: string, zipCode: string): string =>
  `${street}@${zipCode.slice(0, 5)}`

/** A street by each word of its name, alone and before its kind: '414 N Oak Street' → 'oak', 'oak st'. */
export const streetNames = (address: string): string[] => {
  const words = comparedAddress(address).split(' ')
  return words.flatMap((word, at) => {
    if (word === '' || NO_NAME.test(word)) return []
    if (STREET_KINDS.has(word) || SPANISH_STREET_KINDS.has(word)) return []
    const next = words[at + 1] ?? ''
    return STREET_KINDS.has(next) ? [word, `${word} ${next}`] : [word]
  })
}

type Named = Pick<Clinic, 'name' | 'address' | 'city' | 'state' | 'zipCode' | 'phone' | 'phones'>

/** What people name a clinic by, of what visitors see of it. */
export const namedBy = (clinic: Named): string[] => {
  const { name, address, city, state, zipCode, phone, phones } = clinic
  const numbers = [phone ?? '', ...(phones ?? []).map(({ number }) => number)].map(comparedPhone)
  const streets = streetNames(address).flatMap((street) => [
    streetInTown(street, city, state),
    ...(zipCode ? [streetInZip(street, zipCode)] : []),
  ])
  return [...new Set([...nameWords(name), ...numbers.filter(Boolean), ...streets])]
}

/** The street that a text names without a number, as streetNames writes it; undefined if it names none. */
export const typedStreet = (text: string): string | undefined => {
  const words = comparedAddress(text).split(' ')
  if (words.some((word) => /^\d+$/.test(word))) return undefined
  const isName = (word = '') => word !== '' && !NO_NAME.test(word)
  const kind = words.findIndex((word, at) => STREET_KINDS.has(word) && isName(words[at - 1]))
  if (kind > 0) return `${words[kind - 1]} ${words[kind]}`
  const spanish = words.findIndex((word) => SPANISH_STREET_KINDS.has(word))
  return spanish < 0 ? undefined : words.slice(spanish + 1).find(isName)
}

/** The same street in a place, as namedBy writes it; undefined if that is neither a town nor a ZIP code. */
export const streetIn = (street: string, { kind, name, state }: Place): string | undefined => {
  if (kind === 'zip') return streetInZip(street, name)
  return kind === 'town' ? streetInTown(street, name, state) : undefined
}
