import type { CollapsibleField } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'
import { verifyEveryDays } from './verify-every-days.ts'

const day = {
  date: { pickerAppearance: 'dayOnly' },
  components: { Cell: '/panel-kit/day-cell.tsx#DayCell' },
} as const

// What visitors, imports and mergers say is not written by a form, which may have been opened before.

/** How a clinic stands in the queue of those whom somebody should call. */
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
        components: { Cell: '/panel-kit/moment-cell.tsx#MomentCell' },
        description: 'When a person last confirmed it. With a date the public page says Verified.',
      },
    },
    verifyEveryDays,
    {
      name: 'askAgainOn',
      type: 'date',
      admin: { ...day, description: 'It is due on this day, whatever else says so.' },
    },
    {
      name: 'reportedWrongAt',
      label: 'Reported wrong',
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        ...day,
        readOnly: true,
        description: 'When a visitor said that something is wrong. Verifying the clinic ends it.',
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
          'When an import brought something else than what is verified. Verifying the clinic ends it.',
      },
    },
    {
      // Of what the source said where a verified field says something else: the same again is no news.
      name: 'heldDigest',
      type: 'text',
      hidden: true,
    },
    {
      name: 'closedAt',
      label: 'Closed',
      type: 'date',
      admin: { ...day, description: 'Closed for good: kept here, shown to nobody.' },
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
