import type { Endpoint } from 'payload'
import { duplicates } from './duplicates.ts'
import { zipPoint } from './zip-point.ts'

/** What a clinic’s form asks beside saving it. */
export const clinicEndpoints: Endpoint[] = [duplicates, zipPoint]
