import type { Endpoint } from 'payload'
import { markMessage } from './mark.ts'
import { reportClinic } from './report-clinic.ts'

/** The panel's endpoints for visitors' messages. */
export const messageEndpoints: Endpoint[] = [markMessage, reportClinic]
