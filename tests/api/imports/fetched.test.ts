import { createServer, type RequestListener } from 'node:http'
import { beforeEach, expect, it } from 'vitest'
import { fetchSource } from '../../../cms/imports/sources/fetch-source.ts'
import { fetchDue } from '../../../cms/imports/sources/jobs/fetch-due.ts'
import { cleanUp } from '../../support/clean-up.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { listen } from '../../support/listen.ts'
import { runCommand } from '../../support/run-command.ts'
import { expectAnswers } from '../../support/table.ts'

const { test, importer, clinics } = await startImports()
const { payload, database } = test

const ETAG = '"edition-1"'
const FILE = '/files/health-centers.csv'
const fileOf = (...numbers: number[]) => hrsaFile(numbers.map((number) => site(number)))

/** Answers as HRSA's host does: with the file, or with 304 to who has it. */
const serve =
  (content: string, etag = ETAG): RequestListener =>
  ({ headers }, response) => {
    if (headers['if-none-match'] === etag) response.writeHead(304).end()
    else
      response.writeHead(200, { etag, 'content-length': Buffer.byteLength(content) }).end(content)
  }

let answer: RequestListener = serve(fileOf(1, 2, 3))
const asked: (string | undefined)[] = []
const host = await listen(
  createServer((request, response) => {
    asked.push(request.url)
    answer(request, response)
  }),
)
const elsewhere = await listen(createServer(serve(fileOf(1, 2, 3))))
cleanUp(host.close)
cleanUp(elsewhere.close)
process.env.HRSA_ADDRESS = host.url + FILE

const sourceOf = async (name = 'hrsa') => {
  const { docs } = await payload.find({ collection: 'sources', where: { name: { equals: name } } })
  const [source] = docs
  if (!source) throw new Error(`there is no source ${name}`)
  return source
}
const change = async (name: string, data: object) =>
  payload.update({
    ...{ collection: 'sources', id: (await sourceOf(name)).id, data },
    ...{ user: importer.user, overrideAccess: false },
  })
const press = async () =>
  importer.ask<{ importId: number | null }>(`/sources/${(await sourceOf()).id}/fetch`, {})
const imports = async () => (await payload.count({ collection: 'imports' })).totalDocs

beforeEach(async () => {
  await clinics.clear()
  answer = serve(fileOf(1, 2, 3))
  asked.length = 0
})

it('the newest file of a source is fetched by its button, reviewed, applied, and not fetched again', async () => {
  const { body } = await press()
  if (!body.importId) throw new Error('nothing was fetched')
  await importer.work()
  expect(await importer.progress(body.importId)).toMatchObject({
    ...{ fileName: 'health-centers.csv', source: 'hrsa', status: 'review' },
    kinds: { new: 3 },
  })
  expect(await clinics.listed()).toEqual([])
  expect(await sourceOf()).toMatchObject({ outcome: 'A new file. It waits for a review.' })
  const again = await press()
  expect([again.status, again.body.importId]).toEqual([200, null])
  expect(await sourceOf()).toMatchObject({ lookedBy: importer.user.id })
  await importer.accept(body.importId)
  await importer.move(body.importId, 'finish')
  expect(await clinics.listed()).toHaveLength(3)

  // Other validators with the same bytes are nothing new either, and the next edition is only compared.
  answer = serve(fileOf(1, 2, 3), '"edition-2"')
  expect((await press()).body.importId).toBeNull()
  answer = serve(fileOf(1, 2, 4), '"edition-3"')
  const next = await fetchSource(payload, 'hrsa')
  if (!next) throw new Error('nothing was fetched')
  await importer.work()
  expect(await importer.progress(next)).toMatchObject({
    kinds: { new: 1, same: 2, gone: 1 },
    by: null,
  })
  expect(await clinics.listed()).toHaveLength(3)
  // While one waits, no other comes.
  answer = serve(fileOf(1, 2, 5), '"edition-4"')
  expect((await press()).refusal).toContain('is not finished: “health-centers.csv”')
})

it('a file that was discarded is fetched again', async () => {
  const { body } = await press()
  await importer.work()
  await importer.discard(Number(body.importId))
  expect((await press()).body.importId).toEqual(expect.any(Number))
})

const say =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end()
const send =
  (text: string): RequestListener =>
  (_, response) =>
    response.end(text)
const leadTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end()

