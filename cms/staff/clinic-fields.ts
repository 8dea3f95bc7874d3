import type { CollapsibleField } from 'payload'
import { authenticatedOnField } from '../access/authenticated.ts'

/** How a clinic's own staff are reached: nothing of it is ever public. */
export const clinicStaff: CollapsibleField = {
  type: 'collapsible',
  label: 'The clinic’s own staff',
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'email',
      label: 'Staff’s email address',
      type: 'email',
      access: { read: authenticatedOnField },
      admin: {
        description: 'Only this address gets a link to correct the listing. It is shown to nobody.',
      },
    },
    {
      name: 'staffLinks',
      type: 'ui',
      admin: {
        components: { Field: '/staff/panel/staff-links.tsx#StaffLinks' },
        disableListColumn: true,
      },
    },
  ],
}
