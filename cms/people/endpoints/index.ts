import type { Endpoint } from 'payload'
import { deactivate, reactivate } from './deactivate.ts'
import {
  addOwnFactor,
  makeRecoveryCodes,
  offerFactor,
  removeFactorOf,
  removeOwnFactor,
} from './second-factor.ts'
import { signOutElsewhere } from './sign-out-elsewhere.ts'

/** The endpoints that set who may sign in, and with what. */
export const peopleEndpoints: Endpoint[] = [
  deactivate,
  reactivate,
  offerFactor,
  addOwnFactor,
  makeRecoveryCodes,
  removeOwnFactor,
  removeFactorOf,
  signOutElsewhere,
]
