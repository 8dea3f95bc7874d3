import { expect, it } from 'vitest'
import { unbrokenTimes } from '../../../site/lib/unbroken-times.ts'

it.each([
  ['Monday to Friday, 8 AM to 5:30 PM', 'Monday to Friday, 8\u00a0AM to 5:30\u00a0PM'],
  ['de 9 a. m. a 1 p. m.', 'de 9\u00a0a.\u00a0m. a 1\u00a0p.\u00a0m.'],
  ['de 9 a.\u00a0m. a 5 p.\u00a0m.', 'de 9\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m.'],
  ['9 a.m.–5pm', '9\u00a0a.m.–5pm'],
  ['Room 5 pm desk', 'Room 5\u00a0pm desk'],
  ['Call 3 people, 2 amigos', 'Call 3 people, 2 amigos'],
])('no line breaks inside a time of %j', (typed, shown) => {
  expect(unbrokenTimes(typed)).toBe(shown)
})
