import { createScratch } from '../bench/fill.ts'
import type { Later } from '../bench/run-bench.ts'
import { EDITOR } from '../support/editor-account.ts'
import { startProductProcess } from '../support/product-process.ts'
import { sessionOf } from '../support/session-of.ts'

const send = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
  return response
}

/** Marks the sample clinics as real: search engines are asked to leave out invented ones. */
const takeForReal = async (url: string) => {
  const signedIn = await send(`${url}/cms-api/users/login`, EDITOR)
  const settings = `${url}/cms-api/globals/site-settings`
  await send(settings, { sampleData: false }, { authorization: `JWT ${sessionOf(signedIn)}` })
}

/**
 * The product as its users start it, with the seed, on its own Postgres.
 * @returns its address
 */
export const startSeededProduct = async (later: Later): Promise<string> => {
  const { databaseUrl } = await createScratch(later)
  const { url, stop } = await startProductProcess(databaseUrl)
  later(stop)
  await takeForReal(url)
  return url
}
