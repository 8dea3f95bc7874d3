import type { Page } from '@playwright/test'

/** In every language: other languages than English are asked for in the query. */
export const API = {
  popularStates: '**/api/states/popular{,?*}',
  states: '**/api/states{,?*}',
  state: '**/api/states/*',
  categories: '**/api/categories{,?*}',
  category: '**/api/categories/*',
  featured: '**/api/clinics/featured{,?*}',
  search: '**/api/clinics/search?*',
  points: /\/api\/clinics\/points(\?|$)/,
  places: '**/api/places?*',
  clinic: '**/api/clinics/slug/*',
  guide: '**/api/guides/*',
  articles: '**/api/articles?*',
  legalPage: '**/api/legal/*',
  stateClinics: '**/api/states/*/clinics?*',
  contactMessages: '**/api/contact-messages{,?*}',
  clinicSubmissions: '**/api/clinic-submissions{,?*}',
} as const

/**
 * Keeps calls waiting.
 * @returns a function that lets them continue
 */
export const delayCalls = async (
  page: Page,
  ...addresses: (string | RegExp)[]
): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await released
      await route.continue()
    })
  }
  return release
}

/** Answers calls with this JSON instead. */
export const answer = (page: Page, address: string | RegExp, json: unknown): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ json }))

/** Answers calls as a failing server does. */
export const fail = (page: Page, address: string | RegExp, status: number): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status, body: 'no' }))

/** Answers a form as the server does when it has stored it. */
export const acceptForm = (page: Page, address: string): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status: 201, json: { status: 'received' } }))

export const callsOf = (page: Page, path: string): URL[] => {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === path) calls.push(url)
  })
  return calls
}