const LIMITS = { bytes: 100_000, patienceMs: 400 }
const FAULTS: [why: string, answer: RequestListener, said: RegExp][] = [
  ['gone', say(404), /no longer has the file \(404\)\. .+ another address/],
  ['broken', say(503), /answered with an error \(503\)\. .+ later/],
  [
    'slow',
    (_, response) => response.writeHead(200).write('BPHC'),
    /took longer than 0 seconds\. Nothing/,
  ],
  [
    'too large, as it says',
    (_, response) => response.writeHead(200, { 'content-length': 200_000 }).write('x'),
    /larger than 0 MB/,
  ],
  [
    'too large, as it shows',
    (_, response) => response.writeHead(200).end('x'.repeat(200_000)),
    /larger than 0 MB/,
  ],
  [
    'cut short',
    (_, response) => {
      response.writeHead(200, { 'content-length': 50_000 }).write(fileOf(1, 2))
      setTimeout(() => response.destroy(), 50)
    },
    /was cut short\. Nothing was stored/,
  ],
  ['another format', send('Name,Town\nA,B'), /has other columns than before/],
  ['a web page', send('<!doctype html><title>Moved</title>'), /is a web page, not a list/],
  ['empty', send(''), /./],
  ['elsewhere', leadTo(elsewhere.url + FILE), /us elsewhere, to 127\.0\.0\.1:\d+\. Nothing/],
  ['round and round', leadTo(FILE), /from one address to the next/],
  ['not there', (request) => request.socket.destroy(), /could not be reached\. Nothing was stored/],
]

it('whatever comes in place of a file, nothing is stored, and the source’s page says why', async () => {
  await expectAnswers(FAULTS, async ([, broken, said]) => {
    answer = broken
    const sentence = await fetchSource(payload, 'hrsa', { limits: LIMITS }).then(
      () => 'no error',
      (error: Error) => error.message,
    )
    const { outcome } = await sourceOf()
    return [
      [outcome, said.test(sentence)],
      [sentence, true],
    ]
  })
  expect(await imports()).toBe(0)
  // A host without lengths says by closing that the file is at its end.
  const all = Array.from({ length: 4_000 }, (_, number) => number)
  answer = (_, response) => {
    response.shouldKeepAlive = false
    response.useChunkedEncodingByDefault = false
    response.end(fileOf(...all))
  }
  const large = await fetchSource(payload, 'hrsa')
  await importer.discard(Number(large))
  // The same within the host is followed.
  answer = (request, response) =>
    request.url === FILE
      ? response.writeHead(301, { location: '/files/2026.csv' }).end()
      : serve(fileOf(1))(request, response)
  expect(await fetchSource(payload, 'hrsa')).toEqual(expect.any(Number))
})

it('a file with hardly any of the last one’s rows is not taken, since it may be cut short', async () => {
  await clinics.importFile([1, 2, 3, 4, 5].map((number) => site(number)))
  const { docs } = await payload.find({ collection: 'imports', limit: 1 })
  await importer.move(Number(docs[0]?.id), 'finish')
  answer = serve(fileOf(1, 2))
  await expect(fetchSource(payload, 'hrsa')).rejects.toThrow(
    'The file has 2 rows, and the last one had 5.',
  )
  expect(await imports()).toBe(1)
})

it('a schedule fetches when it is due, and a failure waits for the next time', async () => {
  const look = () => fetchDue.work(payload, new AbortController().signal)
  await look()
  expect(asked).toEqual([])
  await change('hrsa', { fetchEvery: 'week' })
  const since = (days: number) =>
    database.pool.query("update sources set looked_at = now() - $1 * interval '1 day'", [days])
  await since(6)
  await look()
  expect(asked).toEqual([])
  await since(8)
  answer = say(500)
  await look()
  await look()
  expect(asked).toEqual([FILE])
  await since(8)
  answer = serve(fileOf(1, 2))
  await look()
  expect(await imports()).toBe(1)
  expect(await sourceOf()).toMatchObject({
    lookedBy: null,
    outcome: 'A new file. It waits for a review.',
  })
  await change('hrsa', { fetchEvery: 'never' })
})

it('a source appears with its first file, and its notes are the product’s own', async () => {
  await importer.review('Id,Name,City,State\n1,Oak Clinic,Anderson,SC', {
    source: 'county-list',
    columns: { sourceId: 'Id', name: 'Name', city: 'City', state: 'State' },
  })
  const { id } = await sourceOf('county-list')
  await change('county-list', { name: 'other', outcome: 'All is well', fetchEvery: 'day' })
  expect(await sourceOf('county-list')).toMatchObject({ outcome: null })
  expect((await importer.ask(`/sources/${id}/fetch`, {})).refusal).toBe(
    'Files of “county-list” have no address.',
  )
  expect(asked).toEqual([])
})

it('two commands make the first directory: one fetches, and the other applies', async () => {
  const env = { DATABASE_URL: database.url, HRSA_ADDRESS: host.url + FILE }
  const fetched = await runCommand('import', ['hrsa'], env)
  expect(fetched.output).toMatch(/3 new/)
  expect(fetched.output).toContain('Nothing is changed yet.')
  expect(await clinics.listed()).toEqual([])
  const applied = await runCommand('import', ['hrsa', '--apply', '--keep-sample'], env)
  expect(applied.output).toMatch(/3 new/)
  expect(await clinics.listed()).toHaveLength(3)
  expect((await runCommand('import', ['hrsa'], env)).output).toContain('Nothing new')
  expect((await runCommand('import', ['hrsa', '--apply'], env)).errors).toContain(
    'No fetched file of “hrsa” waits.',
  )
})
