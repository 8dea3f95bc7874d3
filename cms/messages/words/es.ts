import { longDay } from '../../panel-kit/dates.ts'
import type { MessageWords } from './words.ts'

export const es: MessageWords = {
  confirmSubject: 'Confirme su correo electrónico',
  confirm: (site, link) => ({
    parts: [
      `Alguien, quizás usted, se suscribió al boletín de ${site}. Para recibirlo, abra esta página y oprima el botón. El enlace funciona por 7 días.`,
      { href: link, label: 'Confirmar mi correo' },
    ],
    end: ['Si no fue usted, no tiene que hacer nada. No le mandaremos nada más.'],
  }),
  replyEnd: (contact) => [
    ...(contact
      ? [
          'Nadie lee las respuestas a este correo. Para escribirnos otra vez, use la página de contacto:',
          { href: contact, label: 'Escribirnos', isQuiet: true as const },
        ]
      : ['Para escribirnos otra vez, responda a este correo.']),
    'Si usted no nos escribió, otra persona usó su correo. No tiene que hacer nada.',
  ],
  wrote: (name, at) => `El ${longDay(at, 'es')}, ${name} escribió:`,
}
