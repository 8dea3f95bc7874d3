import type { Page } from '@playwright/test'
import { clinicBySlug } from '../../support/directory.ts'
import { mark as newMark } from '../../support/form-values.ts'
import { expect, makeClinic, openPanel, test } from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'
import { withinASecond } from '../../support/within-a-second.ts'

/** More at once would wait for each other's connections to the database. */
const AT_ONCE = 4

/** Clinics of this test alone, which a search for the mark finds. */
const makeMany = async (page: Page, count: number, data: object = {}) => {
  const mark = newMark()
  const made: Awaited<ReturnType<typeof makeClinic>>[] = []
  const make = async (index: number) => {
    if (index >= count) return
    made.push(await makeClinic(page.request, { name: `Many ${mark} ${index}`, ...data }))
    await make(index + AT_ONCE)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index)))
  const remove = async () => {
    for (const { id } of made) await page.request.delete(`/cms-api/clinics/${id}?overrideLock=true`)
  }
  return { mark, made, remove }
}

const publishedOf = async (page: Page, mark: string): Promise<number> => {
  const where = `where[name][contains]=${mark}&where[_status][equals]=published`
  return (await (await page.request.get(`/cms-api/clinics/count?${where}`)).json()).totalDocs
}

test('an editor unpublishes what is found, types how many they are, and undoes it', async ({
  page,
}) => {
  const { mark, remove } = await makeMany(page, 26)
  await openPanel(page, `collections/clinics?search=${mark}&limit=10`)
  await expect(page.locator('tbody tr')).toHaveCount(10)
  await page.locator('#select-all').check()
  await page.locator('#select-all-across-pages').click()
  const bar = page.getByRole('region', { name: 'Change what is ticked' })
  await expect(bar).toContainText('26 ticked')
  await expect(page.locator('.publish-many, .unpublish-many, .edit-many__toggle')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Unpublish…' }).click()
  const drawer = page.locator('.bulk-drawer')
  await expect(drawer).toContainText('26 clinics ticked. 26 would change.')
  const confirm = drawer.getByRole('button', { name: 'Unpublish 26 clinics' })
  await expect(confirm).toBeDisabled()
  await drawer.getByLabel(/Type the number 26/).fill('25')
  await expect(confirm).toBeDisabled()
  expect(await violations(page, { within: '.bulk-drawer' })).toEqual([])
  await drawer.getByLabel(/Type the number 26/).fill('26')
  await confirm.click()
  await expect(drawer).toContainText('26 changed.', { timeout: 120_000 })
  expect(await publishedOf(page, mark)).toBe(0)
  await drawer.getByRole('link', { name: /Show it in the log/ }).click()
  await expect(page.getByRole('heading', { name: 'Unpublished 26 clinics' })).toBeVisible()
  const log = page.locator('.bulk')
  await expect(log.locator('.bulk-documents li')).toHaveCount(26)
  expect(await violations(page, { within: '.bulk' })).toEqual([])
  await log.getByRole('button', { name: 'Undo this for 26' }).click()
  await expect(log).toContainText('26 undone.', { timeout: 120_000 })
  await expect(log).toBeFocused()
  expect(await publishedOf(page, mark)).toBe(26)
  await remove()
})

test('an editor adds a language to some clinics after a look at before and after', async ({
  page,
}) => {
  const { mark, made, remove } = await makeMany(page, 3, { languages: ['Spanish'] })
  await openPanel(page, `collections/clinics?search=${mark}`)
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await page.locator('#select-all').check()
  const bar = page.getByRole('region', { name: 'Change what is ticked' })
  await bar.getByRole('button', { name: 'Edit…' }).click()
  const drawer = page.locator('.bulk-drawer')
  await drawer.getByLabel('Field to edit').selectOption({ label: 'Languages' })
  const field = drawer.getByRole('group', { name: 'Languages' })
  await expect(field.getByLabel('Add these to the list')).toBeChecked()
  await field.locator('input[type=text], input:not([type])').first().fill('Hmong')
  await page.keyboard.press('Enter')
  await field.getByLabel('Replace the whole list').check()
  await drawer.getByRole('button', { name: 'Show before and after' }).click()
  const preview = drawer.getByRole('region', { name: 'Before and after' })
  await expect(preview.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(preview.getByRole('heading', { level: 4 })).toHaveCount(3)
  await expect(preview.locator('.bulk-lost').first()).toHaveText('Spanish')
  await drawer.getByRole('button', { name: 'Back to the fields' }).click()
  await field.getByLabel('Add these to the list').check()
  await drawer.getByRole('button', { name: 'Show before and after' }).click()
  await expect(preview.locator('dd').nth(1)).toHaveText('Spanish, Hmong')
  await expect(preview.locator('.bulk-lost')).toHaveCount(0)
  expect(await violations(page, { within: '.bulk-drawer' })).toEqual([])
  await drawer.getByRole('button', { name: 'Change 3 clinics' }).click()
  await expect(drawer).toContainText('3 changed.')
  for (const { slug } of made)
    await withinASecond(
      async () => (await clinicBySlug(slug)).languages,
      (languages) => expect(languages).toEqual(['Spanish', 'Hmong']),
    )
  await drawer.locator('.bulk-end').getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)
  await remove()
})
