import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { mirror } from '../../site/copy/en/mirror.ts'
import { freePort } from '../support/free-port.ts'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { product } from '../support/products.ts'
import { root } from '../support/program.ts'
import { addLanguages } from '../support/pseudo-language/add-language.ts'
import { pseudo } from '../support/pseudo-language/pseudo.ts'
import { SCREENS } from '../support/screens.ts'
import { misfits, overlaps } from '../support/text-fits.ts'

/** Nobody speaks them: in one, lines run from left to right, in the other from right to left. */
const LANGUAGES = [
  { code: 'xa', direction: 'ltr' as const },
  { code: 'xb', direction: 'rtl' as const },
]

let folder: string
let server: ChildProcess
let origin: string

test.use({ viewport: { width: 360, height: 740 }, showsMap: true, expectedErrors: [NOT_FOUND] })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await addLanguages(LANGUAGES)
  const script = 'tests/support/processes/site-copy.ts'
  const codes = LANGUAGES.map(({ code }) => code).join()
  server = spawn(
    process.execPath,
    ['cms/bin/run.mjs', script, folder, product().url, codes, String(await freePort())],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = await once(server.stdout ?? server, 'data')
  origin = String(line).trim()
})
test.afterAll(async () => {
  server?.kill()
  if (folder) await rm(folder, { recursive: true, force: true })
})

for (const { code, direction } of LANGUAGES) {
  test(`the mirror has its lists and its search in a further language (${direction})`, async () => {
    const script = 'tests/support/processes/mirror-copy.ts'
    const words = ['cms/bin/run.mjs', script, folder, code]
    const options = { cwd: root, maxBuffer: 1e7 }
    const { stdout } = await promisify(execFile)(process.execPath, words, options)
    const own: Record<string, string> = JSON.parse(stdout)
    expect(own[`/${code}/lists/`]).toContain(`<p>${pseudo(mirror.lists.lead)}</p>`)
    // Each language's script has its own texts alone.
    expect(own[`/${code}/mirror-search.js`]).toContain('öń ťõ ṁöŕè')
    expect(own[`/${code}/mirror-search.js`]).not.toContain('Buscando clínicas')
    expect(own['/mirror-search.js']).not.toContain('öń ťõ ṁöŕè')
  })

  for (const [name, address] of SCREENS) {
    test(`${name} fits a phone in a further language (${direction})`, async ({ page }) => {
      await page.goto(`${origin}/${code}${await address()}`)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      expect.soft(await misfits(page)).toEqual([])
      expect.soft(await overlaps(page)).toEqual([])
    })
  }
}
