import type { Payload } from 'payload'
import { messageValues } from './form-values.ts'

/** Stores a message as the public form does. @param more such as the clinic that it reports */
export const receiveMessage = (payload: Payload, more: object = {}) =>
  payload.create({
    collection: 'contact-messages',
    data: { ...messageValues(), status: 'new', ...more },
  })
