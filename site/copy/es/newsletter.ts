import type { newsletter as en } from '../en/newsletter.ts'

export const newsletter: typeof en = {
  fields: {
    email: { label: 'Correo electrónico', missing: 'Escriba su correo electrónico.' },
  },
  submit: 'Suscribirme',
  submitting: 'Enviando...',
  sent: 'Ya tenemos su correo.',
  success: {
    title: 'Ya casi está',
    text: 'Ya tenemos su correo. Antes del primer boletín, le pediremos que lo confirme.',
  },
  confirm: {
    heading: 'Confirme su correo',
    lead: 'Oprima el botón y le mandaremos el boletín al correo donde recibió el enlace.',
    submit: 'Quiero recibir el boletín',
    done: {
      title: 'Ya recibe el boletín',
      text: 'Su correo está confirmado. Gracias.',
    },
    refused: 'Este enlace ya no funciona. Puede suscribirse al boletín otra vez.',
    again: 'Suscribirme al boletín',
  },
}
