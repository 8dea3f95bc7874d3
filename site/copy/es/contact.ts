import type { contact as en } from '../en/contact.ts'

export const contact: typeof en = {
  title: 'Comuníquese con nosotros',
  description:
    'Escriba a las personas que hacen este directorio: preguntas, correcciones, clínicas que faltan. Respondemos en 24 horas o menos en días hábiles.',
  heading: 'Comuníquese con nosotros',
  lead: '¿Tiene una pregunta o una corrección, o falta una clínica? Escríbanos. Respondemos en 24 horas o menos en días hábiles.',
  emergency: {
    title: 'En una emergencia',
    before: 'Llame al ',
    number: '911',
    after: '. Este formulario no se revisa las 24 horas.',
  },
  form: {
    heading: 'Envíenos un mensaje',
    fields: {
      name: { label: 'Nombre completo', missing: 'Escriba su nombre completo.' },
      email: {
        label: 'Correo electrónico',
        missing: 'Escriba su correo electrónico para poder responderle.',
      },
      phone: { label: 'Teléfono' },
      category: { label: 'Tema' },
      subject: { label: 'Asunto', missing: 'Diga en pocas palabras de qué se trata.' },
      message: {
        label: 'Mensaje',
        hint: 'Por favor, no incluya detalles médicos. No podemos dar consejos médicos.',
        missing: 'Escriba su mensaje.',
      },
    },
    categories: {
      general: 'Pregunta general',
      'add-clinic': 'Agregar mi clínica',
      'update-info': 'Actualizar datos de una clínica',
      technical: 'Ayuda técnica',
      partnership: 'Trabajar juntos',
      feedback: 'Comentarios',
    },
    mistake: {
      subject: 'Hay un error en la página de una clínica',
      message: (address) => `${address}\n\n`,
    },
    submit: 'Enviar el mensaje',
    submitting: 'Enviando...',
    sent: 'Ya tenemos su mensaje. Puede escribir otro.',
  },
  success: {
    title: 'Su mensaje fue enviado',
    text: 'Gracias por escribirnos. Le respondemos en 24 horas o menos.',
  },
  details: {
    heading: 'Cómo comunicarse',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Correo postal',
    hours: 'Horario de atención',
    usualHours: 'Lunes a viernes, de 9\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m., hora del Este',
    replies: 'Respuestas',
    repliesText: 'En 24 horas o menos en días hábiles',
    updates: 'Cambios en los datos de una clínica',
    updatesText: 'En 48 horas o menos',
    addClinic: 'Agregar su clínica',
  },
  faq: {
    heading: 'Preguntas frecuentes',
    entries: [
      {
        question: '¿Cuánto tardan en responder?',
        answer:
          '24 horas o menos en días hábiles. En fines de semana y días festivos podemos tardar más.',
      },
      {
        question: '¿Cómo agrego mi clínica?',
        answer:
          'Llene el formulario de la página «Agregar su clínica». Es gratis. La revisamos en 24 horas o menos y la publicamos en 2 o 3 días hábiles.',
      },
      {
        question: 'Los datos de una clínica están mal. ¿Qué hago?',
        answer:
          'En la página de la clínica, siga el enlace «Díganos», junto a «¿Ve algún error aquí?», y marque lo que está mal. Corregimos los datos en 48 horas o menos.',
      },
      {
        question: '¿Pueden hacerme una cita?',
        answer:
          'No. Las citas se piden a la clínica. En la página de cada clínica está su teléfono. Llame y pregunte cuándo puede ir y qué debe llevar.',
      },
      {
        question: '¿Pueden darme consejos médicos?',
        answer:
          'No, no somos médicos ni enfermeras. Para eso, llame a una clínica. En una emergencia, llame al 911.',
      },
      {
        question: '¿Cuesta algo usar este directorio?',
        answer:
          'No. Buscar es gratis y no hay que abrir una cuenta. Lo que cuesta una visita depende de la clínica. Pregunte cuando llame.',
      },
    ],
  },
}
