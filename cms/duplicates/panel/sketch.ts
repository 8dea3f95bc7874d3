import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import type { PairClinic } from '../endpoints/answers.ts'

interface Dot {
  /** In units of a drawing 200 wide and high, north up. */
  x: number
  y: number
  label: string
}

interface Sketch {
  dots: Dot[]
  /** How long 40 units are: '500 feet'. */
  bar: InEach
}

const FEET_PER_DEGREE = 364_800
const MIDDLE = 100
/** The points lie at most so far apart, so that both are inside. */
const WIDEST = 120
const BAR = 40
/** How long the bar may be, in feet. */
const LENGTHS = [50, 100, 250, 500, 1_320, 2_640, 5_280, 26_400, 52_800, 264_000, 528_000]
const FEET_PER_MILE = 5_280

const barInWords = (feet: number): InEach => {
  const miles = inThousands(feet / FEET_PER_MILE)
  return feet < 1_320
    ? { en: `${feet} feet`, es: `${feet} pies` }
    : { en: `${miles} miles`, es: `${miles} millas` }
}

/** Points closer than this would be drawn on each other. */
const CLOSEST_FEET = 20

/** Two points to scale; undefined if one is unknown, or they are too close or too far apart to draw. */
export const sketchOf = (one: PairClinic, two: PairClinic): Sketch | undefined => {
  if (one.latitude === null || one.longitude === null) return undefined
  if (two.latitude === null || two.longitude === null) return undefined
  const shrunk = Math.cos((one.latitude * Math.PI) / 180)
  const east = (two.longitude - one.longitude) * FEET_PER_DEGREE * shrunk
  const north = (two.latitude - one.latitude) * FEET_PER_DEGREE
  const widest = Math.max(Math.abs(east), Math.abs(north))
  if (widest < CLOSEST_FEET) return undefined
  const length = LENGTHS.find((feet) => (widest / feet) * BAR <= WIDEST)
  if (!length) return undefined
  const scale = BAR / length / 2
  const dot = (sign: number, label: string): Dot => ({
    x: MIDDLE + sign * east * scale,
    y: MIDDLE - sign * north * scale,
    label,
  })
  return { dots: [dot(-1, '1'), dot(1, '2')], bar: barInWords(length) }
}
