import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../../cms/places/gazetteer/load-gazetteer.ts'
import { zipCentroid, zipCentroids } from '../../../cms/places/zip-centroid.ts'
import { createDatabase } from '../../support/database.ts'

describe('the gazetteer', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>

  beforeAll(async () => {
    database = await createDatabase()
    await loadGazetteer(database.pool)
  }, 120_000)
  afterAll(() => database?.drop())

  const count = async (where: string) => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from places where ${where}`,
    )
    return rows[0]?.count
  }

  it('is loaded once, and again only when its sources change', async () => {
    const before = await count('true')
    expect(await loadGazetteer(database.pool)).toBe(0)
    expect(await count('true')).toBe(before)
  })

  it('is loaded once even when two processes start together', async () => {
    await database.pool.query("delete from places; comment on table places is ''")
    const reports: number[] = []
    const report = (done: number, total: number) => reports.push(done / total)
    const written = await Promise.all([
      loadGazetteer(database.pool, report),
      loadGazetteer(database.pool, report),
    ])
    expect(written.toSorted((one, other) => one - other)).toEqual([0, await count('true')])
    expect(reports.at(-1)).toBe(1)
  }, 120_000)

  it('knows 59 jurisdictions, their towns and their ZIP codes', async () => {
    expect(await count("kind = 'state'")).toBe(59)
    for (const kind of ['town', 'zip']) {
      const { rows } = await database.pool.query(
        'select distinct state from places where kind = $1',
        [kind],
      )
      expect(rows).toHaveLength(59)
    }
  })

  it('leaves out military post offices and places without a point', async () => {
    expect(await count("state in ('AA', 'AE', 'AP')")).toBe(0)
    expect(await count('abs(latitude) < 5 and abs(longitude) < 5')).toBe(0)
    expect(await count("normalized = '' or not (latitude between -15 and 72)")).toBe(0)
  })

  it('puts a county where its people live', async () => {
    // The middle of San Bernardino County is desert, 60 miles from the city.
    const { rows } = await database.pool.query(
      "select latitude, longitude from places where name = 'San Bernardino County'",
    )
    expect(rows).toEqual([
      { latitude: expect.closeTo(34.19, 1), longitude: expect.closeTo(-117.36, 0) },
    ])
  })

  it('corrects ZIP codes that one source puts in the middle of the county or state', async () => {
    const centroids = await zipCentroids(database.pool, ['92143', '99505', '66040'])
    expect(centroids.get('92143')?.latitude).toBeCloseTo(32.56, 1) // San Ysidro, by the border
    expect(centroids.get('99505')?.longitude).toBeCloseTo(-149.65, 1) // by Anchorage
    expect(centroids.get('66040')?.latitude).toBeCloseTo(38.36, 1) // La Cygne, Kansas
  })

  it('finds the middle of a ZIP code', async () => {
    expect(await zipCentroid(database.pool, '94952')).toEqual({
      latitude: expect.closeTo(38.24, 1),
      longitude: expect.closeTo(-122.68, 0),
      city: 'Petaluma',
      state: 'CA',
    })
    expect(await zipCentroid(database.pool, '94952-3388')).toMatchObject({ city: 'Petaluma' })
    expect(await zipCentroid(database.pool, '00000')).toBeNull()
    expect(await zipCentroid(database.pool, 'not a ZIP')).toBeNull()
  })

  it('finds the middles of many in one call, keyed by the code as given', async () => {
    const centroids = await zipCentroids(database.pool, ['94952', '949523388', '00000', '96910'])
    expect([...centroids].map(([zip, { city }]) => [zip, city])).toEqual([
      ['94952', 'Petaluma'],
      ['949523388', 'Petaluma'],
      ['96910', 'Hagåtña'],
    ])
  })
})
