import { waitInWords } from '../limits/limit.ts'
import type { Words } from './words.ts'
import { zodInSpanish } from './zod-in-spanish.ts'

export const es: Words = {
  titles: {
    badRequest: 'Solicitud incorrecta',
    busy: 'Ocupado',
    failed: 'Algo salió mal',
    methodNotAllowed: 'Método no permitido',
    moved: 'Se movió',
    gone: 'Ya no existe',
    notFound: 'No se encontró',
    otherSite: 'Se envió desde otro sitio',
    tooLarge: 'Demasiado grande',
    tooManyForms: 'Demasiados formularios',
    unavailable: 'No disponible por ahora',
    unsupported: 'Tipo de contenido no aceptado',
  },
  faults: {
    required: () => 'es obligatorio',
    notText: () => 'debe ser texto',
    email: () => 'debe ser un correo electrónico, como nombre@example.org',
    url: () => 'debe ser una dirección web, como https://www.example.org',
    zip: () => 'debe ser un código postal de cinco dígitos, como 29621',
    phone: () => 'debe ser un teléfono con su código de área, como 864-555-0142',
    tooLong: (most) => `debe tener ${most} caracteres o menos`,
    notOffered: () => 'debe ser una de las opciones',
    notFlag: () => 'debe ser true o false',
    notChoices: () => 'debe ser una lista de opciones',
    notWhole: () => 'debe ser un número entero',
    notBetween: (min, max) => `debe ser un número entero, de ${min} a ${max}`,
    notIds: (most) => `deben ser números enteros, separados por comas, ${most} como máximo`,
    notTwoLetters: () => 'debe ser una abreviatura de dos letras',
    notLetterOrDigit: () => 'debe ser una sola letra o un solo dígito',
    tooHigh: (most) => `debe ser ${most} o menos`,
    outsideOfMap: () => 'queda fuera del mundo con ese z',
    notMoment: () => 'debe ser una fecha con hora, como 2026-11-23T00:00:00Z',
  },
  zod: zodInSpanish,
  badParameters: (faults) => `No se pueden usar estos parámetros: ${faults}`,
  badFields: (faults) => `No se pueden usar estos campos: ${faults}`,

  noAddress: 'No hay nada en esta dirección. Vea en /api las direcciones que existen.',
  noArticle: (slug) => `No hay ningún artículo «${slug}».`,
  noCategory: (slug) => `No hay ninguna categoría de servicios «${slug}».`,
  clinicClosed: (name) => `${name} ha cerrado.`,
  noClinic: (slug) => `No hay ninguna clínica en «${slug}».`,
  noGuide: (slug) => `No hay ninguna guía «${slug}».`,
  noLegalPage: (page) => `No hay ninguna página legal «${page}».`,
  noState: (slug) => `No hay ningún estado «${slug}».`,
  noStateAbbreviation: (abbreviation) =>
    `No hay ningún estado con la abreviatura «${abbreviation}».`,
  noSubmission: 'Este enlace no lleva a ninguna solicitud.',
  noQuestion: 'No se preguntó nada sobre esta solicitud, así que no hay nada que responder.',
  reviewOver:
    'La revisión terminó, así que aquí ya no se puede responder. Escríbanos en la página de contacto.',
  noClockHours: 'No se sabe a qué hora abre y cierra esta clínica.',
  noOwnPoint: 'El lugar de esta clínica solo se sabe más o menos, así que no hay un mapa.',
  idGone: (id) => `Lo que tenía el identificador «${id}» ya no está en el directorio.`,
  idMoved: (id, stays) => `Lo que tenía el identificador «${id}» ahora es parte de «${stays}».`,
  noSuchId: (id) => `No hay nada con el identificador «${id}».`,

  badPercent: 'La dirección tiene un signo de porcentaje al que no le siguen dos dígitos.',
  nulInAddress: 'La dirección contiene un carácter NUL.',
  notJson: 'El contenido no es JSON.',
  notFields: 'El contenido debe ser un objeto JSON con los campos del formulario.',
  notParameters: 'El contenido debe ser un objeto JSON de textos: los parámetros de la dirección.',
  formType: 'Envíe el formulario como application/json o application/x-www-form-urlencoded.',
  searchType: 'Envíe la búsqueda como application/json.',
  onlyPost: 'Esta dirección solo acepta un formulario enviado con POST.',
  readOnly: 'Esta dirección es solo de lectura. Use GET.',
  formTooLarge: 'El formulario ocupa más de 64 KB. Acórtelo, por favor.',
  pageFormTooLarge: 'Este formulario ocupa más de 64 KB. Vuelva atrás y acórtelo.',
  searchTooLarge: 'El contenido ocupa más de 64 KB. Ninguna búsqueda necesita tanto.',
  otherSite:
    'Este formulario solo se puede enviar desde las páginas del directorio. Ábralo ahí, por favor.',
  oldConfirmation: 'Este enlace ya no funciona. Suscríbase otra vez al boletín, por favor.',

  editorialTeam: 'Equipo editorial',
  embeddedSearch: 'Busque una clínica gratis o de bajo costo',
  oldStaffLink: 'Este enlace ya no funciona. Pida otro en la página de la clínica.',
  unclearLines: 'escriba una línea telefónica en cada línea, con su número, como Fax: 864-555-0142',
  nothingChanged:
    'Nada ha cambiado. Corrija lo que está mal, o agregue lo que falta, y después envíelo.',

  exportsBusy: 'Otras personas están descargando los datos. Inténtelo de nuevo en un momento.',
  tooManyForms: (seconds) =>
    `Han llegado demasiados formularios desde su conexión. Intente otra vez en ${waitInWords(seconds, 'es')}.`,
  tooManyRequests: (seconds) =>
    `Han llegado demasiadas solicitudes desde su conexión. Intente otra vez en ${seconds} segundos. En una emergencia, llame al 911.`,
  unreachable:
    'El directorio no puede conectarse con su base de datos. Intente otra vez en unos segundos.',
  diskFull:
    'El disco del directorio está lleno, así que no se guardó nada. Intente otra vez más tarde.',
  failed: 'El directorio no pudo responder. Intente otra vez en un momento.',
  pageFailed: 'Algo salió mal. Intente otra vez en un momento.',
  failureNote: (id) => ` Si nos avisa de esto, dé este número: ${id}.`,
}
