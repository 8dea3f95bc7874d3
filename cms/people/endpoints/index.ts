import type { Endpoint } from 'payload'
import { deactivate, reactivate } from './deactivate.ts'

/** Who may sign in. */
export const peopleEndpoints: Endpoint[] = [deactivate, reactivate]
