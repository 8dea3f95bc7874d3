import type { CollectionConfig } from 'payload'
import { fromVisitorsAccess } from '../access/from-visitors.ts'
import { nobodyOnField } from '../access/nobody.ts'
import { CORRECTION_STATUSES } from '../contract/constants.ts'
import { asSent } from '../documents/fields/as-sent.ts'
import { openFirst } from '../documents/fields/open-first.ts'
import { sentIn } from '../documents/fields/sent-in.ts'
import { statusField } from '../documents/fields/status.ts'
import { shownElsewhere, uiField } from '../documents/fields/ui-field.ts'

const kept = { create: nobodyOnField, update: nobodyOnField }

/** What people say is wrong with clinics. A call that settles it closes it, or an editor does. */
export const Corrections: CollectionConfig = {
  slug: 'corrections',
  labels: {
    singular: { en: 'Correction', es: 'Corrección' },
    plural: { en: 'Corrections', es: 'Correcciones' },
  },
  access: fromVisitorsAccess,
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['clinic', 'topics', 'urgent', 'fromStaff', 'status', 'createdAt'],
    listSearchableFields: ['text', 'email'],
    group: { en: 'Inbox', es: 'Bandeja de entrada' },
    baseFilter: openFirst({ status: { equals: 'open' } }),
    components: { beforeListTable: ['/panel-kit/status/status-links.tsx#CorrectionLinks'] },
  },
  defaultSort: ['-urgent', '-createdAt'],
  fields: [
    uiField('correction', '/corrections/panel/late-correction.tsx#CorrectionReview'),
    ...shownElsewhere(
      asSent([
        { name: 'clinic', type: 'relationship', relationTo: 'clinics', index: true },
        {
          name: 'topics',
          label: { en: 'What is wrong', es: 'Qué está mal' },
          type: 'text',
          hasMany: true,
          required: true,
          admin: { components: { Cell: '/corrections/panel/topics-cell.tsx#TopicsCell' } },
        },
        {
          name: 'text',
          label: { en: 'What is right', es: 'Qué es lo correcto' },
          type: 'textarea',
        },
        { name: 'email', type: 'text' },
        { name: 'urgent', type: 'checkbox', defaultValue: false },
        {
          name: 'fromStaff',
          label: { en: 'From the clinic itself', es: 'De la propia clínica' },
          type: 'checkbox',
          defaultValue: false,
        },
      ]),
    ),
    ...shownElsewhere([
      sentIn,
      { ...statusField(CORRECTION_STATUSES), access: { update: nobodyOnField } },
      { name: 'settledAt', label: { en: 'Settled', es: 'Resuelta' }, type: 'date', access: kept },
      { name: 'settledBy', type: 'relationship', relationTo: 'users', access: kept },
    ]),
    {
      // The call that settled it: undoing the call opens it again.
      name: 'call',
      type: 'relationship',
      relationTo: 'verifications',
      hidden: true,
      index: true,
    },
    {
      // What a clinic's staff would change, by field. JSON text, because a JSON field loads its editor
      // from another host.
      name: 'proposed',
      type: 'textarea',
      hidden: true,
      access: { read: nobodyOnField },
    },
    {
      // A digest of the sender's network and the clinic: it tells senders about one clinic apart,
      // and follows nobody to another.
      name: 'sender',
      type: 'text',
      hidden: true,
      access: { read: nobodyOnField },
    },
    {
      // Whether it says what was listed when it came. SQL can't read it, and the clinic may change.
      name: 'agrees',
      type: 'checkbox',
      hidden: true,
      access: kept,
    },
    { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
  ],
}
