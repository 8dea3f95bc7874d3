import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import { expect, openPanel, save, test } from '../../support/panel-fixtures.ts'
import { block, paragraphs, richText } from '../../support/rich-text.ts'

/** A published guide for one test, opened in its form, and its end. */
const openGuide = async (page: Page, admin: APIRequestContext, body?: object) => {
  const data = { title: 'Of texts', summary: 'What a reader should see.', body }
  const made = await admin.post('/cms-api/guides', { data: { ...data, _status: 'published' } })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).doc
  await openPanel(page, `collections/guides/${id}`)
  return {
    stored: async () =>
      JSON.stringify(await (await admin.get(`/cms-api/guides/${id}?draft=true&depth=0`)).json()),
    end: async () => {
      await page.unrouteAll({ behavior: 'wait' })
      await page.close()
      expect((await admin.delete(`/cms-api/guides/${id}?overrideLock=true`)).status()).toBe(200)
    },
  }
}

test('an income table stands in the form as visitors read it and follows its fields, and days are typed', async ({
  page,
  admin,
}) => {
  const numbers = { first: 15_650, further: 5_500, percents: [100, 200], people: 2 }
  const incomes = { blockType: 'income-table', caption: 'Yearly income', ...numbers }
  const guide = await openGuide(page, admin, richText(block(incomes)))
  const table = page.getByRole('table', { name: 'Yearly income' })
  await expect(table.getByRole('row').nth(2)).toHaveText('2$21,150$42,300')

  await page.getByRole('button', { name: 'Edit this table' }).click()
  await page.locator('input[name="first"]').fill('20000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(table.getByRole('row').nth(2)).toHaveText('2$25,500$51,000')
  await expect.poll(guide.stored).toContain('"first":20000')
  // Days are read as they are typed; what is no day changes nothing.
  const reviewed = page.locator('#field-reviewedAt input')
  for (const [typed, day] of [
    ['2026-11-03', 3],
    ['November 4, 2026', 4],
    ['11/05/2026', 5],
    ['Feb 31, 2027', 5],
  ] as const) {
    await reviewed.fill(typed)
    await reviewed.press('Tab')
    await expect(reviewed).toHaveValue(`Nov ${day}, 2026`)
  }
  await guide.end()
})

/** Delays or loses what a form asks the server about what is typed. */
const meddle = (page: Page, work: (route: Route) => Promise<unknown>) =>
  page.route('**/admin/collections/guides/*', async (route) => {
    if (route.request().method() === 'POST') await work(route)
    await route.fallback().catch(() => {})
  })

const textIn = (part: Page | Locator) => part.locator('.ContentEditable__root').first()

const editCallOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit this call-out' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('Title')).toBeVisible()
  return drawer
}

test('a call-out is written in a guide and edited again, however slowly its form is answered', async ({
  page,
  admin,
}) => {
  const guide = await openGuide(page, admin)
  await textIn(page).click()
  await page.keyboard.type('/call')
  await expect(page.getByText('Call-out', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const drawer = await editCallOut(page)
  await meddle(page, () => page.waitForTimeout(400))
  const saveChanges = drawer.getByRole('button', { name: 'Save changes' })
  await drawer.getByLabel('Title').fill('Watch out')
  await textIn(drawer).click()
  await page.keyboard.type('Bring every bill.')
  await saveChanges.click()
  await expect(drawer).toBeHidden()
  await expect(textIn(page)).toContainText('Watch out')
  await expect.poll(guide.stored).toContain('Bring every bill.')

  // By keyboard too, wherever the cursor is in the text, which Tab leaves.
  await textIn(page).locator('p').last().click()
  // The editor learns a frame later where the cursor is, and then takes the focus there.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await page.keyboard.press('Tab')
  await expect(textIn(page)).not.toBeFocused()
  await textIn(page).locator('p').last().click()
  const before = await textIn(page).locator('> *').count()
  await page.getByRole('button', { name: 'Edit this call-out' }).press('Enter')
  await expect(drawer.getByLabel('Title')).toBeVisible()
  await expect(drawer.locator(':focus')).toBeVisible()
  expect(await textIn(page).locator('> *').count()).toBe(before)
  await expect(textIn(drawer)).toHaveText('Bring every bill.')
  await textIn(drawer).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And a letter.')
  await saveChanges.click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit this call-out' })).toBeFocused()
  await expect.poll(guide.stored).toContain('Bring every bill. And a letter.')
  await editCallOut(page)
  await expect(textIn(drawer)).toHaveText('Bring every bill. And a letter.')
  // What the server refuses stays, and says why.
  await drawer.getByLabel('Title').fill('')
  await saveChanges.click()
  await expect(drawer.getByText('This field is required.')).toBeVisible()
  await expect(textIn(drawer)).toHaveText('Bring every bill. And a letter.')
  await guide.end()
})

test('the last words of a text are saved however busy the computer is', async ({ page, admin }) => {
  await page.addInitScript(() => {
    const BUSY_MS = 10_000
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), BUSY_MS)
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  })
  const guide = await openGuide(page, admin, paragraphs('Old words.'))
  await page.getByLabel('Title').fill('Of last words')
  await textIn(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Last words.')
  await save(page, 'Publish changes')
  expect(await guide.stored()).toContain('Old words. Last words.')
  await expect(textIn(page)).toHaveText('Old words. Last words.')
  await guide.end()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not be reached/] })

  test('a call-out keeps what is typed in it', async ({ page, admin }) => {
    const callOut = { blockType: 'call-out', tone: 'note', title: 'Old title' }
    const guide = await openGuide(
      page,
      admin,
      richText(block({ ...callOut, text: paragraphs('Old words.') })),
    )
    const drawer = await editCallOut(page)
    await meddle(page, (route) => route.abort('internetdisconnected'))
    await textIn(drawer).click()
    await page.keyboard.press('Control+End')
    const lost = page.waitForEvent('requestfailed')
    await page.keyboard.type(' More words.')
    await lost
    await expect(textIn(drawer)).toHaveText('Old words. More words.')
    await page.keyboard.type(' The last.')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await expect(drawer).toBeHidden()
    await expect.poll(guide.stored).toContain('Old words. More words. The last.')
    await editCallOut(page)
    await expect(textIn(drawer)).toHaveText('Old words. More words. The last.')
    await guide.end()
  })
})
