import { expect, it } from 'vitest'
import { replyLink } from '../../../cms/messages/panel/reply-link.ts'

const letter = {
  name: 'Ana Díaz',
  email: 'ana+clinic@example.org',
  subject: 'Hours & more?',
  message: 'We open at 8 now.\nThank you!',
  at: '2026-11-12T10:00:00.000Z',
  locale: 'en' as const,
}
const read = (more: Partial<Parameters<typeof replyLink>[0]> = {}) => {
  const link = replyLink({ ...letter, ...more })
  return { link, ...Object.fromEntries(new URL(link).searchParams) } as Record<string, string>
}

it('a reply goes to the sender, with the message quoted in the language of its page', () => {
  const { link, subject, body } = read()
  expect(link).toMatch(/^mailto:ana%2Bclinic@example\.org\?/)
  expect(subject).toBe('Re: Hours & more?')
  const quoted = 'On November 12, 2026, Ana Díaz wrote:\r\n> We open at 8 now.\r\n> Thank you!'
  expect(body).toBe(`\r\n\r\n${quoted}`)
  expect(read({ locale: 'es' }).body).toMatch(
    /^\r\n\r\nEl 12 de noviembre de 2026, Ana Díaz escribió:\r\n> We open/,
  )
})

it('a reply is short enough for a mail program, and adds no header, whatever was typed', () => {
  for (const words of ['word ', 'A line\n', '漢字 ', 'x']) {
    const { link, body } = read({ message: ''.padEnd(5_000, words) })
    expect(link?.length).toBeLessThanOrEqual(1_950)
    expect(body).toMatch(/> …$/)
  }
  const odd = read({
    email: 'a@example.org?bcc=b@example.org',
    subject: 'x&bcc=b@example.org\r\nBcc: c@example.org',
  })
  expect(Object.keys(odd)).toEqual(['link', 'subject', 'body'])
  expect(read({ email: 'a\uD800@b.org', message: 'a\uD800b' }).link).toBeDefined()
})
