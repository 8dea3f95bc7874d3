import { describe, expect, it } from 'vitest'
import { SUBMISSION_STATUSES } from '../../../cms/contract/constants.ts'
import { quotedName, stepMail } from '../../../cms/submissions/step-mail.ts'

const given = {
  clinicName: 'River Clinic',
  link: 'https://clinics.example/submission/1-x',
  page: 'https://clinics.example/services/river-clinic',
  site: 'Healthcare for All',
  locale: 'en' as const,
}

describe('an email about a submission', () => {
  it.each(SUBMISSION_STATUSES)(
    'says what has happened, what comes next and where: %s',
    (status) => {
      const { subject, text } = stepMail({ ...given, status, reason: 'It has closed.' })
      expect(subject).toMatch(/^(We have received y|Y)our clinic/)
      expect(text).toContain('“River Clinic”')
      expect(text).toContain(given.link)
      expect(text.includes('It has closed.')).toBe(status === 'declined')
      expect(text.includes(given.page)).toBe(status === 'published')
    },
  )

  it('is in the language of the pages that it was sent from', () => {
    for (const status of SUBMISSION_STATUSES) {
      const sent = { ...given, status, reason: 'Ya cerró.' }
      const [english, spanish] = [stepMail(sent), stepMail({ ...sent, locale: 'es' })]
      const parts = (text: string) => text.split('\n\n')
      expect(parts(spanish.text)).toHaveLength(parts(english.text).length)
      expect(spanish.subject).not.toBe(english.subject)
      expect(spanish.text).toContain('«River Clinic»')
      const own = [given.link, given.page, 'Ya cerró.']
      const alike = parts(spanish.text).filter((part) => parts(english.text).includes(part))
      expect(alike.filter((part) => !own.includes(part))).toEqual([])
    }
  })

  it('has a subject that the sender can’t influence', () => {
    const subjects = (clinicName: string) =>
      SUBMISSION_STATUSES.map((status) => stepMail({ ...given, status, clinicName }).subject)
    expect(subjects('Other\r\nBcc: a@example.org')).toEqual(subjects('River'))
  })
})

describe('a name that an email quotes', () => {
  it.each([
    ['St. Mary’s Clinic (North), No. 2', 'St. Mary’s Clinic (North), No. 2'],
    ['Clínica del Río', 'Clínica del Río'],
    ['Win at http://spam.example/x?y=1', 'Win at http spam. example x y 1'],
    ['www.spam.example', 'www. spam. example'],
    ['a@spam.example\r\nBcc: b', 'a spam. example Bcc b'],
    ['<b>River</b>', 'b River b'],
  ])('%j becomes %j', (name, quoted) => {
    expect(quotedName(name)).toBe(quoted)
  })

  it('is cut if it is long', () => {
    expect(quotedName('x'.repeat(200))).toHaveLength(80)
  })
})
