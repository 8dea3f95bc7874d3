import type { Endpoint } from 'payload'

/** Everything that editors do from the panel besides writing documents. */
export const deskEndpoints: Endpoint[] = []
