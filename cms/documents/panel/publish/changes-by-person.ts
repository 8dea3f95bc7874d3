import { LANGUAGES } from '../../../contract/constants.ts'
import type { Say } from '../../../panel-kit/say.ts'
import type { UnpublishedChange } from '../../publishing/unpublished-answer.ts'

/** The changes of one person. */
export interface ChangesOf {
  who: string
  /** 'Phone', 'Description (Español)' */
  fields: string[]
}

const whoOf = ({ isMine, who }: UnpublishedChange, say: Say): string => {
  if (isMine) return say({ en: 'You', es: 'Usted' })
  return who ?? say({ en: 'Not changed by a person', es: 'No lo cambió una persona' })
}

const fieldOf = ({ field, locale }: UnpublishedChange): string =>
  locale ? `${field} (${LANGUAGES[locale].name})` : field

/** Unpublished changes by the people who made them: first what others did. */
export const changesByPerson = (changes: readonly UnpublishedChange[], say: Say): ChangesOf[] => {
  const inOrder = [...changes].sort((one, other) => Number(one.isMine) - Number(other.isMine))
  const people = [...new Set(inOrder.map((change) => whoOf(change, say)))]
  return people.map((who) => ({
    who,
    fields: inOrder.filter((change) => whoOf(change, say) === who).map(fieldOf),
  }))
}
