import { useState } from 'react'
import { type Locale, localeOf } from '../../contract/paths.ts'
import type { ShownLetter } from '../../mail/show-letter.ts'
import { askEndpoint, sentenceOf } from '../ask-endpoint.ts'
import { useKept, useOwnTyping } from '../kept-typing.ts'
import { inOther, type Ready, withReady } from './beginning.ts'

export interface LetterPlan {
  /** The endpoint that sends it; the one below, /preview, only shows it. */
  path: string
  /** The language to begin with. */
  locale: Locale
  ready: Ready
  /** What the letter is about, for keeping what is typed: 'message-3'. */
  about: string
  /** Sends it, and says what became of it. @throws why nothing was sent */
  onSend: (letter: { locale: Locale; text: string }) => Promise<void>
}

/** A letter from typing to sending. What was typed stays in this tab until `forgetTyping`. */
export const useLetter = ({ path, about, ready, onSend, ...begun }: LetterPlan) => {
  const typing = useOwnTyping(about)
  const [locale, setLocale] = useKept(typing, 'locale', begun.locale)
  const [text, setText] = useKept(typing, 'letter', '')
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
    text,
    busy,
    trouble,
    shown,
    ready: offered,
    type: setText,
    speak: (value: string) => {
      const next = localeOf(value)
      setText(inOther(text, offered, ready[next]))
      setLocale(next)
    },
    begin: (id: number) => {
      const chosen = offered.find((one) => one.id === id)
      if (chosen) setText(withReady(text, offered, chosen))
    },
    show: () =>
      attempt(async () =>
        setShown(await askEndpoint<ShownLetter>(`${path}/preview`, { locale, text })),
      ),
    edit: () => setShown(undefined),
    send: () => attempt(() => onSend({ locale, text })),
  }
}
