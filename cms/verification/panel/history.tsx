'use client'

import { capitalized } from '../../documents/capitalized.ts'
import { type HistoryEntry, HistoryList } from '../../history/panel/index.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify, PastVerification } from '../endpoints/answers.ts'

const entryOf = (call: PastVerification): HistoryEntry => ({
  key: String(call.id),
  at: call.at,
  who: call.by ?? 'Somebody',
  did: capitalized(call.outcome),
  sentences: [
    ...call.sentences,
    ...(call.askAgainOn ? [`Due again ${momentInWords(call.askAgainOn)}`] : []),
  ],
  ...(call.note && { note: call.note }),
  undone: call.undoneAt ? { who: call.undoneBy ?? 'somebody', at: call.undoneAt } : null,
})

/** Earlier calls and their outcomes. */
export const History = ({ clinic: { history } }: { clinic: ClinicToVerify }) => {
  const language = usePanelLanguage()
  return (
    <section className="calls__card calls__history">
      <h3>Previous calls</h3>
      {history.length === 0 && <p>Nobody has called this clinic yet.</p>}
      {history.length > 0 && <HistoryList language={language} entries={history.map(entryOf)} />}
    </section>
  )
}
