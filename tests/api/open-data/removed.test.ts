import { expect, it } from 'vitest'
import { openIds } from '../../../cms/open-data/ids.ts'
import { PUBLIC_URL, startApi } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { mergesBy } from '../../support/merges.ts'
import { signIn } from '../../support/people.ts'

const api = await startApi()
const { payload } = api
const { make, change } = clinicsOn(api)
const editor = await signIn(payload, 'editor')

const ids = openIds(PUBLIC_URL)
const PATHS = {
  service: 'services',
  organization: 'organizations',
  location: 'locations',
  serviceAtLocation: 'service_at_locations',
} as const
const { merge, unmerge } = mergesBy(editor)

/** What each address of a clinic answers: its status and where it sends to. */
const answersOf = (id: number) =>
  Promise.all(
    (Object.keys(PATHS) as (keyof typeof PATHS)[]).map(async (kind) => {
      const path = `/hsds/${PATHS[kind]}/${ids.of(kind, id)}`
      const { status, headers } = await api.get(path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }),
  )
const all = (status: number, stays?: number) =>
  (Object.keys(PATHS) as (keyof typeof PATHS)[]).map((kind) => [
    status,
    stays === undefined ? null : `/hsds/${PATHS[kind]}/${ids.of(kind, stays)}`,
  ])
/** Within a second of the edit, as everything that is public. */
const soon = (id: number, expected: ReturnType<typeof all>) =>
  expect.poll(() => answersOf(id)).toEqual(expected)

it('the id of a merged clinic leads to the one that stays, that of a removed one is gone, and one that was never public is unknown', async () => {
  const [stays, second, first] = [await make(), await make(), await make()]
  const [removed, deleted, trashed] = [await make(), await make(), await make()]
  const newDraft = () => make({ _status: 'draft' })
  const [draft, mergedDraft, deletedDraft] = [await newDraft(), await newDraft(), await newDraft()]
  const since = new Date().toISOString()
  for (const [one, other] of [
    [second, first],
    [stays, second],
    [stays, mergedDraft],
  ] as const)
    expect((await merge(one, other)).status).toBe(200)
  await change(removed, { _status: 'draft' })
  await change(trashed, { deletedAt: new Date().toISOString() })
  for (const id of [deleted, deletedDraft]) await payload.delete({ collection: 'clinics', id })
  await soon(first, all(301, stays))
  await soon(second, all(301, stays))
  for (const id of [removed, deleted, trashed]) await soon(id, all(410))
  for (const id of [draft, mergedDraft, deletedDraft, 2_000_000_000])
    expect(await answersOf(id)).toEqual(all(404))
  expect((await api.get(`/hsds/schedules/${ids.of('schedule', first)}`)).status).toBe(410)
  const path = `/hsds/services/${ids.of('service', first)}`
  const problem = await (await api.get(path, { redirect: 'manual' })).json()
  expect(problem).toMatchObject({ status: 301, title: 'Moved' })
  expect(problem.detail).toContain(ids.of('service', stays))

  // Whoever takes only what has changed reads the same.
  const tombstones = async () =>
    (await api.call('hsdsTombstones', { modified_after: since })).contents
  const contents = await tombstones()
  const about = (id: number) =>
    contents.find(({ service_id }) => service_id === ids.of('service', id))
  expect(about(first)).toMatchObject({
    merged_into_service_id: ids.of('service', stays),
    merged_into_location_id: ids.of('location', stays),
  })
  expect(about(removed)).not.toHaveProperty('merged_into_service_id')
  expect(contents).toHaveLength(5)
  expect(contents.filter(({ removed_at }) => removed_at < since)).toEqual([])
  const exported = async (file: string, moment = since) =>
    (await api.get(`/api/export/${file}?updated_since=${moment}`)).text()
  const rows = (await exported('clinics.csv')).split('\n').filter((row) => /^\d+,,/.test(row))
  expect(rows).toHaveLength(5)
  expect(rows.filter((row) => row.startsWith(`${first},`)).join()).toContain(`,${stays},`)
  const { features, removed: gone } = JSON.parse(await exported('clinics.geojson'))
  expect(gone).toHaveLength(5)
  expect(gone).toContainEqual(expect.objectContaining({ id: first, mergedInto: stays }))
  expect(features.map(({ id }: { id: number }) => id)).toEqual([stays])
  const nothing = JSON.parse(await exported('clinics.geojson', new Date().toISOString()))
  expect(nothing).toMatchObject({ features: [], removed: [] })
  const lines = (await exported('hsds.ndjson')).trim().split('\n')
  const ended = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 'defunct')
  expect(ended.map(({ id }) => id).sort()).toEqual(contents.map((one) => one.service_id).sort())
  expect(ended.find(({ id }) => id === ids.of('service', first))).toMatchObject({
    url: `${PUBLIC_URL}/hsds/services/${ids.of('service', stays)}`,
    service_at_locations: [{ location: { id: ids.of('location', first) } }],
  })

  // What is taken back counts again, and what stays may go too.
  expect((await unmerge(second, true)).status).toBe(200)
  await change(removed, { _status: 'published' })
  for (const id of [second, removed]) await soon(id, all(200))
  expect((await tombstones()).map(({ service_id }) => service_id)).not.toContain(
    ids.of('service', removed),
  )
  const { contents: changed } = await api.call('hsdsServices', { modified_after: since })
  expect(changed.map(({ id }) => id)).toContain(ids.of('service', removed))
  await change(stays, { _status: 'draft' })
  await soon(first, all(410))
})
