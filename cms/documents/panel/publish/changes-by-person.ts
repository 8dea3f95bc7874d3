import { LANGUAGES } from '../../../contract/constants.ts'
import type { UnpublishedChange } from '../../publishing/unpublished-answer.ts'

/** The changes of one person. */
export interface ChangesOf {
  who: string
  /** 'Phone', 'Description (Español)' */
  fields: string[]
}

const whoOf = ({ isMine, who }: UnpublishedChange): string => {
  if (isMine) return 'You'
  return who ?? 'Not changed by a person'
}

const fieldOf = ({ field, locale }: UnpublishedChange): string =>
  locale ? `${field} (${LANGUAGES[locale].name})` : field

/** Unpublished changes by the people who made them: first what others did. */
export const changesByPerson = (changes: readonly UnpublishedChange[]): ChangesOf[] => {
  const inOrder = [...changes].sort((one, other) => Number(one.isMine) - Number(other.isMine))
  const people = [...new Set(inOrder.map(whoOf))]
  return people.map((who) => ({
    who,
    fields: inOrder.filter((change) => whoOf(change) === who).map(fieldOf),
  }))
}
