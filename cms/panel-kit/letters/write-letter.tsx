'use client'
import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { LOCALES, type Locale } from '../../contract/paths.ts'
import { onePress } from '../one-press.ts'
import { LetterPreview } from './preview.tsx'
import { type LetterPlan, useLetter } from './use-letter.ts'
import './letters.css'

interface WriteLetterProps extends LetterPlan {
  /** Of the text: 'Your answer'. */
  label: string
  /** On the button that sends it. */
  send: string
  nameOf: (locale: Locale) => string
  onCancel: () => void
}

/** Where a colleague writes a letter, sees how it will arrive, and sends it. */
export const WriteLetter = ({ label, send, nameOf, onCancel, ...plan }: WriteLetterProps) => {
  const id = useId()
  const letter = useLetter(plan)
  const { locale, text, busy, shown, ready } = letter
  const offered = LOCALES.filter((known) => known in plan.ready)
  const isEmpty = text.trim() === ''
  return (
    <fieldset className="letters-write">
      {shown ? (
        <LetterPreview letter={shown} />
      ) : (
        <>
          <div className="letters-choices">
            {offered.length > 1 && (
              <label>
                <span>Language</span>
                <select value={locale} onChange={({ target }) => letter.speak(target.value)}>
                  {offered.map((known) => (
                    <option key={known} value={known}>
                      {nameOf(known)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {ready.length > 0 && (
              <label>
                <span>Begin with a ready answer</span>
                <select value="" onChange={({ target }) => letter.begin(Number(target.value))}>
                  <option value="">Choose one</option>
                  {ready.map(({ id: one, name }) => (
                    <option key={one} value={one}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <label htmlFor={id}>
            {offered.length > 1 || locale === 'en'
              ? label
              : `${label} (they read ${nameOf(locale)})`}
          </label>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: it appears where somebody has just pressed for it
            autoFocus
            id={id}
            rows={8}
            maxLength={10_000}
            lang={locale}
            value={text}
            onChange={({ target }) => letter.type(target.value)}
          />
        </>
      )}
      <div className="letters-actions">
        <Button
          disabled={busy || isEmpty}
          margin={false}
          onClick={onePress(() => void letter.send())}
        >
          {busy ? 'One moment…' : send}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={busy || isEmpty}
          margin={false}
          onClick={() => void (shown ? letter.edit() : letter.show())}
        >
          {shown ? 'Edit' : 'Preview'}
        </Button>
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p role="alert" className="letters-trouble">
        {letter.trouble}
      </p>
    </fieldset>
  )
}
