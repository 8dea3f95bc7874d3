import type { ClinicList, State } from '../../contract/index.ts'
import type { MirrorClinic, MirrorState } from '../../contract/mirror.ts'
import { api, LOCALES, type Locale, perLocale } from '../../contract/paths.ts'
import { askJson, askProduct, eachOf } from './ask-product.ts'

/** The most that one answer holds. */
const PAGE = 100
/** An edit while a state's list is read moves what comes after it. */
const TRIES = 3

type Listed = ClinicList['clinics'][number]

const mirrorClinic = (
  { coordinatesApproximate, categories, services, ...clinic }: Listed,
  translated: (locale: Locale) => string[] | undefined,
): MirrorClinic => {
  const { slug, name, address, city, state, zipCode, phone, phoneExtension, phones } = clinic
  const { latitude, longitude, addressIsPrivate, isFree, isLowCost } = clinic
  return {
    ...{ slug, name, address, city, state, zipCode, phone, phoneExtension, latitude, longitude },
    ...(phones.length > 0 && { phones }),
    ...{ isApproximate: coordinatesApproximate, addressIsPrivate, isFree, isLowCost },
    services: perLocale((locale) => translated(locale) ?? services),
    categories: categories.map((category) => category.slug),
  }
}

type BySlug = Map<string, Listed>

const listed = async (
  origin: string,
  state: string,
  locale: Locale,
  tried = 1,
): Promise<BySlug> => {
  const clinics: BySlug = new Map()
  let total = 0
  for (let offset = 0; offset === 0 || offset < total; offset += PAGE) {
    const path = api.stateClinics(state, { limit: PAGE, offset, locale })
    const page = await askJson<ClinicList>(origin, path)
    total = page.total
    for (const clinic of page.clinics) clinics.set(clinic.slug, clinic)
  }
  if (clinics.size === total) return clinics
  if (tried < TRIES) return listed(origin, state, locale, tried + 1)
  throw new Error(`The product's list of ${state} has ${clinics.size} of ${total} clinics.`)
}

const clinicsOf = async (origin: string, state: string): Promise<MirrorClinic[]> => {
  const english = await listed(origin, state, 'en')
  const others = new Map<Locale, BySlug>()
  for (const locale of LOCALES.filter((other) => other !== 'en'))
    others.set(locale, await listed(origin, state, locale))
  return [...english.values()].map((clinic) =>
    mirrorClinic(clinic, (locale) => others.get(locale)?.get(clinic.slug)?.services),
  )
}

const readStates = async (origin: string) => {
  const answers = new Map<Locale, State[]>()
  for (const locale of LOCALES)
    answers.set(locale, await askJson(origin, `${api.states}?limit=${PAGE}&locale=${locale}`))
  const nameIn = (locale: Locale, own: string) =>
    answers.get(locale)?.find(({ slug }) => slug === own)?.name
  return (answers.get('en') ?? []).map(({ name, abbreviation, slug, clinicCount }) => ({
    state: { names: perLocale((locale) => nameIn(locale, slug) ?? name), abbreviation, slug },
    clinicCount,
  }))
}

/** The states and the published clinics. */
export const readDirectory = async (
  origin: string,
): Promise<{ states: MirrorState[]; clinics: MirrorClinic[] }> => {
  const states = await readStates(origin)
  const clinics: MirrorClinic[] = []
  await eachOf(states, async ({ state, clinicCount }) => {
    if (clinicCount > 0) clinics.push(...(await clinicsOf(origin, state.abbreviation)))
  })
  return {
    states: states.map(({ state }) => state),
    clinics: clinics.sort((one, other) => (one.slug < other.slug ? -1 : 1)),
  }
}

const LOCATION = /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g

const locations = (xml: string): { path: string; changed: string | undefined }[] =>
  [...xml.matchAll(LOCATION)].map(([, address = '', changed]) => ({
    path: new URL(address.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).pathname,
    changed,
  }))

export interface Sitemap {
  /** The sitemap's own files, by their addresses. */
  files: Map<string, string>
  /** When each page last changed, if the product says so, by its address. */
  pages: Map<string, string | undefined>
}

export const readSitemap = async (origin: string): Promise<Sitemap> => {
  const files = new Map<string, string>()
  const read = async (path: string): Promise<string> => {
    const { status, body } = await askProduct(origin, path)
    if (status !== 200) throw new Error(`The product answered ${status} at ${path}.`)
    files.set(path, body.toString())
    return body.toString()
  }
  const pages = new Map<string, string | undefined>()
  for (const part of locations(await read('/sitemap.xml')))
    for (const { path, changed } of locations(await read(part.path))) pages.set(path, changed)
  return { files, pages }
}
