import { setTimeout as wait } from 'node:timers/promises'
import { TIMELESS } from '../../contract/quarter.ts'

/** Answers to wait for at a time. More would keep visitors waiting. */
export const AT_A_TIME = 2
const TRIES = 5
const PATIENCE_MS = 60_000
/** The longest that a product which is busy is waited for. */
const LONGEST_WAIT_SECONDS = 60

export interface Asked {
  status: number
  headers: Headers
  body: Buffer
}

const isBusy = (status: number) => status === 429 || status === 503

/**
 * Asks a product for what is at an address, and again if it is busy.
 * @param origin of the product, such as 'http://localhost:3000'
 * @param path begins with a slash
 * @throws Error with a plain message, if it can't be reached or fails
 */
export const askProduct = async (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Asked> => {
  for (let tried = 1; ; tried++) {
    const response = await fetch(origin + path, {
      // To compress a page that is used on the spot would only cost time.
      headers: { 'accept-encoding': 'identity', [TIMELESS]: '1', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new Error(`The product at ${origin} can't be reached: ${reason}`)
    })
    const { status } = response
    const body = Buffer.from(await response.arrayBuffer())
    if (isBusy(status) && tried < TRIES) {
      const seconds = Number(response.headers.get('retry-after')) || 1
      await wait(Math.min(seconds, LONGEST_WAIT_SECONDS) * 1_000)
      continue
    }
    if (status >= 500 || isBusy(status))
      throw new Error(`The product answered ${status} at ${path}.`)
    // It has no database and sends what it remembers.
    if (response.headers.has('warning'))
      throw new Error(`The product can't check for changes right now: ${path} may be outdated.`)
    return { status, headers: response.headers, body }
  }
}

/** The JSON at an address. @throws Error if there is none */
export const askJson = async <Answer>(origin: string, path: string): Promise<Answer> => {
  const { status, body } = await askProduct(origin, path)
  if (status !== 200) throw new Error(`The product answered ${status} at ${path}.`)
  return JSON.parse(body.toString())
}

/**
 * Does something with each item, a few at a time, in order. After an error nothing new is begun, and
 * it is thrown when what has begun is done.
 */
export const eachOf = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = items.values()
  const errors: unknown[] = []
  const worker = async () => {
    for (const item of rest) {
      if (errors.length > 0) return
      await work(item).catch((error) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  if (errors.length > 0) throw errors[0]
}
