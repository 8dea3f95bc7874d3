import type { Endpoint } from 'payload'
import { deactivate, reactivate } from './deactivate.ts'
import { invite, inviteAgain } from './invite.ts'
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
  invite,
  inviteAgain,
  deactivate,
  reactivate,
  offerFactor,
  addOwnFactor,
  makeRecoveryCodes,
  removeOwnFactor,
  removeFactorOf,
  signOutElsewhere,
]
