import type { Locale } from '../../contract/constants.ts'
import type { ReadyUse } from './uses.ts'

type Words = Record<Locale, string>

/** What can be begun with until editors have written ready answers of their own. */
export const DEFAULTS: Record<ReadyUse, { name: Words; text: Words }[]> = {
  reply: [
    {
      name: { en: 'We will check it', es: 'Lo vamos a revisar' },
      text: {
        en: 'Hello {name},\n\nThank you for telling us. We will call the clinic and correct its page.',
        es: 'Hola, {name}:\n\nGracias por avisarnos. Vamos a llamar a la clínica y a corregir su página.',
      },
    },
    {
      name: { en: 'No medical advice', es: 'Sin consejos médicos' },
      text: {
        en: 'Hello {name},\n\nThank you for writing. We keep a list of clinics and can’t give medical advice. Please call a clinic near you. In an emergency, call 911.',
        es: 'Hola, {name}:\n\nGracias por escribirnos. Mantenemos una lista de clínicas y no podemos dar consejos médicos. Llame a una clínica cercana. En una emergencia, llame al 911.',
      },
    },
  ],
  question: [
    {
      name: { en: 'Hours', es: 'Horario' },
      text: {
        en: 'On which days, and at what hours, does {clinic} see people?',
        es: '¿Qué días y a qué horas atiende {clinic}?',
      },
    },
    {
      name: { en: 'Cost', es: 'Costo' },
      text: {
        en: 'What does somebody without insurance pay for a first visit at {clinic}?',
        es: '¿Cuánto paga una persona sin seguro por la primera visita en {clinic}?',
      },
    },
  ],
  decline: [
    {
      name: { en: 'Not a clinic', es: 'No es una clínica' },
      text: {
        en: '{clinic} does not see patients, and this directory lists only clinics that do.',
        es: '{clinic} no atiende pacientes, y este directorio solo tiene clínicas que los atienden.',
      },
    },
    {
      name: { en: 'Nobody reached', es: 'No pudimos comunicarnos' },
      text: {
        en: 'We called {clinic} several times at the number that we were given, and reached nobody.',
        es: 'Llamamos varias veces a {clinic} al número que nos dieron, y nadie contestó.',
      },
    },
  ],
}
