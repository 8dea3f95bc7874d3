import type { StaffWords } from './words.ts'

export const es: StaffWords = {
  linkSubject: 'Su enlace a la página de su clínica',
  link: (clinic, site, link) => ({
    parts: [
      `Alguien, seguramente usted, pidió a ${site} un enlace para corregir la página de ${clinic}.`,
      'Ábralo en las próximas 24 horas:',
      { href: link, label: 'Corregir la página' },
      'No comparta este enlace: quien lo tenga puede proponer cambios. Revisamos cada uno antes de publicarlo.',
    ],
    end: ['Si usted no lo pidió, no tiene que hacer nada.'],
  }),
  reminderSubject: '¿Está al día la página de su clínica?',
  reminder: (clinic, site, link, stop) => ({
    parts: [
      `Usted pidió que ${site} le pregunte una vez al mes si la página de ${clinic} está al día.`,
      'Revísela, y si todo está bien, oprima un botón:',
      { href: link, label: 'Revisar la página' },
    ],
    end: [
      'Para no recibir más este correo:',
      { href: stop, label: 'No recibir más este correo', isQuiet: true },
    ],
  }),
}
