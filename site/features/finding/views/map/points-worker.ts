import type { ClinicPoints } from '@healthcare-for-all/cms/contract'
import { createPointIndex, type PointIndex, type PointView } from './point-index.ts'

/** To the worker: the points, or what is on the screen. Each message has an answer of its turn. */
export type PointRequest =
  | { turn: number; points: ClinicPoints; service: string | undefined }
  | { turn: number; view: PointView }

let index: PointIndex | undefined

addEventListener('message', ({ data }: MessageEvent<PointRequest>) => {
  if ('points' in data) {
    index = createPointIndex(data.points, data.service)
    postMessage({ turn: data.turn, answer: index.box })
  } else {
    postMessage({ turn: data.turn, answer: index?.shown(data.view) })
  }
})
