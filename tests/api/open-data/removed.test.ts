import { expect, it } from 'vitest'
import type { MergeScreen } from '../../../cms/clinics/endpoints/merge-answer.ts'
import { openIds } from '../../../cms/open-data/ids.ts'
import { PUBLIC_URL, startApi } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
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

const merge = async (stays: number, goes: number) => {
  const path = `/clinics/${stays}/compare`
  const { sides } = (await editor.askEndpoint<MergeScreen>(path, { other: goes })).body
  const updatedAt = { left: sides.left.updatedAt, right: sides.right.updatedAt }
  const body = { other: goes, stays: 'left', choices: {}, updatedAt }
  expect((await editor.askEndpoint(`/clinics/${stays}/merge`, body)).status).toBe(200)
}
const unmerge = (id: number, list: boolean) =>
  editor.askEndpoint(`/clinics/${id}/unmerge`, { list })

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
  const [removed, deleted] = [await make(), await make()]
  const [draft, mergedDraft] = [await make({ _status: 'draft' }), await make({ _status: 'draft' })]
  const since = new Date(Date.now() - 60_000).toISOString()
  for (const [one, other] of [
    [second, first],
    [stays, second],
    [stays, mergedDraft],
  ] as const)
    await merge(one, other)
  await change(removed, { _status: 'draft' })
  await payload.delete({ collection: 'clinics', id: deleted })
  await soon(first, all(301, stays))
  await soon(second, all(301, stays))
  for (const id of [removed, deleted]) await soon(id, all(410))
  for (const id of [draft, mergedDraft, 2_000_000_000])
    expect(await answersOf(id)).toEqual(all(404))
  expect((await api.get(`/hsds/schedules/${ids.of('schedule', first)}`)).status).toBe(410)
  const path = `/hsds/services/${ids.of('service', first)}`
  const problem = await (await api.get(path, { redirect: 'manual' })).json()
  expect(problem).toMatchObject({ status: 301, title: 'Moved' })
  expect(problem.detail).toContain(ids.of('service', stays))

  // Whoever takes only what has changed reads the same.
  const { contents } = await api.call('hsdsTombstones', { modified_after: since })
  const about = (id: number) =>
    contents.find(({ service_id }) => service_id === ids.of('service', id))
  expect(about(first)).toMatchObject({
    merged_into_service_id: ids.of('service', stays),
    merged_into_location_id: ids.of('location', stays),
  })
  expect(about(removed)).not.toHaveProperty('merged_into_service_id')
  expect(contents).toHaveLength(4)
  const exported = async (file: string) =>
    (await api.get(`/api/export/${file}?updated_since=${since}`)).text()
  expect(await exported('clinics.csv')).toMatch(new RegExp(`^${first},.*,${stays},`, 'm'))
  const { removed: gone } = JSON.parse(await exported('clinics.geojson'))
  expect(gone).toContainEqual(expect.objectContaining({ id: first, mergedInto: stays }))
  const lines = (await exported('hsds.ndjson')).trim().split('\n')
  const ended = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 'defunct')
  expect(ended.map(({ id }) => id).sort()).toEqual(contents.map((one) => one.service_id).sort())
  expect(ended.find(({ id }) => id === ids.of('service', first))).toMatchObject({
    url: `${PUBLIC_URL}/hsds/services/${ids.of('service', stays)}`,
    service_at_locations: [{ location: { id: ids.of('location', first) } }],
  })

  // What is taken back counts again, and what stays may go too.
  expect((await unmerge(second, true)).status).toBe(200)
  await soon(second, all(200))
  await change(stays, { _status: 'draft' })
  await soon(first, all(410))
})
