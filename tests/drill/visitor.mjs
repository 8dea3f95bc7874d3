// A visitor in a thread of its own, who notices nothing of the files that the drill sends.
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between one visit and the next, whether the first was answered or not. */
const EVERY_MS = 20

const waitFor = (address) =>
  new Promise((resolve, reject) => {
    const begunAt = performance.now()
    get(address, (response) => {
      response.resume()
      response.once('end', () => resolve(performance.now() - begunAt))
    }).once('error', reject)
  })

const asked = []
let isStopped = false
parentPort.once('message', () => {
  isStopped = true
})
while (!isStopped) {
  asked.push(waitFor(workerData))
  await wait(EVERY_MS)
}
parentPort.postMessage(await Promise.all(asked))
