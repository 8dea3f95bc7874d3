import { longDay } from '../../panel-kit/dates.ts'
import type { MessageWords } from './words.ts'

export const en: MessageWords = {
  confirmSubject: 'Please confirm your email address',
  confirm: (site, link) => ({
    parts: [
      `Someone, probably you, signed up for the newsletter of ${site}. To receive it, open this page and press the button. The link works for 7 days.`,
      { href: link, label: 'Confirm my address' },
    ],
    end: ['If it was not you, you don’t need to do anything. Nothing more will be sent.'],
  }),
  replyEnd: (contact) => [
    ...(contact
      ? [
          'Nobody reads answers to this email. To write to us again, use the contact page:',
          { href: contact, label: 'Write to us', isQuiet: true as const },
        ]
      : ['To write to us again, answer this email.']),
    'If you did not write to us, somebody else used your address. You don’t need to do anything.',
  ],
  wrote: (name, at) => `On ${longDay(at, 'en')}, ${name} wrote:`,
}
