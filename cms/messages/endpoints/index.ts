import type { Endpoint } from 'payload'
import { markMessage } from './mark.ts'
import { reportClinic } from './report-clinic.ts'

/** What is done with visitors' messages. */
export const messageEndpoints: Endpoint[] = [markMessage, reportClinic]
