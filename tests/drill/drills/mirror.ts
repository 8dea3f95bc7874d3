import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../support/find-browser.ts'
import { freePort } from '../../support/free-port.ts'
import { mirrorFolder } from '../../support/mirrored.ts'
import { startCaddy } from '../caddy.ts'
import { type Drill, end } from '../drill.ts'

const PLACE = '60601'
/** Until Caddy has seen that a process is gone or back. */
const SETTLE_MS = 5_000

const isCopy = async (page: Page) => (await page.locator('[data-outdated]').count()) > 0

/** What a visitor gets, from the first page to a clinic's telephone number. */
const findClinic = async (page: Page, url: string, findInList: (page: Page) => Promise<void>) => {
  await page.goto(url)
  const home = await isCopy(page)
  await page.getByRole('textbox', { name: 'Location' }).fill(PLACE)
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await findInList(page)
  const main = page.getByRole('main')
  const name = await main.locator('.mirror-clinics h2').first().textContent()
  await main.locator('.mirror-clinics h2 a').first().click()
  await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor()
  const telephone = await main.locator('a[href^="tel:"]').first().getAttribute('href')
  return { name, telephone, isCopied: home && (await isCopy(page)) }
}

const bySearch = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: `miles of ${PLACE}` })
    .waitFor()

const byLists = async (page: Page) => {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'All ZIP codes' }).click()
  await main.getByRole('link', { name: PLACE.slice(0, 3), exact: true }).click()
}

/** Stops every process, and looks for a clinic on the mirror that Caddy shows then. */
export const mirror: Drill = {
  name: 'mirror',
  does: 'every process killed; a visitor looks for a clinic, with and without JavaScript',
  promises: 'a clinic and its telephone number are found on the mirror; the site is back by itself',
  times: 1,
  run: async (times, stage) => {
    const database = await stage.database()
    const url = `https://localhost:${await freePort()}`
    const settings = { PORT: String(await freePort()), PUBLIC_URL: url }
    let product = await stage.product(database, settings)
    const made = await mirrorFolder()
    stage.add({ stop: made.remove })
    stage.add(await startCaddy(url, [product.url], made.folder))
    const browser = await chromium.launch({ executablePath: await findBrowser() })
    stage.add({ stop: () => browser.close() })
    const open = async (options: BrowserContextOptions) => {
      const small = { viewport: { width: 360, height: 640 }, ignoreHTTPSErrors: true }
      return (await browser.newContext({ ...small, ...options })).newPage()
    }
    const begun = performance.now()
    const { output, errors } = await made.mirror(product.url)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    const found: Awaited<ReturnType<typeof findClinic>>[] = []
    let other = ''
    let isBack = true
    for (let round = 0; round < times; round++) {
      await end(product, 'SIGKILL')
      await wait(SETTLE_MS)
      const page = await open({})
      found.push(await findClinic(page, url, bySearch))
      found.push(await findClinic(await open({ javaScriptEnabled: false }), url, byLists))
      const answer = await page.request.get(`${url}/api/states`)
      const sent = await page.request.post(`${url}/contact`)
      other = `/api ${answer.status()}, a form ${sent.status()}`
      product = await stage.product(database, settings)
      await wait(SETTLE_MS)
      await page.goto(url)
      isBack &&= !(await isCopy(page))
    }
    const [first] = found
    return [
      [`${output.trim().split('\n').at(-1)} ${seconds} s${errors}`],
      [
        `near ${PLACE}: ${first?.name}, ${first?.telephone}`,
        found.every(({ isCopied, name, telephone }) => isCopied && name && telephone),
      ],
      [other, /^\/api 50[23], a form 50[23]$/.test(other)],
      [`${isBack ? 'back' : 'not back'} by itself`, isBack],
    ]
  },
}
