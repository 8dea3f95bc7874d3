import {
  type MirrorClinic,
  type MirrorState,
  type MirrorZipFile,
  mirrorPaths,
} from '@healthcare-for-all/cms/contract/mirror'
import { outbound, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { clinicCard } from '../copy/en/clinic-card.ts'
import { mirrorCopy } from '../copy/mirror.ts'
import { escaped } from './html.ts'
import { ownPage } from './own-page.ts'

const copy = mirrorCopy.en.lists
const paths = pathsFor('en')

interface Town {
  name: string
  slug: string
  clinics: MirrorClinic[]
}

/** Everything the mirror lists. */
export interface Lists {
  states: (MirrorState & { towns: Town[] })[]
  /** By prefix, in order. */
  zips: [prefix: string, file: MirrorZipFile][]
}

const link = (address: string, text: string) => `<a href="${address}">${escaped(text)}</a>`
const list = (items: string[], name = 'mirror-links') =>
  `<ul class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const countOf = (towns: Town[]) => towns.reduce((sum, { clinics }) => sum + clinics.length, 0)

const phoneLink = ({ phone, phoneExtension }: MirrorClinic): string => {
  if (!phone) return ''
  const extension = phoneExtension ? ` ${clinicCard.extension(phoneExtension)}` : ''
  const words = clinicCard.call(phone) + extension
  return `<p>${link(outbound.telephone(phone, phoneExtension), words)}</p>`
}

const clinicEntry = (clinic: MirrorClinic): string => {
  const { name, slug, address, city, state, zipCode, isFree, isLowCost, services } = clinic
  const where = [address, city, `${state} ${zipCode ?? ''}`.trim()].filter(Boolean).join(', ')
  const cost = [isFree && clinicCard.free, isLowCost && clinicCard.lowCost].filter(Boolean)
  return `<h2>${link(paths.clinic(slug), name)}</h2>
<address>${escaped(where)}</address>
${phoneLink(clinic)}<p>${escaped([...cost, services.join(', ')].filter(Boolean).join(' · '))}</p>`
}

const entries = (clinics: MirrorClinic[]) => list(clinics.map(clinicEntry), 'mirror-clinics')
const back = `<p>${link(mirrorPaths.lists, copy.all)}</p>`

const stateLinks = (states: Lists['states']) =>
  list(
    states
      .filter(({ towns }) => towns.length > 0)
      .map(
        ({ slug, name, towns }) =>
          `${link(mirrorPaths.state(slug), name)} <span>${copy.count(countOf(towns))}</span>`,
      ),
  )

/** The lists' first page, which is also part of the search page. */
export const listsContent = ({ states }: Lists): string => `<p>${copy.lead}</p>
<h2>${copy.zips}</h2><p>${link(mirrorPaths.zips, copy.zipsLink)}</p>
<h2>${copy.states}</h2>${stateLinks(states)}`

const zipLinks = (prefixes: string[]) =>
  list(prefixes.map((prefix) => link(mirrorPaths.zip(prefix), prefix)))

const zipsContent = ({ zips }: Lists): string => {
  const digits = [...new Set(zips.map(([prefix]) => prefix.charAt(0)))]
  const parts = digits.map((digit) => {
    const prefixes = zips.map(([prefix]) => prefix).filter((prefix) => prefix.startsWith(digit))
    return `<h2>${copy.begin(digit)}</h2>${zipLinks(prefixes)}`
  })
  return `<p>${copy.zipsLead}</p>${parts.join('')}${back}`
}

/** The most links to ZIP codes nearby. */
const MOST_NEARBY = 12

const zipContent = (prefix: string, { clinics, near }: MirrorZipFile): string => {
  const nearby = near.map(([other]) => other).filter((other) => other !== prefix)
  const own = clinics.length > 0 ? entries(clinics) : `<p>${copy.nobody}</p>`
  return `${own}<h2>${copy.nearby}</h2>${zipLinks(nearby.slice(0, MOST_NEARBY))}
<p>${link(mirrorPaths.zips, copy.zipsLink)}</p>${back}`
}

const townLinks = (state: string, towns: Town[]): string[] =>
  towns.map(({ name, slug, clinics }) => {
    return `${link(mirrorPaths.town(state, slug), name)} <span>${copy.count(clinics.length)}</span>`
  })

/** Makes a page in the frame of a copied page of the site. */
type MakePage = (model: string) => string

/**
 * The pages that list every clinic, so that one can be found without a script, by their addresses.
 * Each is made when it is needed, since all of them together take a lot of memory.
 */
export const listPages = (lists: Lists): Map<string, MakePage> => {
  const pages = new Map<string, MakePage>()
  const add = (address: string, title: string, content: () => string) =>
    pages.set(address, (model) => ownPage(model, title, content()))
  add(mirrorPaths.lists, copy.heading, () => listsContent(lists))
  add(mirrorPaths.zips, copy.zipsHeading, () => zipsContent(lists))
  for (const [prefix, file] of lists.zips)
    add(mirrorPaths.zip(prefix), copy.zip(prefix), () => zipContent(prefix, file))
  for (const { name, abbreviation, slug, towns } of lists.states) {
    const own = () =>
      towns.length > 0 ? list(townLinks(slug, towns)) : `<p>${copy.none(name)}</p>`
    add(mirrorPaths.state(slug), copy.state(name), () => own() + back)
    const up = `<p>${link(mirrorPaths.state(slug), copy.state(name))}</p>`
    for (const town of towns) {
      const address = mirrorPaths.town(slug, town.slug)
      add(address, copy.town(town.name, abbreviation), () => entries(town.clinics) + up + back)
    }
  }
  return pages
}
