import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { ROLES } from '../access/roles.ts'
import type { MapTiles } from '../contract/site.ts'

const isOnThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const isTileAddress = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  (/^\/[^/]/.test(text) || /^https?:\/\/[\w.:-]+\//.test(text))

/** Digits alone: 'Number' would also read '0x10', '1e3' and a space. */
const wholeNumber = (least: number, most: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error })

const MOST_PORT = 65_535
const port = wholeNumber(0, MOST_PORT, `must be a port number, 0 to ${MOST_PORT}`)

/** More would only wait for each other, and each takes memory and connections. */
const MOST_PROCESSES = 2 * availableParallelism()

const YEAR_MINUTES = 365 * 24 * 60

/** Name and value; what Node.js lets nobody send is refused here already. */
const HEADER = /^([\w!#$%&'*+.^`|~-]+):\s*([\t\x20-\x7e]+)$/

const headerLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const namedHeader = (line: string): [string, string] => {
  const [, name = '', value = ''] = HEADER.exec(line) ?? []
  return [name, value]
}

const Settings = z.object({
  PORT: port.default(3_000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be an address such as postgres://user:password@host:5432/name, with characters such as @ : / # of the password percent-encoded',
    })
    .optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z.url({
          protocol: /^postgres(ql)?$/,
          error: 'must be addresses such as postgres://user:password@host:5432/name, one a server',
        }),
      ),
    ),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  PAYLOAD_SECRET: z.string().min(24, 'must have 24 characters or more').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://clinics.example.org' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SCRIPT_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://tags.example.org' })
    .transform((url) => new URL(url).origin)
    .optional(),
  MAP_TILES: z
    .string()
    .refine((text) => text === 'none' || isTileAddress(text), {
      error: 'must be none, or an address such as https://tiles.example.org/{z}/{x}/{y}.png',
    })
    .optional(),
  MAP_CREDIT: z.string().max(200).optional(),
  MAP_CREDIT_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10, 'must be a whole number, 0 to 10').default(0),
  WEB_CONCURRENCY: wholeNumber(
    1,
    MOST_PROCESSES,
    `must be a whole number, 1 to ${MOST_PROCESSES}: twice as many as this machine has processor cores`,
  ).default(1),
  MAX_STALE_MINUTES: wholeNumber(
    0,
    YEAR_MINUTES,
    `must be a whole number of minutes, 0 to ${YEAR_MINUTES}`,
  ).default(1_440),
  PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:6081' })
    .optional(),
  PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]+$/, 'must be a method such as PURGE or POST')
    .default('PURGE'),
  PURGE_HEADERS: z
    .string()
    .default('')
    .transform(headerLines)
    .refine((lines) => lines.every((line) => HEADER.test(line)), {
      error: 'must have lines such as Fastly-Key: abc',
    })
    .transform((lines) => Object.fromEntries(lines.map(namedHeader))),
  PURGE_BODY: z.string().optional(),
  INDEX_NOW_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://www.bing.com/indexnow',
    })
    .default('https://api.indexnow.org/indexnow'),
  HRSA_ADDRESS: z
    .url({ protocol: /^https?$/, error: 'must be the address of HRSA’s file' })
    .optional(),
  CHECK_WEBSITES: z.stringbool('must be true or false').default(false),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example.org:465',
    })
    .optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  REQUIRE_SECOND_FACTOR: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .transform((roles) => roles.filter((role) => role !== ''))
    .refine((roles) => roles.every((role) => ROLES.some((known) => known === role)), {
      error: 'must name roles, such as admin,editor',
    }),
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://login.example.org',
    })
    .refine((url) => url.startsWith('https:') || isOnThisMachine(url), {
      error: 'must be an https address',
    })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('your organization'),
  OIDC_ONLY: z.stringbool('must be true or false').default(false),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@example.org'),
  ADMIN_PASSWORD: z.string().min(12, 'must have 12 characters or more').optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
    .optional(),
  LOG_REQUESTS: z.stringbool('must be true or false').default(false),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
})

