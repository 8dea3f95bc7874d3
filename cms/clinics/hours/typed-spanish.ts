import {
  PASSED_OVER,
  type Phrase,
  phrase,
  type TypedWords,
  WEEK,
  WEEKEND,
  WORKDAYS,
} from './typed-language.ts'
import { timePattern } from './typed-times.ts'

// 'de 9 a 5' has no morning in it.
const HALF = '[ap]\\.?\\s*m\\b\\.?'
const NAMED = 'mediodia|medianoche'
const TIME = timePattern(HALF, NAMED)
const SPAN = `(?:las? )?${TIME}\\s*(?:-|al?|hasta|y)\\s*(?:las? )?${TIME}`

const HOLIDAY = '(?:los )?(?:dias )?(?:festivos|feriados|de fiesta)\\b'

const ORDINALS = [
  ['first', 'primer[oa]?|1er|1ro|1o'],
  ['second', 'segund[oa]|2do|2o'],
  ['third', 'tercer[oa]?|3er|3ro'],
  ['fourth', 'cuart[oa]|4to'],
  ['fifth', 'quint[oa]|5to'],
  ['last', 'ultim[oa]s?'],
] as const

const PHRASES: readonly Phrase[] = [
  // One letter is a day on Spanish pages alone, but these are unmistakable.
  [/\bl(\s*-\s*)v\b/g, 'lun$1vie'],
  [/\bl(\s*-\s*)s\b/g, 'lun$1sab'],
  [/\bl(\s*-\s*)d\b/g, 'lun$1dom'],
  [/medio dia/g, 'mediodia'],
  [/media noche/g, 'medianoche'],
  [phrase('\\b12(?::00)? (?:de la noche|medianoche)'), 'medianoche'],
  [phrase('\\b12(?::00)? (?:del |de )?mediodia'), 'mediodia'],
  // '12 de la mañana' is midnight to some and noon to others.
  [/(?<!12(?::00)?\s*)de la (?:manana|madrugada)/g, 'am'],
  [/de la (?:tarde|noche)/g, 'pm'],
  [
    phrase(`\\b(?:y )?(?:cerrad[oa]s?|except[uo]\\w*|salvo) (?:en |durante )?${HOLIDAY}`),
    PASSED_OVER,
  ],
  [
    phrase('\\b(?:no (?:se )?(?:necesita|requiere) cita|se aceptan (?:pacientes )?sin cita)'),
    PASSED_OVER,
  ],
  [phrase('\\b(?:o|y|tambien) con (?:previa )?cita(?: previa)?'), PASSED_OVER],
  [phrase('\\bsin (?:previa )?cita(?: previa)?'), ' {walkIn} '],
  [
    phrase(
      '\\b(?:(?:solo|solamente|unicamente) )?(?:(?:con|por|mediante|previa) (?:previa )?citas?(?: previa)?|cita previa|citas)(?: (?:solo|solamente|unicamente))?\\b',
    ),
    ' {appointment} ',
  ],
  [
    phrase(
      '\\b(?:(?:por )?favor (?:de )?)?llam(?:e|ar) (?:antes|primero)(?: de (?:venir|ir|visitar))?',
    ),
    ' {call} ',
  ],
  [
    phrase(
      `\\bcerrad[oa]s? (?:(?:para|por|durante) (?:el |la |hora de )*(?:almuerzo|almorzar|comida|comer) ?,? ?)?(?:de )?(?=${SPAN})`,
    ),
    ' {lunch} ',
  ],
  [phrase('\\b(?:del|de cada|cada|al) mes\\b|\\bmensual(?:mente)?\\b'), ' {month} '],
  [
    phrase('\\bcada (?:dos|2) semanas|\\bcada (?:quince|15) dias|\\bsemanas alternas|\\balternos'),
    ' {alternate} ',
  ],
  [phrase('\\b(?:algun[oa]s|ciert[oa]s)\\b'), ' {some} '],
  ...ORDINALS.map(
    ([week, typed]) => [phrase(`\\b(?:el )?(?:${typed})\\b`), ` {${week}} `] as const,
  ),
]

const MAIN =
  'horario horarios horas de del la el los las atencion oficina clinica consultorio centro consulta abierto abierta abrimos dias servicio'

const DESK = ['administracion', 'administrativo']

const SEASON =
  /\b(?:temporadas?|verano|invierno|primavera|otono|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|temporal\w*|hasta|nuevo|semanas?|mes|meses|ano)\b/

const DANGER =
  /\b(?:solo|solamente|excep\w*|salvo|pero|no|vari\w*|telefon\w*|linea|virtual\w*|cerrad\w*|suspen\w*|cancel\w*|algun\w*|despues|antes|entre|festivos|feriados)\b|\d/

/** '17:00' → '5:00 p. m.' */
const onTwelveHours = (time: string): string => {
  const [hour = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'a. m.' : 'p. m.'}`
}

export const TYPED_SPANISH: TypedWords = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  // 'M' may be Tuesday or Wednesday.
  letters: { l: 0, x: 2, j: 3, v: 4, s: 5, d: 6 },
  spans: {
    'todos los dias': WEEK,
    'cada dia': WEEK,
    'a diario': WEEK,
    diario: WEEK,
    diariamente: WEEK,
    '7 dias a la semana': WEEK,
    '7 dias de la semana': WEEK,
    'siete dias a la semana': WEEK,
    'siete dias de la semana': WEEK,
    'entre semana': WORKDAYS,
    'dias de semana': WORKDAYS,
    'dias habiles': WORKDAYS,
    'dias laborables': WORKDAYS,
    'fines de semana': WEEKEND,
    'fin de semana': WEEKEND,
  },
  wholeDay: '(?:abiert[oa]\\s+)?(?:las\\s+)?24\\s*(?:horas|hrs?)(?:\\s+(?:al|del)\\s+dia)?',
  closed: 'cerrad[oa]s?',
  half: HALF,
  named: NAMED,
  to: 'al?|hasta',
  and: 'y|e',
  filler: 'abiert[oa]|cada|de|desde|el|las?|los|horas?|hrs?|h',
  phrases: PHRASES,
  main: new Set(MAIN.split(' ')),
  desk: new Set(DESK),
  season: SEASON,
  danger: DANGER,
  stretch: (...times) => times.map(onTwelveHours).join(' - '),
}
