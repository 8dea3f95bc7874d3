import type { correct as en } from '../en/correct.ts'

export const correct: typeof en = {
  title: (name) => `¿Qué está mal en los datos de ${name}?`,
  heading: '¿Qué está mal?',
  lead: (name) => `Ayude a la próxima persona que busque ${name}. Solo toma un minuto.`,
  back: 'Volver a la clínica',
  loading: 'Cargando la clínica',
  form: {
    heading: 'Díganos lo que sabe',
    fields: {
      clinic: { label: 'Clínica' },
      topics: {
        label: '¿Qué está mal o falta?',
        hint: 'Marque todo lo que corresponda. Abajo de cada opción está lo que dice hoy la página.',
        missing: 'Marque lo que está mal.',
      },
      text: {
        label: '¿Qué es lo correcto?',
        hint: 'Por ejemplo, el teléfono correcto. Por favor, no incluya detalles médicos.',
      },
      email: {
        label: 'Su correo electrónico',
        hint: 'Solo si podemos preguntarle algo. Nunca lo mostramos.',
      },
    },
    submit: 'Enviar',
    submitting: 'Enviando...',
    sent: 'Ya tenemos lo que escribió. Si hay otro error, también puede enviarlo.',
  },
  topics: {
    phone: 'Teléfono',
    address: 'Dirección',
    hours: 'Horario',
    cost: 'Costo y seguro',
    services: 'Servicios e idiomas',
    patients: 'Quién puede ir, y cómo',
    papers: 'Lo que piden',
    closed: 'Cerró para siempre',
    moved: 'Se mudó',
    other: 'Otra cosa',
  },
  now: {
    newPatients: 'Pacientes nuevos',
    walkIns: 'Sin cita',
    unknown: 'Todavía no lo sabemos',
  },
  success: {
    title: 'Gracias',
    text: 'Vamos a llamar a la clínica. Cuando nos lo confirme, corregimos la página.',
  },
  next: {
    heading: 'Lo que sigue',
    steps: [
      {
        lead: 'Lo leemos',
        text: 'Un teléfono equivocado, una mudanza o un cierre van primero.',
      },
      {
        lead: 'Llamamos a la clínica',
        text: 'Así nadie puede poner un dato falso en su página.',
      },
      { lead: 'Corregimos la página', text: 'Ahí se ve el día de la llamada.' },
    ],
  },
}
