import { SUBMISSION_STATUSES } from '../../cms/contract/index.ts'
import { LOCALES, type Locale, pathsFor } from '../../cms/contract/paths.ts'
import type { Letter } from '../../cms/mail/letter/letter.ts'
import type { Writing } from '../../cms/mail/send-letter.ts'
import { replyMail } from '../../cms/messages/reply/reply-mail.ts'
import { wordsIn as messageWords } from '../../cms/messages/words/words-in.ts'
import { invitationMail } from '../../cms/people/mails/invitation-mail.ts'
import { ownerNews } from '../../cms/people/mails/owner-news.ts'
import { resetMail } from '../../cms/people/mails/reset-mail.ts'
import { wordsIn as staffWords } from '../../cms/staff/words/words-in.ts'
import { questionMail } from '../../cms/submissions/question-mail.ts'
import { stepMail } from '../../cms/submissions/step-mail.ts'
import { settings } from '../../seed/settings.ts'

const HOME = 'https://clinics.example'
const TOKEN = 'h4Rk2bVq9sTzLw0c'
const CLINIC = 'Riverbend Free Clinic'
const AT = '2026-11-12T15:00:00.000Z'

/** What people have typed, in one language each. */
const TYPED: Record<Locale, { message: string; reply: string; question: string; reason: string }> =
  {
    en: {
      message: 'Do you know a clinic that is open on Saturdays?\nI work until 6 on weekdays.',
      reply: `Yes: ${CLINIC} is open on Saturdays from 9 to 12.\n\nIts page has the number to call:\n${HOME}/services/riverbend-free-clinic\n\nAll the best,\nRita`,
      question:
        'Do people pay something at the first visit?\n\nAnd is there a number for weekends?',
      reason: 'It is a pharmacy, and this directory lists clinics only.',
    },
    es: {
      message: '¿Saben de una clínica que abra los sábados?\nTrabajo hasta las 6 entre semana.',
      reply: `Sí: ${CLINIC} abre los sábados de 9 a 12.\n\nEn su página está el teléfono:\n${HOME}/es/services/riverbend-free-clinic\n\nSaludos,\nRita`,
      question: '¿Se paga algo en la primera visita?\n\n¿Y hay un teléfono para el fin de semana?',
      reason: 'Es una farmacia, y este directorio solo tiene clínicas.',
    },
  }

type Kind = [name: string, write: (locale: Locale, site: string) => Writing]

const STEPS = SUBMISSION_STATUSES.map(
  (status): Kind => [
    `a submission ${status}`,
    (locale, site) =>
      stepMail({
        status,
        clinicName: CLINIC,
        reason: TYPED[locale].reason,
        link: HOME + pathsFor(locale).submission(TOKEN),
        page: HOME + pathsFor(locale).clinic('riverbend-free-clinic'),
        site,
        locale,
      }),
  ],
)

/** Those to visitors, operators and clinics' staff, in the language that they read. */
const FOR_PUBLIC: Kind[] = [
  ...STEPS,
  [
    'a question',
    (locale) =>
      questionMail(
        { secret: 'a secret', config: { serverURL: HOME } },
        { id: 7, clinicName: CLINIC, locale },
        TYPED[locale].question,
      ),
  ],
  ...[HOME, undefined].map(
    (home): Kind => [
      home ? 'a reply' : 'a reply that can be answered',
      (locale) =>
        replyMail({
          message: {
            name: 'Ana Flores',
            subject: locale === 'en' ? 'Saturdays' : 'Los sábados',
            message: TYPED[locale].message,
            createdAt: AT,
          },
          locale,
          text: TYPED[locale].reply,
          contact: home && home + pathsFor(locale).contact,
        }),
    ],
  ),
  [
    'a newsletter address',
    (locale, site) => {
      const { confirmSubject: subject, confirm } = messageWords(locale)
      const link = HOME + pathsFor(locale).confirmNewsletter(TOKEN)
      return { locale, subject, ...confirm(site, link) }
    },
  ],
  [
    'a link for staff',
    (locale, site) => {
      const { linkSubject: subject, link } = staffWords(locale)
      return { locale, subject, ...link(CLINIC, site, HOME + pathsFor(locale).ownListing(TOKEN)) }
    },
  ],
  [
    'a monthly mail',
    (locale, site) => {
      const { reminderSubject: subject, reminder } = staffWords(locale)
      const { confirmListing, stopReminders } = pathsFor(locale)
      const [look, stop] = [HOME + confirmListing(TOKEN), HOME + stopReminders(TOKEN)]
      return { locale, subject, ...reminder(CLINIC, site, look, stop) }
    },
  ],
]

const link = `${HOME}/admin/reset/${TOKEN}`
const invitation = { by: 'Ida Okafor', role: 'reviewer', email: 'rita@example.org', link } as const

/** Those to people with an account, or who are invited to have one. */
const FOR_ACCOUNTS: Kind[] = [
  [
    'an invitation',
    (locale, site) => invitationMail({ ...invitation, site, provider: undefined }, locale),
  ],
  [
    'an invitation to a provider',
    (locale, site) =>
      invitationMail(
        { ...invitation, site, link: `${HOME}/admin/login`, provider: 'Example ID' },
        locale,
      ),
  ],
  ['a new password', (locale, site) => resetMail(site, link, locale)],
  ...(['factor added', 'factor removed', 'new password', 'new email'] as const).map(
    (change): Kind => [
      `news of ${change}`,
      (locale, site) =>
        ownerNews({ change, site, at: 'Nov 12, 2026, 10:00 AM EST', home: HOME }, locale),
    ],
  ),
]

const lettersIn = (locale: Locale, kinds: Kind[]): [name: string, letter: Letter][] =>
  kinds.map(([name, write]) => {
    const site = settings.tagline[locale]
    const home = (HOME + pathsFor(locale).home).replace(/\/$/, '')
    return [`${name} (${locale})`, { ...write(locale, site), site, home }]
  })

/** A letter of each kind that the product sends, in each language that it is sent in. */
export const LETTERS: [name: string, letter: Letter][] = LOCALES.flatMap((locale) =>
  lettersIn(locale, [...FOR_PUBLIC, ...FOR_ACCOUNTS]),
)
