import type { ClinicToVerify } from '../endpoints/answers.ts'
import { factText } from '../present/fact-text.ts'
import { FACTS } from '../present/facts.ts'

const otherFacts = (before: ClinicToVerify, now: ClinicToVerify): string[] =>
  FACTS.flatMap(({ name, label }) => {
    const [then, since] = [factText(before.facts[name]), factText(now.facts[name])]
    return then === since
      ? []
      : [`${label} is now “${since ?? 'empty'}”, it was “${then ?? 'empty'}”.`]
  })

/** What has happened to a clinic while it was on the screen, in sentences. */
export const newsIn = (before: ClinicToVerify, now: ClinicToVerify): string => {
  const news = otherFacts(before, now)
  const [latest] = now.history
  if (latest && latest.id !== before.history[0]?.id)
    news.unshift(`${latest.by ?? 'Somebody'} answered “${latest.outcome}” meanwhile.`)
  if (now.reportedWrongAt && now.reportedWrongAt !== before.reportedWrongAt)
    news.unshift('It was reported wrong meanwhile.')
  if (now.changedAtSourceAt && now.changedAtSourceAt !== before.changedAtSourceAt)
    news.unshift('Its source says something else meanwhile.')
  return news.join(' ') || 'None of what is asked here is different.'
}
