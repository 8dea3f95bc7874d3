import type { Page } from '@playwright/test'
import { delayCalls } from '../../support/api-calls.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { expect, openPanel, test as panelTest } from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'

const LIST = 'collections/imports'

const letters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)

/** In the names and streets of the test's own clinics, so that they are unlike any others. */
const MARK = letters()

const HEADER = 'Clinic,Street,City,State,Phone\n'
const rowOf = (number: number, phone = '707-559-7599') =>
  `Invented ${MARK} ${number},${number} ${MARK} Way,Petaluma,CA,${phone}\n`

/** A source for this test alone. Its clinics are deleted after the test. */
const test = panelTest.extend<{ source: string }>({
  source: async ({ page }, use) => {
    const source = `county-${letters()}`
    await use(source)
    const found = await page.request.get(
      `/cms-api/clinics?where[source][equals]=${source}&limit=100&depth=0`,
    )
    for (const { id } of (await found.json()).docs)
      await page.request.delete(`/cms-api/clinics/${id}`)
  },
})

const upload = async (page: Page, text: string, source?: string, name = 'county.csv') => {
  await openPanel(page, LIST)
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  if (source) await page.getByLabel('Name of the source').fill(source)
  await page.getByRole('button', { name: 'Upload and compare' }).click()
}

const expectAccessible = async (page: Page) =>
  expect(await violations(page, { within: '.imp' })).toEqual([])

/** Selected by class, since Next's own announcer has the same role. */
const alert = (page: Page) => page.locator('.imp-alert')

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const stage = (page: Page) => page.getByRole('region', { name: 'Progress' })

/** What visitors see of one of the source’s clinics. */
const listed = async (page: Page, number: number) =>
  (await page.request.get(`/api/clinics/slug/invented-${MARK}-${number}`)).json()

