import type { search as en } from '../en/search.ts'
import { NOT_STATES } from '../not-states.ts'
import { thousands } from '../thousands.ts'
import { beginning } from './mid-sentence.ts'
import { clinics as inWords, totalInWords } from './numbers.ts'
import { inPlace, nearPlace, ofPlace, toPlace, withArticle } from './places.ts'

const unknownPlace = (place: string) => `No conocemos ningún lugar llamado «${place}»`

export const search: typeof en = {
  title: (location) => (location === '' ? 'Buscar clínicas' : `Clínicas ${nearPlace(location)}`),
  description:
    'Busque clínicas gratis y de bajo costo por ciudad, estado o código postal, por servicio y por distancia.',
  heading: 'Buscar clínicas',
  filters: {
    heading: 'Filtros',
    cost: 'Costo',
    lowCost: 'Clínicas de bajo costo',
    services: 'Servicios',
    several: (count) => `${count} servicios`,
    moreServices: 'Más servicios',
    severalServices: 'Cualquiera de estos',
    open: 'Horario',
    anyTime: 'A cualquier hora',
    openChoices: {
      now: 'Abiertas ahora',
      late: 'Después de las 6\u00a0p.\u00a0m.',
      weekend: 'En fin de semana',
      unknown: 'No sabemos el horario',
    },
    needs: 'Lo que necesita',
    acceptsUninsured: 'No se necesita seguro',
    walkInsWelcome: 'Atienden sin cita',
    telehealth: 'Telesalud',
    noIdNeeded: 'No piden identificación',
    noSsnNeeded: 'No piden número de Seguro Social',
    languages: 'Idioma que hablan',
    anyLanguage: 'Cualquier idioma',
    counted: (label, clinics) => (clinics === undefined ? label : `${label} (${clinics})`),
    sort: 'Orden',
    nearest: 'Las más cercanas primero',
    byName: 'Por nombre',
    sortChoices: { open: 'Primero las abiertas y las que abren pronto' },
    whole: (place) => `Todo ${withArticle(place)}`,
    pageSize: 'Resultados por página',
    apply: 'Aplicar los filtros',
    close: 'Cerrar',
    order: 'Orden de la lista',
    show: (clinics) =>
      clinics === undefined
        ? 'Ver las clínicas'
        : `Ver ${totalInWords(clinics)} ${clinics === 1 ? 'clínica' : 'clínicas'}`,
    unknownHours: (clinics) => `No sabemos el horario de ${inWords(clinics)} más.`,
    askThem: (clinics) => (clinics === 1 ? 'Verla y llamar' : 'Verlas y llamar'),
    clear: 'Quitar los filtros',
    set: (count) => (count === 1 ? '1 activo' : `${count} activos`),
  },
  start: {
    title: 'Empiece su búsqueda',
    text: 'Escriba arriba una ciudad, un estado o un código postal para ver las clínicas de allí.',
  },
  near: {
    title: 'Clínicas cerca de usted',
    ask: 'Buscar clínicas cerca de usted',
    explain:
      'Su navegador le preguntará si podemos saber dónde está. Lo redondeamos a más o menos una milla, lo usamos solo para esta búsqueda y no lo guardamos.',
    button: 'Usar mi ubicación',
    finding: 'Buscando...',
    refused:
      'Su navegador no dijo dónde está. Puede permitirlo para este sitio en los ajustes del navegador, o escribir un lugar arriba.',
    failed: 'No pudimos saber dónde está. Intente de nuevo, o escriba un lugar arriba.',
    noScripts: 'Esto necesita JavaScript. Escriba arriba una ciudad, un estado o un código postal.',
    you: 'usted',
    around: (town) => `Su ubicación, redondeada a más o menos una milla, está ${nearPlace(town)}.`,
    outside: 'Parece que está fuera de Estados Unidos',
    outsideText: 'Tenemos clínicas en Estados Unidos y sus islas. Puede escribir un lugar arriba.',
  },
  loading: 'Buscando clínicas',
  error: {
    title: 'La búsqueda falló',
    text: 'Algo falló al buscar clínicas. Intente de nuevo.',
    again: 'Intentar de nuevo',
  },
  none: {
    title: 'No encontramos clínicas',
    lookedFor: (names) => `Usted buscó: ${names.join(' · ')}`,
    text: 'Ninguna clínica de aquí tiene todo lo que eligió.',
    textWithin: (miles) => `Ninguna clínica a ${miles} millas o menos tiene todo lo que eligió.`,
    noneWithin: (miles, place) => `No hay clínicas a ${miles} millas o menos ${ofPlace(place)}.`,
    noneIn: (place) => `No hay clínicas ${inPlace(place)}.`,
    noneOf: (clinics, miles, place) =>
      miles === null
        ? `${clinics}: ninguna ${inPlace(place)}.`
        : `${clinics}: ninguna a ${miles} millas o menos ${ofPlace(place)}.`,
    nearest: (clinics) =>
      clinics === 1
        ? 'La clínica más cercana con lo que busca'
        : 'Las clínicas más cercanas con lo que busca',
    fromMiddle: (state) => `Las distancias se miden desde el centro ${ofPlace(state)}.`,
    askThem: 'Puede que las clínicas que no lo dicen tampoco lo pidan: llame y pregunte.',
    help: 'Esto le ayuda esté donde esté:',
    telehealth: (clinics, state) =>
      `${inWords(clinics)} ${inPlace(state)} que atienden por teléfono o video`,
    guides: {
      medications: '¿Se quedó sin insulina u otra medicina? Qué hacer ahora',
      payment: 'Cómo pagar menos por atención médica en cualquier lugar',
    },
    could: 'Usted puede:',
    allStates: 'Mostrar todos los estados',
    wholeMap: 'Ver todas las clínicas en el mapa',
    clear: 'Quitar los filtros',
    widen: (miles) => `Buscar hasta ${miles} millas`,
    further: (miles) => `Buscar a más de ${miles} millas`,
    wholeState: (state) => `Ver todas las clínicas ${inPlace(state)}`,
    dropFilters: 'Dejar el lugar y quitar los filtros',
    kinds: {
      cost: 'costo',
      services: 'servicios',
      open: 'horario',
      traits: 'lo que necesita',
    },
    drop: (kind, clinics) =>
      clinics === undefined
        ? `Quitar el filtro de ${kind}`
        : `Quitar el filtro de ${kind}: ${inWords(clinics)}`,
  },
  understood: {
    within: (place, miles) => `${beginning(nearPlace(place))}, a ${miles} millas o menos`,
    near: (place) => beginning(nearPlace(place)),
    inState: (state) => beginning(inPlace(state)),
    widened: (usual, miles) =>
      `No hay nada a ${usual} millas o menos. Por eso buscamos más lejos, hasta ${miles} millas.`,
    widenedFar: (usual) => `No hay nada a ${usual} millas o menos. Por eso buscamos más lejos.`,
    outside: (county) => `No hay nada ${inPlace(county)}. Por eso buscamos alrededor.`,
    otherState: (zip, state, other) =>
      `${zip} está ${inPlace(state)}, no ${inPlace(other)}. Usamos el código postal.`,
    respelled: (typed, place) => `Entendimos «${typed}» como ${withArticle(place)}.`,
    passedOver: (typed, place) =>
      `No conocemos «${typed}». Por eso mostramos clínicas ${nearPlace(place)}.`,
    wholeState: (location, state) =>
      `No conocemos «${location}». Por eso mostramos todas las clínicas ${inPlace(state)}.`,
    or: 'O',
    state: (name, abbreviation) => (NOT_STATES.has(abbreviation) ? name : `Estado de ${name}`),
    more: (count) => `${count} más`,
  },
  need: {
    within: (clinics, place, miles) => `${clinics} ${nearPlace(place)}, a ${miles} millas o menos`,
    near: (clinics, place) => `${clinics} ${nearPlace(place)}`,
    inState: (clinics, state) => `${clinics} ${inPlace(state)}`,
    allNear: (place) => `Ver todas las clínicas ${nearPlace(place)}`,
    allIn: (state) => `Ver todas las clínicas ${inPlace(state)}`,
    where: (clinics) => `${clinics}: ¿dónde está usted?`,
    whereAny: '¿Dónde necesita una clínica?',
    whereText: 'Escriba una ciudad, un estado o un código postal.',
    place: 'Ciudad, estado o código postal',
    find: 'Buscar clínicas',
    nearMe: 'O usar mi ubicación',
  },
  offered: {
    only: 'Mostrar solo:',
    isFree: 'Clínicas gratis',
    isLowCost: 'Clínicas de bajo costo',
    open: {
      now: 'Abiertas ahora',
      late: 'Abiertas después de las 6\u00a0p.\u00a0m.',
      weekend: 'Abiertas en fin de semana',
    },
    languages: (language) => `Se habla ${language.toLowerCase()}`,
  },
  unknownPlace: {
    title: unknownPlace,
    sentence: (place) => `${unknownPlace(place)}.`,
    mailCode:
      'Este es un código de correo de bases estadounidenses en el extranjero. Tenemos clínicas en Estados Unidos y sus islas: escriba una ciudad de allí.',
    region: (region) =>
      `«${region}» no es un lugar de Estados Unidos que conozcamos. Tenemos clínicas de ahí y de sus islas.`,
    otherPlaces: '¿Quiso decir',
    text: 'Revise cómo lo escribió. O use un código postal de cinco números, como 94952, o una ciudad con su estado, como Petaluma, CA.',
  },
  named: {
    name: (name, clinics) => `${clinics === 1 ? 'Clínica llamada' : 'Clínicas llamadas'} «${name}»`,
    phone: (number, clinics) =>
      `${clinics === 1 ? 'Clínica' : 'Clínicas'} con el teléfono ${number}`,
    street: (street, clinics) => `${clinics === 1 ? 'Clínica' : 'Clínicas'} en ${street}`,
    nearest: (place) => `Las más cercanas ${toPlace(place)} están primero.`,
    filtered: 'Ninguna con ese nombre cumple con todo lo que eligió.',
    unfiltered: 'Quitar los filtros',
    offered: '¿Busca una clínica con este nombre?',
  },
  notListed: {
    title: {
      name: (name) => `No tenemos «${name}»`,
      phone: (number) => `Ninguna clínica de esta lista tiene el teléfono ${number}`,
    },
    sentence: {
      name: (name) => `No tenemos «${name}», solo clínicas gratis o de bajo costo.`,
      phone: (number) => `Ninguna clínica de esta lista tiene el teléfono ${number}.`,
    },
    shown: (place) => `Estas son las que están ${nearPlace(place)}.`,
    text: {
      name: 'Tenemos clínicas gratis o de bajo costo, y pocos hospitales. Escriba una ciudad, un estado o un código postal para ver las clínicas de ahí.',
      phone:
        'Revise los números. O escriba una ciudad, un estado o un código postal para ver las clínicas de ahí. Tenemos clínicas gratis o de bajo costo.',
    },
    call: 'Llame al 2-1-1 para preguntar por otros lugares. Es gratis.',
  },
  showing: (shown, total) =>
    `${shown === 1 ? 'Se muestra' : 'Se muestran'} ${thousands(shown)} de ${totalInWords(total)} ${total === 1 ? 'resultado' : 'resultados'}`,
  map: 'Mapa',
  onMap: 'Verlas en el mapa',
  more: 'Mostrar más resultados',
  earlier: 'Mostrar resultados anteriores',
  loadingMore: 'Cargando más resultados',
}
