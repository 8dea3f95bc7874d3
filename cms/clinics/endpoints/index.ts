import type { Endpoint } from 'payload'
import { compare } from './compare.ts'
import { duplicates } from './duplicates.ts'
import { namesToChoose } from './known-names.ts'
import { merge } from './merge.ts'
import { unmerge } from './unmerge.ts'
import { zipPoint } from './zip-point.ts'

/** What a clinic’s form asks beside saving it. */
export const clinicEndpoints: Endpoint[] = [
  duplicates,
  namesToChoose,
  zipPoint,
  compare,
  merge,
  unmerge,
]
