import {
  type MirrorClinic,
  type MirrorState,
  type MirrorZipFile,
  mirrorPaths,
} from '@healthcare-for-all/cms/contract/mirror'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import { mirrorCopy } from './copy.ts'
import { clinicEntries, link, list } from './list-entries.ts'
import { ownPage } from './own-page.ts'

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

/** What the lists of a language are made with. */
const wordsIn = (locale: Locale) => ({
  locale,
  copy: mirrorCopy[locale].lists,
  paths: mirrorPaths(locale),
  entries: clinicEntries(locale),
})
type Words = ReturnType<typeof wordsIn>

const countOf = (towns: Town[]) => towns.reduce((sum, { clinics }) => sum + clinics.length, 0)
const back = ({ copy, paths }: Words) => `<p>${link(paths.lists, copy.all)}</p>`
const allZips = ({ copy, paths }: Words) => `<p>${link(paths.zips, copy.zipsLink)}</p>`

const stateLinks = ({ locale, copy, paths }: Words, states: Lists['states']) =>
  list(
    states
      .filter(({ towns }) => towns.length > 0)
      .toSorted((one, other) => one.names[locale].localeCompare(other.names[locale], locale))
      .map(
        ({ slug, names, towns }) =>
          `${link(paths.state(slug), names[locale])} <span>${copy.count(countOf(towns))}</span>`,
      ),
  )

/** The lists' first page, which is also part of the search page. */
export const listsContent = ({ states }: Lists, locale: Locale): string => {
  const words = wordsIn(locale)
  const { copy } = words
  return `<p>${copy.lead}</p>
<h2>${copy.zips}</h2>${allZips(words)}
<h2>${copy.states}</h2>${stateLinks(words, states)}`
}

const zipLinks = ({ paths }: Words, prefixes: string[]) =>
  list(prefixes.map((prefix) => link(paths.zip(prefix), prefix)))

const zipsContent = (words: Words, { zips }: Lists): string => {
  const digits = [...new Set(zips.map(([prefix]) => prefix.charAt(0)))]
  const parts = digits.map((digit) => {
    const prefixes = zips.map(([prefix]) => prefix).filter((prefix) => prefix.startsWith(digit))
    return `<h2>${words.copy.begin(digit)}</h2>${zipLinks(words, prefixes)}`
  })
  return `<p>${words.copy.zipsLead}</p>${parts.join('')}${back(words)}`
}

/** The most links to ZIP codes nearby. */
const MOST_NEARBY = 12

const zipContent = (words: Words, prefix: string, { clinics, near }: MirrorZipFile): string => {
  const { copy, entries } = words
  const nearby = near.map(([other]) => other).filter((other) => other !== prefix)
  const own = clinics.length > 0 ? entries(clinics) : `<p>${copy.nobody}</p>`
  return `${own}<h2>${copy.nearby}</h2>${zipLinks(words, nearby.slice(0, MOST_NEARBY))}
${allZips(words)}${back(words)}`
}

const townLinks = ({ copy, paths }: Words, state: string, towns: Town[]) =>
  list(
    towns.map(({ name, slug, clinics }) => {
      return `${link(paths.town(state, slug), name)} <span>${copy.count(clinics.length)}</span>`
    }),
  )

/** Makes a page in the frame of a copied page of the site. */
type MakePage = (model: string) => string

/**
 * The pages that list every clinic, so that one can be found without a script, by their addresses.
 * Each is made when it is needed, since all of them together take a lot of memory.
 */
export const listPages = (lists: Lists, locale: Locale): Map<string, MakePage> => {
  const pages = new Map<string, MakePage>()
  const add = (address: string, title: string, content: () => string) =>
    pages.set(address, (model) => ownPage(model, address, title, content()))
  const words = wordsIn(locale)
  const { copy, paths, entries } = words
  add(paths.lists, copy.heading, () => listsContent(lists, locale))
  add(paths.zips, copy.zipsHeading, () => zipsContent(words, lists))
  for (const [prefix, file] of lists.zips)
    add(paths.zip(prefix), copy.zip(prefix), () => zipContent(words, prefix, file))
  for (const { names, abbreviation, slug, towns } of lists.states) {
    const title = copy.state(names[locale])
    const own = () =>
      towns.length > 0 ? townLinks(words, slug, towns) : `<p>${copy.none(names[locale])}</p>`
    add(paths.state(slug), title, () => own() + back(words))
    const up = `<p>${link(paths.state(slug), title)}</p>`
    for (const town of towns) {
      const content = () => entries(town.clinics) + up + back(words)
      add(paths.town(slug, town.slug), copy.town(town.name, abbreviation), content)
    }
  }
  return pages
}
