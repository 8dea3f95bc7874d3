import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '../../../cms/product/env.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')

/** On a busy machine, npx alone takes seconds. */
const PATIENCE_MS = 30_000

const FILES = ['docker-compose.yml', 'cms/container/cluster/docker-compose.yml']

it.each(FILES)('%s follows the compose schema', { timeout: PATIENCE_MS }, async (file) => {
  const words = ['dclint', '--formatter', 'json', file]
  const { stdout } = await promisify(execFile)('npx', words, { cwd: root })
  const [found] = JSON.parse(stdout)
  expect(found.messages.filter(({ type }: { type: string }) => type === 'error')).toEqual([])
})

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  environment: Record<string, string>
  volumes?: string[]
  networks?: string[] | Record<string, { ipv4_address: string }>
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  logging: object
  deploy?: { resources: { limits: object } }
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, object>
}

const read = async (file: string) => {
  const text = await readFile(path.join(root, file), 'utf8')
  // What each service is, with what it shares with others filled in.
  const compose: Compose = parse(text, {
    merge: true,
    // In a file that adds to another one: this replaces what the other one says.
    customTags: [{ tag: '!override', collection: 'map' }],
  })
  return { text, ...compose }
}
const { text: compose, services } = await read('docker-compose.yml')
const cluster = await read('cms/container/cluster/docker-compose.yml')

const [first, second] = [services['product-1'], services['product-2']]

it('docker-compose.yml has no password in it', () => {
  expect(compose + cluster.text).not.toMatch(/postgres:\/\//)
  expect(compose + cluster.text).not.toMatch(/PASSWORD: [^$]|(PASSWORD|SECRET):-[^}]/)
})

const SECRETS = [
  'PAYLOAD_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'PURGE_HEADERS',
  'DATABASE_REPLICA_URLS',
]
/** What the container itself decides. */
const FIXED = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'METRICS_PORT',
  'METRICS_HOST',
  'NODE_ENV',
]
const example = await readFile(path.join(root, '.env.example'), 'utf8')
const settings = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)

it('docker-compose.yml passes every setting on: secrets in files, the others as they are', () => {
  const { secrets } = services
  for (const name of SECRETS) {
    expect(secrets?.environment[name]).toBe(`\${${name}:-}`)
    expect(first?.environment[`${name}_FILE`]).toBe(
      `/secrets/${name.toLowerCase().replaceAll('_', '-')}`,
    )
  }
  const others = settings.filter((name) => !SECRETS.includes(name) && !FIXED.includes(name))
  expect(others).toContain('REQUIRE_SECOND_FACTOR')
  for (const name of others)
    expect(first?.environment[name], name).toMatch(new RegExp(`^\\$\\{${name}:-`))
  const plain = Object.entries(first?.environment ?? {}).filter(([name]) => !/_FILE$/.test(name))
  const shown = plain.map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')])
  expect(parseEnv(Object.fromEntries(shown))).toMatchObject({ TRUSTED_PROXIES: 1, PORT: 3000 })
})

it('docker-compose.yml runs two processes that are the same', () => {
  expect({ ...second, depends_on: undefined }).toEqual({ ...first, depends_on: undefined })
})

/** Services of the file for a cluster, other than those that it only adds something to. */
const whole = Object.entries(cluster.services).filter(([, { image, build }]) => image ?? build)

it.each([...Object.entries(services), ...whole])(
  '%s may do no more than it needs',
  (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m' } },
    })
    if (name !== 'secrets') expect(service.deploy?.resources.limits).toHaveProperty('memory')
  },
)

describe('the file for a cluster', () => {
  it('replaces the database, and adds to services that there are', () => {
    expect(cluster.text).toContain('  database: !override\n')
    const added = Object.keys(cluster.services).filter(
      (name) => !whole.some(([known]) => known === name),
    )
    expect(Object.keys(services)).toEqual(expect.arrayContaining(added))
  })

  it('mounts files and volumes that there are', () => {
    for (const { volumes = [], build } of Object.values(cluster.services)) {
      if (build) expect(existsSync(path.join(root, build.context, build.dockerfile))).toBe(true)
      for (const volume of volumes) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('.')) expect(existsSync(path.join(root, from)), from).toBe(true)
        else expect({ ...cluster.volumes, secrets: {} }).toHaveProperty([from])
      }
    }
  })

  it('leads Caddy to Varnish, and Varnish’s purges to where it listens', () => {
    expect(cluster.services.caddy?.environment.UPSTREAMS).toBe('varnish:8080')
    expect(cluster.services['product-1']?.environment.PURGE_URL).toBe('http://varnish:8080/')
    expect(cluster.text).toContain('varnishd -F -a :8080')
  })
})

describe('make-secrets.sh', () => {
  const FOLDERS = ['secrets', 'product-secrets', 'varnish-secrets'] as const

  /** Runs it with folders of its own. @returns what a file of them holds */
  const make = async (folder: string, given: Record<string, string> = {}) => {
    for (const name of FOLDERS) await mkdir(path.join(folder, name), { recursive: true })
    const env = {
      ...process.env,
      SECRETS: path.join(folder, 'secrets'),
      PRODUCT_SECRETS: path.join(folder, 'product-secrets'),
      ...given,
    }
    await promisify(execFile)('sh', [path.join(root, 'cms/container/make-secrets.sh')], { env })
    return (name: string) => readFile(path.join(folder, name), 'utf8')
  }
  const within = async (run: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'secrets-'))
    await run(folder).finally(() => rm(folder, { recursive: true }))
  }

  it('makes passwords once, and a file for each setting that is secret', () =>
    within(async (folder) => {
      const made = await make(folder)
      const url = await made('product-secrets/database-url')
      expect(url).toMatch(/^postgres:\/\/clinics:[\w-]{32}@database:5432\/clinics\n$/)
      const madeAgain = await make(folder, { SMTP_URL: 'smtps://mail.example.org' })
      expect(await madeAgain('product-secrets/database-url')).toBe(url)
      expect(await madeAgain('product-secrets/smtp-url')).toBe('smtps://mail.example.org')
      const files = await readdir(path.join(folder, 'product-secrets'))
      const named = SECRETS.map((name) => name.toLowerCase().replaceAll('_', '-'))
      expect(files).toEqual([...named, 'database-url'].toSorted())
      expect(await readdir(path.join(folder, 'varnish-secrets'))).toEqual([])
    }))

  it('names the nodes of a cluster, and gives Varnish and the product the same key', () =>
    within(async (folder) => {
      const { POSTGRES_HOSTS = '' } = cluster.services.secrets?.environment ?? {}
      const VARNISH_SECRETS = path.join(folder, 'varnish-secrets')
      const read = await make(folder, { POSTGRES_HOSTS, VARNISH_SECRETS })
      const urls = (await read('product-secrets/database-replica-urls')).trim().split(' ')
      const hosts = urls.map((url) => new URL(url).hostname)
      expect(hosts).toEqual(['postgres-1', 'postgres-2', 'postgres-3'])
      expect(Object.keys(cluster.services)).toEqual(expect.arrayContaining(hosts))
      const key = (await read('varnish-secrets/purge-key')).trim()
      expect(key).toHaveLength(32)
      expect(await read('product-secrets/purge-headers')).toBe(`X-Purge-Key: ${key}`)
    }))
})
