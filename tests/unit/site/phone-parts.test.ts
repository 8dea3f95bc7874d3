import { describe, expect, it } from 'vitest'
import { phoneParts } from '../../../site/lib/phone-parts.ts'

const dialled = (text: string) =>
  phoneParts(text).flatMap((part) => (part.dialled ? [part.text] : []))

describe('telephone numbers in a text', () => {
  it.each([
    ['911', ['911']],
    ['Call or text 988.', ['988']],
    ['dial 2-1-1, day and night', ['2-1-1']],
    ['at 1-800-318-2596 (TTY 1-855-889-4325)', ['1-800-318-2596', '1-855-889-4325']],
    ['1-800-227-2345, for rides', ['1-800-227-2345']],
  ])('%s', (text, numbers) => {
    expect(dialled(text)).toEqual(numbers)
  })

  it.each(['$1,988', 'in 1988', '911,000 people', '1-800-318-25961', '988-12'])(
    '%s has none',
    (text) => {
      expect(dialled(text)).toEqual([])
    },
  )

  it('lose no letter of the text', () => {
    const text = 'Call 911 or 988, (2-1-1) or 1-800-318-2596.'
    expect(
      phoneParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
