import type { TestApi } from './api-server.ts'
import { keepDoing } from './keep-doing.ts'

/** Pages a visitor asks for; none of the answers may come from memory. */
const visits = (count: number) => [
  `/api/clinics/search?location=Petaluma%2C%20CA&limit=${(count % 50) + 1}`,
  `/api/states/ny/clinics?limit=${(count % 50) + 1}`,
  `/api/states?limit=${(count % 50) + 1}`,
]

/**
 * Visits the API and saves a clinic as an editor would, one after another, until stopped.
 * @returns a function that stops, and says what failed and how long the slowest answer took
 */
export const keepVisiting = ({ get, payload }: TestApi) => {
  const failures: string[] = []
  let [answers, slowestMs] = [0, 0]
  const timed = async (what: string, work: () => Promise<void>) => {
    const started = performance.now()
    await work().catch((error: unknown) => failures.push(`${what}: ${error}`))
    slowestMs = Math.max(slowestMs, performance.now() - started)
    answers++
  }
  const visit = async (count: number) => {
    for (const path of visits(count)) {
      await timed(path, async () => {
        const { status } = await get(path)
        if (status !== 200) throw new Error(String(status))
      })
    }
  }
  const edit = (count: number) =>
    timed('save', async () => {
      const { docs } = await payload.find({ collection: 'clinics', limit: 1, sort: 'id' })
      const data = { phone: `707-555-01${String(count % 100).padStart(2, '0')}` }
      await payload.update({ collection: 'clinics', id: docs[0]?.id ?? 0, data })
    })
  const stops = [keepDoing(visit), keepDoing(edit)]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    return { failures, slowestMs, answers }
  }
}
