/*
 * The search of the mirror's search page. It reads the files beside it and asks no server. This is
 * where the script begins that `searchScript` bundles.
 */
import { DEFAULT_DISTANCE, mirrorPaths, urgentNeed } from '@healthcare-for-all/cms/contract/mirror'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { mirrorCopy } from '../../copy/mirror.ts'
import { searchCopy } from '../../copy/search.ts'
import { urgentHelpCopy } from '../../copy/urgent-help.ts'
import { findClinics, type Wanted } from './find-clinics.ts'
import { findPlace } from './find-place.ts'
import { clinicList, element, link, locale, searchLink } from './show.ts'

const mirror = mirrorCopy[locale]
const search = searchCopy[locale]
const urgentHelp = urgentHelpCopy[locale]
const paths = mirrorPaths(locale)
const copy = mirror.search
const PAGE_SIZE = 20

const results = document.querySelector('[data-mirror-results]')
const status = results?.querySelector('p')
const list = results?.querySelector('div')
const prompt = document.querySelector<HTMLElement>('[data-results]')
const forms = [...document.querySelectorAll<HTMLFormElement>('main form')]

const say = (words: string, ...below: HTMLElement[]) => {
  if (prompt) prompt.hidden = true
  if (status) status.textContent = words
  list?.replaceChildren(...below)
}

const lists = () => element('p', [link(paths.lists, mirror.lists.heading)])

/** Whom to call first, if the text mentions something urgent. */
const urgent = (text: string): HTMLElement[] => {
  const need = urgentNeed(text)
  if (!need) return []
  const { text: words, lines } = urgentHelp[need]
  const calls = lines.map(({ number, name }) =>
    link(outbound.telephone(number), `${urgentHelp.call(number)}, ${name}`),
  )
  return [element('p', [element('strong', [words])]), ...calls.map((call) => element('p', [call]))]
}

const readWanted = (query: URLSearchParams): Wanted => ({
  // The form always sends one; its default is not a choice.
  distance: [Number(query.get('distance'))].find(
    (miles) => miles > 0 && miles !== DEFAULT_DISTANCE,
  ),
  services: query
    .getAll('service')
    .flatMap((value) => value.toLowerCase().split(','))
    .filter((value) => value !== '' && value !== 'all'),
  isFree: query.get('isFree') === 'true',
  isLowCost: query.get('isLowCost') === 'true',
})

const answer = async (text: string, query: URLSearchParams): Promise<void> => {
  const help = urgent(text)
  say(copy.looking, ...help)
  const place = await findPlace(text)
  if (!place) {
    return say(
      search.unknownPlace.title(text),
      ...help,
      element('p', [search.unknownPlace.text]),
      lists(),
    )
  }
  if (place.kind === 'state') {
    const address = link(paths.state(place.slug), copy.state(place.names[locale]))
    return say(search.understood.inState(place.names[locale]), ...help, element('p', [address]))
  }
  const { clinics, miles } = await findClinics(place, readWanted(query))
  const others = place.others.map((other) => element('li', [searchLink(other)]))
  const below =
    others.length > 0
      ? [element('p', [copy.others]), element('ul', others, { class: 'mirror-links' })]
      : []
  if (clinics.length === 0) {
    const advice = element('p', [copy.advice])
    return say(copy.none(place.label, miles), ...help, advice, lists(), ...below)
  }
  const pageSize = Number(query.get('limit')) || PAGE_SIZE
  say(
    copy.near(clinics.length, place.label, miles),
    ...help,
    ...clinicList(clinics, pageSize),
    ...below,
  )
}

/** Shows in the forms what the address says. */
const fill = (query: URLSearchParams) => {
  for (const control of forms.flatMap((form) => [...form.elements])) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = query.getAll(control.name).includes(control.value)
    } else if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
      const value = query.get(control.name)
      if (value !== null) control.value = value
    }
  }
}

/** What a form would send. FormData would ask the other form again, and so on. */
const valuesOf = (form: HTMLFormElement): [name: string, value: string][] =>
  [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLInputElement)
      return control.type !== 'checkbox' || control.checked ? [[control.name, control.value]] : []
    return control instanceof HTMLSelectElement ? [[control.name, control.value]] : []
  })

const start = () => {
  const query = new URLSearchParams(location.search)
  fill(query)
  // It says that the search needs a script, which is here.
  list?.replaceChildren()
  const text = (query.get('location') ?? '').trim()
  if (text === '') return
  document.title = `${search.title(text)} | ${document.title.split(' | ').at(-1)}`
  answer(text, query).catch(() => say(copy.failed, ...urgent(text), lists()))
}

// The same search in another language.
for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
  other.search = location.search

// The filters keep the place, and a new place keeps the filters.
for (const form of forms) {
  form.addEventListener('formdata', ({ formData }) => {
    for (const other of forms.filter((one) => one !== form)) {
      for (const [name, value] of valuesOf(other)) {
        if (!form.elements.namedItem(name)) formData.append(name, value)
      }
    }
  })
}
start()
