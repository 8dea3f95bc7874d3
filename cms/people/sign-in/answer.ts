import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

/** A text that was sent, or an empty one. */
export const sentText = ({ data }: PayloadRequest, name: string): string => {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value : ''
}

/** Answers with the session’s cookie, as Payload does. No script can read the token. */
export const withCookie = (
  req: PayloadRequest,
  {
    token,
    ...body
  }: { message: string; token?: string | null; recoveryCodes?: string[]; target?: string },
): Response => {
  const { users } = req.payload.collections
  const cookie = generatePayloadCookie({
    collectionAuthConfig: users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: token ?? '',
  })
  return Response.json(body, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
