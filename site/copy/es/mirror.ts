import type { mirror as en } from '../en/mirror.ts'
import { shortDate } from './dates.ts'
import { clinics } from './numbers.ts'
import { inPlace, ofPlace } from './places.ts'

export const mirror: typeof en = {
  notice: (day) =>
    `Esta es una copia de nuestro sitio, guardada el ${shortDate(day)}. Llame a la clínica antes de ir. Los formularios no funcionan aquí. En una emergencia, llame al 911.`,
  form: 'Este formulario no funciona en esta copia de nuestro sitio, y nada de lo que escriba nos llega. Vuelva cuando el sitio funcione. Para comunicarse con una clínica, llámela. En una emergencia, llame al 911. En una crisis, llame al 988 y oprima el 2, o mande la palabra AYUDA por texto al 988.',
  live: 'En esta copia falta una parte de la página. Solo funciona en el sitio original.',
  fullList: 'Ver las listas completas por estado y ciudad',
  map: {
    title: 'Mapa',
    text: 'El mapa no funciona en esta copia de nuestro sitio. La búsqueda y las listas sí.',
  },
  missing: {
    title: 'Esta página no está en nuestra copia',
    text: 'Quizás la dirección está mal escrita. O la página está solo en nuestro sitio: vuelva a intentarlo cuando el sitio funcione. Aquí puede buscar una clínica.',
  },
  waysOn: {
    search: 'Buscar por código postal o ciudad',
    lists: 'Listas por estado y ciudad',
  },
  lists: {
    heading: 'Buscar una clínica en nuestras listas',
    lead: 'Elija su estado y después su ciudad. O elija los tres primeros números de su código postal.',
    states: 'Por estado',
    zips: 'Por código postal',
    zipsLink: 'Todos los códigos postales',
    all: 'Todas las listas',
    checked: (day, count) => `${clinics(count)}, con datos del ${shortDate(day)}.`,
    withoutScript:
      'En esta copia, la búsqueda necesita JavaScript. Si no lo tiene, use estas listas: tienen las mismas clínicas.',
    count: clinics,
    state: (name) => `Clínicas ${inPlace(name)}`,
    none: (state) => `Todavía no tenemos ninguna clínica ${inPlace(state)}.`,
    town: (name, state) => `Clínicas en ${name}, ${state}`,
    zipsHeading: 'Clínicas por código postal',
    zipsLead: 'Elija los tres primeros números de su código postal.',
    begin: (digit) => `Códigos postales que empiezan con ${digit}`,
    zip: (prefix) => `Clínicas en códigos postales que empiezan con ${prefix}`,
    nearby: 'Cerca de aquí',
    nobody: 'No tenemos ninguna clínica en estos códigos postales. Vea los que están cerca.',
  },
  search: {
    looking: 'Buscando clínicas',
    near: (count, place, miles) => `${clinics(count)} a ${miles} millas o menos ${ofPlace(place)}`,
    none: (place, miles) => `Ninguna clínica a ${miles} millas o menos ${ofPlace(place)}`,
    advice: 'Elija una distancia mayor u otro servicio, o use las listas.',
    state: (name) => `Ver todas las clínicas ${inPlace(name)}`,
    others: 'O quizás buscaba',
    failed: 'No se pudo cargar la lista. Revise su conexión y busque de nuevo.',
    more: 'Mostrar más',
  },
}