/** The port of each process' metrics, one after the other; none if they aren't served. */
export const metricsPorts = ({
  METRICS_PORT: first,
  WEB_CONCURRENCY: count,
}: Pick<z.infer<typeof Settings>, 'METRICS_PORT' | 'WEB_CONCURRENCY'>): number[] =>
  first === undefined ? [] : Array.from({ length: count }, (_, index) => first && first + index)

const Environment = Settings.refine(
  ({ NODE_ENV, DATABASE_URL, PAYLOAD_SECRET }) =>
    !(NODE_ENV === 'production' && DATABASE_URL && !PAYLOAD_SECRET),
  {
    path: ['PAYLOAD_SECRET'],
    error: 'must be set in production with a DATABASE_URL; every process needs the same one',
  },
)
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be set with SMTP_URL: the address that emails come from',
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'must be set with SMTP_URL: links in emails begin with it',
  })
  .refine(({ MAP_TILES = 'none', MAP_CREDIT }) => MAP_TILES === 'none' || MAP_CREDIT, {
    path: ['MAP_CREDIT'],
    error: 'must be set with MAP_TILES: who made the map',
  })
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_ISSUER || OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    error: 'must be set with OIDC_ISSUER: what the provider calls this product',
  })
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_SECRET }) => !OIDC_ISSUER || OIDC_CLIENT_SECRET, {
    path: ['OIDC_CLIENT_SECRET'],
    error: 'must be set with OIDC_ISSUER: the secret that the provider gave',
  })
  .refine(({ OIDC_ISSUER, PUBLIC_URL }) => !OIDC_ISSUER || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'must be set with OIDC_ISSUER: the provider sends people back there',
  })
  .refine(
    (env) => metricsPorts(env).every((port) => port <= MOST_PORT && (port !== env.PORT || !port)),
    {
      path: ['METRICS_PORT'],
      error:
        'must be another one than PORT; with several processes, each has its metrics on the next port',
    },
  )
  .refine(({ OIDC_ISSUER, OIDC_ONLY }) => OIDC_ISSUER || !OIDC_ONLY, {
    path: ['OIDC_ISSUER'],
    error: 'must be set with OIDC_ONLY: nobody could sign in',
  })

export type Env = z.infer<typeof Settings>

/** The images of the map; null for an outline, undefined for the usual ones. */
export const tilesOf = ({
  MAP_TILES,
  MAP_CREDIT = '',
  MAP_CREDIT_URL,
}: Env): MapTiles | undefined =>
  MAP_TILES === undefined
    ? undefined
    : MAP_TILES === 'none'
      ? null
      : { kind: 'images', url: MAP_TILES, credit: MAP_CREDIT, creditUrl: MAP_CREDIT_URL ?? null }

/** An empty setting counts as left out. */
const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''))

/** If one of these is left out, the product makes its own: that must not happen by a lost file. */
const NEVER_EMPTY = ['DATABASE_URL', 'PAYLOAD_SECRET']

/**
 * The product's settings.
 * @throws Error whose message lists every bad setting with what it should be
 */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const result = Environment.safeParse(withoutEmpty(source))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`These settings can't be used (.env.example explains each):\n${lines.join('\n')}`)
}

const readSetting = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`${name}_FILE can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * The settings with those from files: SMTP_URL_FILE names a file whose text is the SMTP_URL.
 * @throws Error that names the setting whose file can't be read, or that is given twice
 */
export const withFiles = (source: Record<string, string | undefined>): typeof source => {
  const variables = withoutEmpty(source)
  const read = Object.keys(Settings.shape).flatMap((name) => {
    const file = variables[`${name}_FILE`]
    if (file === undefined) return []
    if (variables[name] !== undefined)
      throw new Error(`Set either ${name} or ${name}_FILE, not both of them.`)
    const value = readSetting(name, file)
    if (value === '' && NEVER_EMPTY.includes(name))
      throw new Error(`${name}_FILE is ${file}, which is empty. Put its text back.`)
    return [[name, value]]
  })
  return { ...variables, ...Object.fromEntries(read) }
}

/** The settings of this process: from its environment, files, and .env if there is one. */
export const readEnv = (): Env => {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
  } catch (error) {
    throw new Error(
      `The file .env can't be read: ${error instanceof Error ? error.message : error}`,
    )
  }
  return parseEnv(withFiles(process.env))
}
