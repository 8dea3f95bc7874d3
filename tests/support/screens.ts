import { DAYS, FormReceipt, type ListedClinic } from '../../cms/contract/index.ts'
import { LOCALES, sameIn } from '../../cms/contract/paths.ts'
import { clinicLike } from './directory.ts'
import { clinicValues } from './form-values.ts'
import { product } from './products.ts'
import * as addresses from './screen-addresses.ts'

/** Finds the longest sample name, which is the hardest to fit. */
const LONG = 80

/** Two stretches a day are the widest hours. */
const closesAtNoon = ({ openWeek }: ListedClinic) => openWeek.length > DAYS.length

type Screen = [name: string, address: () => Promise<string>]

/** The token of a submission that was just sent. */
const submission = async () => {
  const response = await fetch(`${product().url}/api/clinic-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(clinicValues()),
  })
  return String(FormReceipt.parse(await response.json()).token)
}

const FOUND: Record<addresses.Subject, () => Promise<string>> = {
  longNamed: async () => (await clinicLike(({ name }) => name.length > LONG)).slug,
  closesAtNoon: async () => (await clinicLike(closesAtNoon)).slug,
  submission,
}

const filled = async (address: string): Promise<string> => {
  const subject = addresses.SUBJECTS.find((name) => address.includes(`{${name}}`))
  return subject ? address.replace(`{${subject}}`, await FOUND[subject]()) : address
}

const screens = (table: addresses.Address[]): Screen[] =>
  table.map(([name, address]) => [name, () => filled(address)])

export const SCREENS = screens(addresses.SCREENS)
export const TEXTS = screens(addresses.TEXTS)
export const BY_LINK = screens(addresses.BY_LINK)

/** The same screens in every language. */
export const inEachLanguage = (screens: Screen[]): Screen[] =>
  LOCALES.flatMap((locale) =>
    screens.map(
      ([name, address]): Screen => [
        locale === 'en' ? name : `${name}, in ${locale}`,
        async () => sameIn(locale, await address()),
      ],
    ),
  )
