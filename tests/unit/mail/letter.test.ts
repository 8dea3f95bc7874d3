import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROLE_WORDS } from '../../../cms/access/roles.ts'
import { asHtml } from '../../../cms/mail/letter/as-html.ts'
import { asText } from '../../../cms/mail/letter/as-text.ts'
import { subjectLine } from '../../../cms/mail/letter/letter.ts'
import { typedParts } from '../../../cms/mail/letter/typed-parts.ts'
import { deliveryOf } from '../../../cms/mail/send-letter.ts'
import { LETTERS } from '../../support/letters.ts'
import { expectRows } from '../../support/table.ts'

const HOSTILE = '<script>alert("x")</script>\' & <img src=x>'

const letter = {
  locale: 'es' as const,
  site: HOSTILE,
  home: 'https://clinics.example',
  subject: HOSTILE,
  parts: [
    HOSTILE,
    'Open it:',
    { href: 'https://clinics.example/a?b=1&c="', label: HOSTILE },
    { quote: `${HOSTILE}\nline two` },
  ],
  end: [{ href: 'https://clinics.example/stop', label: 'Stop', isQuiet: true as const }],
}

it('an email as HTML shows what people typed as text, and loads nothing', () => {
  const html = asHtml(letter)
  expect(html).not.toMatch(/<(script|img|link|iframe)|url\(|@import/)
  expect(html).toContain('lang="es"')
  expect(html).toContain('href="https://clinics.example/a?b=1&amp;c=&quot;"')
  expect(html.match(/<a /g)).toHaveLength(3)
})

it('an email as plain text has each link below the words that introduce it, and quotes line by line', () => {
  const text = asText({
    ...letter,
    parts: ['Open it:', { href: 'https://a.example', label: 'A' }, { quote: 'one\ntwo' }],
  })
  expect(text).toBe(
    `Open it:\nhttps://a.example\n\n> one\n> two\n\nhttps://clinics.example/stop\n\n${HOSTILE}\nhttps://clinics.example`,
  )
})

it('a subject is one line, and what the mail host says tells a wrong address from other trouble', () => {
  expectRows(subjectLine, [
    ['Hours\r\nBcc: a@example.org', 'Hours Bcc: a@example.org'],
    ['a\u2028b\u0000c', 'a b c'],
    ['x'.repeat(400), 'x'.repeat(150)],
  ])
  expectRows(deliveryOf, [
    [
      { code: 'EENVELOPE', responseCode: 550 },
      { outcome: 'refused', detail: 'EENVELOPE 550' },
    ],
    [
      { code: 'EENVELOPE', responseCode: 450 },
      { outcome: 'failed', detail: 'EENVELOPE 450' },
    ],
    [
      { code: 'EAUTH', responseCode: 535 },
      { outcome: 'failed', detail: 'EAUTH 535' },
    ],
    [new Error('a@example.org is wrong'), { outcome: 'failed', detail: 'no code' }],
  ])
})

it('a letter of each kind is whole, in both forms, and loads nothing', () => {
  const broken = LETTERS.flatMap(([name, letter]) => {
    const [html, text] = [asHtml(letter), asText(letter)]
    const faults = [
      /undefined|null|\{\w+\}|\[object/.test(html + text) && 'something is missing',
      /<(script|img|link|iframe)|url\(|@import/.test(html) && 'it loads something',
      letter.subject !== subjectLine(letter.subject) && 'its subject is too long',
      letter.parts.length < 2 && 'it says too little',
      !html.includes(`lang="${letter.locale}"`) && 'its language is another',
    ]
    return faults.flatMap((fault) => (fault ? [`${name}: ${fault}`] : []))
  })
  expect(broken).toEqual([])
})

it('what a colleague has typed is paragraphs, and an address in a line of its own a link', () => {
  const link = (href: string) => ({ href, label: href, isQuiet: true })
  expectRows(typedParts, [
    ['One\ntwo\n\n\nthree ', ['One\ntwo', 'three']],
    ['See:\nhttps://a.example/b?c=1\nBye', ['See:', link('https://a.example/b?c=1'), 'Bye']],
    ['Not https://a.example alone', ['Not https://a.example alone']],
    ['javascript:alert(1)', ['javascript:alert(1)']],
    ['https://a.example', [link('https://a.example')]],
  ])
})

it('roles are said in the same words as in the editors’ guide', () => {
  const guide = (file: string) =>
    readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8').replaceAll(
      / +\|/g,
      ' |',
    )
  for (const { role, name, does } of ROLE_WORDS) {
    expect(guide('editors.md')).toContain(`| ${role} | ${does.en} |`)
    expect(guide('editors.es.md')).toContain(`| ${name.es} | ${does.es} |`)
  }
})
