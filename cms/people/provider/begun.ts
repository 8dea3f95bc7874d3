import { type PayloadRequest, parseCookies } from 'payload'
import { z } from 'zod'
import { Refusal } from '../../panel-kit/refusal.ts'
import { seal, unseal } from '../second-factor/sealed.ts'

const NAME = 'sign-in-at-provider'
const SECONDS = 10 * 60

/** A sign-in that was begun in this browser, and continues at the provider. */
const Begun = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where on this site to go then. */
  target: z.string(),
})
export type Begun = z.infer<typeof Begun>

/** The cookie that keeps it for ten minutes. Scripts and other sites can't use it. */
export const begunCookie = async (
  { payload }: PayloadRequest,
  begun: Begun,
  isSecure: boolean,
): Promise<string> => {
  const sealed = await seal(payload, 'begun at a provider', begun, SECONDS)
  const flags = `Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict`
  return `${NAME}=${sealed}; ${flags}${isSecure ? '; Secure' : ''}`
}

/** @throws Refusal if none was begun in this browser lately */
export const readBegun = async ({ headers, payload }: PayloadRequest): Promise<Begun> => {
  const sealed = parseCookies(headers).get(NAME) ?? ''
  const begun = await unseal(payload, 'begun at a provider', Begun, sealed)
  if (begun) return begun
  throw new Refusal(
    {
      en: 'This sign-in took too long, or it was begun in another browser. Please start again.',
      es: 'Este inicio de sesión tardó demasiado, o se empezó en otro navegador. Empiece de nuevo.',
    },
    401,
  )
}
