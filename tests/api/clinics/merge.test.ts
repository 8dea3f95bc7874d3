import { describe, expect, it } from 'vitest'
import { brokenRedirects } from '../../../cms/dashboard/redirects/broken-redirects.ts'
import { dayFromToday } from '../../../cms/panel-kit/dates.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { startApi } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { mergesBy } from '../../support/merges.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { withinASecond } from '../../support/within-a-second.ts'

const api = await startApi()
const { payload } = api
const { change, stored, ...clinics } = clinicsOn(api)
const editor = await signIn(payload, 'editor', 'Eve')

const { compare, merge, mergeShown, unmerge } = mergesBy(editor)
const listedName = async (id: number) => (await clinics.listingOf(id))?.name
const redirects = async () => {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

const pair = async (left = {}, right = {}) => ({
  stays: await newClinic(payload, { name: 'Saluda Clinic', ...left }),
  goes: await newClinic(payload, { name: 'Saluda Free Clinic', ...right }),
})

it('two clinics beside each other show where they differ, and what is verified or fuller', async () => {
  const { stays, goes } = await pair(
    { website: 'https://saluda.example', verifiedFields: ['phone'], services: ['Dental Care'] },
    { phone: '864-555-0199', services: ['Dental Care', 'Medical Care'] },
  )
  const { sides, rows, stays: side } = await compare(stays.id, goes.id)
  expect(sides.right).toMatchObject({ name: 'Saluda Free Clinic', isPublished: true })
  expect(rows.map(({ name, preferred }) => [name, preferred])).toEqual([
    ['name', null],
    ['phone', 'left'],
    ['services', 'right'],
    ['website', 'left'],
  ])
  expect([rows[1]?.texts.right.en, side]).toEqual(['864-555-0199', 'left'])
  const path = `/clinics/${stays.id}/compare`
  const itself = await editor.askEndpoint(path, { other: stays.id })
  expect(itself.refusal).toBe('A clinic can’t be merged into itself.')
})

describe('a merge', () => {
  it('keeps the chosen values, and keeps the other clinic as a hidden draft', async () => {
    const { stays, goes } = await pair({ website: 'https://saluda.example' }, { zipCode: '29622' })
    await change(goes.id, { description: 'Atención gratuita' }, { locale: 'es' })
    const choices = { name: 'right', address: 'right', description: 'right' }
    const answer = await merge(stays.id, goes.id, choices)
    expect(answer).toMatchObject({ status: 200, body: { stays: stays.id } })
    expect(await stored(stays.id)).toMatchObject({
      name: 'Saluda Free Clinic',
      zipCode: '29622',
      website: 'https://saluda.example',
      slug: stays.slug,
      _status: 'published',
    })
    expect((await stored(stays.id, { locale: 'es' })).description).toBe('Atención gratuita')
    expect(await stored(goes.id)).toMatchObject({ mergedInto: stays.id, _status: 'draft' })
    expect(await listedName(stays.id)).toBe('Saluda Free Clinic')
    expect(await listedName(goes.id)).toBeUndefined()
    await expect(change(goes.id, { _status: 'published' })).rejects.toThrow('was merged into')
  })

  it('leaves both histories as they are, and moves messages and comments to the clinic that stays', async () => {
    const { stays, goes } = await pair()
    const ids = [stays.id, goes.id]
    const outcome = 'all still right'
    for (const clinic of ids)
      await payload.create({ collection: 'verifications', data: { clinic, outcome } })
    const message = await receiveMessage(payload, { clinic: goes.id })
    const document = { relationTo: 'clinics', value: goes.id } as const
    const said = { text: 'Which name?', document }
    const comment = await payload.create({ collection: 'comments', data: said, depth: 0 })
    const versions = async () => {
      const where = { parent: { equals: goes.id } }
      return (await payload.countVersions({ collection: 'clinics', where })).totalDocs
    }
    const before = await versions()
    await merge(stays.id, goes.id)
    expect(await versions()).toBeGreaterThan(before)
    const where = { clinic: { in: ids } }
    const { docs } = await payload.find({ collection: 'verifications', where, sort: 'id' })
    expect(docs.map(({ clinic }) => clinic)).toEqual(ids)
    const now = await payload.findByID({ collection: 'contact-messages', id: message.id })
    expect(now.clinic).toBe(stays.id)
    const moved = await payload.findByID({ collection: 'comments', id: comment.id, depth: 0 })
    expect(moved.document).toEqual({ relationTo: 'clinics', value: stays.id })
  })

  it('ends the notice of the other clinic, and takes it over with its day if it is chosen', async () => {
    const noticeUntil = dayFromToday(30)
    for (const isTaken of [true, false])
      for (const isListed of [true, false]) {
        const { stays, goes } = await pair({}, { notice: 'No flu shots left', noticeUntil })
        await change(goes.id, { notice: 'Sin vacunas contra la gripe' }, { locale: 'es' })
        await merge(stays.id, goes.id, isTaken ? { notice: 'right' } : {})
        const now = await stored(stays.id)
        expect([now.notice ?? null, now.noticeUntil?.slice(0, 10) ?? null]).toEqual(
          isTaken ? ['No flu shots left', noticeUntil] : [null, null],
        )
        for (const locale of ['en', 'es'] as const)
          expect(await stored(goes.id, { locale })).toMatchObject({
            notice: null,
            noticeUntil: null,
          })
        await unmerge(goes.id, isListed)
        const back = await stored(goes.id, { draft: true })
        expect([back.notice, back.noticeUntil?.slice(0, 10)]).toEqual([
          'No flu shots left',
          noticeUntil,
        ])
        const { notice } = await stored(goes.id, { draft: true, locale: 'es' })
        expect(notice).toBe('Sin vacunas contra la gripe')
      }
  })

  it('redirects the old address, and older ones, to the clinic that stays', async () => {
    const { stays, goes } = await pair()
    const third = await newClinic(payload, { name: 'Saluda Health' })
    const [old, to] = [`/services/${goes.slug}`, `/services/${third.slug}`]
    const data = { from: `/old-${goes.slug}`, to: old }
    await payload.create({ collection: 'redirects', data })
    await merge(stays.id, goes.id)
    await merge(third.id, stays.id)
    expect(await redirects()).toMatchObject({
      [old]: to,
      [data.from]: to,
      [`/services/${stays.slug}`]: to,
    })
    expect((await stored(goes.id)).mergedInto).toBe(third.id)
    expect(await brokenRedirects(payload.db.pool)).toEqual([])
  })

  it('does not publish a waiting draft, and redirects no address that was never public', async () => {
    const { stays, goes } = await pair({}, { _status: 'draft', phone: '864-555-0123' })
    const website = 'https://half.example'
    await change(stays.id, { website }, { draft: true })
    expect((await merge(stays.id, goes.id, { phone: 'right' })).status).toBe(200)
    const { website: shown, ...now } = await stored(stays.id)
    expect([now.phone, now._status, shown ?? null]).toEqual(['864-555-0123', 'published', null])
    const draft = await stored(stays.id, { draft: true })
    expect(draft).toMatchObject({ phone: '864-555-0123', website })
    expect(await redirects()).not.toHaveProperty(`/services/${goes.slug}`)
  })
})

describe('a merge is refused', () => {
  it('if one was changed after the comparison, or somebody has its form open', async () => {
    const { stays, goes } = await pair()
    const shown = await compare(stays.id, goes.id)
    await change(goes.id, { website: 'https://a.example' })
    const late = await mergeShown(shown)
    const refusal = expect.stringContaining('Saluda Free Clinic was changed after')
    expect(late).toMatchObject({ status: 409, refusal })
    expect(await stored(goes.id)).toMatchObject({ mergedInto: null, _status: 'published' })
    const again = await compare(stays.id, goes.id)
    await clinics.openForm(goes.id, (await signIn(payload, 'reviewer', 'Ana')).id)
    expect((await mergeShown(again)).refusal).toContain('Ana has Saluda Free Clinic’s form open')
    expect((await compare(stays.id, goes.id)).sides.right.openWith).toBe('Ana')
  })

  it('if visitors would be redirected to an unpublished clinic', async () => {
    const { stays, goes } = await pair()
    await change(stays.id, { _status: 'draft' })
    expect((await merge(stays.id, goes.id)).refusal).toContain('is not published')
    expect(await listedName(goes.id)).toBe('Saluda Free Clinic')
  })

  it('if it happens in two ways at the same moment', async () => {
    const { stays, goes } = await pair()
    const third = await newClinic(payload, { name: 'Saluda Health' })
    const both = async (one: [Clinic, Clinic], other: [Clinic, Clinic]) => {
      const shown = [await compare(one[0].id, one[1].id), await compare(other[0].id, other[1].id)]
      const answers = await Promise.all(shown.map((screen) => mergeShown(screen)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      return answers.find(({ status }) => status === 200)?.body.stays
    }
    const into = await both([stays, goes], [third, goes])
    expect((await stored(goes.id)).mergedInto).toBe(into)
    const path = `/clinics/${stays.id}/compare`
    const again = await editor.askEndpoint(path, { other: goes.id })
    expect(again.refusal).toContain('has already been merged')
    await both([stays, third], [third, stays])
    const statuses = [(await stored(stays.id))._status, (await stored(third.id))._status]
    expect(statuses.sort()).toEqual(['draft', 'published'])
  })
})

it('an unmerged clinic is back at its own address, or stays unlisted if nobody lists it', async () => {
  const name = 'Saluda Free Clinic'
  for (const isListed of [true, false]) {
    const { stays, goes } = await pair()
    const address = `/services/${goes.slug}`
    await merge(stays.id, goes.id)
    expect(await redirects()).toHaveProperty(address)
    expect((await unmerge(goes.id, isListed)).status).toBe(200)
    const _status = isListed ? 'published' : 'draft'
    expect(await stored(goes.id)).toMatchObject({ mergedInto: null, _status })
    expect(await listedName(goes.id)).toBe(isListed ? name : undefined)
    for (const from of [address, `/es${address}`])
      expect(await redirects()).not.toHaveProperty(from)
    expect((await unmerge(goes.id, true)).refusal).toContain('not merged')
    await change(goes.id, { _status: 'published' })
    expect(await listedName(goes.id)).toBe(name)
    expect((await merge(goes.id, stays.id)).status).toBe(200)
  }
})

it('a clinic says what it was also listed as, but no draft and not its own name', async () => {
  const isFormerly = (names: string[] | undefined) =>
    withinASecond(
      async () => (await api.get(`/api/clinics/slug/${stays.slug}`)).json(),
      ({ formerNames }) => expect(formerNames).toEqual(names),
    )
  const { stays, goes } = await pair()
  const dental = await newClinic(payload, { name: 'Saluda Dental' })
  const same = await newClinic(payload, { name: 'Saluda Clinic' })
  const draft = await newClinic(payload, { name: 'Saluda Draft', _status: 'draft' })
  await isFormerly(undefined)
  for (const { id } of [goes, dental, same, draft]) await merge(stays.id, id)
  await isFormerly(['Saluda Dental', 'Saluda Free Clinic'])
  for (const { id } of [goes, dental]) await unmerge(id, true)
  await isFormerly(undefined)
})
