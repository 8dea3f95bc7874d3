import { describe, expect, it } from 'vitest'
import { readClosing, readOpening } from '../../../cms/clinics/hours/read-time.ts'

describe('a time of day', () => {
  it.each([
    ['9am', '09:00'],
    ['9:00 AM', '09:00'],
    ['9:30 a.m.', '09:30'],
    ['0900', '09:00'],
    ['900', '09:00'],
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['09:00', '09:00'],
    ['17:30', '17:30'],
    ['1:15p', '13:15'],
    ['12 PM', '12:00'],
    ['12am', '00:00'],
    ['noon', '12:00'],
    ['mediodía', '12:00'],
    // A single digit below seven means the afternoon.
    ['1', '13:00'],
    ['7', '07:00'],
    ['05:00', '05:00'],
  ])('is read from %s', (typed, time) => {
    expect(readOpening(typed)).toBe(time)
  })

  it.each(['', 'morning', '25:00', '9:75', '13 PM', '0 am', '9 to 5', '24:30'])(
    'is not read from "%s"',
    (typed) => {
      expect(readOpening(typed)).toBeNull()
      expect(readClosing(typed, '09:00')).toBeNull()
    },
  )
})

describe('a closing time', () => {
  it.each([
    ['5', '09:00', '17:00'],
    ['5:30', '09:00', '17:30'],
    ['12', '09:00', '12:00'],
    ['12', '13:00', '12:00'],
    ['530', '08:00', '17:30'],
    ['5pm', '09:00', '17:00'],
    ['05:00', '09:00', '05:00'],
    ['2 am', '18:00', '02:00'],
    ['midnight', '08:00', '24:00'],
    ['00:00', '08:00', '24:00'],
    ['12am', '08:00', '24:00'],
    ['11', '09:00', '11:00'],
  ])('depends on the opening time: %s after %s', (typed, opens, closes) => {
    expect(readClosing(typed, opens)).toBe(closes)
  })
})
