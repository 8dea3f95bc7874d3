import { delayCalls } from '../../support/api-calls.ts'
import { expect, openPanel, ownDatabase, saveStatus, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { query } from '../../support/template.ts'
import { violations } from '../../support/violations.ts'

test.use({ expectedErrors: [/status of 4\d\d|ERR_FAILED|Error submitting form/] })

test('a list names states below the window too, says who has closed, and one time zone', async ({
  page,
  clinic,
}) => {
  const data = { closedAt: '2026-11-03T17:00:00.000Z', _status: 'published' }
  expect((await page.request.patch(`/cms-api/clinics/${clinic.id}`, { data })).status()).toBe(200)
  await page.goto('/admin/collections/clinics?limit=50')
  await expect(page.locator('tbody tr').last().locator('.cell-state')).toHaveText(/^[A-Z]/)
  await expect(page.locator('tbody')).not.toContainText('<No State>')
  await expect(page.locator('.list-range')).toHaveText(/^1 to 50 of \d/)
  await page.goto(`/admin/collections/clinics?search=${clinic.slug}`)
  await expect(page.locator('tbody .cell-_status').first()).toHaveText('Closed')
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await expect(page.locator('.clinic-standing')).toHaveText('Closed since Nov 3, 2026')
  await expect(page.locator('.doc-controls__status')).toBeHidden()
  await expect(page.locator('.last-changed')).toContainText(/E[SD]T$/)
})

test('what is typed into the search or a filter of a list before its code has come is read', async ({
  page,
  clinic,
}) => {
  // Other pages of these tests wait for their code when they are opened.
  const slow = await page.context().newPage()
  for (const [field, address] of [
    ['#search-filter-input', ''],
    ['.condition__value input', '?where[or][0][and][0][slug][equals]=none'],
  ] as const) {
    const release = await delayCalls(slow, /\/_next\/static\/.*\.js/)
    await slow.goto(`/admin/collections/clinics${address}`, { waitUntil: 'commit' })
    const input = slow.locator(field)
    await input.fill(clinic.slug)
    release()
    await expect(slow.locator('tbody tr')).toHaveCount(1)
    await expect(input).toHaveValue(clinic.slug)
    await slow.unrouteAll()
  }
  await slow.close()
})

test('counts are written in thousands, in a list and in what is selected', async ({ page }) => {
  const databaseUrl = ownDatabase()
  await query(
    databaseUrl,
    `insert into redirects ("from", "to", updated_at, created_at)
      select '/thousands-' || n, '/about', now(), now() from generate_series(1, 1234) n
      on conflict do nothing returning id`,
  )
  await page.goto('/admin/collections/redirects?limit=10&search=/thousands')
  await expect(page.locator('.list-range')).toHaveText('1 to 10 of 1,234')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const selection = page.locator('.list-selection')
  await selection.getByRole('button', { name: 'Select all (1,234)' }).click()
  await expect(selection).toContainText('1,234 selected')
  await query(databaseUrl, `delete from redirects where "from" like '/thousands-%' returning id`)
})

test('a list says what is public: not what is in the trash, or came back from it as a draft', async ({
  page,
  clinic,
  admin,
}) => {
  const change = async (path: string, data: object) =>
    expect((await admin.patch(`/cms-api/${path}`, { data })).status()).toBe(200)
  const says = async (words: string, list: string, id: number) => {
    await page.goto(`/admin/collections/${list}?where[or][0][and][0][id][equals]=${id}`)
    await expect(page.locator('tbody .cell-_status')).toHaveText(words)
  }
  const { id } = clinic
  const deletedAt = new Date().toISOString()
  await says('Published', 'clinics', id)
  await change(`clinics/${id}?draft=true`, { _status: 'draft' })
  await says('Draft of a listed clinic', 'clinics', id)
  await change(`clinics/${id}`, { _status: 'published' })
  await change(`clinics/${id}`, { deletedAt })
  await says('In the trash, was: published', 'clinics/trash', id)
  await change(`clinics/${id}?trash=true`, { deletedAt: null, _status: 'draft' })
  await says('Draft', 'clinics', id)
  await change(`clinics/${id}`, { deletedAt })
  await says('In the trash, was: draft', 'clinics/trash', id)
  await change(`clinics/${id}?trash=true`, { deletedAt: null, _status: 'published' })
  await says('Published', 'clinics', id)

  // What is no clinic has another word for it.
  const data = { title: `Trashed ${id}`, summary: 'One', _status: 'published' }
  const { doc } = await (await admin.post('/cms-api/guides', { data })).json()
  await change(`guides/${doc.id}?draft=true`, { _status: 'draft' })
  await says('Draft of a public page', 'guides', doc.id)
  expect((await admin.delete(`/cms-api/guides/${doc.id}`)).status()).toBe(200)
})

/** A value as a program writes it, where people hear words. */
const NO_WORDS = /\[object|\bundefined\b|\bnull\b|\bNaN\b|\{\{|^(true|false)$|\[("|&quot;)/

test('no list or empty form has a value for words, in what is read or only read aloud', async ({
  page,
  admin,
}) => {
  const { collections } = await (await admin.get('/cms-api/access')).json()
  const slugs = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
  expect(slugs).toContain('clinics')
  for (const slug of slugs)
    for (const path of [slug, `${slug}/create`]) {
      const html = await (await page.request.get(`/admin/collections/${path}`)).text()
      const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      const read = text.split(/<[^>]+>/)
      const aloud = [...text.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)]
      const words = [...read, ...aloud.map(([, label = '']) => label)]
      expect(
        words.filter((one) => NO_WORDS.test(one)),
        path,
      ).toEqual([])
    }
})

test('the language of a form is gone with it, and stays from a list to its documents', async ({
  page,
}) => {
  await openPanel(page, 'collections/guides?locale=es')
  const link = page.locator('tbody a').first()
  await expect(link).toHaveAttribute('href', /\?locale=es$/)
  await link.click()
  await takesTyping(page)
  await expect(page.locator('.localizer')).toContainText('Español')
  await openPanel(page, 'collections/articles')
  await expect(page.locator('.localizer')).toContainText('English')
})

test('a name that is pressed while its list is drawn anew opens all the same', async ({ page }) => {
  await openPanel(page, 'collections/states')
  const name = page.locator('tbody .cell-name a').first()
  const state = (await name.textContent()) ?? ''
  const finish = await delayCalls(page, /states\/\d+\?.*_rsc=/)
  const isAsked = page.waitForRequest(/states\/\d+\?.*_rsc=/)
  await name.click()
  await isAsked
  // As Payload's list does each time it is drawn with new rows.
  await page.evaluate(() => history.replaceState(null, '', '?depth=1&limit=10&sort=name'))
  finish()
  await expect(page).toHaveURL(/states\/\d+/)
  await expect(page.locator('#field-name')).toHaveValue(state)
})

test('what is wrong with a field, or with the connection, is said in whole sentences', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-phone').fill('12')
  expect(await saveStatus(page, 'Publish changes')).toBe(400)
  const toasts = page.locator('.payload-toast-container')
  await expect(toasts).toContainText(/invalid.*Phone/)
  const error = page.locator('.field-error', { hasText: 'Enter the full number' })
  await expect(error).toBeVisible()
  const isCut = await error
    .locator('.tooltip-content')
    .evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(isCut).toBe(false)
  await page.route(/\/cms-api\/clinics\/\d+/, (route) => route.abort())
  await page.locator('#field-website').fill('https://mine.example')
  await expect(toasts).toContainText('The server could not be reached')
})

test('somebody reads that a colleague types in the form, before typing in it too', async ({
  page,
  clinic,
  colleague,
}) => {
  const vera = await colleague('Vera')
  const form = `collections/clinics/${clinic.id}`
  await openPanel(page, form)
  const data = { medicalDirector: 'Dr. Lee' }
  const typed = await vera.request.patch(`/cms-api/clinics/${clinic.id}?draft=true&autosave=true`, {
    data,
  })
  expect(typed.status()).toBe(200)
  await expect(page.locator('.form-holder')).toContainText('Vera is typing in this form')
})

/** axe's rules about what a screen reader calls a control. */
const NAME_RULES = [
  'aria-command-name',
  'aria-input-field-name',
  'button-name',
  'frame-title',
  'label',
  'link-name',
]

test('each control of a list, a form and a drawer has a name, in both languages', async ({
  page,
  context,
  clinic,
}) => {
  const expectNames = () =>
    expect.poll(() => violations(page, { rules: NAME_RULES }), page.url()).toEqual([])
  for (const language of ['en', 'es']) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: product().url }])
    await openPanel(page, 'collections/clinics?limit=5')
    await page.locator('#toggle-list-filters').click()
    // While it unfolds, a press falls beside the button.
    await expect(page.locator('.list-controls__where')).toHaveCSS('transition-duration', '0.001s')
    await page.locator('.where-builder__add-first-filter').click()
    await expect(page.locator('.condition__field')).toBeVisible()
    await expectNames()
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await expectNames()
    // Payload remembers for each account whether it is open.
    const [toggler, preview] = ['.live-preview-toggler', '#live-preview-iframe']
    await page.locator(toggler).click()
    await expect(page.locator(preview)).toBeVisible()
    await expectNames()
    await page.locator(toggler).click()
    await expect(page.locator(preview)).toBeHidden()
    await openPanel(page, 'collections/needs/create')
    await page.locator('.array-field__add-row').first().click()
    await expectNames()
    await openPanel(page, 'collections/articles/create')
    await page.locator('.upload__createNewToggler').first().click()
    await expect(page.locator('.drawer--is-open #field-alt')).toBeVisible()
    await expectNames()
    const heading = await page.locator('.drawer--is-open :is(h1, h2)').first().textContent()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(heading ?? '')
  }
})

