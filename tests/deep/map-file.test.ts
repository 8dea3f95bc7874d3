import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { Site } from '../../cms/contract/site.ts'
import { madeMap } from '../support/made-map.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { testFolder } from '../support/test-folder.ts'
import { testDatabase } from '../support/test-product.ts'

const database = await testDatabase()
const folder = await testFolder()

/** Starts the product with this file in its folder, for as long as the work takes. */
const withFile = async (
  content: Buffer,
  settings: Record<string, string>,
  work: (product: ProductProcess) => Promise<void>,
) => {
  await writeFile(path.join(folder, 'map.pmtiles'), content)
  const product = await startProductProcess(database.url, { DATA_DIR: folder, ...settings })
  await work(product).finally(product.stop)
}

const tilesOf = async ({ url }: ProductProcess) =>
  Site.parse(await (await fetch(`${url}/api/site`)).json()).mapTiles

it('is served as often as somebody moves the map', () =>
  withFile(madeMap({ maxZoom: 4 }), { TRUSTED_PROXIES: '1' }, async (product) => {
    expect(await tilesOf(product)).toMatchObject({ kind: 'vector', maxZoom: 4 })
    const address = `${product.url}/api/map/tiles/4/3/6`
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const statuses = new Set<number>()
    for (let round = 0; round < 130; round++) {
      const tiles = Array.from({ length: 12 }, () => fetch(address, { headers, method: 'HEAD' }))
      for (const { status } of await Promise.all(tiles)) statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
  }))

it('is left alone if a setting names another map', () =>
  withFile(madeMap({ maxZoom: 1 }), { MAP_TILES: 'none' }, async (product) => {
    expect(await tilesOf(product)).toBeNull()
    expect((await fetch(`${product.url}/api/map/tiles/0/0/0`)).status).toBe(404)
  }))

it('that is broken is said in the log, and the usual map is shown', () =>
  withFile(madeMap({ maxZoom: 1 }).subarray(0, -9), {}, async (product) => {
    expect(await tilesOf(product)).toMatchObject({ kind: 'images' })
    expect(product.output()).toMatch(/map\.pmtiles can't be used: it is cut short/)
    expect(product.output()).toContain('docs/operations.md')
  }))
