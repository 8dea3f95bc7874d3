import { KIND_WORDS, weeksInWords } from '@healthcare-for-all/cms/contract'
import type { clinicCard as en } from '../en/clinic-card.ts'
import { shortDate } from './dates.ts'
import { inMiles } from './numbers.ts'
import { atTime, clock, theTime } from './times.ts'

/** 'hasta las 5 p. m.' of today, or 'hasta el lunes a las 5 p. m.' */
const until = (time: string, day: string | undefined) =>
  day ? `hasta el ${day} ${atTime(time)}` : `hasta ${theTime(time)}`

export const clinicCard: typeof en = {
  miles: (miles) => `a ${inMiles(miles)}`,
  aboutMiles: (miles) => `a ${miles === 1 ? 'una milla, más o menos' : `unas ${inMiles(miles)}`}`,
  free: 'GRATIS',
  lowCost: 'BAJO COSTO',
  noId: 'No piden identificación',
  noSsn: 'No piden número de Seguro Social',
  verified: 'Verificada',
  verifiedOn: (iso) => `Verificada · ${shortDate(iso)}`,
  moreServices: (count) => `+${count} más`,
  noServices: 'Servicios médicos',
  noHours: 'Llame para saber el horario',
  callForAddress: 'Llame para saber la dirección',
  inEnglish: '(en inglés)',
  open: {
    always: 'Abierta las 24 horas',
    until: (time, day) => `Abierta ${until(time, day)}`,
    opens: (time, day) => (day ? `Abre el ${day} ${atTime(time)}` : `Abre ${atTime(time)}`),
    mayBeClosed: (holiday, time, day) =>
      `Hoy puede estar cerrada (${holiday})${time ? `. Suele abrir ${until(time, day)}` : ''}`,
    unless: (opens, holiday) => `${opens}, pero puede estar cerrada (${holiday})`,
    closedUntil: (iso) => `Cerrada temporalmente hasta el ${shortDate(iso)}`,
    confirm: 'llame para confirmar',
    access: KIND_WORDS.es.access,
    weeks: (weeks, day) => weeksInWords([weeks], day.toLowerCase(), 'es'),
    ...clock,
    days: {
      monday: 'lunes',
      tuesday: 'martes',
      wednesday: 'miércoles',
      thursday: 'jueves',
      friday: 'viernes',
      saturday: 'sábado',
      sunday: 'domingo',
    },
  },
  // 'a. m.' ends with the sentence's own full stop.
  printedOn: (iso, time) => `Impreso el ${shortDate(iso)} ${atTime(time).replace(/\.$/, '')}.`,
  staff: (count) => `${count}+ empleados`,
  callWord: 'Llamar',
  call: (phone) => `Llamar al ${phone}`,
  inLanguage: () => 'en español',
  extension: (extension) => `ext.\u00a0${extension}`,
  directions: 'Cómo llegar',
  details: 'Detalles',
  about: (name) => `sobre ${name}`,
  to: (name) => `a ${name}`,
}
