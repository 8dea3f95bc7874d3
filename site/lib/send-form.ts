import type { FormReceipt } from '@healthcare-for-all/cms/contract'
import { ApiError } from './data-client.ts'

/** A response that takes longer is unlikely to come. */
const PATIENCE_MS = 30_000

/**
 * Sends a form to the API.
 * @returns the response once the form has arrived
 * @throws ApiError '{status}: {response text}' if it is refused, and what fetch throws if there is
 * no response
 */
export const sendForm = async (path: string, values: object): Promise<FormReceipt> => {
  const controller = new AbortController()
  const impatient = setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      signal: controller.signal,
    })
    if (response.ok) return await response.json()
    const text = (await response.text()) || response.statusText
    throw new ApiError(`${response.status}: ${text}`, response.status, text)
  } finally {
    clearTimeout(impatient)
  }
}
