import { dayIn, type MessageWords } from './words.ts'

export const es: MessageWords = {
  confirmSubject: 'Confirme su correo electrónico',
  confirm: (site, link) => ({
    parts: [
      `Alguien, quizás usted, se suscribió al boletín de ${site}. Para recibirlo, abra esta página y oprima el botón. El enlace funciona por 7 días.`,
      { href: link, label: 'Confirmar mi correo' },
    ],
    end: ['Si no fue usted, no tiene que hacer nada. No le mandaremos nada más.'],
  }),
  wrote: (name, at) => `El ${dayIn('es-US', at)}, ${name} escribió:`,
}
