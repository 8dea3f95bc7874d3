import { type InEach, type Say, sayIn } from '../../panel-kit/say.ts'
import type { Slip } from './slip.ts'

/** Facts as they are stored, not checked yet: a yes/no is 'yes', 'no' or null. */
type Facts = Partial<Record<Name, unknown>>
type Name =
  | 'isFree'
  | 'slidingFeeScale'
  | 'paymentOptions'
  | 'eligibilityRequirements'
  | 'firstVisitCost'
  | 'firstVisitWait'
  | 'insuranceAccepted'
  | 'acceptsUninsured'
  | 'acceptsNewPatients'
  | 'walkInsWelcome'
  | 'appointmentNeeded'
  | 'appointments'
  | 'section330Funded'
  | 'fqhcLookAlike'

type Test = (value: unknown) => boolean

const yes: Test = (value) => value === 'yes' || value === true
const no: Test = (value) => value === 'no'

/** Whether a text, or an entry of a list, says something, in English or Spanish. */
const says =
  (...words: RegExp[]): Test =>
  (value) =>
    [value].flat().some((text) => typeof text === 'string' && words.some((word) => word.test(text)))

const sliding = says(/(?<!\bno )sliding/i, /según (los |sus )?ingresos/i)
const onlyWithAppointment = says(/by appointment only/i, /(solo|únicamente) con cita/i)
const withoutAppointment = says(/no appointment (is )?needed/i, /no (se )?necesita cita/i)
const costsNothing = says(/^no charge/i, /^sin costo/i)
const costsMoney = says(/\$\s?[1-9]/)
const needsNoInsurance = says(/no insurance needed/i, /no se necesita seguro/i)
const anything = says(/\S/)

/** What can't both be so. The second fact is the one to look at. */
const CONTRADICTIONS: [one: [Name, Test], other: [Name, Test], question: InEach][] = [
  [
    ['isFree', yes],
    ['slidingFeeScale', yes],
    {
      en: 'It is free, but fees depend on income. Is all care free, or is it low-cost?',
      es: 'Es gratis, pero las tarifas dependen de los ingresos. ¿Toda la atención es gratis, o es de bajo costo?',
    },
  ],
  [
    ['isFree', yes],
    ['paymentOptions', sliding],
    {
      en: 'It is free, but the payment options name sliding fees. Is all care free, or is it low-cost?',
      es: 'Es gratis, pero las formas de pago mencionan tarifas según ingresos. ¿Toda la atención es gratis, o es de bajo costo?',
    },
  ],
  [
    ['isFree', yes],
    ['firstVisitCost', costsMoney],
    {
      en: 'It is free, but a first visit costs money. Which is right?',
      es: 'Es gratis, pero la primera visita cuesta dinero. ¿Qué es lo correcto?',
    },
  ],
  [
    ['isFree', (value) => value === false],
    ['paymentOptions', costsNothing],
    {
      en: 'It is not marked as free, but the payment options say that it costs nothing. Which is right?',
      es: 'No está marcada como gratis, pero las formas de pago dicen que no cuesta nada. ¿Qué es lo correcto?',
    },
  ],
  [
    ['slidingFeeScale', no],
    ['paymentOptions', sliding],
    {
      en: 'It has no sliding fee scale, but the payment options name one. Which is right?',
      es: 'No tiene tarifa según ingresos, pero las formas de pago mencionan una. ¿Qué es lo correcto?',
    },
  ],
  [
    ['slidingFeeScale', no],
    ['eligibilityRequirements', sliding],
    {
      en: 'It has no sliding fee scale, but the requirements name one. Which is right?',
      es: 'No tiene tarifa según ingresos, pero los requisitos mencionan una. ¿Qué es lo correcto?',
    },
  ],
  [
    ['slidingFeeScale', no],
    ['firstVisitCost', says(/by income/i, /según (los |sus )?ingresos/i)],
    {
      en: 'It has no sliding fee scale, but a first visit costs by income. Which is right?',
      es: 'No tiene tarifa según ingresos, pero la primera visita cuesta según los ingresos. ¿Qué es lo correcto?',
    },
  ],
  [
    ['acceptsUninsured', no],
    ['insuranceAccepted', needsNoInsurance],
    {
      en: 'It sees nobody without insurance, but no insurance is needed. Which is right?',
      es: 'No atiende a nadie sin seguro, pero no se necesita seguro. ¿Qué es lo correcto?',
    },
  ],
  [
    ['acceptsNewPatients', no],
    ['firstVisitWait', anything],
    {
      en: 'It takes no new patients, but there is a wait for a first visit. Which is right?',
      es: 'No acepta pacientes nuevos, pero hay espera para la primera visita. ¿Qué es lo correcto?',
    },
  ],
  [
    ['walkInsWelcome', yes],
    ['appointmentNeeded', yes],
    {
      en: 'Walk-ins are welcome, but an appointment is needed. Which is right?',
      es: 'Atiende sin cita, pero se necesita cita. ¿Qué es lo correcto?',
    },
  ],
  [
    ['walkInsWelcome', yes],
    ['appointments', onlyWithAppointment],
    {
      en: 'Walk-ins are welcome, but the text says that visits are by appointment only. Which is right?',
      es: 'Atiende sin cita, pero el texto dice que solo se atiende con cita. ¿Qué es lo correcto?',
    },
  ],
  [
    ['appointmentNeeded', yes],
    ['appointments', withoutAppointment],
    {
      en: 'An appointment is needed, but the text says that none is. Which is right?',
      es: 'Se necesita cita, pero el texto dice que no. ¿Qué es lo correcto?',
    },
  ],
  [
    ['section330Funded', yes],
    ['fqhcLookAlike', yes],
    {
      en: 'A look-alike gets no Section 330 money. Which of the two is it?',
      es: 'Un centro similar (look-alike) no recibe fondos de la sección 330. ¿Cuál de los dos es?',
    },
  ],
]

/** Asks about facts of one clinic that can't both be so. */
export const contradictionSlips = (facts: Facts, say: Say = sayIn('en')): Slip[] =>
  CONTRADICTIONS.flatMap(([[one, isOne], [other, isOther], question]) =>
    isOne(facts[one]) && isOther(facts[other])
      ? [
          {
            key: `contradiction ${one} ${facts[one]}, ${other} ${facts[other]}`,
            path: other,
            question: say(question),
          },
        ]
      : [],
  )
