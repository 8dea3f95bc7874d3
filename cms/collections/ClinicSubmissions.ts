import type { CollectionConfig } from 'payload'
import { intakeAccess } from '../access/intake.ts'
import { flag } from '../fields/flag.ts'
import { statusField } from '../fields/status.ts'

/** Clinics that ask to be listed. They are reviewed, verified and then published, or declined. */
export const ClinicSubmissions: CollectionConfig = {
  slug: 'clinic-submissions',
  access: intakeAccess,
  admin: {
    useAsTitle: 'clinicName',
    defaultColumns: ['clinicName', 'city', 'state', 'status', 'createdAt'],
    listSearchableFields: ['clinicName', 'city', 'contactName', 'contactEmail'],
    group: 'Inbox',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'clinicName', type: 'text', required: true },
    { name: 'address', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', required: true },
        { name: 'state', type: 'text' },
        { name: 'zipCode', label: 'ZIP code', type: 'text', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', required: true },
        { name: 'website', type: 'text' },
      ],
    },
    { name: 'description', type: 'textarea' },
    { name: 'services', type: 'text', hasMany: true },
    { type: 'row', fields: [flag('isFree', 'Free'), flag('isLowCost', 'Low-cost')] },
    { name: 'hoursOfOperation', type: 'textarea' },
    { name: 'eligibilityRequirements', type: 'textarea' },
    {
      type: 'row',
      fields: [
        { name: 'contactName', type: 'text', required: true },
        { name: 'contactEmail', type: 'text', required: true },
        { name: 'contactPhone', type: 'text' },
      ],
    },
    statusField(['received', 'in review', 'verified', 'published', 'declined']),
  ],
}
