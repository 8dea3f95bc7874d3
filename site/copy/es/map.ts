import { MOST_COUNTED } from '@healthcare-for-all/cms/contract'
import type { MapCopy } from '../en/map.ts'
import { thousands } from '../thousands.ts'
import { clinics, totalInWords } from './numbers.ts'
import { nearPlace } from './places.ts'

/** '1 clínica', 'más de 10,000 clínicas' */
const counted = (count: number) =>
  count === MOST_COUNTED + 1 ? `${totalInWords(count)} clínicas` : clinics(count)

export const map: MapCopy = {
  title: 'Mapa interactivo de clínicas',
  description: 'Clínicas gratis y de bajo costo en un mapa de Estados Unidos, con filtros.',
  lead: (total) =>
    `Busque una clínica cerca de usted. En este mapa hay más de ${thousands(total)} clínicas verificadas`,
  view: {
    label: 'Vista',
    split: 'Mapa y lista',
    map: 'Solo el mapa',
    onlyMap: 'Mapa',
    onlyList: 'Lista',
  },
  filters: {
    heading: 'Buscar y filtrar',
    summary: 'Filtros',
    set: (count) => `Filtros (${count})`,
    state: 'Filtrar por estado',
    allStates: 'Todos',
    service: 'Filtrar por servicio',
    allServices: 'Todos',
    more: 'Más filtros',
    moreSet: (count) => `Más filtros (${count})`,
    apply: 'Aplicar los filtros',
    clear: 'Quitar los filtros',
    option: (name, count) => (count === undefined ? name : `${name} (${thousands(count)})`),
  },
  found: (count) => `Encontramos ${counted(count)}`,
  listed: (shown, total) =>
    shown < total
      ? `La lista tiene las primeras ${thousands(shown)}. Mueva el mapa o busque un lugar para ver otras.`
      : '',
  listedWithoutMap: (shown, total) =>
    shown < total
      ? `La lista tiene las primeras ${thousands(shown)}. Busque un lugar para ver otras.`
      : '',
  listedNear: (shown, total) =>
    shown < total ? `La lista tiene las ${thousands(shown)} más cercanas a usted.` : '',
  onScreen: (count) => `${clinics(count)} a la vista`,
  inView: (shown, total) =>
    shown < total
      ? `La lista tiene las ${thousands(shown)} más cercanas al centro del mapa, de ${clinics(total)} a la vista.`
      : `${clinics(total)} en esta parte del mapa`,
  emptyView: 'No hay clínicas en esta parte del mapa. Muévalo o aléjelo.',
  searchArea: 'Buscar en esta zona',
  close: 'Cerrar',
  loading: 'Cargando las clínicas',
  failed: 'No se pudieron cargar las clínicas en este momento. Intente de nuevo.',
  again: 'Intentar de nuevo',
  directory: 'Directorio de clínicas',
  none: {
    title: 'No encontramos clínicas',
    text: 'Cambie su búsqueda o los filtros.',
  },
  toList: 'Ir a la lista',
  nearestFirst: 'Primero las más cercanas a usted',
  costs: { free: 'Gratis', low: 'Bajo costo', unknown: 'No sabemos el costo' },
  notPlotted: 'No está en el mapa: no sabemos su ubicación exacta.',
  unplotted: (count) =>
    count === 1
      ? '1 clínica está en la lista sin marca, porque no sabemos su ubicación exacta.'
      : `${clinics(count)} están en la lista sin marca, porque no sabemos su ubicación exacta.`,
  selected: 'Detalles de la clínica elegida',
  locate: {
    button: 'Mi ubicación',
    busy: 'Buscando...',
    explain: 'Su navegador le pregunta primero. La redondeamos a una milla y no la guardamos.',
    unsupported: 'Este navegador no puede dar su ubicación.',
    failed: 'No pudimos obtener su ubicación. Revise los ajustes de su navegador.',
    here: 'Su ubicación',
    announcement:
      'Su ubicación está en el mapa. La lista empieza con las clínicas más cercanas a usted.',
  },
  legend: {
    label: 'Leyenda',
    lowCost: 'Clínicas de bajo costo',
    unknown: 'Costo desconocido',
    you: 'Su ubicación',
  },
  canvas: {
    label: 'Mapa de clínicas. La lista tiene las mismas clínicas.',
    noScript: 'El mapa necesita JavaScript. Puede buscar un lugar o elegir un estado.',
    byState: 'Clínicas por estado',
    census: 'Contornos: Oficina del Censo de EE.\u00a0UU.',
    failed: {
      map: 'No se pudo cargar el mapa. Todavía puede buscar un lugar.',
      tiles: 'No se pudo cargar la imagen del mapa. Las marcas y la lista sí funcionan.',
    },
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    keys: 'Mapa. Las flechas lo mueven. Las teclas más y menos lo acercan y lo alejan.',
    details: 'Detalles',
    unnamed: 'Clínica',
    cluster: clinics,
    clusterNear: (count, town) => `${clinics(count)} ${nearPlace(town)}`,
    atOnePlace: (count) => `${clinics(count)} en este lugar`,
    opened: (name, address) => `${name} está abierta en el mapa. ${address}.`,
    marker: (name, cost, street, town) => [name, cost, street, town].filter(Boolean).join(', '),
  },
}
