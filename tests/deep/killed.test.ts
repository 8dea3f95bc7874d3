import { expect, it, vi } from 'vitest'
import { cleanUp } from '../support/clean-up.ts'
import { hrsaFile } from '../support/hrsa-file.ts'
import { startImporter } from '../support/importer.ts'
import { startPayload } from '../support/payload.ts'
import { spawnProgram } from '../support/program.ts'

const test = await startPayload()
const importer = await startImporter(test.payload)

/** @returns a function that kills it, without a chance to clean up */
const startWorker = () => {
  const script = ['cms/bin/run.mjs', 'tests/support/processes/import-worker.ts']
  const worker = spawnProgram([process.execPath, '--conditions=production', ...script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: test.database.url,
      PAYLOAD_SECRET: 'a secret that only tests use',
    },
  })
  return cleanUp(() => worker.stop('SIGKILL'))
}

const sites = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({
    'BPHC Assigned Number': `BPS-${first + index}`,
    'Site Name': `Riverbend Clinic ${first + index}`,
    'Site Address': `${first + index} Main St`,
    'Site Telephone Number': `541${4_840_000 + first + index}`,
  }))

/** Short, so as not to miss the middle of a stage. */
const BETWEEN_LOOKS_MS = 40
const PATIENCE = { timeout: 180_000, interval: 250 }

const one = async (statement: string, values: unknown[] = []) => {
  const { rows } = await test.database.pool.query(statement, values)
  return rows[0]
}

/** How much of the file is stored, counted in every table that holds some of it. */
const counts = () =>
  one(`select
    (select count(*)::int from clinics where source = 'hrsa') as clinics,
    (select count(distinct source_id)::int from clinics where source = 'hrsa') as sites,
    (select count(*)::int from _clinics_v where version_source = 'hrsa') as versions,
    (select count(distinct l.clinic_id)::int from listings l
      join clinics c on c.id = l.clinic_id where c.source = 'hrsa') as listed`)

/** Kills a worker in the middle of a stage. */
const killAmid = async (kill: () => Promise<void>, id: number) => {
  await vi.waitFor(
    async () => {
      const { done, total } = await importer.progress(id)
      expect(done > 0 && done < total).toBe(true)
    },
    { ...PATIENCE, interval: BETWEEN_LOOKS_MS },
  )
  await kill()
}

/** Waits until the current worker has finished a stage. */
const finished = (id: number, status: string) =>
  vi.waitFor(async () => expect(await importer.progress(id)).toMatchObject({ status }), PATIENCE)

const uploaded = async (rows: object[]): Promise<number> =>
  (await importer.upload(hrsaFile(rows))).body.id

it('when a process is killed while it compares, applies or undoes, the next one finishes without gaps or repeats', {
  timeout: 600_000,
}, async () => {
  // Two clinics that the file will lack, whose numbers are like none of its own.
  const first = await importer.review(hrsaFile(sites(2, 56_789)))
  await importer.accept(first)

  const id = await uploaded(sites(2_000))
  await killAmid(startWorker(), id)
  const compared = await importer.progress(id)
  expect(compared.status).toBe('comparing')
  expect(compared.done).toBeLessThan(compared.total)
  const second = startWorker()
  await finished(id, 'review')
  expect((await importer.progress(id)).kinds).toMatchObject({
    new: 2_000,
    gone: 2,
    held: 0,
    same: 0,
  })

  // Two whole batches, and a third with the two that are gone.
  for (const text of ['Clinic 12', 'Clinic 13']) {
    await importer.decide(id, 'accepted', { kinds: ['new'], text })
  }
  const gone = await importer.rows(id, { kinds: ['gone'] })
  await importer.decide(id, 'accepted', { ids: gone.map((row) => row.id) })
  const { accepted } = await importer.progress(id)
  await importer.ask(`/imports/${id}/move`, { step: 'apply' })
  await killAmid(second, id)
  const applying = await importer.progress(id)
  expect(applying.status).toBe('applying')
  const amid = await counts()
  expect(amid).toMatchObject({
    clinics: applying.done + 2,
    sites: amid.clinics,
    listed: amid.clinics,
  })
  const third = startWorker()
  await finished(id, 'applied')
  expect((await importer.progress(id)).results).toMatchObject({
    applied: accepted,
    failed: 0,
    kept: 0,
  })
  const added = accepted - 2
  // One version for each added clinic, two for each unlisted one: none was written twice.
  expect(await counts()).toEqual({
    clinics: added + 2,
    sites: added + 2,
    versions: added + 4,
    listed: added,
  })

  await importer.ask(`/imports/${id}/move`, { step: 'undo' })
  await killAmid(third, id)
  expect((await importer.progress(id)).status).toBe('undoing')
  startWorker()
  await finished(id, 'undone')
  expect((await importer.progress(id)).results).toMatchObject({
    undone: accepted,
    kept: 0,
    failed: 0,
  })
  expect(await counts()).toEqual({ clinics: 2, sites: 2, versions: 6, listed: 2 })
})
