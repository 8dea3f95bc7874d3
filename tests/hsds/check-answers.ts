import { z } from 'zod'
import type { Tally } from './tally.ts'

const Page = z.object({
  contents: z.array(z.looseObject({ id: z.string() })),
  last_page: z.boolean(),
})

const PER_PAGE = 100
/** How many are also asked for by their own address. */
const SINGLY = 25

const ask = async (url: string): Promise<unknown> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** The lists: with which schema their items are checked, and whether `full` is understood. */
const LISTS = [
  { path: 'services', brief: 'compiled-service_list', whole: 'service' },
  { path: 'organizations', brief: 'compiled-organization_list', whole: 'organization' },
  {
    path: 'service_at_locations',
    brief: 'compiled-service_at_location_list',
    whole: 'service_at_location',
  },
  { path: 'locations', brief: 'location', whole: 'location' },
  { path: 'schedules', brief: 'schedule' },
  { path: 'accessibility', brief: 'accessibility' },
  { path: 'taxonomies', brief: 'taxonomy' },
  { path: 'taxonomy_terms', brief: 'taxonomy_term' },
] as const

async function* itemsOf(address: string) {
  for (let page = 1; ; page++) {
    const { contents, last_page } = Page.parse(
      await ask(`${address}page=${page}&per_page=${PER_PAGE}`),
    )
    yield* contents
    if (last_page) return
  }
}

/** Asks for everything, page by page, and for some of it singly. */
export const checkAnswers = async (url: string, tally: Tally): Promise<void> => {
  for (const { path, brief, ...list } of LISTS) {
    const address = `/hsds/${path}`
    const ids: string[] = []
    for await (const item of itemsOf(`${url}${address}?`)) {
      tally.check(`GET ${address}`, brief, item)
      if (ids.length < SINGLY) ids.push(item.id)
    }
    const whole = 'whole' in list ? list.whole : brief
    if ('whole' in list)
      for await (const item of itemsOf(`${url}${address}?full=true&`))
        tally.check(`GET ${address}?full=true`, whole, item)
    for (const id of ids)
      tally.check(`GET ${address}/{id}`, whole, await ask(`${url}${address}/${id}`))
  }
}

export const checkLines = async (url: string, tally: Tally): Promise<void> => {
  const path = '/api/export/hsds.ndjson'
  const text = await (await fetch(url + path)).text()
  for (const line of text.split('\n').filter(Boolean))
    tally.check(`GET ${path}`, 'service', JSON.parse(line))
}
