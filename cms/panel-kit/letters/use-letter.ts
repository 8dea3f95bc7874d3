import { useState } from 'react'
import { type Locale, localeOf } from '../../contract/paths.ts'
import type { ShownLetter } from '../../mail/show-letter.ts'
import { askEndpoint, sentenceOf } from '../ask-endpoint.ts'
import { inOther, type Ready, withReady } from './beginning.ts'

export interface LetterPlan {
  /** The endpoint that sends it; the one below, /preview, only shows it. */
  path: string
  /** The language to begin with. */
  locale: Locale
  ready: Ready
  /** What was typed before, and where it is kept, so that it outlives the form. */
  typed: string
  onType: (text: string) => void
  /** Sends it, and says what became of it. @throws why nothing was sent */
  onSend: (letter: { locale: Locale; text: string }) => Promise<void>
}

/** A letter from typing to sending. What was typed stays until it is sent. */
export const useLetter = ({ path, ready, typed, onType, onSend, ...begun }: LetterPlan) => {
  const [locale, setLocale] = useState(begun.locale)
  const [shown, setShown] = useState<ShownLetter>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const offered = ready[locale] ?? []

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setTrouble('')
    await work().catch((error: unknown) => setTrouble(sentenceOf(error)))
    setBusy(false)
  }
  return {
    locale,
    text: typed,
    busy,
    trouble,
    shown,
    ready: offered,
    type: onType,
    speak: (value: string) => {
      const next = localeOf(value)
      onType(inOther(typed, offered, ready[next]))
      setLocale(next)
    },
    begin: (id: number) => {
      const chosen = offered.find((one) => one.id === id)
      if (chosen) onType(withReady(typed, offered, chosen))
    },
    show: () =>
      attempt(async () =>
        setShown(await askEndpoint<ShownLetter>(`${path}/preview`, { locale, text: typed })),
      ),
    edit: () => setShown(undefined),
    send: () => attempt(() => onSend({ locale, text: typed })),
  }
}
