import type { CollapsibleField, FieldHook } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'
import { writtenPhone } from '../documents/written-phone.ts'
import { verifyEveryDays } from './verify-every-days.ts'

const day = {
  date: { pickerAppearance: 'dayOnly' },
  components: { Cell: '/panel-kit/cells/day-cell.tsx#DayCell' },
} as const

const writeEach: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.split('\n').map(writtenPhone).join('\n') : value

// Forms don't write the fields that visitors, imports and merges set: a form may be out of date.

/** A clinic's place in the queue of clinics to call. */
export const clinicVerification: CollapsibleField = {
  type: 'collapsible',
  label: 'Verification',
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'verificationStatus',
      type: 'ui',
      admin: {
        components: { Field: '/verification/panel/verification-status.tsx#VerificationStatus' },
        disableListColumn: true,
      },
    },
    {
      name: 'lastVerifiedAt',
      label: 'Last verified',
      type: 'date',
      index: true,
      admin: {
        // Each clinic is verified by itself.
        disableBulkEdit: true,
        components: { Cell: '/panel-kit/cells/moment-cell.tsx#MomentCell' },
        description:
          'When a person last confirmed it. If there is a date, the public page says Verified.',
      },
    },
    {
      name: 'confirmedByClinicAt',
      label: 'Confirmed by the clinic',
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        ...day,
        readOnly: true,
        description: 'When its own staff last said that all is right. It doesn’t replace a call.',
      },
    },
    verifyEveryDays,
    {
      name: 'askAgainOn',
      type: 'date',
      admin: {
        ...day,
        description:
          'The clinic is due on this day, unless a visitor reports a mistake before then.',
      },
    },
    {
      name: 'reportedWrongAt',
      label: 'Reported wrong',
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        ...day,
        readOnly: true,
        description: 'When a visitor reported a mistake. Verifying the clinic clears this.',
      },
    },
    {
      name: 'changedAtSourceAt',
      label: 'Changed at its source',
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        ...day,
        readOnly: true,
        description:
          'When an import had another value for a verified field. Verifying the clinic clears this.',
      },
    },
    {
      // Digest of source values that contradict verified fields, so that a repeat isn't news.
      name: 'heldDigest',
      type: 'text',
      hidden: true,
    },
    {
      name: 'wrongPhones',
      label: 'Numbers that don’t work',
      type: 'textarea',
      hooks: { beforeValidate: [writeEach] },
      admin: {
        rows: 2,
        disableBulkEdit: true,
        condition: ({ wrongPhones }) => Boolean(wrongPhones),
        description:
          'One per line. Visitors don’t see the clinic’s number if it is one of these. Remove a number that works again.',
      },
    },
    {
      name: 'closedAt',
      label: 'Closed',
      type: 'date',
      admin: {
        ...day,
        description:
          'Closed for good. Publish to close it: lists leave it out, and its address says that it has closed.',
      },
    },
    {
      name: 'closedUntil',
      label: 'Closed until',
      type: 'date',
      admin: {
        ...day,
        disableBulkEdit: true,
        description:
          'Closed for now: the day on which it opens again. Until then lists and its page say so. Clear it if it opens earlier.',
      },
    },
    {
      name: 'movedFrom',
      type: 'text',
      admin: {
        description:
          'Its address before it moved. With the day below, its public page says so until you clear this.',
      },
    },
    {
      name: 'movedAt',
      label: 'Moved',
      type: 'date',
      admin: day,
    },
    {
      name: 'mergedInto',
      label: 'Merged into',
      type: 'relationship',
      relationTo: 'clinics',
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { readOnly: true, description: 'The clinic that it was merged into.' },
    },
  ],
}
