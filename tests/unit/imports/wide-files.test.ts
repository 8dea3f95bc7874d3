import { expect, it } from 'vitest'
import { FileFault } from '../../../cms/imports/file/file-fault.ts'
import type { SourceFile } from '../../../cms/imports/file/source-file.ts'
import { parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import { readBeginning, readRows } from '../../../cms/imports/rows/read-rows.ts'

const CHUNK = 65_536

const file = (text: string): SourceFile => ({
  read: async function* () {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
  },
})
const MAPPING = parseMapping(
  JSON.stringify({ source: 'list', columns: { name: 'a', city: 'b', state: 'c' } }),
)

it.each([
  ['20,000', 20_000],
  ['501', 501],
])('A file with %s columns is refused at once, in plain words', async (inWords, count) => {
  const line = Array.from({ length: count }, (_, index) => `c${index % 10}`).join(',')
  const wide = file(`${line}\n${line}\n`)
  const sentence = `The file has ${inWords} columns; 500 are the most.`
  await expect(readBeginning(wide)).rejects.toThrow(sentence)
  await expect(readBeginning(wide)).rejects.toBeInstanceOf(FileFault)
  await expect(readRows(wide, MAPPING).next()).rejects.toThrow(sentence)
})

it('A file with 500 columns is read', async () => {
  const line = Array.from({ length: 500 }, (_, index) => `column ${index}`).join(',')
  expect((await readBeginning(file(`${line}\n`))).columns).toHaveLength(500)
})
