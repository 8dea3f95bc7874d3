import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { beginJourney } from '../support/journey.ts'
import { expect, openPanel, test } from '../support/panel-fixtures.ts'
import { product } from '../support/products.ts'
import { query } from '../support/template.ts'
import { CHANGED, GONE, NEW, nextEdition } from './next-edition.ts'

const MAPPING = path.resolve(import.meta.dirname, '..', 'bench', 'fqhc-sites.mapping.json')

const stage = (page: Page) => page.getByRole('region', { name: 'Progress' })

const kinds = (page: Page) => page.getByRole('group', { name: 'Kind of rows' })

const needingCheck = async (page: Page): Promise<string> =>
  /Needs a check\s*(\d+)/.exec((await kinds(page).textContent()) ?? '')?.[1] ?? 'unknown'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

const timed = async (what: string, step: () => Promise<unknown>) => {
  const started = performance.now()
  await step()
  console.info(`  ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Uploads a file and waits until its differences are shown. */
const review = async (page: Page, name: string, buffer: Buffer) => {
  await openPanel(page, 'collections/imports')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
  if (await page.getByText('Filled in from the last file').isHidden()) {
    await page.getByText('Load the mapping from a file').click()
    await page.getByLabel('Mapping file (JSON)').setInputFiles(MAPPING)
  }
  await timed('uploaded', async () => {
    await press(page, 'Upload and compare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
  await timed('compared', () =>
    expect(
      page.getByRole('button', { name: /Accept all except those needing a check/ }),
    ).toBeVisible(),
  )
}

const apply = async (page: Page) => {
  await press(page, /Accept all except those needing a check/)
  await press(page, /^Apply [\d,]+ accepted changes$/)
  await timed('applied', () => expect(stage(page)).toContainText(/[\d,]+ clinics written\./))
}

const undo = async (page: Page) => {
  await press(page, 'Undo this import')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await timed('undone', () => expect(stage(page)).toContainText(/[\d,]+ clinics undone\./))
}

const one = async (statement: string): Promise<Record<string, unknown>> =>
  (await query(product().databaseUrl ?? '', statement))[0]

/** Hashes of the file’s clinics and listings in the database, without who saved them and when. */
const directory = () =>
  one(`select
    (select md5(string_agg((to_jsonb(c) - '{updated_at,saved_by_id,saved_through}'::text[])::text, '' order by c.id))
      from clinics c where c.source <> 'sample') as clinics,
    (select md5(string_agg((to_jsonb(l) - '{detail,changed_at}'::text[])::text ||
        (l.detail::jsonb - 'updatedAt')::text, '' order by l.clinic_id, l.locale))
      from listings l) as listings`)

/** The lines of the file that have become clinics with a telephone number. */
const appliedLines = async (): Promise<Set<unknown>> => {
  const rows = await query(
    product().databaseUrl ?? '',
    `select line from import_rows where result = 'applied' and data ? 'phone'`,
  )
  return new Set(rows.map(({ line }) => line))
}

const start = async (context: BrowserContext) => {
  const page = await context.newPage()
  const journey = beginJourney()
  await journey.watch(page)
  return [page, journey] as const
}

test('a whole file is reviewed and applied, then its next edition is applied and undone', async ({
  context,
}) => {
  const file = readFileSync(process.env.SITES ?? '')
  const [first, firstJourney] = await start(context)
  await review(first, 'sites.csv', file)
  await apply(first)
  await firstJourney.report('the whole file: upload, review, apply')
  const before = await directory()
  // Duplicates within the file, which nobody decides on here, are in its next edition too.
  const held = await needingCheck(first)

  const [next, nextJourney] = await start(context)
  const known = await appliedLines()
  const edition = nextEdition(file, undefined, (line) => known.has(line))
  await review(next, 'sites-next.csv', Buffer.from(edition))
  await expect(kinds(next)).toHaveText(
    new RegExp(`New ${NEW}\\s*Changed ${CHANGED}\\s*Gone ${GONE}\\s*Needs a check ${held}\\D`),
  )
  await apply(next)
  expect(await directory()).not.toEqual(before)
  await undo(next)
  await nextJourney.report('its next edition: upload, review, apply, undo')
  expect(await directory()).toEqual(before)

  // The next edition is undone, so the clinics are as the first one left them, and all can go.
  await first.reload()
  await undo(first)
  const left = await one(`select count(*)::int from clinics where source <> 'sample'`)
  expect(left).toEqual({ count: 0 })
})
