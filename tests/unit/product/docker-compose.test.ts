import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '../../../cms/product/env.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')

/** On a busy machine, npx alone takes seconds. */
const PATIENCE_MS = 30_000

it('docker-compose.yml follows the compose schema', { timeout: PATIENCE_MS }, async () => {
  const words = ['dclint', '--formatter', 'json', 'docker-compose.yml']
  const { stdout } = await promisify(execFile)('npx', words, { cwd: root })
  const [file] = JSON.parse(stdout)
  expect(file.messages.filter(({ type }: { type: string }) => type === 'error')).toEqual([])
})

const compose = await readFile(path.join(root, 'docker-compose.yml'), 'utf8')

/** What each service is, with what it shares with others filled in. */
const { services }: { services: Record<string, Service> } = parse(compose, { merge: true })
interface Service {
  environment: Record<string, string>
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  logging: object
  deploy?: { resources: { limits: object } }
}
const [first, second] = [services['product-1'], services['product-2']]

it('docker-compose.yml has no password in it', () => {
  expect(compose.match(/postgres:\/\/[^\n]+/g)).toEqual([
    expect.stringMatching(/^postgres:\/\/clinics:\$\$\(cat \/secrets\/clinics\)@database/),
  ])
  expect(compose).not.toMatch(/PASSWORD: [^$]|(PASSWORD|SECRET):-[^}]/)
})

it('docker-compose.yml passes every setting on: secrets in files, the others as they are', () => {
  const { secrets } = services
  for (const name of ['PAYLOAD_SECRET', 'ADMIN_PASSWORD', 'SMTP_URL', 'PURGE_HEADERS']) {
    expect(secrets?.environment[name]).toBe(`\${${name}:-}`)
    expect(first?.environment[`${name}_FILE`]).toBe(
      `/secrets/${name.toLowerCase().replace('_', '-')}`,
    )
  }
  for (const name of ['PUBLIC_URL', 'TRUSTED_PROXIES', 'MAIL_FROM', 'SCRIPT_ORIGIN', 'PURGE_URL'])
    expect(first?.environment[name]).toMatch(new RegExp(`^\\$\\{${name}:-`))
  const settings = Object.entries(first?.environment ?? {}).filter(([name]) => !/_FILE$/.test(name))
  const shown = settings.map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')])
  expect(parseEnv(Object.fromEntries(shown))).toMatchObject({ TRUSTED_PROXIES: 1, PORT: 3000 })
})

it('docker-compose.yml runs two processes that are the same', () => {
  expect({ ...second, depends_on: undefined }).toEqual({ ...first, depends_on: undefined })
})

it.each(Object.keys(services))('%s may do no more than it needs', (name) => {
  const service = services[name]
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    logging: { options: { 'max-size': '10m' } },
  })
  if (name !== 'secrets') expect(service?.deploy?.resources.limits).toHaveProperty('memory')
})
