import type { PayloadRequest } from 'payload'
import { isChangeOfMany } from '../../documents/drafts/keep-waiting-drafts.ts'

declare module 'payload' {
  interface RequestContext {
    /** Set if a person typed the values somewhere other than in the clinic's own form. */
    isTyped?: boolean
  }
}

/** True for saves from the form or a verification call, false for imports, merges and jobs. */
export const isTypedBySomebody = (req: PayloadRequest): boolean =>
  Boolean(req.user && (req.context.isTyped || req.routeParams?.collection === 'clinics')) &&
  !isChangeOfMany(req)
