import { describe, expect, it } from 'vitest'
import type { PairScreen, PairsPage } from '../../../cms/duplicates/endpoints/answers.ts'
import { findDuplicates } from '../../../cms/duplicates/jobs/find-duplicates.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { startImporter } from '../../support/importer.ts'
import { mergesBy } from '../../support/merges.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload, database } = test
const { make, change, ofSource } = clinicsOn(test)
const editor = await signIn(payload, 'editor', 'Eve')

const find = () => findDuplicates.work(payload, new AbortController().signal)
const list = async (query = '') => (await editor.askEndpoint<PairsPage>(`/duplicates${query}`)).body
const pairOf = async (one: number, other: number, query = '') =>
  (await list(query)).pairs.find((pair) =>
    [pair.one.id, pair.two.id].every((id) => id === one || id === other),
  )
const isOpen = async (one: number, other: number) => Boolean(await pairOf(one, other))
const show = (id: number) => editor.askEndpoint<PairScreen>(`/duplicates/${id}`)
const decide = (id: number, decision: string, more: object = {}, who = editor) =>
  who.askEndpoint<{ next: number | null }>(`/duplicates/${id}/decide`, {
    decision,
    seen: 'open',
    ...more,
  })

let last = 100
/** Somewhere that no other test is: a number, a street, a name and a point of its own. */
const place = () => {
  const number = ++last
  return {
    name: `Clinic of ${'abcdefghij'[number % 10]}${'klmnopqrst'[Math.floor(number / 10) % 10]}ville`,
    phone: `864-555-0${number}`,
    address: `${number} Elm St`,
    latitude: 32 + number / 100,
    longitude: -81,
  }
}
/** Two that are alike, and found. */
const pair = async (other: object = {}) => {
  const first = place()
  const ids = [await make(first), await make({ ...first, ...other })] as const
  await find()
  return [...ids, (await pairOf(...ids))?.id ?? 0] as const
}

describe('likely pairs', () => {
  it('are found over the whole directory, each once, likeliest first, with reasons', async () => {
    const [one, other] = await pair()
    const [third, fourth] = await pair({ phone: '' })
    await find()
    const { pairs, open } = await list()
    const found = await pairOf(one, other)
    expect(found).toMatchObject({
      score: 1,
      reasons: ['same phone number', 'same address', 'same name, at the same point'],
      one: { id: one, isPublished: true, source: 'editor' },
      two: { id: other },
    })
    expect(await pairOf(third, fourth)).toMatchObject({ by: ['address', 'name', 'near'] })
    expect(pairs.map(({ score }) => score)).toEqual(
      pairs.map(({ score }) => score).sort((left, right) => right - left),
    )
    expect(new Set(pairs.map(({ one: a, two: b }) => `${a.id} ${b.id}`)).size).toBe(pairs.length)
    expect(open).toBe(pairs.length)
  })

  it('are no sites of one organization, no other doors, and no points that stand for a ZIP code', async () => {
    const first = place()
    const one = await make(first)
    const street = await make({ ...first, name: 'Else', phone: '', address: '1 Pine Ave' })
    const phone = await make({ ...place(), phone: first.phone })
    const zip = await make({
      ...first,
      phone: '',
      address: '',
      coordinatesApproximate: true,
    })
    await find()
    for (const other of [street, phone, zip]) expect(await isOpen(one, other)).toBe(false)
  })

  it('of many clinics behind one door are a few for each', async () => {
    const first = place()
    const ids: number[] = []
    for (let room = 1; room <= 9; room++)
      ids.push(await make({ ...first, phone: '', address: `${first.address} Ste ${room}` }))
    await find()
    const { pairs } = await list()
    const theirs = pairs.filter(({ one, two }) => ids.includes(one.id) || ids.includes(two.id))
    expect(theirs.length).toBeGreaterThan(7)
    for (const id of ids)
      expect(theirs.filter(({ one, two }) => one.id === id || two.id === id).length).toBeLessThan(4)
  })

  it('are narrowed to a state and a reason, and read from an index', async () => {
    const [one, other] = await pair({ phone: '' })
    const { state } = await payload.findByID({ collection: 'clinics', id: one, depth: 0 })
    expect(await pairOf(one, other, `?state=${state}&by=address`)).toBeDefined()
    expect(await pairOf(one, other, `?state=${state}&by=phone`)).toBeUndefined()
    expect((await list('?state=1000000')).total).toBe(0)
    expect((await editor.askEndpoint('/duplicates?by=luck')).status).toBe(400)
    await database.pool.query(
      `insert into duplicate_pairs (clinic_id, other_id, score, reasons, by, decision)
       select one.id, two.id, 0.1, '{}', '{}', 'not the same' from clinics one
         join clinics two on two.id > one.id where two.id < (select min(id) from clinics) + 200
       on conflict do nothing`,
    )
    await database.pool.query('analyze duplicate_pairs')
    const { rows } = await database.pool.query(
      `explain select id from duplicate_pairs where decision = 'open'
       order by score desc nulls last, id limit 50`,
    )
    expect(JSON.stringify(rows)).toContain('duplicate_pairs_queue_idx')
    await database.pool.query('delete from duplicate_pairs where score < 0.2')
  })

  it('are found after an import, for the clinics that it wrote', async () => {
    const importer = await startImporter(payload)
    const first = place()
    const known = await make(first)
    const [unfoundOne, unfoundTwo] = [place(), place()].map(({ name }) => name)
    const elsewhere = { ...place(), name: `${unfoundOne}${unfoundTwo}` }
    const untouched = [await make(elsewhere), await make(elsewhere)] as const
    const mapping = {
      source: 'county-list',
      columns: { name: 'Clinic', address: 'Street', city: 'City', state: 'ST', phone: 'Phone' },
    }
    const file = `Clinic,Street,City,ST,Phone\n${first.name},${first.address},Anderson,SC,${first.phone}\n`
    await importer.accept(await importer.review(file, mapping), { kinds: ['new', 'held'] })
    const brought = await ofSource('county-list')
    expect(brought).toHaveLength(1)
    expect(await isOpen(known, brought[0]?.id ?? 0)).toBe(true)
    expect(await isOpen(...untouched)).toBe(false)
  })
})

