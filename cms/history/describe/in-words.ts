import { isEmpty } from '../../documents/empty.ts'
import { DATES } from '../../panel-kit/moment.ts'
import { type InEach, inEach, type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'

const QUOTED_FROM = 60
/** Words on each side of what changed in a long text. */
const AROUND = 3
const MOST = 240

const AND = inEach((language) => new Intl.ListFormat(DATES[language]))

/** 'Vision, Dental care, and Labs' */
export const listed = (words: readonly string[], language: PanelLanguage = 'en'): string =>
  AND[language].format(words)

const clipped = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text

/** A long text stands in quotes, so that its end shows. */
const quoted = (text: string, language: PanelLanguage): string =>
  text.length > QUOTED_FROM || /[.!?…]$/.test(text)
    ? sayIn(language)({ en: `“${clipped(text)}”`, es: `«${clipped(text)}»` })
    : text

/** 'Phone: 864-555-0142 became 864-555-0177'; a value that is null was not there. */
export const became = (
  label: string,
  before: string | null,
  now: string | null,
  language: PanelLanguage = 'en',
): string => {
  const say = sayIn(language)
  if (before === null) {
    const added = quoted(now ?? '', language)
    return say({ en: `${label}: ${added} was added`, es: `${label}: se agregó ${added}` })
  }
  if (now === null) {
    const removed = quoted(before, language)
    return say({ en: `${label}: ${removed} was removed`, es: `${label}: se quitó ${removed}` })
  }
  const [one, other] = changedParts(before, now)
  const [was, is] = [quoted(one, language), quoted(other, language)]
  return say({ en: `${label}: ${was} became ${is}`, es: `${label}: ${was} cambió a ${is}` })
}

const UNKNOWN = { en: 'unknown', es: 'no se sabe' }
const ANSWERS: Readonly<Record<string, InEach>> = {
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
}

const answer = (value: unknown, say: Say): string =>
  isEmpty(value) ? say(UNKNOWN) : say(ANSWERS[String(value)] ?? inEach(() => String(value)))

/** 'Free: no became yes' */
export const answerBecame = (
  label: string,
  before: unknown,
  now: unknown,
  language?: PanelLanguage,
): string => {
  const say = sayIn(language)
  const [was, is] = [answer(before, say), answer(now, say)]
  return say({ en: `${label}: ${was} became ${is}`, es: `${label}: ${was} cambió a ${is}` })
}

const commonStart = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((word, index) => word !== other[index])
  return differs < 0 ? one.length : differs
}

/** Of two long texts, what differs, with a few words on each side. */
const changedParts = (before: string, now: string): [string, string] => {
  if (Math.max(before.length, now.length) <= QUOTED_FROM) return [before, now]
  const [one, other] = [before.split(/\s+/), now.split(/\s+/)]
  const start = Math.max(0, commonStart(one, other) - AROUND)
  const [left, right] = [one.slice(start).reverse(), other.slice(start).reverse()]
  const end = Math.max(0, Math.min(commonStart(left, right), left.length, right.length) - AROUND)
  const part = (words: readonly string[]) => {
    const kept = words.slice(start, words.length - end).join(' ')
    return `${start > 0 ? '…' : ''}${kept}${end > 0 ? '…' : ''}`
  }
  return [part(one), part(other)]
}

const inList = (words: readonly string[], language: PanelLanguage): string =>
  listed(
    words.map((word) => quoted(word, language)),
    language,
  )

const wasOrWere = ({ length }: readonly string[]) => (length === 1 ? 'was' : 'were')

/** 'Services: Vision was added; Labs was removed' */
export const listBecame = (
  label: string,
  before: readonly string[],
  now: readonly string[],
  language: PanelLanguage = 'en',
): string => {
  const say = sayIn(language)
  const added = now.filter((word) => !before.includes(word))
  const removed = before.filter((word) => !now.includes(word))
  const [came, went] = [inList(added, language), inList(removed, language)]
  const changes = [
    came && say({ en: `${came} ${wasOrWere(added)} added`, es: `se agregó ${came}` }),
    went && say({ en: `${went} ${wasOrWere(removed)} removed`, es: `se quitó ${went}` }),
  ]
  const words = changes.filter(Boolean).join('; ')
  return `${label}: ${words || say({ en: 'put in another order', es: 'cambió el orden' })}`
}
