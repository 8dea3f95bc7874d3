import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../../cms/product/env.ts'

describe('settings', () => {
  it('need none at all', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: '.data' })
  })

  it('that are empty count as left out', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('that are bad are all listed at once, each with what it should be', () => {
    const bad = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost/x',
      PAYLOAD_SECRET: 'short',
      PUBLIC_URL: 'clinics',
      SCRIPT_ORIGIN: 'tags',
      SMTP_URL: 'http://mail',
      MAIL_FROM: 'us',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: '1234',
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

  it('in production with a database of one’s own need a secret', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/clinics' }
    expect(() => parseEnv(production)).toThrow(/PAYLOAD_SECRET: must be given/)
    expect(parseEnv({ NODE_ENV: 'production' }).PAYLOAD_SECRET).toBeUndefined()
  })

  it('that send mail need to know from whom, and where its links lead', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.org' }
    expect(() => parseEnv(mail)).toThrow(/MAIL_FROM: must be given.*\n.*PUBLIC_URL: must be given/)
    const whole = { ...mail, MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://a.example.org' }
    expect(parseEnv(whole)).toMatchObject(whole)
  })
})
