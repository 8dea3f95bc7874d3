import type { CollectionConfig } from 'payload'
import { fromVisitorsAccess } from '../../access/from-visitors.ts'
import { nobodyOnField } from '../../access/nobody.ts'
import { MESSAGE_STATUSES } from '../../contract/constants.ts'
import { asSent } from '../../documents/fields/as-sent.ts'
import { openFirst } from '../../documents/fields/open-first.ts'
import { phoneField } from '../../documents/fields/phone.ts'
import { sentIn } from '../../documents/fields/sent-in.ts'
import { statusField } from '../../documents/fields/status.ts'
import { shownElsewhere, uiField } from '../../documents/fields/ui-field.ts'
import { findPhone } from '../../documents/hooks/find-phone.ts'
import { reportWrongClinic } from '../hooks/report-wrong-clinic.ts'

/** What visitors write to the people who maintain the directory. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: { en: 'Contact message', es: 'Mensaje de contacto' },
    plural: { en: 'Contact messages', es: 'Mensajes de contacto' },
  },
  access: fromVisitorsAccess,
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'category', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email', 'phone', 'message'],
    group: { en: 'Inbox', es: 'Bandeja de entrada' },
    baseFilter: openFirst({ status: { not_equals: 'spam' } }),
    components: { beforeListTable: ['/panel-kit/status/status-links.tsx#MessageLinks'] },
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [findPhone], afterChange: [reportWrongClinic] },
  fields: [
    uiField('letter', '/messages/panel/late-letter.tsx#Letter'),
    ...shownElsewhere(
      asSent([
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true },
            { name: 'email', type: 'text', required: true },
            phoneField('phone'),
          ],
        },
        {
          name: 'category',
          label: { en: 'About', es: 'Tema' },
          type: 'text',
          admin: { components: { Cell: '/messages/panel/category-cell.tsx#CategoryCell' } },
        },
        { name: 'subject', type: 'text', required: true },
        { name: 'message', type: 'textarea', required: true },
      ]),
    ),
    ...shownElsewhere([
      sentIn,
      { ...statusField(MESSAGE_STATUSES), access: { update: nobodyOnField } },
    ]),
    {
      name: 'clinic',
      label: { en: 'Clinic reported wrong', es: 'Clínica reportada con errores' },
      type: 'relationship',
      relationTo: 'clinics',
      admin: {
        position: 'sidebar',
        description: {
          en: 'The clinic then comes first in the list to verify.',
          es: 'La clínica pasa entonces al principio de la lista por verificar.',
        },
      },
    },
    { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
  ],
}
