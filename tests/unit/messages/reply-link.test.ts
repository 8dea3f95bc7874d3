import { describe, expect, it } from 'vitest'
import { namedClinic } from '../../../cms/messages/panel/named-clinic.ts'
import { replyLink } from '../../../cms/messages/panel/reply-link.ts'

const letter = {
  name: 'Ana Díaz',
  email: 'ana+clinic@example.org',
  subject: 'Hours & more?',
  message: 'We open at 8 now.\nThank you!',
  at: '2026-11-12T10:00:00.000Z',
  locale: 'en' as const,
}
const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? ''

describe('a link to reply', () => {
  it('opens an email to the sender with the same subject and the message quoted', () => {
    const link = replyLink(letter)
    expect(link).toMatch(/^mailto:ana%2Bclinic@example\.org\?/)
    expect(new URL(link).searchParams.get('subject')).toBe('Re: Hours & more?')
    expect(bodyOf(link)).toBe(
      '\r\n\r\nOn November 12, 2026 Ana Díaz wrote:\r\n> We open at 8 now.\r\n> Thank you!',
    )
  })

  it('quotes in the language of the pages that the message came from', () => {
    expect(bodyOf(replyLink({ ...letter, locale: 'es' }))).toMatch(
      /^\r\n\r\nEl 12 de noviembre de 2026, Ana Díaz escribió:\r\n> We open/,
    )
  })

  it.each([
    ['one long line', 'word '.repeat(1_000)],
    ['many lines', 'A line of a message\n'.repeat(250)],
    ['letters that take nine characters each', '漢字 '.repeat(1_500)],
    ['one word', 'x'.repeat(5_000)],
  ])('is short enough for a mail program: %s', (_, message) => {
    const link = replyLink({ ...letter, message })
    expect(link.length).toBeLessThanOrEqual(1_950)
    expect(bodyOf(link)).toMatch(/> …$/)
  })

  it('adds no other header, whatever was typed', () => {
    const link = replyLink({
      ...letter,
      email: 'a@example.org?bcc=b@example.org',
      subject: 'x&bcc=b@example.org\r\nBcc: c@example.org',
    })
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
  })

  it('can be made from half a character', () => {
    expect(() =>
      replyLink({ ...letter, email: 'a\uD800@b.org', message: 'a\uD800b' }),
    ).not.toThrow()
  })
})

describe('the clinic that a message names', () => {
  it.each([
    ['https://clinics.example/services/river-clinic\n\nIt has moved.', 'river-clinic'],
    ['see /services/river-clinic.', 'river-clinic'],
    ['/services/united-states/texas and /services/category/dental', undefined],
    ['/services/', undefined],
    ['our services are better', undefined],
  ])('in %j is %j', (text, slug) => {
    expect(namedClinic('Hours', text)).toBe(slug)
  })
})
