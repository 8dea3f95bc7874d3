import type { Box, ClinicPoints } from '@healthcare-for-all/cms/contract'
import type { PointIndex, PointView, Shown } from './point-index.ts'
import type { PointRequest } from './points-worker.ts'
import PointsWorker from './points-worker.ts?worker'

/** The points of the map, looked up beside the page's own thread. */
export interface Points {
  /** @returns the box to show */
  load: (points: ClinicPoints, service: string | undefined) => Promise<Box | undefined>
  /** What to draw of the points that were loaded last. */
  shown: (view: PointView) => Promise<Shown | undefined>
  close: () => void
}

/** For browsers that run no worker: the same in the page's own thread. */
const openHere = (): Points => {
  let index: PointIndex | undefined
  return {
    load: async (points, service) => {
      const { createPointIndex } = await import('./point-index.ts')
      index = createPointIndex(points, service)
      return index.box
    },
    shown: async (view) => index?.shown(view),
    close: () => {},
  }
}

const openThere = (worker: Worker): Points => {
  let turn = 0
  const waiting = new Map<number, (answer: never) => void>()
  worker.addEventListener('message', ({ data }) => {
    waiting.get(data.turn)?.(data.answer as never)
    waiting.delete(data.turn)
  })
  const request = <Answer>(requestOf: (turn: number) => PointRequest): Promise<Answer> =>
    new Promise((resolve) => {
      turn += 1
      waiting.set(turn, resolve)
      worker.postMessage(requestOf(turn))
    })
  return {
    load: (points, service) => request((turn) => ({ turn, points, service })),
    shown: (view) => request((turn) => ({ turn, view })),
    close: () => worker.terminate(),
  }
}

/** @param onLost called if the worker can't be loaded, with what takes its place */
export const openPoints = (onLost: (instead: Points) => void): Points => {
  try {
    const worker = new PointsWorker()
    worker.addEventListener('error', (error) => {
      console.error(error.message || 'The worker of the map could not be loaded.')
      onLost(openHere())
    })
    return openThere(worker)
  } catch (error) {
    console.error(error)
    return openHere()
  }
}
