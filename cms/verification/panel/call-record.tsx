import type { UIFieldServerProps } from 'payload'
import { capitalized } from '../../documents/capitalized.ts'
import { describeCall } from '../../history/index.ts'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import type { Verification } from '../../payload-types.ts'

/** What came of a call and what it changed, as people read it. */
export const CallRecord = ({ data, req }: UIFieldServerProps) => {
  const language = panelLanguage(req.i18n.language)
  const { outcome, changes } = data as Partial<Verification>
  const sentences = describeCall({ changes }, language)
  return (
    <div className="field-type">
      <h2>{outcome && capitalized(sayIn(language)(statusWords(outcome)))}</h2>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
