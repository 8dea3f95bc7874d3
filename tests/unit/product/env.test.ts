import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnv, tilesOf, withFiles } from '../../../cms/product/env.ts'

describe('settings', () => {
  it('are all optional', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data' })
  })

  it('that are empty count as left out', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('that are wrong are all listed together, each with what it should be', () => {
    const bad = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost/x',
      PAYLOAD_SECRET: 'short',
      PUBLIC_URL: 'clinics',
      SCRIPT_ORIGIN: 'tags',
      MAP_TILES: 'https://tiles.example.org/',
      MAP_CREDIT_URL: 'us',
      PURGE_URL: 'varnish',
      PURGE_METHOD: 'purge it',
      PURGE_HEADERS: 'abc',
      SMTP_URL: 'http://mail',
      MAIL_FROM: 'us',
      REQUIRE_SECOND_FACTOR: 'admin,boss',
      OIDC_ISSUER: 'http://login.example.org',
      OIDC_ONLY: 'perhaps',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: '1234',
      METRICS_PORT: '70000',
      LOG_REQUESTS: 'perhaps',
      NODE_ENV: 'staging',
    }
    let message = ''
    try {
      parseEnv(bad)
    } catch (error) {
      message = String(error)
    }
    for (const name of Object.keys(bad))
      expect(message).toMatch(new RegExp(`^ {2}${name}: .+`, 'm'))
  })

  it('for the map name its images and who made them, or none', () => {
    const MAP_TILES = 'https://tiles.example.org/{z}/{x}/{y}.png'
    expect(() => parseEnv({ MAP_TILES })).toThrow('MAP_CREDIT: must be set with MAP_TILES')
    expect(tilesOf(parseEnv({ MAP_TILES, MAP_CREDIT: 'Us' }))).toEqual({
      kind: 'images',
      url: MAP_TILES,
      credit: 'Us',
      creditUrl: null,
    })
    expect(tilesOf(parseEnv({ MAP_TILES: 'none' }))).toBeNull()
    expect(tilesOf(parseEnv({}))).toBeUndefined()
  })

  it('for an identity provider need each other', () => {
    const OIDC_ISSUER = 'https://login.example.org'
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'])
      expect(() => parseEnv({ OIDC_ISSUER })).toThrow(`${name}: must be set with OIDC_ISSUER`)
    expect(() => parseEnv({ OIDC_ONLY: 'true' })).toThrow('OIDC_ISSUER: must be set with OIDC_ONLY')
  })

  it('need a secret in production with your own database', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/clinics' }
    expect(() => parseEnv(production)).toThrow(/PAYLOAD_SECRET: must be set/)
    expect(parseEnv({ NODE_ENV: 'production' }).PAYLOAD_SECRET).toBeUndefined()
  })

  it('for a CDN may have several headers, each on its line', () => {
    const { PURGE_HEADERS, PURGE_METHOD } = parseEnv({
      PURGE_HEADERS: 'Fastly-Key: abc\n Authorization: Bearer d:e\n',
    })
    expect(PURGE_HEADERS).toEqual({ 'Fastly-Key': 'abc', Authorization: 'Bearer d:e' })
    expect(PURGE_METHOD).toBe('PURGE')
  })

  it('for mail need a sender and the address that its links lead to', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.org' }
    expect(() => parseEnv(mail)).toThrow(/MAIL_FROM: must be set.*\n.*PUBLIC_URL: must be set/)
    const whole = { ...mail, MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://a.example.org' }
    expect(parseEnv(whole)).toMatchObject(whole)
  })
})

describe('a setting in a file', () => {
  const inFolder = async (work: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'settings-'))
    await work(folder).finally(() => rm(folder, { recursive: true }))
  }

  it('counts as given, without the line break at its end', () =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'secret')
      await writeFile(file, 'a secret in a file, with spaces\n')
      expect(parseEnv(withFiles({ PAYLOAD_SECRET_FILE: file, PORT: '3001' }))).toMatchObject({
        PAYLOAD_SECRET: 'a secret in a file, with spaces',
        PORT: 3001,
      })
    }))

  it('that is empty counts as left out', () => {
    expect(parseEnv(withFiles({ SMTP_URL_FILE: '' })).SMTP_URL).toBeUndefined()
  })

  it('that is not there stops the start, by name', () => {
    expect(() => withFiles({ SMTP_URL_FILE: '/nowhere/smtp' })).toThrow(
      /SMTP_URL_FILE can't be read: .*\/nowhere\/smtp/,
    )
  })

  it('can’t be given beside it too', () => {
    expect(() => withFiles({ PAYLOAD_SECRET: 'a', PAYLOAD_SECRET_FILE: '/x' })).toThrow(
      'either PAYLOAD_SECRET or PAYLOAD_SECRET_FILE',
    )
  })
})
