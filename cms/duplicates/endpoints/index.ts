import type { Endpoint } from 'payload'
import { decide } from './decide-pair.ts'
import { showPairs } from './list-pairs.ts'
import { showPair } from './show-pair.ts'

/** The endpoints of the screen that shows likely duplicates. */
export const duplicateEndpoints: Endpoint[] = [showPairs, showPair, decide]
