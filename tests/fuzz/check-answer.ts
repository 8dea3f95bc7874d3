import { FormReceipt, Problem } from '../../cms/contract/index.ts'
import type { FuzzedRequest } from './requests.ts'

/** What came back. */
export interface FuzzedAnswer {
  status: number
  type: string
  /** That the log knows it by. */
  id: string
  body: string
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What an answer must hold by the contract; nothing that is not of the API has one. */
const schemaFor = ({ method, endpoint, path }: FuzzedRequest, { status, type }: FuzzedAnswer) => {
  if (type.startsWith('application/problem+json')) return Problem
  if (method === 'POST' && path.startsWith('/api/') && status === 201) return FormReceipt
  return endpoint && status === 200 ? endpoint.response : undefined
}

/** @returns what is wrong with the answer, or undefined */
export const faultOf = (asked: FuzzedRequest, answer: FuzzedAnswer): string | undefined => {
  const { status, type, body } = answer
  if (status >= 500) return `status ${status}, request ${answer.id}`
  if (asked.method === 'HEAD') return body === '' ? undefined : 'a body for HEAD'
  if (asked.endpoint && status >= 400 && !type.startsWith('application/problem+json'))
    return `${status} without a problem: ${type}`
  if (/json/.test(type) && !isJson(body)) return 'no JSON'
  const result = schemaFor(asked, answer)?.safeParse(JSON.parse(body))
  return result && !result.success
    ? result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : undefined
}
