import type { CollectionConfig } from 'payload'
import { admins, adminsOnField } from '../access/admins.ts'
import { adminsOrSelf } from '../access/admins-or-self.ts'
import { authenticated } from '../access/authenticated.ts'
import { nobody, nobodyOnField } from '../access/nobody.ts'
import { ROLES } from '../access/roles.ts'
import { uiField } from '../documents/fields/ui-field.ts'
import { keepLastAdmin, refuseDeletion } from './hooks/keep-people.ts'
import { mailNoDeactivated, refuseDeactivated } from './hooks/refuse-deactivated.ts'

const TEN_MINUTES = 10 * 60 * 1000

/** People who sign in to the panel. @param publicUrl where over https, their session goes over nothing else */
export const users = (publicUrl: string): CollectionConfig => ({
  slug: 'users',
  access: {
    // Colleagues see who did what.
    read: authenticated,
    create: admins,
    update: adminsOrSelf,
    // Their names stand in logs: see the hook, which says so.
    delete: nobody,
    unlock: admins,
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'deactivatedAt'],
    group: 'People',
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: TEN_MINUTES,
    cookies: { secure: publicUrl.startsWith('https:') },
  },
  hooks: {
    beforeOperation: [refuseDeletion, mailNoDeactivated],
    beforeLogin: [refuseDeactivated],
    beforeChange: [keepLastAdmin],
  },
  fields: [
    uiField('accountStatus', '/people/panel/person-status.tsx#PersonStatus'),
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: ROLES.map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
      access: { create: adminsOnField, update: adminsOnField },
    },
    {
      name: 'deactivatedAt',
      label: 'Deactivated',
      type: 'date',
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { hidden: true, components: { Cell: '/panel-kit/moment-cell.tsx#MomentCell' } },
    },
  ],
})
