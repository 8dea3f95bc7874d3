import { expect, test } from 'vitest'
import { endpoints } from '../../cms/contract/index.ts'
import { LOCALES } from '../../cms/contract/paths.ts'
import { Trouble } from '../support/rendered/answers.ts'
import { DEFAULTS, TOKEN } from '../support/rendered/defaults.ts'

const params = { slug: 'riverside-clinic', category: 'dental', token: TOKEN }
/** Whose slug is another. */
const OTHERS: Record<string, typeof params> = {
  stateBySlug: { ...params, slug: 'guam' },
  guideBySlug: { ...params, slug: 'payment' },
  articleBySlug: { ...params, slug: 'someone-to-talk-to' },
  closedClinic: { ...params, slug: 'closed-clinic' },
}

test('the sample answers are as the contract has them', () => {
  const misses = LOCALES.flatMap((locale) =>
    Object.entries(DEFAULTS).flatMap(([name, reply]) => {
      const question = { locale, params: OTHERS[name] ?? params }
      const answer = typeof reply === 'function' ? reply(question) : reply
      if (answer instanceof Trouble) return [`${name} has no sample`]
      const operation = Object.entries(endpoints).find(([known]) => known === name)
      const parsed = operation?.[1].response.safeParse(answer)
      return parsed?.success ? [] : [`${name}: ${parsed?.error}`]
    }),
  )
  expect(misses).toEqual([])
})
