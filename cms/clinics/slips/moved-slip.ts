import { type Say, sayIn } from '../../panel-kit/say.ts'
import type { Slip } from './slip.ts'

export interface Place {
  address?: unknown
  city?: unknown
  zipCode?: unknown
}

/** '414 North St, Anderson, 29621' */
export const addressLine = ({ address, city, zipCode }: Place): string =>
  [address, city, zipCode].filter(Boolean).join(', ')

/** What two ways to write the same have in common. */
const letters = (value: unknown) =>
  typeof value === 'string'
    ? value
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z\d]/g, '')
    : ''

/**
 * Asks about another street or town than the published one; undefined if it is the same, or only
 * became known.
 */
export const movedSlip = (
  values: Place,
  published: Place,
  say: Say = sayIn('en'),
): Slip | undefined => {
  const isOther = (name: 'address' | 'city') => {
    const [before, after] = [letters(published[name]), letters(values[name])]
    return before !== '' && after !== '' && before !== after
  }
  if (!isOther('address') && !isOther('city')) return undefined
  const from = addressLine(published)
  return {
    key: `moved ${from} > ${addressLine(values)}`,
    path: 'address',
    question: say({
      en: `Has the clinic moved from ${from}? Then its page says so. Or was that a mistake?`,
      es: `¿La clínica se mudó de ${from}? Entonces su página lo dice. ¿O fue un error?`,
    }),
  }
}
