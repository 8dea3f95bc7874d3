import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FileFault } from '../../../cms/imports/file/file-fault.ts'
import { parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import { type ReadingLimits, withFileReader } from '../../../cms/imports/reading/file-reader.ts'

const MAPPING = parseMapping(
  JSON.stringify({ source: 'list', columns: { name: 'a', city: 'b', state: 'c' } }),
)
const LIMITS = { patienceMs: 60_000, megabytes: 256 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reader-'))
})
afterAll(() => rm(folder, { recursive: true }))

const fileOf = async (text: string) => {
  const file = path.join(folder, String(text.length))
  await writeFile(file, text)
  return file
}

const look = (file: string, limits: ReadingLimits) =>
  withFileReader((reader) => reader.ask('lookThrough', { path: file, mapping: MAPPING }), limits)

it('A file that takes too much time or memory is given up, and the next one is read', async () => {
  const rows = await fileOf(`a,b,c\n${'Open Door,Anderson,SC\n'.repeat(10_000)}`)
  const services = Array.from({ length: 20_000 }, (_, id) => ({
    name: 'Care',
    description: 'x'.repeat(1_000),
    service_at_locations: [{ location: { id: String(id) } }],
  }))
  const json = await fileOf(JSON.stringify(services))
  const late = look(rows, { ...LIMITS, patienceMs: 1 })
  await expect(late).rejects.toThrow('This file takes too long to read. Nothing was stored.')
  await expect(late).rejects.toBeInstanceOf(FileFault)
  const large = look(json, { ...LIMITS, megabytes: 24 })
  await expect(large).rejects.toThrow(
    'This file takes too much memory to read. Nothing was stored.',
  )
  expect(await look(rows, LIMITS)).toMatchObject({ text: { encoding: 'utf-8', delimiter: ',' } })
})

it('What is wrong with a file is said as it was said in that process', async () => {
  const fault = look(await fileOf('name;town\n'), LIMITS)
  await expect(fault).rejects.toThrow('The file is missing the columns “a”, “b”, “c”.')
  await expect(fault).rejects.toBeInstanceOf(FileFault)
})

it('While a file is read, others get their turn', async () => {
  const rows = await fileOf(`a,b,c\n${'Open Door,Anderson,SC\n'.repeat(20_000)}`)
  let turns = 0
  let isReading = true
  const takeTurn = () => {
    turns++
    if (isReading) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  await look(rows, LIMITS)
  isReading = false
  expect(turns).toBeGreaterThan(100)
})
