import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '../../../cms/product/env.ts'
import { root } from '../../support/program.ts'
import { testFolder } from '../../support/test-folder.ts'

const FILES = ['docker-compose.yml', 'cms/container/cluster/docker-compose.yml'] as const

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  environment: Record<string, string>
  volumes?: string[]
  deploy?: { resources: { limits: object } }
}

const read = async (file: string) => {
  const text = await readFile(path.join(root, file), 'utf8')
  // '!override' replaces what the file says that this one adds to.
  const customTags = [{ tag: '!override', collection: 'map' } as const]
  const { services, volumes } = parse(text, { merge: true, customTags }) as {
    services: Record<string, Service>
    volumes: Record<string, object>
  }
  return { text, services, volumes }
}
const [{ text: compose, services }, cluster] = await Promise.all([read(FILES[0]), read(FILES[1])])

/** Services of the file for a cluster, other than those that it only adds something to. */
const whole = Object.entries(cluster.services).filter(([, { image, build }]) => image ?? build)

const SECRETS = [
  ...['PAYLOAD_SECRET', 'ADMIN_PASSWORD', 'SMTP_URL', 'OIDC_CLIENT_SECRET', 'PURGE_HEADERS'],
  'DATABASE_REPLICA_URLS',
]
const fileOf = (name: string) => name.toLowerCase().replaceAll('_', '-')
/** What the container itself decides. */
const FIXED = 'PORT HOST DATA_DIR DATABASE_URL METRICS_PORT METRICS_HOST NODE_ENV'.split(' ')

it('the compose files follow their schema, and have no password in them', async () => {
  const dclint = path.join(root, 'node_modules/.bin/dclint')
  const { stdout } = await promisify(execFile)(dclint, ['--formatter', 'json', ...FILES], {
    cwd: root,
  })
  const messages = JSON.parse(stdout).flatMap((file: { messages: object[] }) => file.messages)
  expect(messages.filter(({ type }: { type: string }) => type === 'error')).toEqual([])
  expect(compose + cluster.text).not.toMatch(/postgres:\/\//)
  expect(compose + cluster.text).not.toMatch(/PASSWORD: [^$]|(PASSWORD|SECRET):-[^}]/)
})

it('docker-compose.yml passes every setting on, to two processes that are the same', async () => {
  const [first, second] = [services['product-1'], services['product-2']]
  expect({ ...second, depends_on: undefined }).toEqual({ ...first, depends_on: undefined })
  const given = first?.environment ?? {}
  for (const name of SECRETS) {
    expect(services.secrets?.environment[name]).toBe(`\${${name}:-}`)
    expect(given[`${name}_FILE`]).toBe(`/secrets/${fileOf(name)}`)
  }
  const example = await readFile(path.join(root, '.env.example'), 'utf8')
  const settings = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const others = settings.filter((name) => !SECRETS.includes(name) && !FIXED.includes(name))
  expect(others).toContain('REQUIRE_SECOND_FACTOR')
  expect(others.filter((name) => !given[name]?.startsWith(`\${${name}:-`))).toEqual([])
  const plain = Object.entries(given).filter(([name]) => !/_FILE$/.test(name))
  const shown = plain.map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')])
  expect(parseEnv(Object.fromEntries(shown))).toMatchObject({ TRUSTED_PROXIES: 1, PORT: 3000 })
})

it('each container may do no more than it needs', () => {
  for (const [name, service] of [...Object.entries(services), ...whole]) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m' } },
    })
    if (name !== 'secrets') expect(service.deploy?.resources.limits, name).toHaveProperty('memory')
  }
})

it('the file for a cluster adds to services, files and volumes that there are', () => {
  expect(cluster.text).toContain('  database: !override\n')
  const known = [...Object.keys(services), ...whole.map(([name]) => name)]
  expect(Object.keys(cluster.services).filter((name) => !known.includes(name))).toEqual([])
  for (const { volumes = [], build } of Object.values(cluster.services)) {
    if (build) expect(existsSync(path.join(root, build.context, build.dockerfile))).toBe(true)
    const from = volumes.map((volume) => volume.split(':')[0] ?? '')
    const missing = from.filter((name) =>
      name.startsWith('.')
        ? !existsSync(path.join(root, name))
        : !(name in { ...cluster.volumes, secrets: {} }),
    )
    expect(missing).toEqual([])
  }
  // Caddy leads to Varnish, and Varnish's purges to where it listens.
  expect(cluster.services.caddy?.environment.UPSTREAMS).toBe('varnish:8080')
  expect(cluster.services['product-1']?.environment.PURGE_URL).toBe('http://varnish:8080/')
  expect(cluster.text).toContain('varnishd -F -a :8080')
})

it('make-secrets.sh makes passwords once, and a file for each setting that is secret', async () => {
  const folder = await testFolder()
  const [all, ours, varnish] = [`${folder}/secrets`, `${folder}/ours`, `${folder}/varnish`]
  for (const name of [all, ours, varnish]) await mkdir(name)
  const script = path.join(root, 'cms/container/make-secrets.sh')
  const make = (given: Record<string, string | undefined> = {}) => {
    const env = { ...process.env, SECRETS: all, PRODUCT_SECRETS: ours, ...given }
    return promisify(execFile)('sh', [script], { env })
  }
  const read = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).trim()
  await make()
  const url = await read('ours/database-url')
  expect(url).toMatch(/^postgres:\/\/clinics:[\w-]{32}@database:5432\/clinics$/)
  await make({ SMTP_URL: 'smtps://mail.example.org' })
  expect(await read('ours/database-url')).toBe(url)
  expect(await read('ours/smtp-url')).toBe('smtps://mail.example.org')
  const files = [...SECRETS.map(fileOf), 'database-url']
  expect(await readdir(ours)).toEqual(files.toSorted())
  expect(await readdir(varnish)).toEqual([])
  // For a cluster: its nodes, and a key that Varnish and the product share.
  const { POSTGRES_HOSTS } = cluster.services.secrets?.environment ?? {}
  await make({ POSTGRES_HOSTS, VARNISH_SECRETS: varnish })
  const urls = (await read('ours/database-replica-urls')).split(' ')
  const hosts = urls.map((each) => new URL(each).hostname)
  expect(hosts).toEqual(['postgres-1', 'postgres-2', 'postgres-3'])
  expect(Object.keys(cluster.services)).toEqual(expect.arrayContaining(hosts))
  const key = await read('varnish/purge-key')
  expect(key).toHaveLength(32)
  expect(await read('ours/purge-headers')).toBe(`X-Purge-Key: ${key}`)
})
