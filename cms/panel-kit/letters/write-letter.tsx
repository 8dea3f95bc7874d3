'use client'
import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { LOCALES, type Locale } from '../../contract/paths.ts'
import { onePress } from '../one-press.ts'
import { LetterPreview } from './preview.tsx'
import { type LetterPlan, useLetter } from './use-letter.ts'
import './letters.css'
import { useSay } from '../use-say.ts'

interface WriteLetterProps extends LetterPlan {
  /** Of the text: 'Your answer'. */
  label: string
  /** On the button that sends it. */
  send: string
  nameOf: (locale: Locale) => string
  /** Whether somebody has just pressed for it, so that it takes the focus. */
  isWanted: boolean
  onCancel: () => void
}

/** Where a colleague writes a letter, sees how it will arrive, and sends it. */
export const WriteLetter = ({
  label,
  send,
  nameOf,
  isWanted,
  onCancel,
  ...plan
}: WriteLetterProps) => {
  const say = useSay()
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
                <span>{say({ en: 'Language', es: 'Idioma' })}</span>
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
                <span>
                  {say({
                    en: 'Begin with a ready answer',
                    es: 'Empezar con una respuesta preparada',
                  })}
                </span>
                <select value="" onChange={({ target }) => letter.begin(Number(target.value))}>
                  <option value="">{say({ en: 'Choose one', es: 'Elija una' })}</option>
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
              : say({
                  en: `${label} (they read ${nameOf(locale)})`,
                  es: `${label} (lo leen en ${nameOf(locale)})`,
                })}
          </label>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: only where somebody has just pressed for it
            autoFocus={isWanted}
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
          {busy ? say({ en: 'One moment…', es: 'Un momento…' }) : send}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={busy || isEmpty}
          margin={false}
          onClick={() => void (shown ? letter.edit() : letter.show())}
        >
          {shown ? say({ en: 'Edit', es: 'Editar' }) : say({ en: 'Preview', es: 'Vista previa' })}
        </Button>
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={onCancel}>
          {say({ en: 'Cancel', es: 'Cancelar' })}
        </Button>
      </div>
      <p role="alert" className="letters-trouble">
        {letter.trouble}
      </p>
    </fieldset>
  )
}
