import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv, tilesOf, withFiles } from '../../../cms/product/env.ts'
import { testFolder } from '../../support/test-folder.ts'

describe('settings', () => {
  it('are all optional, and count as left out if they are empty', () => {
    const usual = { PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data' }
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject(usual)
  })

  it('that are wrong are all listed together, each with what it should be', () => {
    const bad = {
      ...{ PORT: '0x1F', METRICS_PORT: '70000', DATABASE_URL: 'mysql://localhost/x' },
      ...{ PAYLOAD_SECRET: 'short', PUBLIC_URL: 'clinics', TRUSTED_PROXIES: 'one' },
      ...{ SCRIPT_ORIGIN: 'tags', MAP_TILES: 'https://tiles.example.org/', MAP_CREDIT_URL: 'us' },
      ...{ PURGE_URL: 'varnish', PURGE_METHOD: 'purge it', PURGE_HEADERS: 'abc' },
      ...{ SMTP_URL: 'http://mail', MAIL_FROM: 'us', REQUIRE_SECOND_FACTOR: 'admin,boss' },
      ...{ OIDC_ISSUER: 'http://login.example.org', OIDC_ONLY: 'perhaps', ADMIN_EMAIL: 'nobody' },
      ...{ ADMIN_PASSWORD: '1234', LOG_REQUESTS: 'perhaps', NODE_ENV: 'staging' },
      ...{ MAX_STALE_MINUTES: '-5' },
    }
    const fault = (() => {
      try {
        return String(parseEnv(bad))
      } catch (error) {
        return String(error)
      }
    })()
    const named = [...fault.matchAll(/^ {2}([A-Z_]+): .+/gm)].map(([, name]) => name)
    expect(Object.keys(bad).filter((name) => !named.includes(name))).toEqual([])
  })

  it('need each other: of a map, a provider, mail, and a database in production', () => {
    const OIDC_ISSUER = 'https://login.example.org'
    const MAP_TILES = 'https://tiles.example.org/{z}/{x}/{y}.png'
    const DATABASE_URL = 'postgres://db/clinics'
    const mail = { SMTP_URL: 'smtp://mail.example.org' }
    const faults: [settings: Record<string, string>, fault: RegExp][] = [
      [{ MAP_TILES }, /MAP_CREDIT: must be set with MAP_TILES/],
      [{ OIDC_ISSUER }, /OIDC_CLIENT_ID: must.*\n.*CLIENT_SECRET: must be set with OIDC_ISSUER/],
      [{ OIDC_ISSUER }, /PUBLIC_URL: must be set with OIDC_ISSUER/],
      [{ OIDC_ONLY: 'true' }, /OIDC_ISSUER: must be set with OIDC_ONLY/],
      [{ NODE_ENV: 'production', DATABASE_URL }, /PAYLOAD_SECRET: must be set/],
      [mail, /MAIL_FROM: must be set.*\n.*PUBLIC_URL: must be set/],
    ]
    for (const [settings, fault] of faults) expect(() => parseEnv(settings)).toThrow(fault)
    expect(parseEnv({ NODE_ENV: 'production' }).PAYLOAD_SECRET).toBeUndefined()
    const whole = { ...mail, MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://a.example.org' }
    expect(parseEnv(whole)).toMatchObject(whole)
    const images = { kind: 'images', url: MAP_TILES, credit: 'Us', creditUrl: null }
    expect(tilesOf(parseEnv({ MAP_TILES, MAP_CREDIT: 'Us' }))).toEqual(images)
    expect(tilesOf(parseEnv({ MAP_TILES: 'none' }))).toBeNull()
    expect(tilesOf(parseEnv({}))).toBeUndefined()
  })
})

it('a setting in a file counts as given, without the line break at its end', async () => {
  const folder = await testFolder()
  const file = path.join(folder, 'secret')
  await writeFile(file, 'a secret in a file, with spaces\n')
  expect(parseEnv(withFiles({ PAYLOAD_SECRET_FILE: file, PORT: '3001' }))).toMatchObject({
    PAYLOAD_SECRET: 'a secret in a file, with spaces',
    PORT: 3001,
  })
  expect(parseEnv(withFiles({ SMTP_URL_FILE: '' })).SMTP_URL).toBeUndefined()
  expect(() => withFiles({ SMTP_URL_FILE: '/nowhere/smtp' })).toThrow(
    /SMTP_URL_FILE can't be read: .*\/nowhere\/smtp/,
  )
  expect(() => withFiles({ PAYLOAD_SECRET: 'a', PAYLOAD_SECRET_FILE: '/x' })).toThrow(
    'either PAYLOAD_SECRET or PAYLOAD_SECRET_FILE',
  )
})