test('an editor uploads a file, reviews the differences, applies them and undoes it', async ({
  page,
  source,
}) => {
  // It opens four pages of the panel, and waits for the product's worker three times.
  test.slow()
  await upload(page, HEADER + [1, 2, 3].map((number) => rowOf(number)).join(''), source)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('county.csv')
  await page.getByRole('button', { name: /Accept all except those needing a check/ }).click()
  await page.getByRole('button', { name: 'Apply 3 accepted changes' }).click()
  await expect(stage(page)).toContainText('3 clinics written.')
  expect(await listed(page, 2)).toMatchObject({ phone: '707-559-7599' })

  const started = performance.now()
  const next = HEADER + rowOf(1) + rowOf(2, '707-555-0142') + rowOf(4)
  await upload(page, next, source, 'county-next.csv')
  const kinds = page.getByRole('group', { name: 'Kind of rows' })
  await expect(kinds).toHaveText(
    /New 1\s*Changed 1\s*Gone 1\s*Needs a check 0\s*Rejected 0\s*Unchanged 1/,
  )
  await expectAccessible(page)
  await row(page, `Invented ${MARK} 4`).getByRole('button', { name: 'Accept' }).click()
  await expect(stage(page)).toContainText('1 clinic accepted, 2 undecided')
  await kinds.getByRole('button', { name: /^Changed/ }).click()
  const changed = row(page, `Invented ${MARK} 2`)
  await expect(changed.getByRole('row', { name: /Phone/ })).toHaveText(
    /Phone\s*707-559-7599\s*707-555-0142/,
  )
  await expectAccessible(page)
  // By keyboard, and taken back before it is applied.
  await changed.getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await expect(stage(page)).toContainText('2 clinics accepted, 1 undecided')
  await page.keyboard.press('Enter')
  await expect(stage(page)).toContainText('1 clinic accepted, 2 undecided')
  await page.getByRole('button', { name: /Accept all except those needing a check/ }).click()
  await expect(changed.getByRole('button', { name: 'Accept' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Apply 3 accepted changes' }).click()
  await expect(stage(page)).toContainText('3 clinics written. 3 can be undone.')
  expect(await listed(page, 2)).toMatchObject({ phone: '707-555-0142' })
  expect(await listed(page, 4)).toMatchObject({ phone: '707-559-7599' })
  expect((await page.request.get(`/services/invented-${MARK}-3`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(stage(page)).toContainText('3 clinics undone.')
  expect(await listed(page, 2)).toMatchObject({ phone: '707-559-7599' })
  expect((await page.request.get(`/services/invented-${MARK}-3`)).status()).toBe(200)
  expect((await page.request.get(`/services/invented-${MARK}-4`)).status()).toBe(404)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`import with review: upload, review, apply, undo in 8 clicks and ${seconds} s`)
})

const acceptAndApply = async (page: Page) => {
  await page.getByRole('button', { name: /Accept all except those needing a check/ }).click()
  await page.getByRole('button', { name: /^Apply \d+ accepted changes?$/ }).click()
  await expect(stage(page)).toContainText('written.')
}

const undo = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
}

test('a row that can’t be undone says why, and can be once a later import is undone', async ({
  page,
  source,
}) => {
  test.slow()
  const name = (number: number) => `Invented ${MARK} ${number}`
  await upload(page, HEADER + rowOf(5) + rowOf(6) + rowOf(7), source, 'first.csv')
  await acceptAndApply(page)
  const first = page.url()
  await upload(page, HEADER + rowOf(5, '707-763-7599') + rowOf(6) + rowOf(7), source, 'second.csv')
  await acceptAndApply(page)
  const second = page.url()

  await page.goto(first)
  await expect(stage(page)).toContainText('2 can be undone. 1 can’t be undone now')
  await undo(page, `Undo ${name(6)}`)
  await expect(stage(page)).toContainText('1 clinic undone. 1 can be undone.')
  await undo(page, 'Undo the rest')
  await expect(stage(page)).toContainText('2 clinics undone.')
  await page.getByRole('button', { name: 'Not undone 1' }).click()
  await expect(row(page, name(5))).toContainText(
    'A later import has changed it since: “second.csv”. Undo that one first.',
  )
  await expect(row(page, name(6))).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(second)
  await undo(page, 'Undo this import')
  await expect(stage(page)).toContainText('1 clinic undone.')
  await page.goto(first)
  await undo(page, `Undo ${name(5)}`)
  await expect(stage(page)).toContainText('3 clinics undone.')
  expect((await page.request.get(`/services/invented-${MARK}-5`)).status()).toBe(404)
})

test('on a slow connection, decisions show immediately and the last press counts', async ({
  page,
  source,
}) => {
  await upload(page, HEADER + [1, 2].map((number) => rowOf(number)).join(''), source)
  await expect(stage(page)).toContainText('2 undecided')
  const release = await delayCalls(page, '**/decide')
  const accept = (number: number) =>
    row(page, `Invented ${MARK} ${number}`).getByRole('button', { name: 'Accept' })
  await accept(1).click()
  await expect(accept(1)).toHaveAttribute('aria-pressed', 'true')
  await accept(1).click()
  await accept(2).click()
  release()
  await expect(stage(page)).toContainText('1 clinic accepted, 1 undecided')
  await expect(accept(1)).toHaveAttribute('aria-pressed', 'false')
  await expect(accept(2)).toHaveAttribute('aria-pressed', 'true')
})

test('applying waits for earlier decisions to be saved', async ({ page, source }) => {
  await upload(page, HEADER + [1, 2].map((number) => rowOf(number)).join(''), source)
  await page.getByRole('button', { name: /Accept all except those needing a check/ }).click()
  const second = row(page, `Invented ${MARK} 2`)
  await expect(second.getByRole('button', { name: 'Accept' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const release = await delayCalls(page, '**/decide')
  await second.getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('button', { name: /^Apply/ }).click()
  release()
  await expect(stage(page)).toContainText('1 clinic written.')
  expect((await page.request.get(`/services/invented-${MARK}-2`)).status()).toBe(404)
})

test.describe('a decision that the server did not get', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('is reverted on the screen, with the reason', async ({ page, source }) => {
    await upload(page, HEADER + rowOf(1), source)
    const accept = row(page, `Invented ${MARK} 1`).getByRole('button', { name: 'Accept' })
    await accept.waitFor()
    await page.route('**/cms-api/desk/imports/**', (route) => route.abort())
    await accept.click()
    await expect(alert(page).first()).toContainText(
      'The server could not be reached, or its answer was lost.',
    )
    await expect(accept).toHaveAttribute('aria-pressed', 'false')
    // Once the connection is back, the same press is enough.
    await page.unroute('**/cms-api/desk/imports/**')
    await accept.click()
    await expect(stage(page)).toContainText('1 clinic accepted')
    await expect(alert(page)).toHaveCount(0)
  })
})

test('a person sees the columns, chooses the separator, and sees unclear values', async ({
  page,
  source,
}) => {
  test.slow()
  const head = 'Clinic;Address;Walk-ins;Languages\n'
  const line = (number: number, walkIns: string) =>
    `Invented ${MARK} ${number};${number} ${MARK} Way, Petaluma, California 94952;${walkIns};English/Spanish\n`
  await openPanel(page, LIST)
  const buffer = Buffer.from(head + line(11, 'sí') + line(12, 'maybe') + line(13, 'maybe'))
  const file = { name: 'county.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  const samples = page.getByRole('region', { name: 'The first rows of the file' })
  await expect(samples.getByRole('row')).toHaveCount(4)
  await expect(samples).toContainText('Petaluma, California 94952')
  const delimiter = page.getByLabel('Column separator')
  await expect(delimiter).toHaveValue(';')
  await delimiter.selectOption('Comma')
  await expect(samples.getByRole('columnheader')).toHaveText([head.trim()])
  await delimiter.selectOption('Semicolon')
  const whole = page.getByLabel('Full address in one column')
  await expect(whole).toHaveValue('Address')
  await expect(page.getByText('English/Spanish', { exact: true }).last()).toBeVisible()
  await expect(page.getByLabel('List separator in “Languages”')).toHaveValue('/')
  await expect(page.getByText('An empty cell changes nothing')).toBeVisible()
  await expect(
    page.getByLabel('This file is only part of its source: keep clinics it leaves out.'),
  ).not.toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('Name of the source').fill(source)
  await page.getByRole('button', { name: 'Upload and compare' }).click()
  await expect(row(page, `Invented ${MARK} 11`)).toContainText('Petaluma, CA')
  await expect(page.getByRole('heading', { name: 'Check these in the file' })).toBeVisible()
  await expect(
    page.getByText('“maybe” in “Walk-ins” is neither yes nor no and was left out'),
  ).toHaveCount(3)
  await page.getByRole('button', { name: 'Show 2 rows' }).click()
  await expect(row(page, `Invented ${MARK} 11`)).toHaveCount(0)
  await expect(row(page, `Invented ${MARK} 12`)).toBeVisible()
  await expectAccessible(page)
})

test('a file without any usable row says which column is to blame', async ({ page, source }) => {
  const text = HEADER.replace('City', 'Town') + rowOf(1).replace(',CA,', ',Bayern,')
  await upload(page, text, source)
  await expect(stage(page)).toContainText('No row could be used: check the State column.')
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the differences of HRSA’s file are stacked, and nothing scrolls sideways', async ({
    page,
  }) => {
    const long = { 'Site Web Address': `www.example.org/${'a-long-address/'.repeat(8)}` }
    await upload(page, hrsaFile([{}, { ...long, 'BPHC Assigned Number': 'BPS-2' }]))
    await expect(stage(page)).toContainText('2 undecided')
    expect(await width(page)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { name: 'Upload a file' })).toBeVisible()
    expect(await width(page)).toBeLessThanOrEqual(360)
  })
})

test.describe('a file that is not a list of clinics', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('gets a message beside the form, which keeps what was filled in', async ({
    page,
    source,
  }) => {
    await openPanel(page, LIST)
    const input = page.getByLabel('File', { exact: true })
    const excel = { name: 'clinics.xlsx', mimeType: '', buffer: Buffer.from('PK\x03\x04workbook') }
    await input.setInputFiles(excel)
    await expect(alert(page)).toHaveText(
      'This is an Excel file or an archive. Open it and save it as CSV.',
    )
    const cut = Buffer.from(`${HEADER}${rowOf(1)}Invented 2,2 Rev`)
    await input.setInputFiles({ name: 'cut.csv', mimeType: 'text/csv', buffer: cut })
    await page.getByLabel('Name of the source').fill(source)
    await page.getByRole('button', { name: 'Upload and compare' }).click()
    await expect(alert(page)).toHaveText(
      'Line 3 ends after 2 of 5 columns: the file seems to be cut off there.',
    )
    await expect(page.getByLabel('Name of the source')).toHaveValue(source)
    await expectAccessible(page)
  })
})
