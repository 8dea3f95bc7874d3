import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createLocalReq, type Payload } from 'payload'
import {
  applyFile,
  compareFile,
  move,
  whileAtWork,
} from '../../../cms/imports/command/import-file.ts'
import { exportList } from '../../../cms/imports/export/export-list.ts'
import { parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import { readEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'
import { startApi } from '../../../cms/product/public-api/start-api.ts'
import { tellParent } from './tell-parent.ts'

/** How often memory is looked at. */
const LOOK_MS = 50

const mappingFile = path.resolve(import.meta.dirname, '..', 'fqhc-sites.mapping.json')
const mapping = parseMapping(await readFile(mappingFile, 'utf8'))
const [first = '', next = ''] = process.argv.slice(2)
const fileOf = (file: string) => ({ path: file, name: path.basename(file), mapping })

const undo = async (payload: Payload, id: number) => {
  await move(payload, id, 'applied', 'undoing')
  await whileAtWork(payload, id, {})
}

const exportAll = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  const req = await createLocalReq({ ...(docs[0] && { user: docs[0] }) }, payload)
  Object.assign(req, { routeParams: { collection: 'clinics' }, query: {} })
  const response = await exportList.handler(req)
  await response.arrayBuffer()
}

const env = readEnv()
const databaseUrl = env.DATABASE_URL ?? ''
const payload = await openPayload(env, databaseUrl)
await payload.create({
  collection: 'users',
  data: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? '', role: 'admin' },
})
const ids: number[] = []
const review = async (file: string) => {
  const { id } = await compareFile(payload, fileOf(file))
  ids.push(id)
}

/** One after the other: each message begins the next one. */
const STEPS: [name: string, work: () => Promise<unknown>][] = [
  ['read and compared', () => review(first)],
  ['applied', () => applyFile(payload, ids[0] ?? 0)],
  ['exported as CSV', () => exportAll(payload)],
  ['next edition compared', () => review(next)],
  ['next edition applied', () => applyFile(payload, ids[1] ?? 0)],
  ['next edition undone', () => undo(payload, ids[1] ?? 0)],
  ['undone', () => undo(payload, ids[0] ?? 0)],
]

/** Its memory at most while some work is done, in megabytes. */
const watched = async (work: () => Promise<unknown>) => {
  let bytes = 0
  const look = () => {
    bytes = Math.max(bytes, process.memoryUsage.rss())
  }
  const timer = setInterval(look, LOOK_MS)
  const started = performance.now()
  await work().finally(() => clearInterval(timer))
  return { seconds: (performance.now() - started) / 1000, megabytes: bytes / 1024 ** 2 }
}

const { api } = await startApi({ payload, databaseUrl, publicUrl: '', memoryBytes: 0 })
const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('message', async () => {
  const step = STEPS.shift()
  await tellParent(step ? { step: step[0], ...(await watched(step[1])) } : { step: null })
})
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
await tellParent({ url: `http://127.0.0.1:${port}` })
