import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { z } from 'zod'
import { fault } from '../../contract/fault-codes.ts'
import { TILE_PATH } from '../../contract/map-tiles.ts'
import { localeOf } from '../../contract/paths.ts'
import { FOR_EVER, listed } from '../../http/answer.ts'
import { acceptedEncoding } from '../../http/encoding.ts'
import { badParameters } from '../../http/problems.ts'
import { wordsIn } from '../../http/words/words-in.ts'
import type { MapFile } from '../../places/index.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'
import { routePattern } from './route-pattern.ts'

const number = z
  .string()
  .regex(/^\d{1,8}$/, fault('notWhole'))
  .transform(Number)

/** More levels than any map has; the archive's own numbers end here. */
const MOST_ZOOM = 26

const TileAddress = z
  .object({
    z: number.refine((zoom) => zoom <= MOST_ZOOM, fault('tooHigh', MOST_ZOOM)),
    x: number,
    y: number,
  })
  .superRefine((tile, { addIssue }) => {
    for (const name of ['x', 'y'] as const)
      if (tile[name] >= 2 ** tile.z)
        addIssue({ code: 'custom', path: [name], message: fault('outsideOfMap') })
  })

const inflate = promisify(gunzip)

/** The tiles of the product's own map. With the file's version in the address they are kept for ever. */
export const serveTiles = (map: MapFile): Hono =>
  new Hono().all(routePattern(TILE_PATH), async ({ req, body }) => {
    refuseOtherMethods(req.method)
    const parsed = TileAddress.safeParse(req.param(), {
      error: wordsIn(localeOf(req.query('locale'))).zod,
    })
    if (!parsed.success) throw badParameters(parsed.error)
    const { z: zoom, x, y } = parsed.data
    const etag = `W/"${map.version}-${zoom}-${x}-${y}"`
    const headers = {
      etag,
      vary: 'accept-encoding',
      'cache-control': req.query('version') === map.version ? FOR_EVER : 'no-cache',
    }
    if (listed(req.header('if-none-match')).includes(etag)) return body(null, 304, headers)
    const tile = await map.read(zoom, x, y)
    if (!tile) return body(null, 204, headers)
    const found = { ...headers, 'content-type': 'application/vnd.mapbox-vector-tile' }
    if (!map.isCompressed) return body(tile, 200, found)
    // As they are in the file, unless somebody can't read that.
    return acceptedEncoding(req.header('accept-encoding'), ['gzip'])
      ? body(tile, 200, { ...found, 'content-encoding': 'gzip' })
      : body(new Uint8Array(await inflate(tile)).buffer, 200, found)
  })
