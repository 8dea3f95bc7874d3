import type { StepWords } from './words.ts'

export const es: StepWords = {
  subjects: {
    received: 'Recibimos su clínica',
    'in review': 'Estamos revisando su clínica',
    verified: 'Su clínica está verificada',
    published: 'Su clínica está en el directorio',
    declined: 'No agregamos su clínica al directorio',
  },
  quoted: (name) => `«${name}»`,
  received: (clinic, site) => [
    `${clinic} se envió a ${site} para estar en el directorio. Gracias.`,
    'Ahora revisamos lo que envió, casi siempre en 24 horas o menos.',
  ],
  inReview: (clinic) => [
    `Estamos revisando lo que envió sobre ${clinic}.`,
    'Ahora confirmamos la dirección, el teléfono y los servicios. Quizás le llamemos o le escribamos.',
  ],
  verified: (clinic) => [
    `Ya revisamos lo que envió sobre ${clinic}.`,
    'Ahora la publicamos, casi siempre en 2 o 3 días hábiles desde que la envió.',
  ],
  published: (clinic, page) => [
    `${clinic} está en el directorio. Ya la pueden encontrar todos:`,
    { href: page, label: 'Ver su página' },
    'Si algo cambia, díganos en la página de contacto. Estar en el directorio es gratis.',
  ],
  declined: (clinic, reason) => [
    `No agregamos ${clinic} al directorio. El motivo:`,
    { quote: reason },
    'Si eso ha cambiado, o es un error, escríbanos en la página de contacto y lo revisamos otra vez.',
  ],
  questionSubject: 'Una pregunta sobre su clínica',
  question: (clinic, asked, link) => [
    `Estamos revisando lo que envió sobre ${clinic} y tenemos una pregunta:`,
    { quote: asked },
    'Nadie lee las respuestas a este correo. Responda en su página privada:',
    { href: link, label: 'Responder la pregunta' },
  ],
  end: (link) => [
    ...(link
      ? [
          'Vea cómo va cuando quiera. No le dé este enlace a nadie: quien lo tiene también puede verlo.',
          { href: link, label: 'Ver cómo va', isQuiet: true as const },
        ]
      : ['No le dé este enlace a nadie: quien lo tiene puede ver cómo va y responder.']),
    'Si usted no nos envió ninguna clínica, otra persona usó su correo. No tiene que hacer nada.',
  ],
}
