import type { forms as en } from '../en/forms.ts'

export const forms: typeof en = {
  required: 'obligatorio',
  choose: 'Elija una opción',
  yesNo: { yes: 'Sí', no: 'No' },
  trap: 'Deje este campo vacío',
  summary: {
    title: 'Hay un problema',
    lead: (count) => (count === 1 ? 'Revise una respuesta:' : `Revise ${count} respuestas:`),
  },
  faults: {
    required: 'Llene este campo.',
    email: 'Escriba un correo electrónico, como nombre@example.org.',
    url: 'Escriba una dirección web, como www.example.org.',
    zip: 'Escriba un código postal de cinco dígitos, como 29621.',
    phone: 'Escriba un teléfono con su código de área, como 864-555-0142.',
    tooLong: (most) => `Acorte este texto a ${most} caracteres.`,
    notOffered: 'Elija una opción de la lista.',
  },
  failure: {
    title: 'No se pudo enviar',
    failed:
      'Algo falló de nuestro lado y no se envió nada. Lo que escribió sigue aquí. Intente de nuevo en un momento.',
    offline:
      'No pudimos conectar con el directorio y no se envió nada. Lo que escribió sigue aquí. Revise su conexión e intente de nuevo.',
    slow: 'El directorio tardó mucho en responder, y no sabemos si llegó. Lo que escribió sigue aquí.',
    tooLarge: 'Es más de lo que cabe en un formulario. Acorte su respuesta más larga.',
  },
}
