import type { submission as en } from '../en/submission.ts'
import { shortDate } from './dates.ts'

export const submission: typeof en = {
  heading: 'Cómo va su solicitud',
  loading: 'Cargando su solicitud',
  private:
    'Solo quien tiene la dirección de esta página puede verla. Guarde la dirección para volver a verla.',
  steps: 'Pasos',
  done: 'Hecho',
  now: 'Ahora',
  toCome: 'Falta',
  day: shortDate,
  names: {
    received: 'Recibida',
    'in review': 'En revisión',
    verified: 'Verificada',
    published: 'Publicada',
    declined: 'No aceptada',
  },
  said: {
    received: {
      title: 'La recibimos',
      text: 'Ahora revisamos lo que envió, en 24 horas o menos.',
    },
    'in review': {
      title: 'La estamos revisando',
      text: 'Confirmamos la dirección, el teléfono y los servicios. Quizás le llamemos o le escribamos.',
    },
    verified: {
      title: 'Está verificada',
      text: 'Ya revisamos lo que envió. Ahora la publicamos, en 2 o 3 días hábiles desde que la envió.',
    },
    published: {
      title: 'Está en el directorio',
      text: 'Ya la pueden encontrar todos. Si algo cambia, díganos.',
    },
    declined: {
      title: 'No la agregamos al directorio',
      text: 'Si esto ha cambiado, o es un error, escríbanos y lo revisamos otra vez.',
    },
  },
  questions: {
    heading: 'Preguntas',
    asked: 'Le preguntamos',
    answered: 'Usted respondió',
    over: 'La revisión terminó, así que aquí ya no puede responder. Escríbanos en la página de contacto.',
    form: {
      heading: 'Responder',
      fields: {
        token: { label: 'Enlace' },
        text: {
          label: 'Su respuesta',
          hint: 'Solo la leen las personas que revisan su clínica.',
          missing: 'Escriba su respuesta.',
        },
      },
      submit: 'Enviar la respuesta',
      submitting: 'Enviando...',
      sent: 'Ya tenemos su respuesta.',
    },
    success: {
      title: 'Gracias',
      text: 'Ya tenemos su respuesta. Si le faltó algo, puede agregarlo.',
    },
  },
  reason: 'El motivo',
  page: 'Ver su página',
  pageGone: 'Su página no se muestra en este momento. Escríbanos si quiere saber por qué.',
  write: 'Escribirnos',
  another: 'Agregar otra clínica',
  missing: {
    title: 'Este enlace no lleva a ninguna solicitud',
    text: 'Vea si copió la dirección completa. Está en los correos sobre su solicitud, y se mostró después de enviar el formulario.',
    back: 'Agregar su clínica',
  },
}
