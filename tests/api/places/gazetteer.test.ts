import { afterAll, describe, expect, it } from 'vitest'
import { loadGazetteer } from '../../../cms/places/gazetteer/load-gazetteer.ts'
import { zipCentroid, zipCentroids } from '../../../cms/places/queries/zip-centroid.ts'
import { startPayload } from '../../support/payload.ts'

const { payload, database, close } = await startPayload()
afterAll(close)

const count = async (where: string) => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from places where ${where}`,
  )
  return rows[0]?.count
}

describe('the gazetteer', () => {
  it('is loaded once, also by two processes that start together, and again if its sources change', async () => {
    const before = await count('true')
    expect(await loadGazetteer(database.pool)).toBe(0)
    await database.pool.query("delete from places; comment on table places is ''")
    const reports: number[] = []
    const report = (done: number, total: number) => reports.push(done / total)
    const written = await Promise.all([
      loadGazetteer(database.pool, report),
      loadGazetteer(database.pool, report),
    ])
    expect(written.toSorted((one, other) => one - other)).toEqual([0, before])
    expect([await count('true'), reports.at(-1)]).toEqual([before, 1])
  })

  it('knows 59 jurisdictions, their towns and their ZIP codes, each with a point', async () => {
    expect(await count("kind = 'state'")).toBe(59)
    const { rows } = await database.pool.query(
      "select kind, count(distinct state)::int from places where kind in ('town', 'zip') group by 1",
    )
    expect(rows.map((row) => row.count)).toEqual([59, 59])
    // Military post offices are no places.
    expect(await count("state in ('AA', 'AE', 'AP')")).toBe(0)
    expect(await count('abs(latitude) < 5 and abs(longitude) < 5')).toBe(0)
    expect(await count("normalized = '' or not (latitude between -15 and 72)")).toBe(0)
  })

  it('puts a county where its people live, and corrects ZIP codes that a source puts elsewhere', async () => {
    // The middle of San Bernardino County is desert, 60 miles from the city.
    const { rows } = await database.pool.query(
      "select latitude, longitude from places where name = 'San Bernardino County'",
    )
    expect(rows).toEqual([
      { latitude: expect.closeTo(34.19, 1), longitude: expect.closeTo(-117.36, 0) },
    ])
    const centroids = await zipCentroids({ payload }, ['92143', '99505', '66040'])
    expect(centroids.get('92143')?.latitude).toBeCloseTo(32.56, 1) // San Ysidro, by the border
    expect(centroids.get('99505')?.longitude).toBeCloseTo(-149.65, 1) // by Anchorage
    expect(centroids.get('66040')?.latitude).toBeCloseTo(38.36, 1) // La Cygne, Kansas
  })

  it('finds the middle of a ZIP code, or of many, keyed as they were given', async () => {
    expect(await zipCentroid({ payload }, '94952')).toEqual({
      latitude: expect.closeTo(38.24, 1),
      longitude: expect.closeTo(-122.68, 0),
      city: 'Petaluma',
      state: 'CA',
    })
    for (const zip of ['00000', 'not a ZIP']) expect(await zipCentroid({ payload }, zip)).toBeNull()
    const centroids = await zipCentroids({ payload }, ['94952', '949523388', '00000', '96910'])
    expect([...centroids].map(([zip, { city }]) => [zip, city])).toEqual([
      ['94952', 'Petaluma'],
      ['949523388', 'Petaluma'],
      ['96910', 'Hagåtña'],
    ])
  })
})
