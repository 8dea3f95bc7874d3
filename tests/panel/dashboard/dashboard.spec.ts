import { clinicValues, mark, messageValues } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { query } from '../../support/template.ts'

test('the first page says what needs doing, links to it, and has what to settle before going live', async ({
  page,
  request,
}) => {
  const { databaseUrl = '' } = product()
  test.skip(!databaseUrl, 'the database of a product that runs already is not known')
  const from = `/old-${mark()}`
  const made = await page.request.post('/cms-api/redirects', {
    data: { from, to: '/services/gone-for-good' },
  })
  const subject = `Wrong number ${mark()}`
  await request.post('/api/contact-messages', { data: { ...messageValues(), subject } })
  await query(
    databaseUrl,
    "insert into empty_searches values ('Majuro', current_date, 1000) returning place",
  )
  const sent = await request.post('/api/clinic-submissions', { data: clinicValues() })
  const id = Number.parseInt((await sent.json()).token, 10)
  for (const [step, at] of [
    ['review', 'received'],
    ['verify', 'in review'],
  ])
    await page.request.post(`/cms-api/desk/submissions/${id}/step`, { data: { step, from: at } })
  const verified = await page.request.get(
    '/cms-api/clinic-submissions/count?where[status][equals]=verified',
  )

  await openPanel(page, '')
  const today = page.getByRole('region', { name: 'What needs doing today' })
  await expect(today.getByRole('link', { name: from })).toBeVisible()
  await expect(today.getByRole('link', { name: 'Clinics to verify' })).toBeVisible()
  await expect(today).toContainText('Majuro')
  const toPublish = page
    .getByRole('listitem')
    .filter({ hasText: 'Verified submissions to publish' })
  await expect(toPublish.locator('.today__count')).toHaveText(
    String((await verified.json()).totalDocs),
  )

  const launch = page.locator('.launch')
  await expect(launch.getByRole('heading', { name: 'Before you go live' })).toBeVisible()
  const badges = launch.getByRole('listitem').filter({ hasText: 'Badges in the footer' })
  await expect(badges).toContainText('HIPAA Compliant')
  await expect(badges).toContainText('Open')
  await badges.getByRole('button', { name: 'Keep as is' }).click()
  await expect(badges).toContainText('Settled')
  await expect(badges.getByRole('heading')).toBeFocused()
  await openPanel(page, '')
  await expect(badges).toContainText('Settled')
  await today.getByRole('link', { name: 'Unread messages' }).click()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await page.request.delete(`/cms-api/redirects/${(await made.json()).doc.id}`)
})
