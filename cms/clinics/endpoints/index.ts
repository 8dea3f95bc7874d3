import type { Endpoint } from 'payload'
import { compare } from './compare.ts'
import { duplicates } from './duplicates.ts'
import { namesToChoose } from './known-names.ts'
import { merge } from './merge.ts'
import { unmerge } from './unmerge.ts'
import { zipPoint } from './zip-point.ts'

/** The endpoints that a clinic's form calls, apart from saving. */
export const clinicEndpoints: Endpoint[] = [
  duplicates,
  namesToChoose,
  zipPoint,
  compare,
  merge,
  unmerge,
]
