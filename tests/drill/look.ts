import { setTimeout as wait } from 'node:timers/promises'
import { fromOneSender, messageValues } from '../support/form-values.ts'

/** What somebody gets who asks once. */
export interface Look {
  /** 0 if no answer came. */
  status: number
  ms: number
  headers: Headers
  text: string
}

const PATIENCE_MS = 30_000

/** Asks once, over a connection of its own. */
export const look = async (address: string, init: RequestInit = {}): Promise<Look> => {
  const begunAt = performance.now()
  const ended = (status: number, text: string, headers = new Headers()) => ({
    status,
    text,
    headers,
    ms: Math.round(performance.now() - begunAt),
  })
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers: { connection: 'close', ...init.headers },
    })
    return ended(response.status, await response.text(), response.headers)
  } catch (error) {
    return ended(0, String(error instanceof Error ? (error.cause ?? error) : error))
  }
}

export const sendMessage = (url: string, headers: Record<string, string> = fromOneSender()) =>
  look(`${url}/api/contact-messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify(messageValues()),
  })

/** Asks every few milliseconds, and keeps what came. */
export const keepLooking = (address: string, everyMs: number) => {
  const looks: (Look & { at: number })[] = []
  let isStopped = false
  const goOn = async () => {
    while (!isStopped) {
      looks.push({ ...(await look(address)), at: performance.now() })
      await wait(everyMs)
    }
  }
  const done = goOn()
  return {
    looks,
    slowestMs: () => Math.max(0, ...looks.map(({ ms }) => ms)),
    stop: async () => {
      isStopped = true
      await done
    },
  }
}

/** What a person reads in an answer: the reason of an API's refusal, or the text itself. */
export const sentenceOf = ({ text }: Look): string => {
  try {
    const { detail, errors } = JSON.parse(text)
    return String(detail ?? errors?.[0]?.message ?? text)
  } catch {
    return text.slice(0, 200)
  }
}

/** Milliseconds until something is so, asked again and again. */
export const timeUntil = async (
  isSo: () => boolean | Promise<boolean>,
  patienceMs: number,
): Promise<number> => {
  const begunAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begunAt > patienceMs) return Number.POSITIVE_INFINITY
    await wait(50)
  }
  return Math.round(performance.now() - begunAt)
}
