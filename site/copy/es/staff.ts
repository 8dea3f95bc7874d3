import type { staff as en } from '../en/staff.ts'
import { longDate } from './long-date.ts'

export const staff: typeof en = {
  ask: {
    title: (name) => `Corregir la página de ${name}`,
    heading: '¿Trabaja aquí?',
    lead: (name) =>
      `Podemos mandarle por correo un enlace para corregir toda la página de ${name}. No hay que abrir una cuenta.`,
    back: 'Volver a la clínica',
    link: '¿Trabaja en esta clínica? Pida un enlace para corregir su página.',
    form: {
      heading: 'Pedir un enlace',
      fields: {
        clinic: { label: 'Clínica' },
        email: {
          label: 'El correo electrónico de la clínica',
          hint: 'El correo que tenemos registrado para esta clínica.',
          missing: 'Escriba el correo electrónico de la clínica.',
        },
      },
      submit: 'Mandar el enlace por correo',
      submitting: 'Enviando...',
      sent: 'Si no le llega, busque en el correo no deseado, o escríbanos en la página de contacto.',
    },
    success: {
      title: 'Revise su correo',
      text: 'Si es el correo que tenemos registrado, ya le mandamos un enlace. Sirve por 24 horas.',
    },
    next: {
      heading: 'Lo que sigue',
      steps: [
        { lead: 'Recibe un enlace', text: 'Solo si es el correo que tenemos registrado.' },
        { lead: 'Corrige la página', text: 'Ve lo que sabemos y lo que falta.' },
        { lead: 'Lo revisamos', text: 'Después lo publicamos. No hay que abrir una cuenta.' },
      ],
    },
  },
  confirm: {
    title: '¿Está bien la página de su clínica?',
    heading: (name) => `¿Está bien la página de ${name}?`,
    lead: 'Revise lo que lee la gente. Si todo está bien, oprima el botón.',
    english: 'Los textos se ven aquí en inglés.',
    yes: 'Todo está bien',
    no: 'Hay un error',
    done: {
      title: 'Gracias',
      text: 'Ahora su página dice que la clínica la confirmó hoy.',
    },
    missing: {
      title: 'Este enlace ya no funciona',
      text: 'Sirve el enlace del correo más nuevo. También puede pedir otro en la página de su clínica.',
    },
  },
  stop: {
    title: 'Dejar de recibir el correo mensual',
    lead: 'Así ya no le preguntamos si la página de su clínica está bien.',
    submit: 'Dejar de recibir el correo mensual',
    done: { title: 'Listo', text: 'Ya no va a recibir estos correos.' },
    refused: 'Este enlace ya no funciona. Use el enlace del correo más nuevo.',
  },
  own: {
    title: 'La página de su clínica',
    heading: (name) => `La página de ${name}`,
    lead: 'Corrija lo que está mal y agregue lo que falta. Revisamos cada cambio antes de publicarlo.',
    until: (iso) => `Este enlace sirve hasta el ${longDate(iso)}. No lo comparta.`,
    page: 'Ver la página pública',
    loading: 'Cargando la página de su clínica',
    missing: {
      title: 'Este enlace ya no funciona',
      text: 'Un enlace sirve por 24 horas. Puede pedir otro: en la página de su clínica, siga «Díganos».',
      back: 'Buscar su clínica',
    },
    complete: {
      heading: 'Qué tan completa está',
      known: (known, total) => `Sabemos ${known} de ${total} datos.`,
      unknown: 'La gente también pregunta por:',
      all: 'No falta nada. ¡Gracias!',
    },
    form: {
      heading: 'Lo que sabemos',
      english: 'Los textos se ven aquí en inglés. Puede escribir en cualquiera de los dos idiomas.',
      groups: {
        place: 'Nombre y lugar',
        hours: 'Horario y visitas',
        payment: 'Costo y seguro',
        papers: 'Lo que piden',
        services: 'Servicios',
        organization: 'Idiomas',
      },
      list: 'Uno en cada línea.',
      phones: 'Una en cada línea: su número y, antes, para qué es (Fax) o su idioma (Español).',
      hours:
        'Un día en cada línea, como lunes 9:00\u00a0a.\u00a0m. - 5:00\u00a0p.\u00a0m., viernes con cita. Lo que no podamos leer como semana se guarda con sus palabras.',
      monthly: { label: 'Pregúntennos por correo una vez al mes si todo está bien' },
      note: {
        label: '¿Algo más?',
        hint: 'Para las personas que lo revisan. No se publica.',
      },
      submit: 'Enviar los cambios',
      submitting: 'Enviando...',
      sent: 'Ya tenemos sus cambios. Hasta que los revisemos, esta página muestra lo que es público ahora.',
    },
    success: {
      title: 'Gracias',
      text: 'Revisamos sus cambios y después los publicamos, casi siempre en 2 o 3 días hábiles.',
    },
  },
}
