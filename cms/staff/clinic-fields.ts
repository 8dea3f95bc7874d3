import type { CollapsibleField } from 'payload'
import { authenticatedOnField } from '../access/authenticated.ts'

/** How a clinic's own staff are reached: nothing of it is ever public. */
export const clinicStaff: CollapsibleField = {
  type: 'collapsible',
  label: { en: 'The clinic’s own staff', es: 'El personal de la clínica' },
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'email',
      label: { en: 'Staff’s email address', es: 'Correo electrónico del personal' },
      type: 'email',
      access: { read: authenticatedOnField },
      admin: {
        description: {
          en: 'Only this address gets a link to correct the listing. It is shown to nobody.',
          es: 'Solo esta dirección recibe un enlace para corregir la ficha. No se muestra a nadie.',
        },
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
