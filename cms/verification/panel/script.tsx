'use client'

import { useState } from 'react'
import { useSay } from '../../panel-kit/use-say.ts'
import { SCRIPT, type ScriptLanguage } from './script-words.ts'

const LANGUAGES = ['en', 'es'] as const

const CLOSED = 'verify-script-closed'

interface ScriptProps {
  /** Empty if their account has no name. */
  caller: string
  /** In which the questions are asked, too. */
  language: ScriptLanguage
  setLanguage: (language: ScriptLanguage) => void
}

/** What to say on the phone before and after the questions. Once closed, it stays closed for people who know it by heart. */
export const Script = ({ caller, language, setLanguage }: ScriptProps) => {
  const say = useSay()
  const [open] = useState(() => localStorage.getItem(CLOSED) === null)
  const words = SCRIPT[language]
  return (
    <details
      className="calls__script"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) localStorage.removeItem(CLOSED)
        else localStorage.setItem(CLOSED, 'yes')
      }}
      open={open}
    >
      <summary>{say({ en: 'What to say', es: 'Qué decir' })}</summary>
      <fieldset className="calls__segments">
        <legend className="read-aloud">
          {say({ en: 'Language of the script', es: 'Idioma del guion' })}
        </legend>
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
        <p>{words.thanks}</p>
      </div>
    </details>
  )
}
