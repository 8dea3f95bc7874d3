import { mark, messageValues } from '../../support/form-values.ts'
import { expect, openPanel, ownDatabase, test } from '../../support/panel-fixtures.ts'
import { query } from '../../support/template.ts'

test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not be reached|Failed to load chunk/],
})

test('the first page says what needs doing, links to it, and has what to settle before going live', async ({
  page,
  context,
  request,
}) => {
  const databaseUrl = ownDatabase()
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

  await openPanel(page, '')
  const today = page.getByRole('region', { name: 'What needs doing today' })
  await expect(today.getByRole('link', { name: from })).toBeVisible()
  await expect(today.getByRole('link', { name: 'Clinics to verify' })).toBeVisible()
  await expect(today).toContainText('Majuro')
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
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  const help = page.getByRole('dialog')
  await expect(help.getByRole('alert')).toContainText('The help could not be loaded.')
  await context.setOffline(false)
  await help.getByRole('button', { name: 'Try again' }).click()
  await expect(help.getByRole('heading', { name: 'Read messages' })).toBeVisible()
  await help.getByRole('button', { name: 'Close' }).last().click()
  await expect(help).toBeHidden()
  await page.request.delete(`/cms-api/redirects/${(await made.json()).doc.id}`)
})