describe('a decision', () => {
  it('takes a pair from the queue for good, says who, and can be undone', async () => {
    for (const decision of ['not the same', 'same building']) {
      const [one, other, id] = await pair()
      expect((await decide(id, decision)).status).toBe(200)
      await find()
      expect(await isOpen(one, other)).toBe(false)
      const decided = await pairOf(one, other, '?show=decided')
      expect(decided).toMatchObject({ decision, decidedBy: 'Eve' })
      expect((await decide(id, 'open', { seen: decision })).status).toBe(200)
      expect(await isOpen(one, other)).toBe(true)
    }
  })

  it('is asked for again only if something new speaks for the pair, and says what', async () => {
    const [one, other, id] = await pair({ phone: '' })
    await decide(id, 'not the same')
    const { phone } = await payload.findByID({ collection: 'clinics', id: one })
    await change(other, { name: `${(await show(id)).body.pair.one.name} Inc` })
    await find()
    expect(await isOpen(one, other)).toBe(false)
    await change(other, { phone })
    await find()
    expect(await pairOf(one, other)).toMatchObject({
      askedAgain: 'same phone number',
      decidedBefore: 'not the same',
    })
    await change(other, { phone: '864-555-0100' })
    await find()
    expect(await pairOf(one, other, '?show=decided')).toMatchObject({ decision: 'not the same' })
    await change(other, { phone })
    await find()
    await decide(id, 'same building')
    await find()
    expect(await isOpen(one, other)).toBe(false)
  })

  it('leads to the next pair, of the same state and reason', async () => {
    const [, , first] = await pair()
    const { next } = (await show(first)).body
    expect((await decide(first, 'same building')).body.next).toBe(next)
    expect((await list()).pairs.map(({ id }) => id)).toContain(next)
    const [, , id] = await pair()
    expect((await decide(id, 'same building', { state: 1_000_000 })).body.next).toBeNull()
  })

  it('about a switchboard holds for its number, until it is undone', async () => {
    const first = place()
    const ids = []
    // Two lists name them differently, so that their number and street alone speak for it.
    for (const name of ['Alder', 'Birch', 'Cedar'])
      ids.push(await make({ ...first, name: `${name} House`, latitude: null, longitude: null }))
    const [one, two, three] = ids as [number, number, number]
    await find()
    const id = (await pairOf(one, two))?.id ?? 0
    expect(await isOpen(two, three)).toBe(true)
    expect((await show(id)).body).toMatchObject({ sharedPhone: first.phone.replaceAll('-', '') })
    expect((await decide(id, 'not the same', { isSwitchboard: true })).status).toBe(200)
    expect(await isOpen(two, three)).toBe(false)
    const later = await make({ ...first, name: 'Dogwood House', latitude: null, longitude: null })
    await find()
    expect(await isOpen(one, later)).toBe(false)
    expect((await show(id)).body.isSwitchboard).toBe(true)
    await decide(id, 'open', { seen: 'not the same', isSwitchboard: false })
    expect(await isOpen(two, three)).toBe(true)
  })

  it('is refused if somebody else was faster, or one of them is gone', async () => {
    const [one, , id] = await pair()
    const ana = await signIn(payload, 'editor', 'Ana')
    await decide(id, 'same building', {}, ana)
    const late = await decide(id, 'not the same')
    expect(late).toMatchObject({ status: 409, refusal: expect.stringContaining('Ana has decided') })
    const [gone, , other] = await pair()
    await change(gone, { deletedAt: new Date().toISOString() })
    expect((await decide(other, 'not the same')).refusal).toContain('moved to the trash')
    expect((await show(other)).refusal).toContain('in the trash')
    await payload.delete({ collection: 'clinics', id: one })
    expect(await decide(id, 'open', { seen: 'same building' })).toMatchObject({
      status: 404,
      refusal: expect.stringContaining('no longer in the list'),
    })
  })
})

describe('clinics that go take their pairs with them', () => {
  it('to the trash, and back', async () => {
    const [one, other, id] = await pair()
    await change(one, { deletedAt: new Date().toISOString() })
    expect(await isOpen(one, other)).toBe(false)
    await find()
    expect((await show(id)).status).toBe(404)
    await change(one, { deletedAt: null }, { trash: true })
    await find()
    expect(await isOpen(one, other)).toBe(true)
  })

  it('into another one, until they are unmerged', async () => {
    const [one, other, id] = await pair()
    const third = await make(place())
    const { merge, unmerge } = mergesBy(editor)
    await merge(one, other)
    expect(await isOpen(one, other)).toBe(false)
    const merged = { decision: 'merged', decidedBy: 'Eve' }
    expect(await pairOf(one, other, '?show=decided')).toMatchObject(merged)
    expect((await show(id)).body).toMatchObject({ pair: merged, screen: null })
    await find()
    await change(third, { website: 'https://third.example' })
    expect(await pairOf(one, other, '?show=decided')).toMatchObject(merged)
    await unmerge(other, true)
    expect(await isOpen(one, other)).toBe(true)
  })
})
