import type { Locale } from '../../contract/constants.ts'
import type { ReadyText } from './letter-form.ts'

/** Ready texts by the languages that can be written in. */
export type Ready = Partial<Record<Locale, ReadyText[]>>

/** A ready text takes the place of another, but is added to what somebody has typed. */
export const withReady = (typed: string, ready: ReadyText[], chosen: ReadyText): string => {
  const isUnchanged = typed.trim() === '' || ready.some(({ text }) => text === typed)
  return isUnchanged ? chosen.text : `${typed.trimEnd()}\n\n${chosen.text}`
}

/** In another language, a ready text that nobody has changed is that language's. */
export const inOther = (typed: string, from: ReadyText[] = [], to: ReadyText[] = []): string => {
  const same = from.find(({ text }) => text === typed)
  return to.find(({ id }) => id === same?.id)?.text ?? typed
}
