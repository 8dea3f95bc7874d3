import { expect, it } from 'vitest'
import { writtenPhone } from '../../../cms/documents/written-phone.ts'

it.each(['(864) 555-0142', '8645550142', '1-864-555-0142', '+1 864.555.0142'])(
  'writes %s in the usual format',
  (typed) => expect(writtenPhone(typed)).toBe('864-555-0142'),
)

it.each(['ee648f', '62245d', '29621', '864-555', '1-800-FLOWERS', '864-555-0142 ext 5', 'Dr. 12'])(
  'leaves %s as it is, since it is not just a phone number',
  (typed) => expect(writtenPhone(typed)).toBe(typed),
)
