import { factLabel } from '../../contract/clinic-facts.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import { knownText } from '../present/fact-text.ts'
import { FACTS } from '../present/facts.ts'

const EMPTY = { en: 'empty', es: 'vacío' }

const otherFacts = (
  before: ClinicToVerify,
  now: ClinicToVerify,
  language: PanelLanguage,
): string[] =>
  FACTS.flatMap(({ name }) => {
    const say = sayIn(language)
    const label = factLabel(name, language)
    const [then, since] = [before, now].map((clinic) => knownText(clinic, name, language))
    return then === since
      ? []
      : [
          say({
            en: `${label} is now “${since ?? EMPTY.en}”; it was “${then ?? EMPTY.en}”.`,
            es: `${label}: ahora es «${since ?? EMPTY.es}»; era «${then ?? EMPTY.es}».`,
          }),
        ]
  })

/** What happened to a clinic while it was on the screen, in sentences. */
export const changesIn = (
  before: ClinicToVerify,
  now: ClinicToVerify,
  language: PanelLanguage,
): string => {
  const say = sayIn(language)
  const changes = otherFacts(before, now, language)
  const [latest] = now.history
  if (latest && latest.id !== before.history[0]?.id)
    changes.unshift(
      say({
        en: `${latest.by ?? 'Somebody'} answered “${latest.outcome}” in the meantime.`,
        es: `Mientras tanto, ${latest.by ?? 'alguien'} respondió «${statusWords(latest.outcome).es}».`,
      }),
    )
  if (now.reportedWrongAt && now.reportedWrongAt !== before.reportedWrongAt)
    changes.unshift(
      say({
        en: 'It was reported wrong in the meantime.',
        es: 'Mientras tanto se reportó con errores.',
      }),
    )
  if (now.changedAtSourceAt && now.changedAtSourceAt !== before.changedAtSourceAt)
    changes.unshift(
      say({
        en: 'It changed at its source in the meantime.',
        es: 'Mientras tanto cambió en su fuente.',
      }),
    )
  return (
    changes.join(' ') ||
    say({
      en: 'Nothing that is asked here is different.',
      es: 'Nada de lo que se pregunta aquí es diferente.',
    })
  )
}
