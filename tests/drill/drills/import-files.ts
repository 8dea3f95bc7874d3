import { setTimeout as wait } from 'node:timers/promises'
import type { Drill, Seen } from '../drill.ts'
import { heavyFiles } from '../heavy-files.ts'
import { sentenceOf } from '../look.ts'
import { type Panel, signIn } from '../panel.ts'
import { startWithinGigabyte } from '../watch-memory.ts'
import { waitsInWords, watchVisitor } from '../watch-visitor.ts'

const MOST_WAIT_MS = 100
const MOST_MEGABYTES = 450
const SETTLE_MS = 3_000
const LOOK_MS = 500

const formOf = (name: string, content: string | Buffer<ArrayBuffer>) => {
  const form = new FormData()
  const columns = { name: 'name', city: 'city', state: 'state' }
  form.set('file', new Blob([content]), name)
  form.set('format', name.endsWith('.json') ? 'hsds' : 'mapped')
  form.set('mapping', JSON.stringify({ source: 'drill', columns }))
  return form
}

/** Uploads a file, waits until it has been compared, and throws it away. @returns what came of it */
const upload = async ({ ask }: Panel, name: string, content: string | Buffer<ArrayBuffer>) => {
  await ask('POST', '/desk/imports/columns', formOf(name, content))
  const answer = await ask('POST', '/desk/imports', formOf(name, content))
  if (answer.status !== 200) return `${answer.status}: ${sentenceOf(answer).slice(0, 60)}`
  const { id } = JSON.parse(answer.text)
  for (;;) {
    const { text } = await ask('GET', `/desk/imports/${id}`)
    const { status, kinds } = JSON.parse(text)
    if (status !== 'comparing') {
      await ask('POST', `/desk/imports/${id}/discard`, {})
      const counts: number[] = Object.values(kinds).map(Number)
      return `${status}, ${counts.reduce((sum, count) => sum + count, 0)} rows`
    }
    await wait(LOOK_MS)
  }
}

/** Uploads the files that cost the most to read, one after the other, while visitors come. */
export const importFiles: Drill = {
  name: 'import files',
  does: 'files of up to 50 MB that cost the most to read, uploaded one after the other while visitors ask 100 times a second, within 1 GB for product and Postgres',
  promises: `each read or refused; visitors wait ${MOST_WAIT_MS} ms at most; the process under ${MOST_MEGABYTES} MB; nothing killed`,
  times: 1,
  run: async (times, stage) => {
    const { product, watch, killed } = await startWithinGigabyte(stage)
    const panel = await signIn(product.url)
    const seen: Seen[] = []
    for (const [name, make] of Array.from({ length: times }, () => heavyFiles).flat()) {
      const content = make()
      await wait(SETTLE_MS)
      const memory = watch()
      const visitors = ['/healthz', '/api/clinics/search?location=60601'].map((path) =>
        watchVisitor(product.url + path),
      )
      const begunAt = performance.now()
      const outcome = await upload(panel, name, content)
      const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1)
      const [health, search] = await Promise.all(visitors.map((visitor) => visitor()))
      const { own, child } = await memory()
      if (!health || !search) throw new Error('There are two visitors')
      const figure = `${name}: ${outcome}, ${seconds} s; /healthz ${waitsInWords(health)}; search ${waitsInWords(search)}; ${own.toFixed(0)} MB, reading ${child.toFixed(0)} MB`
      console.log(figure)
      const longest = Math.max(health.longest, search.longest)
      seen.push([figure, longest < MOST_WAIT_MS && own < MOST_MEGABYTES])
    }
    return [...seen, await killed()]
  },
}
