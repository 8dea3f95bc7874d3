import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_KINDS, type PageKind, Site } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { mark } from '../../support/form-values.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const pages = (...ticked: PageKind[]) =>
  Object.fromEntries(PAGE_KINDS.map((kind) => [kind, ticked.includes(kind)]))

const save = (data: object) => api.payload.updateGlobal({ slug: 'site-settings', data })

const site = async () => Site.parse(await (await api.get('/api/site')).json())

const scripts = async () => (await site()).thirdPartyScripts

/** The scripts that load after the settings are saved, not those that were cached before. */
const scriptsAfter = async (data: object) => {
  const tagline = `Saved ${mark()}`
  await save({ ...data, tagline })
  await expect.poll(async () => (await site()).tagline).toBe(tagline)
  return scripts()
}

describe('advertising and analytics', () => {
  it('are off by default', async () => {
    expect(await scripts()).toEqual([])
  })

  it('need an identifier and a ticked page, and come from their own hosts', async () => {
    const unticked = { identifier: 'G-ABC1234567', pages: pages() }
    expect(await scriptsAfter({ analytics: unticked })).toEqual([])
    const unnamed = { identifier: '', pages: pages('home') }
    expect(await scriptsAfter({ analytics: unnamed })).toEqual([])
    const found = await scriptsAfter({
      analytics: { identifier: 'G-ABC1234567', pages: pages('home', 'map') },
      advertising: { identifier: 'ca-pub-1234567890123456', pages: pages('reading') },
    })
    expect(found).toEqual([
      {
        vendor: 'analytics',
        identifier: 'G-ABC1234567',
        src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
        pages: ['home', 'map'],
      },
      {
        vendor: 'advertising',
        identifier: 'ca-pub-1234567890123456',
        src: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
        pages: ['reading'],
      },
    ])
  })

  it('leave out an invalid identifier that got into the database another way', async () => {
    await api.database.pool.query(
      "update site_settings set analytics_identifier = 'G-1\"><script>'",
    )
    await api.database.pool.query("select pg_notify('content_changed', '')")
    await expect
      .poll(async () => (await scripts()).map(({ vendor }) => vendor))
      .toEqual(['advertising'])
  })
})