test('the tabs of a form and what can be done with a saved list are never cut off', async ({
  page,
  clinic,
}) => {
  const hidden = (bar: string) =>
    page.locator(bar).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await openPanel(page, 'collections/clinics')
  await page.locator('#select-preset').click()
  await page.getByRole('dialog').getByText('No phone number').click()
  await expect(page.locator('#edit-preset')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => hidden('.query-preset-bar__menu-items')).toBe(0)
  await expect(page.locator('#edit-preset')).toBeInViewport({ ratio: 1 })
  expect(
    await violations(page, { within: '.query-preset-bar', rules: ['color-contrast'] }),
  ).toEqual([])
  await page.locator('#clear-preset').click()
  await expect(page.locator('#edit-preset')).toBeHidden()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openPanel(page, `collections/clinics/${clinic.id}`)
    const tabs = page.locator('.tabs-field__tab-button')
    await expect(tabs.last()).toBeInViewport({ ratio: 1 })
    expect(await hidden('.tabs-field__tabs-wrap')).toBe(0)
  }
})

test('the small labels of the header and of versions are legible in the dark, and versions fit a phone', async ({
  page,
  context,
  clinic,
}) => {
  await context.addCookies([{ name: 'payload-theme', value: 'dark', url: product().url }])
  await openPanel(page, 'collections/clinics')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.localizer-button__label').last()).toBeVisible()
  expect(await violations(page, { within: '.app-header', rules: ['color-contrast'] })).toEqual([])
  const data = { paymentOptions: ['Sliding fee scale by household size and income'] }
  await page.request.patch(`/cms-api/clinics/${clinic.id}`, { data })
  const newest = `limit=1&sort=-updatedAt&where[parent][equals]=${clinic.id}`
  const { docs } = await (await page.request.get(`/cms-api/clinics/versions?${newest}`)).json()
  const version = `collections/clinics/${clinic.id}/versions/${docs[0].id}`
  await openPanel(page, version)
  await expect(page.locator('.version-pill-label-date').first()).toBeVisible()
  expect(await violations(page, { within: '.view-version', rules: ['color-contrast'] })).toEqual([])
  await expect(page.locator('.view-version')).not.toContainText('Fact dates')
  await page.setViewportSize({ width: 360, height: 740 })
  await openPanel(page, version)
  await expect(page.locator('.html-diff').filter({ hasText: 'Sliding fee' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('saved lists are told in Spanish to whoever reads Spanish', async ({ page, context }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'es', url: product().url }])
  await openPanel(page, 'collections/clinics')
  await page.locator('#select-preset').click()
  const row = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ hasText: 'Sin número de teléfono' })
  await expect(row).toContainText('Teléfono no tiene valor')
  await expect(page.getByRole('dialog')).not.toContainText(/selected|exists|No phone number/)
  await row.getByRole('button').click()
  await expect(page.locator('#select-preset')).toContainText('Sin número de teléfono')
  await page.locator('#clear-preset').click()
  await expect(page.locator('#select-preset')).not.toContainText('Sin número')
})

