import type { APIRequestContext } from '@playwright/test'
import { LOCALES, pathsFor, SENT, sameIn } from '../../cms/contract/paths.ts'
import { visit as english } from '../../site/copy/en/visit.ts'
import { visit as spanish } from '../../site/copy/es/visit.ts'
import { expectFitsInAnyText } from '../support/expect-fits.ts'
import { expect, makeClinic, test } from '../support/panel-fixtures.ts'
import { staffPath } from '../support/staff-path.ts'

// Screens that only a test can bring about. What closed is answered with 410, old links with 404.
test.use({ expectedErrors: [/status of 4(10|04)/], showsMap: true, reducedMotion: 'reduce' })

const COPY = { en: english, es: spanish }
const NAME = 'Southernmost Neighborhood Healthcare and Dental Collaborative of Anderson County'

const made: number[] = []

const make = async (request: APIRequestContext, name: string) => {
  const clinic = await makeClinic(request, { name, phone: '864-555-0142' })
  made.push(clinic.id)
  return clinic
}

// Their numbers would be among the nearby clinics of other tests.
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) await page.request.delete(`/cms-api/clinics/${id}`)
})

const desk = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/cms-api/desk/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const stored = async (request: APIRequestContext, id: number) =>
  (await request.get(`/cms-api/clinics/${id}?depth=0`)).json()

const seen = async (request: APIRequestContext, id: number) => ({
  updatedAt: (await stored(request, id)).updatedAt,
  reportedWrongAt: null,
})

const close = async (request: APIRequestContext, id: number) =>
  desk(request, `verification/${id}/close`, await seen(request, id))

const move = async (request: APIRequestContext, id: number) => {
  const { state } = await stored(request, id)
  const place = { address: '1200 Blue Ridge Boulevard', city: 'Seneca', state, zipCode: '29672' }
  await desk(request, `verification/${id}/move`, { ...(await seen(request, id)), place })
}

const merge = async (request: APIRequestContext, id: number) => {
  const other = await make(request, `${NAME}, formerly Saint Luke’s`)
  const updatedAt = {
    left: (await stored(request, id)).updatedAt,
    right: (await stored(request, other.id)).updatedAt,
  }
  const data = { other: other.id, stays: 'right', choices: {}, updatedAt }
  await desk(request, `clinics/${id}/merge`, data)
}

const GONE = [
  ['closed', close, 410],
  ['moved', move, 200],
  ['merged', merge, 200],
] as const

for (const [what, happen, status] of GONE)
  test(`the page of a clinic that has ${what} says so, and breaks no rule`, async ({ page }) => {
    const { id, slug } = await make(page.request, NAME)
    await happen(page.request, id)
    for (const locale of LOCALES) {
      const answer = await page.goto(pathsFor(locale).clinic(slug))
      expect(answer?.status()).toBe(status)
      const said = {
        closed: NAME,
        moved: COPY[locale].moved('1 Other St, Anderson, 29621', new Date().toISOString()),
        merged: COPY[locale].former([NAME]),
      }
      await expect(page.getByRole('main')).toContainText(said[what])
      if (what !== 'closed') {
        // Before anything that somebody may do: who reads it may look for the old name.
        const notice = await page.getByText(said[what]).boundingBox()
        const call = await page.getByRole('note').first().boundingBox()
        expect(notice?.y).toBeLessThan(call?.y ?? 0)
      }
      await expectFitsInAnyText(page)
    }
  })

for (const locale of LOCALES)
  test(`the pages behind a clinic’s links fit every screen, and break no rule, in ${locale}`, async ({
    clinic,
    request,
    stranger,
  }) => {
    const visitor = await stranger({ reducedMotion: 'reduce' })
    const token = (await staffPath(request, clinic.id, 'confirm')).split('/').at(-1) ?? ''
    const { confirmListing, stopReminders } = pathsFor(locale)
    for (const address of [
      sameIn(locale, await staffPath(request, clinic.id)),
      confirmListing(token),
      `${confirmListing(token)}?${SENT}=yes`,
      confirmListing('made-up'),
      stopReminders(token),
      `${stopReminders(token)}?${SENT}=yes`,
    ]) {
      await visitor.goto(address)
      await expect(visitor.locator('html')).toHaveAttribute('lang', locale)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFitsInAnyText(visitor)
      const isSpanish = locale === 'es' && address === confirmListing(token)
      const note = visitor.getByText('Los textos se ven aquí en inglés.', { exact: true })
      await expect(note).toHaveCount(isSpanish ? 1 : 0)
    }
  })
