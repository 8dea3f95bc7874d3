import { expect, it } from 'vitest'
import { PAGE_KINDS, type PageKind } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { mark } from '../../support/form-values.ts'

const api = await startApi()

const siteNow = (locale = 'en') => api.call('site', { locale })

/** The site once the settings are saved, not as it was cached before. */
const siteAfter = async (data: object) => {
  const tagline = `Saved ${mark()}`
  await api.payload.updateGlobal({ slug: 'site-settings', data: { ...data, tagline } })
  await expect.poll(async () => (await siteNow()).tagline).toBe(tagline)
  return siteNow()
}

it('a counted figure shows the true number, next to figures and texts that stay as they were typed', async () => {
  const settings = await api.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const { rows } = await api.database.pool.query(
    `select count(*)::int as clinics, count(*) filter (where verified)::int as verified,
      count(*) filter (where state = 'CA')::int as "inCalifornia"
      from listings where locale = 'en'`,
  )
  const { clinics, verified, inCalifornia } = rows[0]
  const typed = await siteNow()
  expect(typed.homeFigures[0]).toEqual({ value: '785+', label: 'Verified Clinics' })
  expect(typed.footerNote).toContain('December 2024')
  const [first, ...others] = settings.homeFigures ?? []
  const homeFigures = [{ ...first, counted: 'verified' }, ...others]
  expect((await siteAfter({ homeFigures })).homeFigures.slice(0, 2)).toEqual([
    { value: verified.toLocaleString('en-US'), label: 'Verified Clinics' },
    { value: '50+', label: 'States' },
  ])
  const all = { footerCounted: true, resourcesCounted: true, nationwideCounted: true }
  // And the map of a clinic can be set to load on request.
  expect(typed.clinicMap).toBe('shown')
  const counted = await siteAfter({ ...all, clinicMap: 'asked' })
  expect(counted.clinicMap).toBe('asked')
  const format = { month: 'long', year: 'numeric', timeZone: 'America/New_York' } as const
  const month = new Date().toLocaleDateString('en-US', format)
  expect(counted.footerNote).toBe(
    `${verified} of ${clinics} clinics verified. Last updated ${month}.`,
  )
  expect(counted.resourcesFigure).toBe(`${clinics} clinics`)
  expect((await siteNow('es')).resourcesFigure).toBe(`${clinics} clínicas`)
  expect(counted.nationwideCounts[0]).toMatchObject({ name: 'California', count: inCalifornia })
  expect(counted.nationwideCounted).toBe(true)
})

it('advertising and analytics are off until they have an identifier and a ticked page', async () => {
  const pages = (...ticked: PageKind[]) =>
    Object.fromEntries(PAGE_KINDS.map((kind) => [kind, ticked.includes(kind)]))
  const scriptsAfter = async (data: object) => (await siteAfter(data)).thirdPartyScripts
  const identifier = 'G-ABC1234567'
  expect((await siteNow()).thirdPartyScripts).toEqual([])
  expect(await scriptsAfter({ analytics: { identifier, pages: pages() } })).toEqual([])
  expect(await scriptsAfter({ analytics: { identifier: '', pages: pages('home') } })).toEqual([])
  const found = await scriptsAfter({
    analytics: { identifier, pages: pages('home', 'map') },
    advertising: { identifier: 'ca-pub-1234567890123456', pages: pages('reading') },
  })
  expect(found).toEqual([
    {
      vendor: 'analytics',
      identifier,
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
  // An invalid identifier that got into the database another way.
  await api.database.pool.query("update site_settings set analytics_identifier = 'G-1\"><script>'")
  await api.database.pool.query("select pg_notify('content_changed', '')")
  await expect
    .poll(async () => (await siteNow()).thirdPartyScripts.map(({ vendor }) => vendor))
    .toEqual(['advertising'])
})
