import type { CollectionConfig, Field } from 'payload'
import { fromVisitorsAccess } from '../access/from-visitors.ts'
import { nobodyOnField } from '../access/nobody.ts'
import { flag } from '../clinics/index.ts'
import { VISIT_FACTS } from '../contract/clinic-form-fields.ts'
import { SUBMISSION_STATUSES } from '../contract/constants.ts'
import { asSent } from '../documents/fields/as-sent.ts'
import { openFirst } from '../documents/fields/open-first.ts'
import { phoneField } from '../documents/fields/phone.ts'
import { sentIn } from '../documents/fields/sent-in.ts'
import { statusField } from '../documents/fields/status.ts'
import { shownElsewhere, uiField } from '../documents/fields/ui-field.ts'
import { findPhone } from '../documents/hooks/find-phone.ts'
import { conversationField } from './conversation.ts'
import { stepLog } from './step-log.ts'

const submissionStatus = statusField(SUBMISSION_STATUSES)

/** Clinics that ask to be listed. They are reviewed, verified and then published, or declined. */
export const ClinicSubmissions: CollectionConfig = {
  slug: 'clinic-submissions',
  labels: {
    singular: { en: 'Clinic submission', es: 'Solicitud de clínica' },
    plural: { en: 'Clinic submissions', es: 'Solicitudes de clínicas' },
  },
  access: fromVisitorsAccess,
  admin: {
    useAsTitle: 'clinicName',
    defaultColumns: ['clinicName', 'city', 'state', 'status', 'conversation', 'createdAt'],
    listSearchableFields: [
      'clinicName',
      'city',
      'zipCode',
      'phone',
      'contactName',
      'contactEmail',
      'contactPhone',
    ],
    group: { en: 'Inbox', es: 'Bandeja de entrada' },
    baseFilter: openFirst({ status: { not_in: ['published', 'declined'] } }),
    components: { beforeListTable: ['/panel-kit/status/status-links.tsx#SubmissionLinks'] },
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [findPhone] },
  fields: [
    uiField('review', '/submissions/panel/late-review.tsx#SubmissionReview'),
    ...shownElsewhere(
      asSent([
        { name: 'clinicName', type: 'text', required: true },
        { name: 'address', type: 'text', required: true },
        {
          type: 'row',
          fields: [
            { name: 'city', type: 'text', required: true },
            { name: 'state', type: 'text' },
            { name: 'zipCode', type: 'text', required: true },
          ],
        },
        {
          type: 'row',
          fields: [phoneField('phone', { required: true }), { name: 'website', type: 'text' }],
        },
        { name: 'description', type: 'textarea' },
        { name: 'services', type: 'text', hasMany: true },
        { type: 'row', fields: [flag('isFree'), flag('isLowCost')] },
        { name: 'hoursOfOperation', type: 'textarea' },
        { name: 'eligibilityRequirements', type: 'textarea' },
        ...VISIT_FACTS.map((name): Field => ({ name, type: 'text' })),
        { name: 'firstVisitWait', type: 'text' },
        { name: 'firstVisitCost', type: 'text' },
        { name: 'insuranceAccepted', type: 'textarea' },
        {
          type: 'row',
          fields: [
            { name: 'contactName', type: 'text', required: true },
            { name: 'contactEmail', type: 'text', required: true },
            phoneField('contactPhone'),
          ],
        },
      ]),
    ),
    ...shownElsewhere([
      sentIn,
      stepLog,
      conversationField,
      { ...submissionStatus, access: { update: nobodyOnField } },
      {
        name: 'clinic',
        type: 'relationship',
        relationTo: 'clinics',
        access: { create: nobodyOnField, update: nobodyOnField },
      },
      {
        name: 'declineReason',
        label: { en: 'Reason for declining', es: 'Motivo del rechazo' },
        type: 'textarea',
        access: { create: nobodyOnField, update: nobodyOnField },
      },
    ]),
    {
      name: 'notes',
      type: 'textarea',
      admin: {
        description: {
          en: 'For colleagues only. The operator never sees them.',
          es: 'Solo para el equipo. Quien envió la solicitud nunca las ve.',
        },
      },
    },
  ],
}
