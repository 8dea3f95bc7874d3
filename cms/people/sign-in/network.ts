import type { PayloadRequest } from 'payload'
import { pseudonym, VISITOR_HEADER } from '../../http/limits/address.ts'

/** A pseudonym for the network that a request comes from. */
export const networkPseudonym = ({ headers, payload }: PayloadRequest): string =>
  pseudonym(headers.get(VISITOR_HEADER) ?? '', payload.secret)
