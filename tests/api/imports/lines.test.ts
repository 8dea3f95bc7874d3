import { expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'
import { ALSO_HELD } from '../../support/importer.ts'

const { importer, clinics } = await startImports()

const HEADER = 'Id,Name,Street,City,State,Phone,Spanish line,Fax,Phone 2,Phone 2 private'
const START = '1,Line Clinic,1 Oak St,Anderson,SC'
const [MAIN, SPANISH, FAX, OTHER] = [140, 141, 142, 143].map((end) => `864-555-0${end}`)

const clinic = async () => (await clinics.ofSource('lines'))[0]
const numbers = async () => (await clinic())?.phones?.map(({ number }) => number)
const expectListed = async (locale: string, phone: unknown, ...further: unknown[]) => {
  const listed = await clinics.listingOf((await clinic())?.id ?? 0, locale)
  expect(listed).toMatchObject({ phone, phones: further.map((number) => ({ number })) })
}

it('further lines of a file are kept, compared in any order, edited, hidden, undone and never private', async () => {
  const file = (rest: string, header = HEADER) => `${header}\n${START},${rest}`
  const first = file(`${MAIN},${SPANISH},${FAX},${OTHER},No`)
  const offered = await importer.offer(first, 'lines.csv')
  expect(offered.lines).toEqual(['Spanish line', 'Fax', 'Phone 2'])
  const bring = async (text: string) => {
    const id = await importer.review(text, offered.mapping)
    const { kinds, notice } = await importer.progress(id)
    expect(notice).toBe(null)
    await importer.accept(id, ALSO_HELD)
    return { id, kinds }
  }
  await bring(first)
  expect((await clinic())?.phones).toMatchObject([
    { number: SPANISH, type: 'voice', languages: ['Spanish'] },
    { number: FAX, type: 'fax', languages: [] },
    { number: OTHER, type: 'voice' },
  ])
  await expectListed('es', MAIN, SPANISH, FAX, OTHER)
  const turned = HEADER.replace('Spanish line,Fax', 'Fax,Spanish line')
  const same = await bring(file(`${MAIN},${FAX},${SPANISH},${OTHER},No`, turned))
  expect(same.kinds).toMatchObject({ same: 1, changed: 0, held: 0 })
  // A number that has become private is taken off.
  const { id } = await bring(file(`${MAIN},${SPANISH},${FAX},${OTHER},Yes`))
  expect(await numbers()).toEqual([SPANISH, FAX])
  await importer.move(id, 'undo')
  expect(await numbers()).toEqual([SPANISH, FAX, OTHER])
  // What a person leaves out stays out, in the list of numbers that don't work.
  const before = await clinic()
  const byHand = { user: importer.user, context: { isTyped: true }, overrideAccess: false }
  const save = (data: object) =>
    clinics.change(before?.id ?? 0, { ...data, _status: 'published' }, byHand)
  await save({ website: 'https://example.org' })
  expect((await clinic())?.verifiedFields).toEqual(['website'])
  await save({ phones: before?.phones?.slice(0, 2) ?? [] })
  expect(await clinic()).toMatchObject({
    wrongPhones: OTHER,
    verifiedFields: ['website', 'phones'],
  })
  await expect(save({ phones: before?.phones ?? [] })).rejects.toThrow('Further lines 3 > Number')
  // One that takes the place of a number to call that doesn't work.
  await clinics.change(before?.id ?? 0, { wrongPhones: [MAIN, OTHER].join('\n') })
  await expectListed('en', SPANISH, SPANISH, FAX)
})
