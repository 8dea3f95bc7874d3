import type { Page } from '@playwright/test'
import { delayCalls } from '../../support/api-calls.ts'
import { beginJourney } from '../../support/journey.ts'
import { expect, openPanel, test as panelTest } from '../../support/panel-fixtures.ts'
import { applyList, listFile } from '../../support/panel-imports.ts'
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
const phoneOf = (number: number) => `707-559-75${number + 10}`
const rowOf = (number: number, phone = phoneOf(number)) =>
  `Invented ${MARK} ${number},${number} ${MARK} Way,Petaluma,CA,${phone}\n`

/** A source for this test alone. Its clinics are deleted after the test. */
const test = panelTest.extend<{ source: string }>({
  source: async ({ page: { request } }, use) => {
    const source = `county-${letters()}`
    await use(source)
    const found = await request.get(
      `/cms-api/clinics?where[source][equals]=${source}&limit=100&depth=0`,
    )
    for (const { id } of (await found.json()).docs) await request.delete(`/cms-api/clinics/${id}`)
  },
})

const upload = async (page: Page, text: string, source: string, name?: string) => {
  await openPanel(page, LIST)
  await page.getByLabel('File', { exact: true }).setInputFiles(listFile(text, name))
  await page.getByLabel('Name of the source').fill(source)
  await page.getByRole('button', { name: 'Upload and compare' }).click()
}

const expectAccessible = async (page: Page) =>
  expect(await violations(page, { within: '.imp' })).toEqual([])

/** Selected by class, since Next's own announcer has the same role. */
const alert = (page: Page) => page.locator('.imp-alert')

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

const stage = (page: Page) => page.getByRole('region', { name: 'Progress' })

/** What visitors see of one of the source’s clinics. */
const listed = async (page: Page, number: number) =>
  (await page.request.get(`/api/clinics/slug/invented-${MARK}-${number}`)).json()

const statusOf = async (page: Page, number: number) =>
  (await page.request.get(`/services/invented-${MARK}-${number}`)).status()

test('a file that is chosen before the code of its form has come is read', async ({ page }) => {
  const release = await delayCalls(page, '**/_next/static/chunks/*.js')
  const opening = page.goto(`/admin/${LIST}`, { waitUntil: 'commit' })
  await page.getByLabel('File', { exact: true }).setInputFiles(listFile(HEADER + rowOf(1)))
  release()
  await opening
  await expect(page.getByLabel('Name of the source')).toBeVisible()
})

