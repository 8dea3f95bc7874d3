import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

/** As the editor stores a text that is an income table. */
const body = {
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
    children: [
      {
        ...{ type: 'block', version: 2, format: '' },
        fields: {
          ...{ id: '64b7f0c2a1d3e4f5a6b7c8d9', blockName: '', blockType: 'income-table' },
          ...{ caption: 'Yearly income', first: 15_650, further: 5_500 },
          ...{ percents: [100, 200], people: 2 },
        },
      },
    ],
  },
}

test('an income table stands in the form as visitors read it and follows its fields, and days are typed', async ({
  page,
  admin,
}) => {
  const data = { title: 'Of incomes', summary: 'Who counts as poor.', body, _status: 'published' }
  const made = await admin.post('/cms-api/guides', { data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).doc
  await openPanel(page, `collections/guides/${id}`)
  const table = page.getByRole('table', { name: 'Yearly income' })
  await expect(table.getByRole('row').nth(2)).toHaveText('2$21,150$42,300')

  await page.getByRole('button', { name: 'Edit this table' }).click()
  await page.locator('input[name="first"]').fill('20000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(table.getByRole('row').nth(2)).toHaveText('2$25,500$51,000')
  const stored = async () =>
    JSON.stringify(await (await admin.get(`/cms-api/guides/${id}?draft=true&depth=0`)).json())
  await expect.poll(stored).toContain('"first":20000')
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
  await page.close()
  expect((await admin.delete(`/cms-api/guides/${id}?overrideLock=true`)).status()).toBe(200)
})

test('a call-out is written in a guide, with its title and its text', async ({ page, admin }) => {
  const data = { title: 'Of call-outs', summary: 'What a reader should see.', _status: 'published' }
  const made = await admin.post('/cms-api/guides', { data })
  const { id } = (await made.json()).doc
  await openPanel(page, `collections/guides/${id}`)
  const text = page.locator('.ContentEditable__root').first()
  await text.click()
  await page.keyboard.type('/call')
  await expect(page.getByText('Call-out', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit this call-out' }).click()
  const drawer = page.getByRole('dialog')
  // Pressed before the form has answered what was typed, 'Save changes' leaves the drawer open.
  const answered = async (value: string, work: () => Promise<void>) => {
    const answer = page.waitForResponse(
      (response) => !!response.request().postData()?.includes(value),
    )
    await work()
    await answer
  }
  await answered('Watch out', () => drawer.getByLabel('Title').fill('Watch out'))
  await drawer.locator('.ContentEditable__root').click()
  await answered('every bill.', () => page.keyboard.type('Bring every bill.'))
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer).toBeHidden()
  await expect(text).toContainText('Watch out')
  const stored = async () =>
    JSON.stringify(await (await admin.get(`/cms-api/guides/${id}?draft=true&depth=0`)).json())
  await expect.poll(stored).toContain('Bring every bill.')
  await page.close()
  expect((await admin.delete(`/cms-api/guides/${id}?overrideLock=true`)).status()).toBe(200)
})
