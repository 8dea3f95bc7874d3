import Point from '@mapbox/point-geometry'
import {
  type Coords,
  DomUtil,
  type DoneCallback,
  GridLayer,
  type GridLayerOptions,
  type TileEvent,
} from 'leaflet'
import {
  Labelers,
  labelRules,
  type PreparedTile,
  paint,
  paintRules,
  TileCache,
  toIndex,
  View,
} from 'protomaps-leaflet'
import { mapFlavor } from './flavor.ts'
import { tileSource } from './tile-source.ts'
import { createTurns } from './turns.ts'

/** Pixels of a tile on the screen. */
const SIDE = 256
/** One tile that is loaded is four of those. */
const LEVELS_APART = 1
/** Loaded tiles whose names are remembered at a zoom level: those of a large screen. */
const MOST_NAMED = 48
/** Pixels that a line or a name may reach over from the next tile. */
const OVERLAP = 16

interface VectorOptions extends GridLayerOptions {
  /** With {z}, {x} and {y}. */
  url: string
  /** The closest zoom level with tiles; closer ones are drawn from it. */
  maxDataZoom: number
  scheme: 'light' | 'dark'
}

interface Shown {
  coords: Coords
  /** Undefined while it is being loaded. */
  tile?: PreparedTile
}

const painter = ({ url, maxDataZoom, scheme }: VectorOptions) => {
  const flavor = mapFlavor(scheme)
  const rules = paintRules(flavor)
  const view = new View(
    new TileCache(tileSource(url), SIDE << LEVELS_APART),
    maxDataZoom,
    LEVELS_APART,
  )
  const scratch = document.createElement('canvas').getContext('2d')
  if (!scratch) throw new Error('This browser can’t draw the map.')
  const shown = new Map<HTMLCanvasElement, Shown>()
  const inTurn = createTurns()
  // A name may reach into tiles that are painted already.
  const labelers = new Labelers(
    scratch,
    labelRules(flavor, document.documentElement.lang),
    MOST_NAMED,
    (touched) => {
      for (const [canvas, { coords }] of shown)
        if (touched.has(toIndex(coords))) inTurn(() => draw(canvas)).catch(console.error)
    },
  )

  const draw = (canvas: HTMLCanvasElement): void => {
    const { coords, tile } = shown.get(canvas) ?? {}
    const pen = canvas.getContext('2d')
    if (!coords || !tile || !pen) return
    const [left, top] = [coords.x * SIDE, coords.y * SIDE]
    const box = {
      minX: left - OVERLAP,
      minY: top - OVERLAP,
      maxX: left + SIDE + OVERLAP,
      maxY: top + SIDE + OVERLAP,
    }
    const tiles = new Map([['', [tile]]])
    labelers.add(coords.z, tiles)
    const names = labelers.getIndex(coords.z) ?? null
    canvas.width = canvas.height = SIDE * window.devicePixelRatio
    pen.scale(window.devicePixelRatio, window.devicePixelRatio)
    pen.fillStyle = flavor.background
    pen.fillRect(0, 0, SIDE, SIDE)
    paint(pen, coords.z, tiles, names, rules, box, new Point(left, top), false)
  }

  return {
    show: async (canvas: HTMLCanvasElement, coords: Coords): Promise<void> => {
      shown.set(canvas, { coords })
      const tile = await view.getDisplayTile(coords).catch((error: unknown) => {
        // Of a tile that has left the screen, it doesn't matter.
        if (shown.has(canvas)) throw error
      })
      if (!tile || !shown.has(canvas)) return
      shown.set(canvas, { coords, tile })
      await inTurn(() => draw(canvas))
    },
    hide: (canvas: HTMLCanvasElement): void => {
      shown.delete(canvas)
      // Safari keeps the memory of canvases that have a size.
      canvas.width = canvas.height = 0
    },
  }
}

/** Tiles that are drawn from vectors here. One that can't be loaded is a `tileerror`, as with images. */
export class VectorLayer extends GridLayer {
  private readonly painter

  constructor(options: VectorOptions) {
    super({ ...options, className: 'map-vector' })
    this.painter = painter(options)
    this.on('tileunload', ({ tile }: TileEvent) => {
      if (tile instanceof HTMLCanvasElement) this.painter.hide(tile)
    })
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = DomUtil.create('canvas')
    canvas.setAttribute('role', 'presentation')
    this.painter.show(canvas, coords).then(
      () => done(undefined, canvas),
      (error: Error) => done(error, canvas),
    )
    return canvas
  }
}
