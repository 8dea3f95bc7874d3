import { OPEN_CHOICES, type OpenChoice } from '../contract/constants.ts'
import { longestFirst, phraseOf } from '../contract/phrases.ts'
import { FLAG_FILTERS, type SaidFilter } from '../contract/said-filter.ts'
import { spokenLanguages } from '../contract/spoken-languages.ts'
import type { Known } from './need-table.ts'

/** What people type for being open at some time. A star stands for any ending. */
const OPEN: Record<OpenChoice, string> = {
  now: `open now, open right now, now open, open today, abiert* ahora, abiert* ahorita, abiert* hoy,
    abiert* en este momento`,
  late: `open late, late night, late hours, evening, evenings, evening hours, in the evening, open evenings,
    open in the evening, after hours, after work, after 5, after 5pm, after 5 pm, after 6, after 6pm, after 6 pm,
    nights, at night, open at night, night clinic*, abiert* tarde, abiert* hasta tarde, hasta tarde, de noche,
    en la noche, por la noche, despues del trabajo, despues de las 5, despues de las 6`,
  weekend: `weekend, weekends, on weekends, on the weekend, open weekends, open on weekends,
    open on the weekend, saturday*, on saturday*, open saturday*, open on saturday*, sunday*, on sunday*,
    open sunday*, open on sunday*, fin de semana, fines de semana, el fin de semana, los fines de semana,
    en fin de semana, abiert* el fin de semana, abiert* los fines de semana, sabado*, el sabado, los sabados,
    abiert* el sabado, abiert* los sabados, abiert* sabado*, domingo*, el domingo, los domingos,
    abiert* el domingo, abiert* los domingos, abiert* domingo*`,
}

/** What people type for the filters that are on or off. */
const ON: Record<(typeof FLAG_FILTERS)[number], string> = {
  isFree: `free, for free, no cost, at no cost, no charge, gratis, gratuit*, sin costo, sin pagar`,
  isLowCost: `low cost, lowcost, affordable, cheap, cheaper, cheapest, inexpensive, sliding scale, sliding fee,
    income based, bajo costo, de bajo costo, barat*, economic*`,
  acceptsUninsured: `uninsured, not insured, no insurance, no insurance needed, no health insurance,
    no medical insurance, without insurance, without health insurance, without medical insurance,
    dont have insurance, dont have health insurance, do not have insurance, have no insurance,
    doesnt have insurance, lost my insurance, sin seguro, sin seguro medico, sin seguro de salud,
    sin aseguranza, no tengo seguro, no tengo seguro medico, no tengo aseguranza, no tiene seguro,
    no tiene aseguranza`,
  walkInsWelcome: `walk ins, walkins, no appointment, no appointment needed, without appointment,
    without an appointment, sin cita, sin cita previa, sin hacer cita`,
  telehealth: `telehealth, tele health, telemedicine, tele medicine, virtual visit*, virtual appointment*,
    virtual doctor*, virtual, video visit*, video call*, video appointment*, online, online doctor*,
    online appointment*, online visit*, over the phone, by phone, by video, telesalud, telemedicina, por video,
    por videollamada, por telefono, en linea, cita* virtual*, consulta* virtual*`,
  noIdNeeded: `no id, no id needed, no id required, without id, without an id, without identification,
    no identification, dont have id, dont have an id, sin id, sin identificacion, no tengo identificacion,
    no tengo id`,
  noSsnNeeded: `no ssn, no ssn needed, without ssn, without a ssn, no social security number,
    no social security, without social security, without a social security number, sin seguro social,
    sin numero de seguro social, sin numero de social, no tengo seguro social,
    no tengo numero de seguro social`,
}

/** What people type for a language that is spoken. */
const spoken = ({ english, others }: { english: string; others: readonly string[] }): string =>
  [
    ...[english, `${english} speaking`, `speak* ${english}`, `in ${english}`],
    ...[`${english} interpreter*`, `${english} translator*`],
    // Not alone: Chino is a city, and some are said of food or people.
    ...others.flatMap((name) => [`en ${name}`, `habl* ${name}`, `que habl* ${name}`]),
  ].join()

const saying = (words: string, meaning: SaidFilter): Known<SaidFilter>[] =>
  words.split(',').map((text) => ({ phrase: phraseOf(text), meaning }))

/** The words for filters, the longest first. Every clinic here speaks English. */
export const FILTER_WORDS: readonly Known<SaidFilter>[] = longestFirst([
  ...OPEN_CHOICES.flatMap((value) => saying(OPEN[value], { name: 'open', value })),
  ...FLAG_FILTERS.flatMap((name) => saying(ON[name], { name, value: 'true' })),
  ...spokenLanguages()
    .filter(({ english }) => english !== 'English')
    .flatMap((one) => saying(spoken(one), { name: 'languages', value: one.english })),
])
