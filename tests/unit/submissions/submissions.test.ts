import { expect, it } from 'vitest'
import { SUBMISSION_STATUSES } from '../../../cms/contract/constants.ts'
import { quotedName } from '../../../cms/mail/letter/letter.ts'
import { differencesOf } from '../../../cms/submissions/differences.ts'
import { submissionOf, submissionToken } from '../../../cms/submissions/private-link.ts'
import { stepMail } from '../../../cms/submissions/step-mail.ts'
import { STEP_NAMES, STEPS, stepsFrom } from '../../../cms/submissions/steps.ts'
import { expectRows } from '../../support/table.ts'

it('the token of a private link names its submission, and can’t be forged', () => {
  const SECRET = 'a secret that only tests use'
  for (const id of [1, 42, 2_147_483_647])
    expect(submissionOf(submissionToken(id, SECRET), SECRET)).toBe(id)
  const token = submissionToken(7, SECRET)
  expect(submissionToken(7, SECRET)).toBe(token)
  const parts = [token, submissionToken(8, SECRET), submissionToken(7, 'x')]
  expect(new Set(parts.map((part) => part.replace(/^\d+-/, ''))).size).toBe(3)
  const forged = [
    ...['', '7', '7-', token.replace('7-', '8-'), token.replace('7-', '07-'), token.slice(0, -1)],
    ...[`${token}A`, ` ${token}`, `${token}\n`, token.replace(/.$/, '*'), submissionToken(7, 'x')],
  ]
  expect(forged.filter((one) => submissionOf(one, SECRET) !== undefined)).toEqual([])
})

it('an email has a subject that the sender can’t influence, and quotes no link or header', () => {
  const given = { link: 'https://a.example/submission/1-x', site: 'Us', reason: 'No' }
  for (const status of SUBMISSION_STATUSES) {
    const subjects = ['Other\r\nBcc: a@example.org', 'River'].map(
      (clinicName) => stepMail({ ...given, locale: 'en', status, clinicName }).subject,
    )
    expect(new Set(subjects).size).toBe(1)
  }
  expectRows(quotedName, [
    ['St. Mary’s Clínica (North), No. 2', 'St. Mary’s Clínica (North), No. 2'],
    ['Win at http://spam.example/x?y=1', 'Win at http spam. example x y 1'],
    ['a@spam.example\r\nBcc: b', 'a spam. example Bcc b'],
    ['<b>River</b>', 'b River b'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])
})

it('the steps of a submission are these, the usual one first; reviewers can’t publish', () => {
  const namesFrom = (...from: Parameters<typeof stepsFrom>) =>
    stepsFrom(...from).map(({ name }) => name)
  expectRows(
    (status: (typeof SUBMISSION_STATUSES)[number]) => namesFrom(status, 'editor'),
    [
      ['received', ['review', 'decline']],
      ['in review', ['verify', 'decline']],
      ['verified', ['publish', 'decline']],
      ['published', []],
      ['declined', ['reopen']],
    ],
  )
  for (const status of SUBMISSION_STATUSES)
    expect(namesFrom(status, 'reviewer')).toEqual(
      namesFrom(status, 'admin').filter((name) => name !== 'publish'),
    )
  expect(STEPS.map(({ name }) => name).sort()).toEqual([...STEP_NAMES].sort())
  const asking = STEPS.filter(({ needsReason }) => needsReason).map(({ to }) => to)
  expect(asking).toEqual(['declined'])
})

it('differences leave out values that are only written differently', () => {
  const listed = { name: 'River clinic', phone: '(864) 555-0142', website: 'http://www.a.org/' }
  const sent = { name: 'River Clinic', phone: '864-555-0143', website: 'https://a.org' }
  expect(differencesOf(sent, listed)).toEqual([
    { label: 'Phone', sent: '864-555-0143', listed: '(864) 555-0142' },
  ])
  expect(differencesOf({ phone: '1' }, {})).toEqual([
    { label: 'Phone', sent: '1', listed: 'nothing' },
  ])
})
