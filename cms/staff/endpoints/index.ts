import type { Endpoint } from 'payload'
import { makeLink, revokeAll } from './links.ts'

/** The panel's endpoints for the links of clinics' own staff. */
export const staffEndpoints: Endpoint[] = [makeLink, revokeAll]
