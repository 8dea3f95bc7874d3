import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

/** A text that was sent, or an empty one. */
export const sentText = ({ data }: PayloadRequest, name: string): string => {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value : ''
}

/** Answers with the session’s cookie, as Payload does. */
export const withCookie = (
  req: PayloadRequest,
  body: { message: string; token?: string | null; recoveryCodes?: string[]; target?: string },
): Response => {
  const { users } = req.payload.collections
  const cookie = generatePayloadCookie({
    collectionAuthConfig: users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: body.token ?? '',
  })
  return Response.json(body, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
