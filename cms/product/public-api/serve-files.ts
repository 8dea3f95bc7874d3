import { Hono } from 'hono'
import { FILE_OPERATIONS, FileQuery, FileSlug } from '../../contract/file-operations.ts'
import { FILES, type FileName } from '../../contract/files.ts'
import { endpoints, type Operation } from '../../contract/index.ts'
import type { MapOutline } from '../../contract/map-outline.ts'
import type { Point } from '../../contract/miles-between.ts'
import { type Locale, localeOf, pathsFor } from '../../contract/paths.ts'
import { lineToCall } from '../../contract/phone-lines.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type Answer, answer, send } from '../../http/answer.ts'
import type { Memory } from '../../http/memory.ts'
import { badParameters, notFound } from '../../http/problems.ts'
import { sharePicture } from '../../http/share-picture.ts'
import { wordsIn } from '../../http/words/words-in.ts'
import {
  clinicCalendar,
  clinicCard,
  clinicCode,
  clinicMap,
  mapReach,
} from '../../listings/index.ts'
import { statesDrawing, type Town, townsAround } from '../../places/index.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { routePattern } from './route-pattern.ts'

const SITE_NAME = 'Healthcare for All'

interface Made {
  body: string | Buffer
  /** Its name once it is saved; without one, the browser shows it. */
  name?: string
}

interface Given {
  /** The answer of the operation that the file is made of. */
  json: string
  locale: Locale
  publicUrl: string
  townsAround: (point: Point) => Promise<Town[]>
  counties: () => Promise<MapOutline>
}

const clinicOf = ({ json, locale, publicUrl }: Given) => {
  const clinic = endpoints.clinicBySlug.response.parse(JSON.parse(json))
  const urlIn = (language: Locale) => publicUrl + pathsFor(language).clinic(clinic.slug)
  return { clinic, url: urlIn(locale), englishUrl: urlIn('en') }
}

const picture = async (title: string, lines: string[], above = SITE_NAME): Promise<Made> => ({
  body: await sharePicture({ above, title, lines }),
})

/** Of a list of clinics: a state's, or a category's. */
const listPicture = ({ name }: { name: string }, { locale, publicUrl }: Given): Promise<Made> =>
  picture(name, [wordsIn(locale).embeddedSearch, new URL(publicUrl).host])

interface Maker {
  /** The operation whose answer it is made of. */
  from: Operation
  /** What that operation is asked; for `slug`, if left out. */
  asks?: (slug: string) => Record<string, string>
  make: (source: Given) => Made | undefined | Promise<Made | undefined>
}

/** How each file is made. */
const MAKERS: Record<FileName, Maker> = {
  contact: {
    from: 'clinicBySlug',
    make: (source) => {
      const { clinic, url, englishUrl } = clinicOf(source)
      const body = clinicCard(clinic, url, englishUrl, source.locale)
      return { body, name: `${clinic.slug}.vcf` }
    },
  },
  hours: {
    from: 'clinicBySlug',
    make: (source) => {
      const { clinic, url } = clinicOf(source)
      const body = clinicCalendar(clinic, url, source.locale)
      return body ? { body, name: `${clinic.slug}.ics` } : undefined
    },
  },
  clinicPicture: {
    from: 'clinicBySlug',
    make: (source) => {
      const { clinic } = clinicOf(source)
      const { name, city, state } = clinic
      const line = lineToCall(clinic, source.locale)
      const number = line?.extension ? `${line.number} ext. ${line.extension}` : line?.number
      return picture(name, [`${city}, ${state}`, ...(number ? [number] : [])])
    },
  },
  clinicMap: {
    from: 'clinicBySlug',
    make: async (source) => {
      const { clinic } = clinicOf(source)
      const { latitude, longitude, coordinatesApproximate } = clinic
      if (latitude === null || longitude === null || coordinatesApproximate) return undefined
      const point = { latitude, longitude }
      const [towns, outline] = await Promise.all([source.townsAround(point), source.counties()])
      return { body: clinicMap(point, outline.borders, towns) }
    },
  },
  clinicCode: {
    from: 'clinicBySlug',
    make: (source) => ({ body: clinicCode(clinicOf(source).url) }),
  },
  statesMap: {
    from: 'mapOutline',
    asks: () => ({ detail: 'states' }),
    make: ({ json }) => ({
      body: statesDrawing(endpoints.mapOutline.response.parse(JSON.parse(json))),
    }),
  },
  guidePicture: {
    from: 'guideBySlug',
    make: ({ json, publicUrl }) => {
      const { title } = endpoints.guideBySlug.response.parse(JSON.parse(json))
      return picture(title, [new URL(publicUrl).host])
    },
  },
  articlePicture: {
    from: 'articleBySlug',
    make: ({ json, publicUrl }) => {
      const { title, category } = endpoints.articleBySlug.response.parse(JSON.parse(json))
      return picture(title, [category.name, new URL(publicUrl).host])
    },
  },
  statePicture: {
    from: 'stateBySlug',
    make: (source) =>
      listPicture(endpoints.stateBySlug.response.parse(JSON.parse(source.json)), source),
  },
  categoryPicture: {
    from: 'categoryBySlug',
    asks: (slug) => ({ category: slug }),
    make: (source) =>
      listPicture(endpoints.categoryBySlug.response.parse(JSON.parse(source.json)), source),
  },
  homePicture: {
    from: 'site',
    make: ({ json, publicUrl }) => {
      const { tagline, productName } = endpoints.site.response.parse(JSON.parse(json))
      return picture(tagline, [productName, new URL(publicUrl).host])
    },
  },
}

const Query = FileQuery.extend(FileSlug.partial().shape)

interface FilesOptions {
  memory: Memory
  pool: ReadPool
  publicUrl: string
  /** The answer of an operation, made or remembered. */
  getAnswer: (name: Operation, input: Record<string, unknown>) => Promise<Answer>
}

/** Files made of the API's answers, and remembered like them. */
export const serveFiles = ({ memory, pool, publicUrl, getAnswer }: FilesOptions): Hono => {
  const app = new Hono()
  const more = {
    townsAround: (point: Point) => townsAround(pool, point, mapReach(point)),
    counties: async () => {
      const { body } = await getAnswer('mapOutline', { detail: 'counties' })
      return endpoints.mapOutline.response.parse(JSON.parse(body.toString()))
    },
  }
  for (const [name, path] of Object.entries(FILES) as [FileName, string][]) {
    const { from, make, asks = (slug: string) => (slug ? { slug } : {}) } = MAKERS[name]
    const { type } = FILE_OPERATIONS[name]
    app.all(routePattern(path), async ({ req }) => {
      refuseOtherMethods(req.method)
      const { zod } = wordsIn(localeOf(req.query('locale')))
      const parsed = Query.safeParse({ ...req.query(), ...req.param() }, { error: zod })
      if (!parsed.success) throw badParameters(parsed.error)
      const { slug = '', locale } = parsed.data
      const input = { ...asks(slug), locale }
      const file = await memory.get(`${name} ${JSON.stringify(input)}`, async () => {
        const source = await getAnswer(from, input)
        const made = await make({ json: source.body.toString(), locale, publicUrl, ...more })
        if (!made)
          throw notFound((words) => (name === 'hours' ? words.noClockHours : words.noOwnPoint))
        const saved = made.name && { 'content-disposition': `attachment; filename="${made.name}"` }
        return answer(200, { 'content-type': type, ...saved }, made.body)
      })
      return send(req.raw, file)
    })
  }
  return app
}
