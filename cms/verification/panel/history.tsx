'use client'

import { capitalized } from '../../documents/capitalized.ts'
import { type HistoryEntry, HistoryList } from '../../history/panel/index.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify, PastVerification } from '../endpoints/answers.ts'

const entryOf = (call: PastVerification, language: PanelLanguage): HistoryEntry => {
  const say = sayIn(language)
  return {
    key: String(call.id),
    at: call.at,
    who: call.by ?? say({ en: 'Somebody', es: 'Alguien' }),
    did: capitalized(say(statusWords(call.outcome))),
    sentences: call.sentences,
    ...(call.note && { note: call.note }),
    undone: call.undoneAt
      ? { who: call.undoneBy ?? say({ en: 'somebody', es: 'alguien' }), at: call.undoneAt }
      : null,
  }
}

/** Earlier calls and their outcomes. */
export const History = ({ clinic: { history } }: { clinic: ClinicToVerify }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <section className="calls__card calls__history">
      <h3>{say({ en: 'Previous calls', es: 'Llamadas anteriores' })}</h3>
      {history.length === 0 && (
        <p>
          {say({
            en: 'Nobody has called this clinic yet.',
            es: 'Nadie ha llamado todavía a esta clínica.',
          })}
        </p>
      )}
      {history.length > 0 && (
        <HistoryList language={language} entries={history.map((call) => entryOf(call, language))} />
      )}
    </section>
  )
}
