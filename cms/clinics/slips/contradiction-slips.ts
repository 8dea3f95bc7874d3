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
const CONTRADICTIONS: [one: [Name, Test], other: [Name, Test], question: string][] = [
  [
    ['isFree', yes],
    ['slidingFeeScale', yes],
    'It is free, but fees depend on income. Is all care free, or is it low-cost?',
  ],
  [
    ['isFree', yes],
    ['paymentOptions', sliding],
    'It is free, but the payment options name sliding fees. Is all care free, or is it low-cost?',
  ],
  [
    ['isFree', yes],
    ['firstVisitCost', costsMoney],
    'It is free, but a first visit costs money. Which is right?',
  ],
  [
    ['isFree', (value) => value === false],
    ['paymentOptions', costsNothing],
    'It is not marked as free, but the payment options say that it costs nothing. Which is right?',
  ],
  [
    ['slidingFeeScale', no],
    ['paymentOptions', sliding],
    'It has no sliding fee scale, but the payment options name one. Which is right?',
  ],
  [
    ['slidingFeeScale', no],
    ['eligibilityRequirements', sliding],
    'It has no sliding fee scale, but the requirements name one. Which is right?',
  ],
  [
    ['slidingFeeScale', no],
    ['firstVisitCost', says(/by income/i, /según (los |sus )?ingresos/i)],
    'It has no sliding fee scale, but a first visit costs by income. Which is right?',
  ],
  [
    ['acceptsUninsured', no],
    ['insuranceAccepted', needsNoInsurance],
    'It sees nobody without insurance, but no insurance is needed. Which is right?',
  ],
  [
    ['acceptsNewPatients', no],
    ['firstVisitWait', anything],
    'It takes no new patients, but there is a wait for a first visit. Which is right?',
  ],
  [
    ['walkInsWelcome', yes],
    ['appointmentNeeded', yes],
    'Walk-ins are welcome, but an appointment is needed. Which is right?',
  ],
  [
    ['walkInsWelcome', yes],
    ['appointments', onlyWithAppointment],
    'Walk-ins are welcome, but the text says that visits are by appointment only. Which is right?',
  ],
  [
    ['appointmentNeeded', yes],
    ['appointments', withoutAppointment],
    'An appointment is needed, but the text says that none is. Which is right?',
  ],
  [
    ['section330Funded', yes],
    ['fqhcLookAlike', yes],
    'A look-alike gets no Section 330 money. Which of the two is it?',
  ],
]

/** Asks about facts of one clinic that can't both be so. */
export const contradictionSlips = (facts: Facts): Slip[] =>
  CONTRADICTIONS.flatMap(([[one, isOne], [other, isOther], question]) =>
    isOne(facts[one]) && isOther(facts[other])
      ? [
          {
            key: `contradiction ${one} ${facts[one]}, ${other} ${facts[other]}`,
            path: other,
            question,
          },
        ]
      : [],
  )
