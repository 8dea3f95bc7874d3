import type { ClinicToVerify } from '../endpoints/answers.ts'
import { factText } from '../present/fact-text.ts'
import { FACTS } from '../present/facts.ts'

const otherFacts = (before: ClinicToVerify, now: ClinicToVerify): string[] =>
  FACTS.flatMap(({ name, label }) => {
    const [then, since] = [factText(before.facts[name]), factText(now.facts[name])]
    return then === since
      ? []
      : [`${label} is now “${since ?? 'empty'}”; it was “${then ?? 'empty'}”.`]
  })

/** What happened to a clinic while it was on the screen, in sentences. */
export const changesIn = (before: ClinicToVerify, now: ClinicToVerify): string => {
  const changes = otherFacts(before, now)
  const [latest] = now.history
  if (latest && latest.id !== before.history[0]?.id)
    changes.unshift(`${latest.by ?? 'Somebody'} answered “${latest.outcome}” in the meantime.`)
  if (now.reportedWrongAt && now.reportedWrongAt !== before.reportedWrongAt)
    changes.unshift('It was reported wrong in the meantime.')
  if (now.changedAtSourceAt && now.changedAtSourceAt !== before.changedAtSourceAt)
    changes.unshift('It changed at its source in the meantime.')
  return changes.join(' ') || 'Nothing that is asked here is different.'
}