test('a saved list is made and edited by keyboard, and its filters have names', async ({
  page,
}) => {
  await openPanel(page, 'collections/clinics?where[or][0][and][0][city][equals]=Anderson')
  const dialog = page.getByRole('dialog')
  const hasFocus = () => dialog.evaluate((drawer) => drawer.contains(document.activeElement))
  await page.locator('#create-new-preset').press('Enter')
  const name = dialog.locator('#field-title')
  await expect(name).toBeVisible()
  await expect.poll(hasFocus).toBe(true)
  for (const part of ['Field: City', 'Condition: equals'])
    await expect(dialog.getByRole('combobox', { name: part })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Value' })).toHaveValue('Anderson')
  await expect(dialog.locator('.dropdown-indicator:not([aria-label])')).toHaveCount(0)
  await name.fill('Anderson')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#select-preset')).toContainText('Anderson')
  const city = page.locator('.condition__value input')
  await city.fill('Clemson')
  await page.locator('#reset-preset').press('Enter')
  await expect(city).toHaveValue('Anderson')
  await expect(page).toHaveURL(/Anderson/)
  await page.locator('#edit-preset').press('Enter')
  await expect(name).toHaveValue('Anderson')
  await name.fill('Anderson, South Carolina')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('#clear-preset').click()
  await page.request.delete('/cms-api/payload-query-presets?where[title][like]=Anderson')
})
