import { createServer } from 'node:http'
import { expectNoScrolling } from '../../support/expect-fits.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site } from '../../support/imported-clinics.ts'
import { listen } from '../../support/listen.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { violations } from '../../support/violations.ts'

test.use({ expectedErrors: [/status of 400/] })

test('the newest file of a source is fetched on its page, which says what its last files changed', async ({
  page,
}) => {
  await openPanel(page, 'collections/sources')
  await page.getByRole('link', { name: 'hrsa' }).click()
  const press = () => page.getByRole('button', { name: 'Fetch its newest file' }).click()
  await press()
  await expect(page.locator('.imp').getByRole('alert')).toContainText(
    'could not be reached. Nothing was stored.',
  )

  const host = await listen(
    createServer((_, response) => response.end(hrsaFile([site(1), site(2)]))),
    Number(new URL(product().scriptOrigin).port),
  )
  try {
    await press()
    await expect(page.getByText('Ready for review')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'hrsa.csv' })).toBeVisible()
  } finally {
    await host.close()
  }
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await expect(page.getByText(/fetched by editor/)).toBeVisible()
  await page.getByRole('link', { name: 'Source “hrsa”' }).click()
  const file = page.getByRole('row', { name: /hrsa\.csv/ })
  await expect(file).toContainText(/Fetched .+ by /)
  await expect(file.getByRole('cell').nth(2)).toHaveText('2')
  await expect(page.locator('#field-outcome')).toHaveValue('A new file. It waits for a review.')
  await page.getByText('How the columns of its last file were read').click()
  await expect(page.getByText('BPHC Assigned Number')).toBeVisible()
  expect(await violations(page, { within: '.imp' })).toEqual([])
  await expectNoScrolling(page)
  expect(
    (await page.request.post(`/cms-api/desk/imports/${id}/discard`, { data: {} })).status(),
  ).toBe(200)
})
