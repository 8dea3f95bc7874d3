import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { product } from '../support/products.ts'
import { root } from '../support/program.ts'
import { addLanguages, LANGUAGES } from '../support/pseudo-language/add-language.ts'
import { SCREENS } from '../support/screens.ts'
import { misfits, overlaps } from '../support/text-fits.ts'

let folder: string
let server: ChildProcess
let origin: string

test.use({ viewport: { width: 360, height: 740 }, showsMap: true, expectedErrors: [NOT_FOUND] })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await addLanguages('whole')
  const script = 'tests/support/processes/site-copy.ts'
  server = spawn(process.execPath, ['cms/bin/run.mjs', script, folder, product().url], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout ?? server, 'data')
  origin = String(line).trim()
})
test.afterAll(async () => {
  server?.kill()
  if (folder) await rm(folder, { recursive: true, force: true })
})

for (const { code, direction } of LANGUAGES) {
  for (const [name, address] of SCREENS) {
    test(`${name} fits a phone in a further language (${direction})`, async ({ page }) => {
      await page.goto(`${origin}/${code}${await address()}`)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      expect.soft(await misfits(page)).toEqual([])
      expect.soft(await overlaps(page)).toEqual([])
    })
  }
}
