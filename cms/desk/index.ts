import type { Endpoint } from 'payload'
import { verificationEndpoints } from './verification/index.ts'

/** Everything that editors do from the panel besides writing documents. */
export const deskEndpoints: Endpoint[] = [...verificationEndpoints]
