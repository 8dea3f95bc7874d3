import type { Endpoint } from 'payload'
import { applyChanges } from './apply-changes.ts'
import { settleCorrection } from './settle-correction.ts'
import { showCorrection } from './show-correction.ts'

/** The panel's endpoints for corrections. */
export const correctionEndpoints: Endpoint[] = [showCorrection, settleCorrection, applyChanges]
