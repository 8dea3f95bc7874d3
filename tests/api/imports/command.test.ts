import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'
import { runCommand } from '../../support/run-command.ts'

const test = await startPayload()
const { askEndpoint } = await signIn(test.payload, 'editor')
const folder = await mkdtemp(path.join(tmpdir(), 'import-command-'))
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (name: string, text: string) => {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return file
}

const run = (...words: string[]) =>
  runCommand('import', words, { DATABASE_URL: test.database.url, NODE_ENV: 'test' })

it('the command reads what the panel reads, and counts what was not understood', async () => {
  const file = await fileOf(
    'county.csv',
    'Clinic;Address;Walk-ins;Languages\n' +
      'MCALLISTER CLINIC;"12 Main St, Springfield, Illinois 62701";sí;English/Spanish\n' +
      'Two;"14 Main St, Springfield, Illinois 62701";maybe;English\n' +
      'Three;"16 Main St, Springfield, Illinois 62701";maybe;English\n' +
      'Four;somewhere;no;English\n',
  )
  const mapping = await fileOf(
    'mapping.json',
    JSON.stringify({
      source: 'county',
      columns: {
        name: 'Clinic',
        fullAddress: 'Address',
        walkInsWelcome: 'Walk-ins',
        languages: 'Languages',
      },
    }),
  )
  const { code, output } = await run(file, '--mapping', mapping, '--keep-sample')
  expect(output).toContain('3 added, 0 changed, 0 unchanged, 1 rejected, 2 cells to check')
  expect(output).toContain('“maybe” in “Walk-ins” is neither yes nor no and was left out: 2 rows')
  expect(code).toBe(0)
  const { docs } = await test.payload.find({
    collection: 'clinics',
    where: { source: { equals: 'county' } },
    sort: 'id',
    depth: 1,
  })
  expect(docs).toHaveLength(3)
  expect(docs.find(({ name }) => name === 'McAllister Clinic')).toMatchObject({
    address: '12 Main St',
    city: 'Springfield',
    state: { abbreviation: 'IL' },
    walkInsWelcome: 'yes',
    languages: ['English', 'Spanish'],
  })
  expect(await readFile(`${file}.rejected.csv`, 'utf8')).toContain('somewhere')
})

it('importing the panel’s own export by command changes nothing either', async () => {
  const { body } = await askEndpoint<string>('/export/clinics')
  const file = await fileOf('clinics.csv', body)
  const { output } = await run(file, '--format', 'export', '--keep-sample')
  expect(output).toMatch(/\n0 added, 0 changed, [1-9]\d* unchanged, 0 rejected/)
})
