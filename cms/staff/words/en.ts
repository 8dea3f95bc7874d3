import type { StaffWords } from './words.ts'

export const en: StaffWords = {
  linkSubject: 'Your link to your clinic’s page',
  link: (clinic, site, link) => [
    `Someone, probably you, asked ${site} for a link to correct the page of ${clinic}.`,
    `Open it within 24 hours:\n${link}`,
    'Keep this link to yourself: anyone who has it can suggest changes. We check each one before it is public.',
    'If you did not ask for it, you don’t need to do anything.',
  ],
  reminderSubject: 'Is your clinic’s page still right?',
  reminder: (clinic, site, link, stop) => [
    `You asked ${site} to check with you once a month that the page of ${clinic} is still right.`,
    `Look at it, and press one button if it is:\n${link}`,
    `To stop these emails:\n${stop}`,
  ],
}
