import { setTimeout as wait } from 'node:timers/promises'
import { fromOneSender, messageValues } from '../support/form-values.ts'
import { keepDoing } from '../support/keep-doing.ts'
import { startSession } from '../support/sign-in.ts'

/** What somebody gets who asks once. */
interface Look {
  /** 0 if no answer came. */
  status: number
  ms: number
  headers: Headers
  text: string
}

const PATIENCE_MS = 30_000

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
  const stop = keepDoing(async () => {
    looks.push({ ...(await look(address)), at: performance.now() })
    await wait(everyMs)
  })
  return { looks, slowestMs: () => Math.max(0, ...looks.map(({ ms }) => ms)), stop }
}

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

/** Somebody who is signed in to the panel, and calls Payload's own API, at a path below /cms-api. */
export type Panel = (method: string, path: string, body?: object) => ReturnType<typeof look>

/** @throws Error if that is refused */
export const signIn = async (url: string, account?: object): Promise<Panel> => {
  const token = await startSession(url, account)
  return (method, path, body) => {
    const isForm = body instanceof FormData
    return look(`${url}/cms-api${path}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        cookie: `payload-token=${token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
}

export const uploadPicture = (panel: Panel, name: string, content: Buffer) => {
  const form = new FormData()
  const type = `image/${name.split('.').at(-1)}`
  form.set('file', new Blob([new Uint8Array(content)], { type }), name)
  form.set('_payload', JSON.stringify({ alt: 'What it shows' }))
  return panel('POST', '/media', form)
}

/** Milliseconds until an edit of a clinic is public, of a page that was just looked at. */
export const timeToShow = async (
  url: string,
  panel: Panel,
  clinic: { id: number; slug: string },
): Promise<number> => {
  const address = `${url}/api/clinics/slug/${clinic.slug}`
  const phone = `864-555-${1_000 + Math.floor(Math.random() * 9_000)}`
  await look(address)
  const { status, text } = await panel('PATCH', `/clinics/${clinic.id}`, { phone })
  if (status !== 200) throw new Error(`The edit was refused: ${text}`)
  const digits = phone.slice(-4)
  return timeUntil(async () => (await look(address)).text.includes(digits), 60_000)
}

export const someClinics = async (
  panel: Panel,
  count = 1,
): Promise<{ id: number; slug: string }[]> => {
  const { text } = await panel(
    'GET',
    `/clinics?limit=${count}&sort=id&where[_status][equals]=published`,
  )
  return JSON.parse(text).docs
}
