import type { ListedClinic } from '../../contract/clinic.ts'
import type { Json } from '../../contract/json.ts'
import type { Named } from '../../contract/named.ts'
import type { FoundClinics } from './find-clinics.ts'
import { typedPhones, writtenPhone } from './typed-phone.ts'

type Said = Pick<ListedClinic, 'name' | 'address'>

/** What all names begin with, in whole words: 'Canyon Sample' of 'Canyon Sample Clinic' and 'Canyon Sample Dental'. */
const beginningOf = ([first = '', ...others]: string[]): string => {
  const words = first.split(' ')
  const isSame = (word: string, at: number) => others.every((name) => name.split(' ')[at] === word)
  const until = words.findIndex((word, at) => !isSame(word, at))
  return (until < 0 ? words : words.slice(0, until)).join(' ').replace(/[\s,:–-]+$/, '')
}

/** '1204 Oak St, Suite 100' → 'Oak St' */
const streetOf = ({ address }: Said): string =>
  address.replace(/,.*$/, '').replace(/^[\d-]+\s+/, '')

/**
 * What clinics were found by, as they write it themselves.
 * @param clinics a page of them, as JSON
 * @param typed the whole text, which is said if their names have nothing in common
 */
export const saidOf = (
  { by, near }: FoundClinics,
  clinics: Json<ListedClinic[]>,
  typed: string,
): Named => {
  const listed: Said[] = JSON.parse(clinics)
  const [first] = listed
  const text =
    by === 'phone'
      ? typedPhones(typed).numbers.map(writtenPhone).join(', ')
      : by === 'street'
        ? first && streetOf(first)
        : beginningOf(listed.map(({ name }) => name))
  return { by, text: text || typed, near }
}
