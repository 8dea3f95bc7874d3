import type { APIRequestContext } from '@playwright/test'
import { LOCALES, pathsFor } from '../../../cms/contract/paths.ts'
import { visit as english } from '../../../site/copy/en/visit.ts'
import { visit as spanish } from '../../../site/copy/es/visit.ts'
import { expectFitsInAnyText } from '../../support/expect-fits.ts'
import { expect, makeClinic, test } from '../../support/panel-fixtures.ts'

// What closed is answered with 410.
test.use({ expectedErrors: [/status of 410/], showsMap: true, reducedMotion: 'reduce' })

const COPY = { en: english, es: spanish }
const NAME = 'Southernmost Neighborhood Healthcare and Dental Collaborative of Anderson County'

const desk = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/cms-api/desk/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

const savedAt = async (request: APIRequestContext, id: number): Promise<string> =>
  (await (await request.get(`/cms-api/clinics/${id}?depth=0`)).json()).updatedAt

const asSeen = async (request: APIRequestContext, id: number) => ({
  updatedAt: await savedAt(request, id),
  reportedWrongAt: null,
})

const close = async (request: APIRequestContext, id: number) =>
  desk(request, `verification/${id}/close`, await asSeen(request, id))

const move = async (request: APIRequestContext, id: number) => {
  const { state } = await (await request.get(`/cms-api/clinics/${id}?depth=0`)).json()
  const place = { address: '1200 Blue Ridge Boulevard', city: 'Seneca', state, zipCode: '29672' }
  await desk(request, `verification/${id}/move`, { ...(await asSeen(request, id)), place })
}

const merge = async (request: APIRequestContext, id: number) => {
  const other = await makeClinic(request, { name: `${NAME}, formerly Saint Luke’s` })
  const updatedAt = {
    left: await savedAt(request, id),
    right: await savedAt(request, other.id),
  }
  const data = { other: other.id, stays: 'right', choices: {}, updatedAt }
  await desk(request, `clinics/${id}/merge`, data)
  return async () => {
    await request.delete(`/cms-api/clinics/${other.id}`)
  }
}

const GONE = [
  ['closed', close, 410],
  ['moved', move, 200],
  ['merged', merge, 200],
] as const

for (const [what, happen, status] of GONE)
  test(`the page of a clinic that has ${what} says so, and breaks no rule`, async ({
    page,
    request,
  }) => {
    const { id, slug } = await makeClinic(page.request, { name: NAME, phone: '864-555-0142' })
    const tidy = await happen(page.request, id)
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
    await tidy?.()
    await request.delete(`/cms-api/clinics/${id}`)
  })
