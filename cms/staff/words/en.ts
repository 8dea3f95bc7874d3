import type { StaffWords } from './words.ts'

export const en: StaffWords = {
  linkSubject: 'Your link to your clinic’s page',
  link: (clinic, site, link) => ({
    parts: [
      `Someone, probably you, asked ${site} for a link to correct the page of ${clinic}.`,
      'Open it within 24 hours:',
      { href: link, label: 'Correct the page' },
      'Keep this link to yourself: anyone who has it can suggest changes. We check each one before it is public.',
    ],
    end: ['If you did not ask for it, you don’t need to do anything.'],
  }),
  reminderSubject: 'Is your clinic’s page still right?',
  reminder: (clinic, site, link, stop) => ({
    parts: [
      `You asked ${site} to check with you once a month that the page of ${clinic} is still right.`,
      'Look at it, and press one button if it is:',
      { href: link, label: 'Look at the page' },
    ],
    end: ['To stop these emails:', { href: stop, label: 'Stop these emails', isQuiet: true }],
  }),
}
