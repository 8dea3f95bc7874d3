import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { Today } from '../../../cms/dashboard/panel/today.tsx'
import { clinicValues } from '../../support/form-values.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const test = await startPayload()
const { user } = await signIn(test.payload, 'editor')
afterAll(() => test.close())

const shown = async () => renderToStaticMarkup(await Today({ payload: test.payload, user }))

it('says how many submissions are in review, if any', async () => {
  expect(await shown()).not.toContain('in review')
  await test.payload.create({
    collection: 'clinic-submissions',
    data: { ...clinicValues(), status: 'in review' },
  })
  expect(await shown()).toMatch(/1 in review\..*Continue with them/)
})

it('says when the poverty figures in use are older than a year', async () => {
  const title = 'Poverty figures that are older than a year'
  await test.database.pool.query(
    "update poverty_figures set in_force_from = now() - interval '11 months' where year = 2026",
  )
  expect(await shown()).not.toContain(title)
  await test.database.pool.query('delete from poverty_figures where year > 2024')
  expect(await shown()).toContain(title)
  expect(await shown()).toContain('those of 2024, in force since January 11, 2024')
})
