import type pg from 'pg'
import { DEFAULT_DISTANCE } from '../../cms/contract/constants.ts'

export interface Ask {
  ours: string
  payload: string
  bare: string
}

export interface Question {
  name: string
  /** Whether it is about a circle. Payload has no circles, so it is asked for the box around it. */
  circle: boolean
  /** More than needed, since some turn out to be a different question. */
  asks: Ask[]
}

/** How many to read in order to find ASKS that fit. */
const CANDIDATES = 400

interface Town {
  normalized: string
  name: string
  state: string
  latitude: number
  longitude: number
}

type State = Record<'id' | 'abbreviation' | 'normalized' | 'name', string>

/** An order that looks random and is the same in each run. */
const SHUFFLED = `order by md5(normalized || state) limit ${CANDIDATES}`

const ZIPS = `select normalized, name, state, latitude, longitude from places
  where kind = 'zip' ${SHUFFLED}`
/**
 * There are many smaller towns, and visitors rarely search for them. A neighborhood has a radius of its
 * own, which the other servers don't know.
 */
const TOWNS = `select normalized, name, state, latitude, longitude from places
  where kind = 'town' and population >= 10000 and radius is null ${SHUFFLED}`
const STATES = `select states.id, abbreviation, normalized, name
  from states join places on kind = 'state' and state = abbreviation
  where exists (select from listings where listings.state = abbreviation) order by name`
const CLINICS = `select slug from listings where locale = 'en' order by md5(slug) limit ${CANDIDATES}`

const CLINICS_OF_PAYLOAD = '/cms-api/clinics'
const PAGE = 'sort=name&limit=20&depth=1'

const box = ({ latitude, longitude }: Town): string => {
  const height = DEFAULT_DISTANCE / 69
  const width = height / Math.cos((latitude * Math.PI) / 180)
  const conditions = [
    `[latitude][greater_than_equal]=${latitude - height}`,
    `[latitude][less_than_equal]=${latitude + height}`,
    `[longitude][greater_than_equal]=${longitude - width}`,
    `[longitude][less_than_equal]=${longitude + width}`,
  ]
  const where = conditions.map((condition, index) => `where[and][${index}]${condition}`)
  return `${CLINICS_OF_PAYLOAD}?${where.join('&')}&${PAGE}`
}

const search = (location: string) => `/api/clinics/search?location=${encodeURIComponent(location)}`
/** By the id, which saves Payload a join. */
const ofState = (id: string) => `${CLINICS_OF_PAYLOAD}?where[state][equals]=${id}&${PAGE}`

/** The most common requests of visitors, each for many places. */
export const readQuestions = async (pool: pg.Pool): Promise<Question[]> => {
  const { rows: zips } = await pool.query<Town>(ZIPS)
  const { rows: towns } = await pool.query<Town>(TOWNS)
  const { rows: states } = await pool.query<State>(STATES)
  const { rows: clinics } = await pool.query<{ slug: string }>(CLINICS)
  return [
    {
      name: 'search by ZIP',
      circle: true,
      asks: zips.map((zip) => ({
        ours: search(zip.name),
        payload: box(zip),
        bare: `/zip/${zip.normalized}`,
      })),
    },
    {
      name: 'search by city',
      circle: true,
      asks: towns.map((town) => ({
        ours: search(`${town.name}, ${town.state}`),
        payload: box(town),
        bare: `/town/${town.normalized}/${town.state}`,
      })),
    },
    {
      name: 'search by state',
      circle: false,
      asks: states.map(({ id, name, normalized }) => ({
        ours: search(name),
        payload: ofState(id),
        bare: `/state/${normalized}`,
      })),
    },
    {
      name: 'clinic by slug',
      circle: false,
      asks: clinics.map(({ slug }) => ({
        ours: `/api/clinics/slug/${slug}`,
        // Without paging, which saves Payload a count.
        payload: `${CLINICS_OF_PAYLOAD}?where[slug][equals]=${slug}&limit=1&pagination=false&depth=1`,
        bare: `/clinic/${slug}`,
      })),
    },
    {
      name: "a state's clinics",
      circle: false,
      asks: states.map(({ id, abbreviation }) => ({
        ours: `/api/states/${abbreviation}/clinics`,
        payload: ofState(id),
        bare: `/stateClinics/${abbreviation}`,
      })),
    },
  ]
}
