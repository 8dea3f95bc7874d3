import type { Browser, Page } from '@playwright/test'
import type { Answer } from '../../cms/contract/index.ts'
import { API } from '../support/api-calls.ts'

interface Screen {
  width: number
  height: number
  /** How many times slower the processor is. */
  slowdown: number
}

/** Where many clinics are, with single pins between the clusters. */
const ADDRESS = '/map?at=39_-83_7'
const SETTLED_MS = 1_500
const DRAGS = 6
const STEPS = 30

/** As text: what tsx adds to functions is missing in the page. */
const RECORD = `
  window.frameTimes = []
  requestAnimationFrame(function draw(time) {
    window.frameTimes.push(time)
    window.frameRequest = requestAnimationFrame(draw)
  })`
const STOP = 'cancelAnimationFrame(window.frameRequest), window.frameTimes'

const framesWhile = async (page: Page, act: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(RECORD)
  await act()
  const times = await page.evaluate<number[]>(STOP)
  return times.slice(1).map((time, index) => time - (times[index] ?? 0))
}

const pan = async (page: Page) => {
  const box = await page.locator('.leaflet-container').boundingBox()
  if (!box) throw new Error('There is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let drag = 0; drag < DRAGS; drag++) {
    const way = drag % 2 === 0 ? 1 : -1
    await page.mouse.move(x - way * box.width * 0.3, y)
    await page.mouse.down()
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(x - way * box.width * (0.3 - (0.6 * step) / STEPS), y + step)
    }
    await page.mouse.up()
    await page.waitForTimeout(400)
  }
}

const zoom = async (page: Page) => {
  for (const button of ['in', 'in', 'in', 'out', 'out', 'out']) {
    await page.locator(`.leaflet-control-zoom-${button}`).click()
    await page.waitForTimeout(700)
  }
}

/** Drags and zooms a map of these points, on a screen. */
export const measure = async (
  browser: Browser,
  site: string,
  points: Answer<'clinicPoints'>,
  { width, height, slowdown }: Screen,
): Promise<{ panning: number[]; zooming: number[] }> => {
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  await page.route(API.points, (route) => route.fulfill({ json: points }))
  await page.goto(site + ADDRESS)
  await page.locator('.map-cluster').first().waitFor()
  await page
    .locator('.leaflet-container')
    .evaluate((map) => map.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(SETTLED_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const panning = await framesWhile(page, () => pan(page))
  await page.waitForTimeout(SETTLED_MS)
  const zooming = await framesWhile(page, () => zoom(page))
  await context.close()
  return { panning, zooming }
}
