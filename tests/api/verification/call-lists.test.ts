import { createLocalReq } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { readShownLists } from '../../../cms/verification/call-lists/shown-lists.ts'
import type { Figures } from '../../../cms/verification/queries/figures.ts'
import { stateId } from '../../support/new-clinic.ts'
import type { Person } from '../../support/people.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, make, ana, ben, next, stop, open, openAndRecord, recordOutcome } = test
const { pool } = test.database
beforeEach(async () => {
  await test.settleAll()
  await pool.query('delete from call_lists')
})

const texas = { state: await stateId(payload, 'TX'), city: 'Austin', zipCode: '78701' }

/** All that a person is offered, oldest first: which of them is open first depends on the time. */
const offered = async (person: Person, narrow?: object) =>
  (await test.queueOf(person, narrow)).toSorted((a, b) => a - b)
const send = (person: Person, path: string, body: object = {}) =>
  person.askEndpoint(`/verification/call-lists${path}`, body)
const listsOf = async (person: Person) =>
  readShownLists(await createLocalReq({ user: person.user }, payload), person.id)

it('a filter leaves what matches all of it', async () => {
  const spanish = { languages: ['Spanish'] }
  const reported = { lastVerifiedAt: daysAgo(9), reportedWrongAt: daysAgo(2) }
  const one = await make({ ...texas, ...spanish, ...reported })
  const two = await make({ ...texas, ...spanish, lastVerifiedAt: daysAgo(150) })
  const three = await make({ ...texas, lastVerifiedAt: daysAgo(40), source: 'hrsa' })
  const four = await make({ ...spanish, lastVerifiedAt: daysAgo(40) })
  const cases: [filter: object, ids: number[]][] = [
    [{}, [one, two, three, four]],
    [{ state: 'TX' }, [one, two, three]],
    [{ state: 'TX', language: 'Spanish' }, [one, two]],
    [{ language: 'Spanish', reason: 'due' }, [two, four]],
    [{ reason: 'reported' }, [one]],
    [{ source: 'hrsa' }, [three]],
    [{ age: 90 }, [two]],
    [{ state: 'VT' }, []],
  ]
  for (const [filter, ids] of cases) {
    expect(await offered(ana, { filter }), JSON.stringify(filter)).toEqual(ids)
    await stop(ana)
  }
  expect((await next(ana, { filter: { state: 'TX' } })).offered).toBe(3)
  // The one that she has is dropped for one that she wants now.
  expect((await next(ana, { filter: { source: 'hrsa' } })).clinic?.id).toBe(three)
  for (const filter of [{ state: 'Texas' }, { reason: 'x' }, { age: 8 }])
    expect((await ana.askEndpoint('/verification/next', { filter })).status).toBe(400)
})

it('a list that somebody has taken is offered to nobody else, until it is given back', async () => {
  const [one, two, three] = [
    await make({ ...texas, lastVerifiedAt: daysAgo(90) }),
    await make({ ...texas, lastVerifiedAt: daysAgo(80) }),
    await make({ ...texas, lastVerifiedAt: daysAgo(70) }),
  ]
  const other = await make({ lastVerifiedAt: daysAgo(60) })
  expect((await send(ana, '', { filter: { state: 'TX' } })).body).toEqual({ name: 'Texas' })
  // Saved twice, it is there once.
  await send(ben, '', { filter: { state: 'TX' } })
  const [list] = await listsOf(ben)
  expect(await listsOf(ben)).toMatchObject([{ name: 'Texas', due: 3, holder: null }])
  const id = list?.id ?? 0
  expect((await send(ana, `/${id}/take`, { most: 2 })).status).toBe(200)
  expect(await listsOf(ben)).toMatchObject([{ due: 2, holder: ana.name, isMine: false }])
  expect(await listsOf(ana)).toMatchObject([{ due: 2, isMine: true }])
  expect(await offered(ana, { callList: id })).toEqual([one, two])
  expect(await offered(ben)).toEqual([three, other])
  expect(await offered(ben, { filter: { state: 'TX' } })).toEqual([three])
  for (const [path, body] of [
    [`/${id}/take`, { most: 2 }],
    [`/${id}/remove`, {}],
  ] as const)
    expect(await send(ben, path, body)).toMatchObject({
      status: 409,
      refusal: expect.stringContaining(ana.name),
    })
  // What is settled leaves the list, and the next one of it opens.
  await openAndRecord(one, 'confirm')
  expect(await listsOf(ana)).toMatchObject([{ due: 1 }])
  expect(await offered(ana, { callList: id })).toEqual([two])
  expect((await send(ben, `/${id}/give-back`)).status).toBe(200)
  await stop(ana)
  expect(await offered(ben, { filter: { state: 'TX' } })).toEqual([two, three])
  expect((await send(ben, `/${id}/remove`)).status).toBe(200)
  expect((await send(ben, `/${id}/take`, { most: 2 })).status).toBe(404)
})

it('the month’s figures say who called, whom they reached and what was wrong', async () => {
  await pool.query('delete from verifications')
  const due = { lastVerifiedAt: daysAgo(60) }
  const [one, two, three] = [await make(due), await make(due), await make(due)]
  await openAndRecord(one, 'confirm')
  await openAndRecord(two, 'no-answer')
  await stop(ana)
  await recordOutcome(ben, await open(ben, three), 'confirm')
  const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }).slice(0, 7)
  const read = async (by: string) =>
    (await ana.askEndpoint<{ figures: Figures[] }>(`/verification/figures?by=${by}&month=${month}`))
      .body.figures
  expect(await read('person')).toEqual([
    { name: ana.name, calls: 2, reached: 1, verified: 1, wrong: 0 },
    { name: ben.name, calls: 1, reached: 1, verified: 1, wrong: 0 },
  ])
  expect(await read('source')).toEqual([
    { name: 'editor', calls: 3, reached: 2, verified: 2, wrong: 0 },
  ])
  // A name that a spreadsheet would run is text.
  await pool.query(`update users set name = '=1+1' where id = $1`, [ben.id])
  const file = await ana.askEndpoint<string>(`/verification/figures.csv?by=person&month=${month}`)
  expect(file.body).toBe(
    `Name,Calls,Reached,Verified,Found wrong\n${ana.name},2,1,1,0\n'=1+1,1,1,1,0\n`,
  )
  expect((await ana.askEndpoint('/verification/figures?by=person&month=2026-13')).status).toBe(400)
})
