import { shortDay } from '../../panel-kit/dates.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import type { Reason } from '../reasons.ts'

/** What came up on a day. */
const NEWS: Partial<Record<Reason, InEach>> = {
  reported: { en: 'Reported wrong', es: 'Reportada con errores' },
  changed: { en: 'Changed at its source', es: 'Cambió en su fuente' },
  phone: { en: 'A number that can’t exist, entered', es: 'Un número imposible, ingresado' },
  website: {
    en: 'The web address did not answer for the second time',
    es: 'La dirección web no respondió por segunda vez',
  },
  point: {
    en: 'A point far from its ZIP code, entered',
    es: 'Un punto lejos de su código postal, ingresado',
  },
}

/** Why somebody should call it. */
export const reasonInWords = (clinic: ClinicToVerify, language: PanelLanguage): string => {
  const say = sayIn(language)
  const on = (moment: string | null) => {
    const day = moment && shortDay(moment, language)
    return day ? say({ en: ` on ${day}`, es: ` el ${day}` }) : ''
  }
  if (clinic.list === 'numbers') return say({ en: 'Find a number', es: 'Buscar un número' })
  const { reason, reasonSince, isDue, lastVerifiedAt } = clinic
  const news = NEWS[reason]
  if (news) return say(news) + on(reasonSince)
  if (reason === 'never') return say({ en: 'Never verified', es: 'Nunca verificada' })
  const due = say(
    isDue ? { en: 'Due', es: 'Le toca' } : { en: 'Not due yet', es: 'Todavía no le toca' },
  )
  const last = say({ en: 'last verified', es: 'última verificación' })
  return `${due}, ${last}${on(lastVerifiedAt)}`
}
