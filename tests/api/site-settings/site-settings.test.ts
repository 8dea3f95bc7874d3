import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Site } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const clinicMap = async () => Site.parse(await (await api.get('/api/site')).json()).clinicMap

it('the map of a clinic is shown, unless an editor sets it to load on request', async () => {
  expect(await clinicMap()).toBe('shown')
  await api.payload.updateGlobal({ slug: 'site-settings', data: { clinicMap: 'asked' } })
  await expect.poll(clinicMap).toBe('asked')
})

describe('a counted figure', () => {
  const site = async (locale = 'en') =>
    Site.parse(await (await api.get(`/api/site?locale=${locale}`)).json())
  const settingsNow = () => api.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const counted = async () => {
    const { rows } = await api.database.pool.query(
      `select count(*)::int as clinics, count(*) filter (where verified)::int as verified
        from listings where locale = 'en'`,
    )
    return rows[0]
  }

  it('shows the true number, next to figures that stay as they were typed', async () => {
    const { homeFigures, aboutFigures } = await settingsNow()
    expect((await site()).homeFigures[0]).toEqual({ value: '785+', label: 'Verified Clinics' })
    const [first, ...others] = homeFigures ?? []
    if (!first) throw new Error('The seed has figures')
    await api.payload.updateGlobal({
      slug: 'site-settings',
      data: { homeFigures: [{ ...first, counted: 'verified' }, ...others], aboutFigures },
    })
    const { verified } = await counted()
    await expect
      .poll(async () => (await site()).homeFigures.slice(0, 2))
      .toEqual([
        { value: verified.toLocaleString('en-US'), label: 'Verified Clinics' },
        { value: '50+', label: 'States' },
      ])
  })

  it('is part of the texts in the footer and on the resources page', async () => {
    expect((await site()).footerNote).toContain('December 2024')
    await api.payload.updateGlobal({
      slug: 'site-settings',
      data: { footerCounted: true, resourcesCounted: true, nationwideCounted: true },
    })
    const { clinics, verified } = await counted()
    const month = new Date().toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'America/New_York',
    })
    await expect
      .poll(async () => (await site()).footerNote)
      .toBe(`${verified} of ${clinics} clinics verified. Last updated ${month}.`)
    expect((await site()).resourcesFigure).toBe(`${clinics} clinics`)
    expect((await site('es')).resourcesFigure).toBe(`${clinics} clínicas`)
    const { rows } = await api.database.pool.query(
      `select count(*)::int as clinics from listings where locale = 'en' and state = 'CA'`,
    )
    expect((await site()).nationwideCounts[0]).toMatchObject({
      name: 'California',
      count: rows[0].clinics,
    })
  })
})
