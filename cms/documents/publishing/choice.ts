import type { Locale } from '../../contract/constants.ts'
import { draftersOf, partKey, THE_REST } from '../drafts/drafted-by.ts'
import type { Both } from '../queries/both.ts'
import type { Part } from './parts.ts'

/** What somebody publishes: everything, the texts of one language, or what they changed themselves. */
export type Choice = { only: 'language'; locale: Locale } | { only: 'mine' } | { only: null }

/** Who drafted a part that is not published yet; null if no person did, or it is not known. */
export const drafterOf = ({ published, latest }: Both, { name, locale }: Part): number | null => {
  const noted = draftersOf(latest) ?? {}
  const drafter = noted[partKey(name, locale)] ?? noted[name] ?? (published && noted[THE_REST])
  return typeof drafter === 'number' ? drafter : null
}

/** Whether a choice takes a part of the draft. Of what was never public, a language needs the rest too. */
export const taking = (choice: Choice, both: Both, me: number | undefined) => (part: Part) => {
  if (choice.only === 'mine') return drafterOf(both, part) === me
  if (choice.only === 'language')
    return part.locale === choice.locale || (part.locale === null && !both.published)
  return true
}
