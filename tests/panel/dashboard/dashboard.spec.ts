import { clinicValues, mark, messageValues } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

test('the first page says what needs doing, and links to it', async ({ page, request }) => {
  const from = `/old-${mark()}`
  const redirect = await page.request.post('/cms-api/redirects', {
    data: { from, to: '/services/gone-for-good' },
  })
  const subject = `Wrong number ${mark()}`
  await request.post('/api/contact-messages', { data: { ...messageValues(), subject } })
  await openPanel(page, '')
  const today = page.getByRole('region', { name: 'What needs doing today' })
  await expect(today.getByRole('link', { name: from })).toBeVisible()
  await expect(today.getByRole('link', { name: 'Clinics to verify' })).toBeVisible()
  await today.getByRole('link', { name: 'Unread messages' }).click()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  const { doc } = await redirect.json()
  await page.request.delete(`/cms-api/redirects/${doc.id}`)
})

test('the first page lists verified submissions to publish', async ({ page, request }) => {
  const clinic = clinicValues()
  const sent = await request.post('/api/clinic-submissions', { data: clinic })
  const id = Number.parseInt((await sent.json()).token, 10)
  const task = page.getByRole('listitem').filter({ hasText: 'Verified submissions to publish' })
  const count = async () => {
    await openPanel(page, '')
    return Number(await task.locator('.today__count').textContent())
  }
  const before = await count()
  for (const [step, from] of [
    ['review', 'received'],
    ['verify', 'in review'],
  ])
    await page.request.post(`/cms-api/desk/submissions/${id}/step`, { data: { step, from } })
  expect(await count()).toBe(before + 1)
  await task.getByRole('link').click()
  await expect(page.getByRole('row', { name: clinic.clinicName })).toContainText('verified')
})

test('a search without results is counted by its place', async ({ page, request }) => {
  // More often than any other test's: the dashboard lists only the first places.
  for (let times = 0; times < 10; times += 1)
    await request.get(`/api/clinics/search?location=Majuro, MH&distance=10&services=none-${times}`)
  const count = async () => {
    await openPanel(page, '')
    return page.getByRole('region', { name: 'What needs doing today' }).textContent()
  }
  await expect.poll(count, { timeout: 15_000 }).toContain('Majuro')
})

test('a filtered list is saved as CSV', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics?search=${encodeURIComponent(clinic.name)}`)
  await page
    .locator('.list-controls')
    .getByRole('button', { name: /more options|menu/i })
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^clinics-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('an admin sees what to settle before going live, and settles it', async ({ page }) => {
  await openPanel(page, '')
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
})

test('a figure has the true value beside it, and a switch to count it', async ({ page }) => {
  await openPanel(page, 'globals/site-settings')
  await page.getByRole('button', { name: 'Footer and contact' }).click()
  const field = page
    .locator('.field-type.checkbox')
    .filter({ has: page.locator('#field-footerCounted') })
  await expect(field).toContainText('Count for me')
  await expect(field).toContainText(/True today: [\d,]+ of [\d,]+ clinics verified\. Last updated/)
})
