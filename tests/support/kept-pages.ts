import type { Page } from '@playwright/test'
import { pathIn } from '../../cms/contract/paths.ts'
import { keep } from '../../site/copy/es/keep.ts'
import { clinicLike } from './directory.ts'
import { expect, type test } from './page-fixtures.ts'

/** How a browser is that keeps pages and may lose its connection. */
export const KEEPING: Parameters<typeof test.use>[0] = {
  serviceWorkers: 'allow',
  showsMap: true,
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported|fetching the script|status of 404/,
  ],
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const copyNotice = (page: Page) => page.getByText(/This copy is from .+ at .+/)

/** The addresses that the browser has kept. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.slice(location.origin.length))
    return found
  })

export const untilKept = (page: Page, ...addresses: string[]) =>
  expect.poll(() => kept(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(addresses))

export const forget = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })

/** What waits for seconds, such as until a page was read, happens at once, or never. */
export const withWaits = (page: Page, happen: 'at once' | 'never') =>
  page.addInitScript((isNever) => {
    const wait = window.setTimeout
    const changed = (task: TimerHandler, ms = 0) => {
      if (ms < 2_000 || ms > 4_000) return wait(task, ms)
      return isNever ? 0 : wait(task, 0)
    }
    Object.assign(window, { setTimeout: changed })
  }, happen === 'never')

export const saveClinic = async (page: Page, locale: 'en' | 'es' = 'en') => {
  const clinic = await clinicLike(({ phone }) => phone !== null)
  const address = pathIn(locale, `/services/${clinic.slug}`)
  await page.goto(address)
  const name = locale === 'en' ? 'Save on this device' : keep.save
  await page.getByRole('button', { name }).click()
  return { ...clinic, address }
}

export const GUIDES = ['qualify', 'insurance', 'payment', 'medications'].map(
  (slug) => `/resources/${slug}`,
)
