import type { ClinicList, State } from '../../contract/index.ts'
import type { MirrorClinic, MirrorState } from '../../contract/mirror.ts'
import { api } from '../../contract/paths.ts'
import { askJson, askProduct, eachOf } from './ask-product.ts'

/** The most that one answer holds. */
const PAGE = 100
/** An edit while a state's list is read moves what comes after it. */
const TRIES = 3

type Listed = ClinicList['clinics'][number]

const mirrorClinic = ({ coordinatesApproximate, categories, ...clinic }: Listed): MirrorClinic => {
  const { slug, name, address, city, state, zipCode, phone, phoneExtension } = clinic
  const { latitude, longitude, isFree, isLowCost, services } = clinic
  return {
    ...{ slug, name, address, city, state, zipCode, phone, phoneExtension, latitude, longitude },
    ...{ isApproximate: coordinatesApproximate, isFree, isLowCost, services },
    categories: categories.map((category) => category.slug),
  }
}

const clinicsOf = async (origin: string, state: string, tried = 1): Promise<MirrorClinic[]> => {
  const clinics = new Map<string, MirrorClinic>()
  let total = 0
  for (let offset = 0; offset === 0 || offset < total; offset += PAGE) {
    const path = api.stateClinics(state, { limit: PAGE, offset })
    const page = await askJson<ClinicList>(origin, path)
    total = page.total
    for (const clinic of page.clinics) clinics.set(clinic.slug, mirrorClinic(clinic))
  }
  if (clinics.size === total) return [...clinics.values()]
  if (tried < TRIES) return clinicsOf(origin, state, tried + 1)
  throw new Error(`The product's list of ${state} has ${clinics.size} of ${total} clinics.`)
}

/** The states and the published clinics. */
export const readDirectory = async (
  origin: string,
): Promise<{ states: MirrorState[]; clinics: MirrorClinic[] }> => {
  const states = await askJson<State[]>(origin, `${api.states}?limit=${PAGE}`)
  const clinics: MirrorClinic[] = []
  await eachOf(states, async ({ abbreviation, clinicCount }) => {
    if (clinicCount > 0) clinics.push(...(await clinicsOf(origin, abbreviation)))
  })
  return {
    states: states.map(({ name, abbreviation, slug }) => ({ name, abbreviation, slug })),
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
