import { beforeEach, describe, expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'
import { expectAnswers } from '../../support/table.ts'

const { test, importer, clinics } = await startImports()
beforeEach(() => clinics.clear())

const COLUMNS = { sourceId: 'Id', name: 'Name', address: 'Street', city: 'City', state: 'State' }
const mappingOf = (source: string, more: object = {}) => ({
  source,
  columns: { ...COLUMNS, ...more },
  facts: { isFree: true },
})
const HEADER = 'Id,Name,Street,City,State'
const listOf = (town: string, numbers: number[], header = HEADER) =>
  [header, ...numbers.map((id) => `${id},Clinic ${id},${id} Oak St,${town}`)].join('\n')
const ANDERSON = listOf('Anderson,SC', [1, 2, 3])

/** Uploads a list, accepts all of it that needs no check, and applies that. */
const bring = async (name: string, content: string, mapping: object) =>
  importer.accept(await importer.review(content, mapping, { name }))

describe('how a file was read is remembered', () => {
  it('for one with the very same columns, whose source is that of its earlier editions', async () => {
    await bring('county-2025-12.csv', ANDERSON, mappingOf('upstate', { zipCode: 'Id' }))
    const columns = { ...COLUMNS, zipCode: 'Id' }
    for (const name of [
      'county-2026-01.csv',
      'County 2026 (final).csv',
      'county.csv',
      'upstate-rejected.csv',
    ])
      expect(await importer.offer(ANDERSON, name), name).toMatchObject({
        isRemembered: true,
        mapping: { source: 'upstate', columns, facts: { isFree: true } },
        sources: [],
      })
    // Rows that are handed back have two more.
    const handedBack = await importer.offer(
      `line,reason,${HEADER}\n2,no name,1`,
      'upstate-rejected.csv',
    )
    expect(handedBack).toMatchObject({
      isRemembered: true,
      mapping: { source: 'upstate', columns },
    })
  })

  it('for another list with those columns without its source and facts, which are offered', async () => {
    await bring('county-2025-12.csv', ANDERSON, mappingOf('upstate'))
    const { mapping, sources, isRemembered } = await importer.offer(ANDERSON, 'lakes.csv')
    expect([mapping.source, mapping.columns, mapping.facts, sources, isRemembered]).toEqual([
      'lakes',
      COLUMNS,
      {},
      ['upstate'],
      true,
    ])
  })

  it('not for one with a column more, less or called otherwise', async () => {
    await bring('county.csv', ANDERSON, mappingOf('upstate'))
    for (const header of [`${HEADER},Phone`, 'Id,Name,Street,City', HEADER.replace('Id', 'Key')]) {
      const answer = await importer.offer(`${header}\n`, 'county.csv')
      expect([answer.isRemembered, answer.mapping.source], header).toEqual([false, 'county'])
    }
    const withPhone = await importer.offer(`${HEADER},Phone\n`, 'county.csv')
    expect(withPhone.mapping.columns.phone).toBe('Phone')
  })

  it('never under a name of our own', async () => {
    for (const name of ['sample.csv', 'editor.csv', '???.csv'])
      expect((await importer.offer(ANDERSON, name)).mapping.source, name).toBe('other-clinics')
    const answer = await importer.upload(ANDERSON, mappingOf('sample'))
    expect([answer.status, answer.refusal]).toEqual([
      400,
      expect.stringContaining('must not be “editor” or “sample”'),
    ])
  })
})

describe('a file whose clinics are mostly elsewhere than its source’s', () => {
  const SURE = { isSureOfSource: true }

  it('asks first, and stores nothing until somebody is sure', async () => {
    await bring('county.csv', ANDERSON, mappingOf('upstate'))
    const elsewhere = listOf('Toledo,OH', [1, 2, 3])
    const asked = await importer.upload(elsewhere, mappingOf('upstate'))
    expect(asked.status).toBe(409)
    expect(asked.refusal).toContain(
      '3 of the 3 clinics in this file are in towns where “upstate” has none, such as Toledo, OH; most of its own are in Anderson, SC.',
    )
    const { totalDocs } = await test.payload.count({ collection: 'imports' })
    expect(totalDocs).toBe(1)
    const id = await importer.review(elsewhere, mappingOf('upstate'), SURE)
    // Whoever says so still sees each of them.
    expect((await importer.progress(id)).kinds).toMatchObject({ held: 3, changed: 0 })
  })

  it('does not if most are where it has some', async () => {
    await bring('county.csv', ANDERSON, mappingOf('upstate'))
    const more = `${listOf('Anderson,SC', [1, 2])}\n4,Clinic 4,4 Oak St,Toledo,OH`
    expect((await importer.upload(more, mappingOf('upstate'))).status).toBe(200)
  })
})

describe('HSDS', () => {
  const directory = (name: string, city: string, state: string) => {
    const addresses = [{ address_1: '1 Main St', city, state_province: state }]
    const service_at_locations = [{ location: { id: '501', name, addresses } }]
    return JSON.stringify([{ id: 's1', name: 'Care', status: 'active', service_at_locations }])
  }

  it('of two directories never meets, though their ids are equal', async () => {
    for (const [source, name, city, state] of [
      ['first', 'Alpha Clinic', 'Anderson', 'SC'],
      ['second', 'Beta Clinic', 'Toledo', 'OH'],
    ] as const) {
      const file = { name: 'directory.json', source }
      const id = await importer.review(directory(name, city, state), undefined, file)
      expect((await importer.progress(id)).kinds).toMatchObject({ new: 1, changed: 0 })
      await importer.accept(id)
    }
  })

  it('has to say from which directory it is', async () => {
    const content = directory('A', 'Anderson', 'SC')
    const { status, refusal } = await importer.upload(content, undefined, { source: '' })
    expect([status, refusal]).toEqual([
      400,
      expect.stringContaining('The name of the source must be'),
    ])
    const proposed = await importer.offer(content, 'great-lakes-2026.json')
    expect(proposed).toMatchObject({
      format: { name: 'hsds', isOneSource: false },
      mapping: { source: 'great-lakes-2026' },
    })
  })
})

describe('a column without a name', () => {
  const PLACED = { name: 'Name', city: 'City', state: 'State' }

  it('fills nothing, wherever it stands', async () => {
    const texts = [
      ',Name,City,State\nx,One,Anderson,SC\n0,Two,Anderson,SC\n1,Three,Anderson,SC\n',
      'Name,,City,State\nOne,Suite 4,Anderson,SC\nTwo,yes,Anderson,SC\nThree,24/7,Anderson,SC\n',
      'Name,City,State,\nOne,Anderson,SC,x\nTwo,Anderson,SC,true\nThree,Anderson,SC,English\n',
      'Name,City,State,,,\nOne,Anderson,SC,x,,free\nTwo,Anderson,SC\nThree,Anderson,SC,,,1\n',
      ' ,Name,"",City,State\nx,One,y,Anderson,SC\n1,Two,2,Anderson,SC\n,Three,,Anderson,SC\n',
    ]
    await expectAnswers(texts, async (text) => {
      const id = await importer.review(text, { source: 'nameless', columns: PLACED })
      const rows = await importer.rows(id, { kinds: ['new', 'held', 'rejected'] })
      await importer.discard(id)
      const read = rows.map(({ kind, differences }) => [
        kind,
        ...differences.map(({ field }) => field),
      ])
      return [read, Array(3).fill(['new', 'name', 'city', 'state'])]
    })
  })

  it('is shown by its number, and can be chosen', async () => {
    const text = 'Name,,City,State,,\nOne,864-231-2260,Anderson,SC,,\n'
    const { columns, samples, mapping } = await importer.offer(text, 'list.csv')
    expect(columns).toEqual(['Name', 'Column 2', 'City', 'State'])
    expect(samples).toEqual([['One', '864-231-2260', 'Anderson', 'SC']])
    expect(mapping.columns).toEqual(PLACED)
    const id = await importer.review(text, {
      source: 'nameless',
      columns: { ...PLACED, phone: 'Column 2' },
    })
    const [row] = await importer.rows(id, { kinds: ['new'] })
    expect(row?.differences).toContainEqual(
      expect.objectContaining({ field: 'phone', file: '864-231-2260' }),
    )
    const named = await importer.offer('Column 2,,Name\n1,2,3\n', 'list.csv')
    expect(new Set(named.columns).size).toBe(3)
  })
})
