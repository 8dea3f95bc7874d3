import { reasonWords } from '../../clinics/panel/index.ts'
import { longDay } from '../../panel-kit/dates.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { type InEach, type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
import type { Saying } from '../decisions.ts'
import type { PairClinic, PairRow } from '../endpoints/answers.ts'

const FEET_PER_MILE = 5_280

/** '340 feet apart', '0.3 miles apart' */
export const distanceInWords = (miles: number): InEach => {
  if (miles < 0.004) return { en: 'at the same point', es: 'en el mismo punto' }
  if (miles < 0.1) {
    const feet = inThousands(Math.round((miles * FEET_PER_MILE) / 10) * 10)
    return { en: `${feet} feet apart`, es: `a ${feet} pies una de la otra` }
  }
  const far = miles.toFixed(1)
  return { en: `${far} miles apart`, es: `a ${far} millas una de la otra` }
}

export const reasonsInWords = (reasons: readonly string[], language: PanelLanguage): string => {
  const text = reasonWords(reasons, language)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const placeOf = ({ address, city, state }: PairClinic): string =>
  [address, city, state].filter(Boolean).join(', ')

const SOURCES: Readonly<Record<string, InEach>> = {
  editor: { en: 'Typed in the panel', es: 'Escrita en el panel' },
  submission: { en: 'From a submission', es: 'De una solicitud' },
}

export const sourceOf = ({ source }: PairClinic): InEach =>
  SOURCES[source] ?? { en: `From ${source}`, es: `De ${source}` }

export const SAID: Record<Saying, InEach> = {
  'not the same': { en: 'not the same', es: 'no son la misma' },
  'same building': { en: 'same building', es: 'mismo edificio' },
}

/** 'Said to be ‘not the same’ before. New since then: same phone number.' */
export const askedAgainInWords = (
  { askedAgain, decidedBefore }: PairRow,
  language: PanelLanguage,
): string | undefined => {
  if (!askedAgain) return undefined
  const say = sayIn(language)
  const before = decidedBefore ? say(SAID[decidedBefore]) : ''
  const news = reasonWords([askedAgain], language)
  return say({
    en: `Said to be ‘${before}’ before. New since then: ${news}.`,
    es: `Antes se dijo: «${before}». Nuevo desde entonces: ${news}.`,
  })
}

/** 'Ana said ‘not the same’ on November 21, 2026.' */
export const decisionInWords = (
  { decision, decidedBy, decidedAt }: PairRow,
  language: PanelLanguage,
): string => {
  const say: Say = sayIn(language)
  const day = decidedAt ? longDay(decidedAt, language) : ''
  const on = day && say({ en: ` on ${day}`, es: ` el ${day}` })
  const who = decidedBy ?? say({ en: 'Somebody who has left', es: 'Alguien que ya no está' })
  if (decision === 'merged')
    return say({ en: `${who} merged them${on}.`, es: `${who} las combinó${on}.` })
  const said = decision === 'open' ? decision : say(SAID[decision])
  return say({ en: `${who} said ‘${said}’${on}.`, es: `${who} dijo «${said}»${on}.` })
}
