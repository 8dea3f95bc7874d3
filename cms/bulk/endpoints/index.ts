import type { Endpoint } from 'payload'
import { continueBulk, undoBulk } from './continue-bulk.ts'
import { reviewBulk } from './review-bulk.ts'
import { runBulk } from './run-bulk.ts'
import { showBulk } from './show-bulk.ts'

/** The endpoints for changing many documents at once. */
export const bulkEndpoints: Endpoint[] = [reviewBulk, runBulk, showBulk, continueBulk, undoBulk]