test('an editor uploads a file, reviews the differences, applies them and undoes it', async ({
  page,
  source,
}) => {
  const before = HEADER + [1, 2, 3, 6].map((number) => rowOf(number)).join('')
  await applyList(page.request, before, source, ['new'])
  const journey = beginJourney()
  await journey.watch(page)
  const renamed = `Renamed ${MARK},3 ${MARK} Way,Petaluma,CA,${phoneOf(3)}\n`
  const next = HEADER + rowOf(1) + rowOf(2, '707-555-0142') + rowOf(4) + renamed
  await upload(page, next, source, 'county-next.csv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('county-next.csv')
  const kinds = page.getByRole('group', { name: 'Kind of rows' })
  await expect(kinds).toHaveText(
    /New 1\s*Changed 1\s*Gone 1\s*Needs a check 1\s*Rejected 0\s*Unchanged 1/,
  )
  await row(page, `Invented ${MARK} 4`).getByRole('button', { name: 'Accept' }).click()
  await expect(stage(page)).toContainText('1 clinic accepted, 3 undecided')
  await kinds.getByRole('button', { name: /^Changed/ }).click()
  const changed = row(page, `Invented ${MARK} 2`)
  await expect(changed.getByRole('row', { name: /Phone/ })).toHaveText(
    /Phone\s*707-559-7512\s*707-555-0142/,
  )
  await expectAccessible(page)
  // By keyboard.
  await changed.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(stage(page)).toContainText('2 clinics accepted, 2 undecided')
  // What may be a clinic under another name is never gone: somebody says what it is.
  await kinds.getByRole('button', { name: /^Needs a check/ }).click()
  const other = row(page, `Renamed ${MARK}`)
  await expect(other).toContainText(`It may be Invented ${MARK} 3: same phone number, same address`)
  await other.getByRole('button', { name: 'Update that clinic' }).click()
  await kinds.getByRole('button', { name: /^Changed/ }).click()
  await expect(other.getByRole('row', { name: /Name/ })).toContainText(`Invented ${MARK} 3`)
  await expectAccessible(page)
  await other.getByRole('button', { name: 'Accept' }).click()
  // One of four is many: it is looked at by itself.
  await kinds.getByRole('button', { name: /^Gone/ }).click()
  await expect(page.getByRole('button', { name: /Accept all/ })).toHaveCount(1)
  const gone = row(page, `Invented ${MARK} 6`)
  await expect(gone).toContainText('No row of the file has its id or may be about it.')
  await gone.getByRole('button', { name: 'Unlist' }).click()
  await page.getByRole('button', { name: 'Apply 4 accepted changes' }).click()
  await expect(stage(page)).toContainText('4 clinics written. 4 can be undone.')
  expect(await listed(page, 2)).toMatchObject({ phone: '707-555-0142' })
  expect(await listed(page, 4)).toMatchObject({ phone: phoneOf(4) })
  expect(await listed(page, 3)).toMatchObject({ name: `Renamed ${MARK}` })
  expect(await statusOf(page, 6)).toBe(404)

  const undo = async (label: string) => {
    await page.getByRole('button', { name: label }).click()
    await page.getByRole('dialog').getByRole('button', { name: label }).click()
  }
  await kinds.getByRole('button', { name: /^Changed/ }).click()
  await undo(`Undo Invented ${MARK} 2`)
  await expect(stage(page)).toContainText('1 clinic undone. 3 can be undone.')
  await undo('Undo the rest')
  await expect(stage(page)).toContainText('4 clinics undone.')
  await expect(page.getByText('Undone by editor')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Progress' })).toBeFocused()
  expect(await listed(page, 2)).toMatchObject({ phone: phoneOf(2) })
  expect(await listed(page, 3)).toMatchObject({ name: `Invented ${MARK} 3` })
  expect(await statusOf(page, 6)).toBe(200)
  expect(await statusOf(page, 4)).toBe(404)
  await journey.report('a file of clinics: upload, review, apply, undo')
})

test.describe('on a phone with a bad connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/], viewport: { width: 360, height: 740 } })

  test('decisions show immediately, the last press counts, and what was not saved is taken back', async ({
    page,
    source,
  }) => {
    const wide = `,www.example.org/${'a-long-address/'.repeat(8)}\n`
    const rows = [1, 2].map((number) => rowOf(number).replace('\n', wide))
    await upload(page, HEADER.replace('\n', ',Website\n') + rows.join(''), source)
    await expect(stage(page)).toContainText('2 undecided')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page)
    const clinic = (number: number) => row(page, `Invented ${MARK} ${number}`)
    const accept = (number: number) => clinic(number).getByRole('button', { name: 'Accept' })
    const expectPressed = (number: number, pressed: boolean) =>
      expect(accept(number)).toHaveAttribute('aria-pressed', String(pressed))

    const release = await delayCalls(page, '**/decide')
    await accept(1).click()
    await expectPressed(1, true)
    await accept(1).click()
    await accept(2).click()
    release()
    await expect(stage(page)).toContainText('1 clinic accepted, 1 undecided')
    await expectPressed(1, false)
    await expectPressed(2, true)

    await page.route('**/cms-api/desk/imports/**', (route) => route.abort())
    await accept(1).click()
    await expect(alert(page).first()).toContainText(
      'The server could not be reached, or its answer was lost.',
    )
    await expectPressed(1, false)
    // Once the connection is back, the same press is enough.
    await page.unroute('**/cms-api/desk/imports/**')
    await accept(1).click()
    await expect(stage(page)).toContainText('2 clinics accepted')
    await expect(alert(page)).toHaveCount(0)

    // Applying waits for the decisions before it.
    const goOn = await delayCalls(page, '**/decide')
    await clinic(2).getByRole('button', { name: 'Leave out' }).click()
    await page.getByRole('button', { name: /^Apply/ }).click()
    goOn()
    await expect(stage(page)).toContainText('1 clinic written.')
    expect(await statusOf(page, 1)).toBe(200)
    expect(await statusOf(page, 2)).toBe(404)
  })
})

test.describe('a file', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('that is no list says so; of one, a person sees the columns, the separator and unclear values', async ({
    page,
    source,
  }) => {
    await openPanel(page, LIST)
    const input = page.getByLabel('File', { exact: true })
    const excel = { name: 'clinics.xlsx', mimeType: '', buffer: Buffer.from('PK\x03\x04workbook') }
    await input.setInputFiles(excel)
    await expect(alert(page)).toHaveText(
      'The file can’t be unpacked: it is damaged or was cut off. Download it again, or ask the sender to send it again.',
    )
    await input.setInputFiles(listFile(`${HEADER}${rowOf(1)}Invented 2,2 Rev`))
    await page.getByLabel('Name of the source').fill(source)
    await page.getByRole('button', { name: 'Upload and compare' }).click()
    await expect(alert(page)).toHaveText(
      'Line 3 ends after 2 of 5 columns: the file seems to be cut off there.',
    )

    const head = 'Clinic;Address;Walk-ins;Languages\n'
    const line = (number: number, walkIns: string) =>
      `Invented ${MARK} ${number};${number} ${MARK} Way, Petaluma, California 94952;${walkIns};English/Spanish\n`
    await input.setInputFiles(
      listFile(head + line(11, 'sí') + line(12, 'maybe') + line(13, 'maybe')),
    )
    const samples = page.getByRole('region', { name: 'The first rows of the file' })
    await expect(samples.getByRole('row')).toHaveCount(4)
    await expect(samples).toContainText('Petaluma, California 94952')
    const delimiter = page.getByLabel('Column separator')
    await expect(delimiter).toHaveValue(';')
    await delimiter.selectOption('Comma')
    await expect(samples.getByRole('columnheader')).toHaveText([head.trim()])
    await delimiter.selectOption('Semicolon')
    await expect(page.getByLabel('Full address in one column')).toHaveValue('Address')
    await expect(page.getByLabel('List separator in “Languages”')).toHaveValue('/')
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
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { name: 'Upload a file' })).toBeVisible()
  })
})
