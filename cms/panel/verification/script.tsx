'use client'

import { useState } from 'react'
import { SCRIPT } from './script-words.ts'

const LANGUAGES = ['en', 'es'] as const

/** What to say on the telephone. It starts closed for whoever knows it by heart. */
export const Script = ({ caller }: { caller: string }) => {
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('en')
  const words = SCRIPT[language]
  return (
    <details className="verify__script" open>
      <summary>What to say</summary>
      <fieldset className="verify__segments">
        <legend className="verify__hidden">Language of the script</legend>
        {LANGUAGES.map((code) => (
          <label key={code}>
            <input
              checked={code === language}
              name="script-language"
              onChange={() => setLanguage(code)}
              type="radio"
            />
            <span lang={code}>{SCRIPT[code].label}</span>
          </label>
        ))}
      </fieldset>
      <div lang={language}>
        <p>
          {words.greeting(caller)} {words.ask}
        </p>
        <ol>
          {words.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p>{words.thanks}</p>
      </div>
    </details>
  )
}
