import { setTimeout as wait } from 'node:timers/promises'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { heavyFiles } from '../heavy-files.ts'
import { sentenceOf } from '../look.ts'
import { limitMemory } from '../memory-limit.ts'
import { type Panel, signIn } from '../panel.ts'
import { childrenOf, watchMemory } from '../watch-memory.ts'
import { type Waits, waitsInWords, watchVisitor } from '../watch-visitor.ts'

const GIGABYTE = 1024 ** 3
const MOST_WAIT_MS = 100
const MOST_MEGABYTES = 450
const SETTLE_MS = 3_000
const LOOK_MS = 500

const formOf = (name: string, content: string | Buffer<ArrayBuffer>) => {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  form.set('format', name.endsWith('.json') ? 'hsds' : 'mapped')
  form.set(
    'mapping',
    JSON.stringify({ source: 'drill', columns: { name: 'name', city: 'city', state: 'state' } }),
  )
  return form
}

/** Waits until an import has been compared, and throws it away. */
const finish = async ({ ask }: Panel, id: number): Promise<string> => {
  for (;;) {
    const { text } = await ask('GET', `/desk/imports/${id}`)
    const { status, kinds } = JSON.parse(text)
    if (status !== 'comparing') {
      await ask('POST', `/desk/imports/${id}/discard`, {})
      return `${status}, ${Object.values(kinds).reduce((sum: number, count) => sum + Number(count), 0)} rows`
    }
    await wait(LOOK_MS)
  }
}

interface Round {
  name: string
  outcome: string
  seconds: number
  health: Waits
  search: Waits
  own: number
  child: number
}

const tryFile = async (
  { url, pid }: ProductProcess,
  already: ReadonlySet<string>,
  panel: Panel,
  name: string,
  content: string | Buffer<ArrayBuffer>,
): Promise<Round> => {
  await wait(SETTLE_MS)
  const memory = await watchMemory(pid, already)
  const health = watchVisitor(`${url}/healthz`)
  const search = watchVisitor(`${url}/api/clinics/search?location=60601`)
  const begunAt = performance.now()
  await panel.ask('POST', '/desk/imports/columns', formOf(name, content))
  const answer = await panel.ask('POST', '/desk/imports', formOf(name, content))
  const outcome =
    answer.status === 200
      ? await finish(panel, JSON.parse(answer.text).id)
      : `${answer.status}: ${sentenceOf(answer).slice(0, 60)}`
  const seconds = (performance.now() - begunAt) / 1_000
  return {
    name,
    outcome,
    seconds,
    health: await health(),
    search: await search(),
    ...(await memory()),
  }
}

const inWords = ({ name, outcome, seconds, health, search, own, child }: Round) =>
  `${name}: ${outcome}, ${seconds.toFixed(1)} s; /healthz ${waitsInWords(health)}; search ${waitsInWords(search)}; ${own.toFixed(0)} MB, reading ${child.toFixed(0)} MB`

/** Uploads the files that cost the most to read, one after the other, while visitors come. */
export const importFiles: Drill = {
  name: 'import files',
  does: 'files of up to 50 MB that cost the most to read, uploaded one after the other while visitors ask 100 times a second, within 1 GB for product and Postgres',
  promises: `each read or refused; visitors wait ${MOST_WAIT_MS} ms at most; the process under ${MOST_MEGABYTES} MB; nothing killed`,
  times: 1,
  run: async (times) => {
    const limit = await limitMemory(GIGABYTE)
    const product = await startProductProcess('', {}, limit?.add)
    try {
      const panel = await signIn(product.url)
      const already = new Set(await childrenOf(product.pid))
      const rounds: Round[] = []
      for (let time = 0; time < times; time++) {
        for (const [name, make] of heavyFiles) {
          const round = await tryFile(product, already, panel, name, make())
          console.log(inWords(round))
          rounds.push(round)
        }
      }
      const kills = (await limit?.kills()) ?? 0
      return {
        kept:
          rounds.every(
            ({ health, search, own }) =>
              Math.max(health.longest, search.longest) < MOST_WAIT_MS && own < MOST_MEGABYTES,
          ) && kills === 0,
        figures: [...rounds.map(inWords), limit ? `${kills} killed` : 'no limit here'].join('<br>'),
      }
    } finally {
      await product.stop()
      await limit?.remove()
    }
  },
}
