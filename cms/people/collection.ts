import { baseAccountLockFields, type CollectionConfig } from 'payload'
import { admins, adminsOnField } from '../access/admins.ts'
import { adminsOrSelf } from '../access/admins-or-self.ts'
import { authenticated } from '../access/authenticated.ts'
import { nobody, nobodyOnField } from '../access/nobody.ts'
import { ROLE_WORDS } from '../access/roles.ts'
import { capitalized } from '../documents/capitalized.ts'
import { uiField } from '../documents/fields/ui-field.ts'
import { languageName } from '../documents/language-name.ts'
import { inEach, PANEL_LANGUAGES } from '../panel-kit/say.ts'
import { endInvitation } from './hooks/end-invitation.ts'
import { keepLastAdmin, refuseDeletion } from './hooks/keep-people.ts'
import { nameFromAddress } from './hooks/name-from-address.ts'
import { refuseDeactivated } from './hooks/refuse-deactivated.ts'
import { logChanges, logSignOut, rememberNewPassword } from './log/log-changes.ts'
import { checkPassword, checkResetPassword } from './passwords/check-password.ts'
import { requireOwnPassword } from './passwords/require-own-password.ts'
import { providerEndpoints } from './provider/endpoints.ts'
import { passwordEndpoints, refusePasswords } from './provider/refuse-passwords.ts'
import { requireFactor } from './second-factor/require-factor.ts'
import type { PeopleSettings } from './settings.ts'
import { endingEarlierSession } from './sign-in/end-earlier-session.ts'
import { forgotPassword, resetPassword } from './sign-in/forgotten-password.ts'
import { giveCode, setUpFactor } from './sign-in/give-factor.ts'
import { renewSession } from './sign-in/renew-session.ts'
import { signIn } from './sign-in/sign-in.ts'

/** People who sign in to the panel. */
export const users = (settings: PeopleSettings): CollectionConfig => ({
  slug: 'users',
  labels: { singular: { en: 'User', es: 'Persona' }, plural: { en: 'Users', es: 'Personas' } },
  access: {
    // Colleagues see who did what.
    read: authenticated,
    create: admins,
    update: adminsOrSelf,
    // Their names are in logs. The hook refuseDeletion tells people so.
    delete: nobody,
    unlock: nobody,
  },
  admin: {
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email'],
    defaultColumns: ['name', 'email', 'role', 'deactivatedAt'],
    group: { en: 'People', es: 'Personas' },
    components: { beforeListTable: ['/people/panel/invite/invite.tsx#Invite'] },
  },
  auth: {
    // Payload would lock the account for everybody. Tries are counted by network instead.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { secure: settings.publicUrl.startsWith('https:') },
  },
  endpoints: [
    ...passwordEndpoints(settings, [
      ...[signIn, giveCode, setUpFactor].map(endingEarlierSession),
      forgotPassword,
      resetPassword,
    ]),
    ...(settings.provider ? providerEndpoints(settings.provider, settings.publicUrl) : []),
  ],
  hooks: {
    beforeOperation: [refuseDeletion, checkResetPassword],
    beforeValidate: [checkPassword, requireOwnPassword],
    beforeLogin: [
      refuseDeactivated,
      refusePasswords(settings),
      requireFactor(settings.factorRoles),
    ],
    beforeChange: [nameFromAddress, keepLastAdmin, endInvitation, rememberNewPassword],
    afterChange: [logChanges],
    refresh: [renewSession],
    afterLogout: [logSignOut],
  },
  fields: [
    // Payload no longer uses them, but the release before does while both are running.
    ...baseAccountLockFields,
    {
      name: 'currentPassword',
      label: { en: 'Your own current password', es: 'Su propia contraseña actual' },
      type: 'text',
      virtual: true,
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/people/panel/current-password.tsx#CurrentPassword' },
      },
    },
    {
      name: 'currentCode',
      label: {
        en: 'Your own code, from your app or a recovery code',
        es: 'Su propio código, de su aplicación o de recuperación',
      },
      type: 'text',
      virtual: true,
      admin: {
        autoComplete: 'one-time-code',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/people/panel/current-code.tsx#CurrentCode' },
      },
    },
    uiField('accountStatus', '/people/panel/person-status.tsx#PersonStatus'),
    uiField('factorStatus', '/people/panel/second-factor/factor-status.tsx#FactorStatus'),
    uiField('ownSessions', '/people/panel/own-sessions.tsx#OwnSessions'),
    {
      name: 'name',
      type: 'text',
      admin: {
        description: {
          en: 'What colleagues read where this person has done something.',
          es: 'Lo que lee el equipo donde esta persona ha hecho algo.',
        },
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      // In the order in which Postgres has them.
      options: ROLE_WORDS.toReversed().map(({ role, name, does }) => ({
        value: role,
        label: inEach((language) => `${name[language]}: ${does[language]}`),
      })),
      admin: { components: { Cell: '/people/panel/role-cell.tsx#RoleCell' } },
      access: { create: adminsOnField, update: adminsOnField },
    },
    {
      name: 'language',
      label: { en: 'Language of emails', es: 'Idioma de los correos' },
      type: 'select',
      options: PANEL_LANGUAGES.map((value) => ({
        value,
        label: inEach((language) => capitalized(languageName(value, language))),
      })),
      admin: {
        description: {
          en: 'Emails about this account are written in it: invitations, new passwords, news of its safety.',
          es: 'En él se escriben los correos sobre esta cuenta: invitaciones, contraseñas nuevas y avisos de seguridad.',
        },
      },
    },
    {
      // Until the person has chosen a password.
      name: 'invitedAt',
      label: { en: 'Invited', es: 'Fecha de invitación' },
      type: 'date',
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { hidden: true, components: { Cell: '/panel-kit/cells/moment-cell.tsx#MomentCell' } },
    },
    {
      name: 'deactivatedAt',
      label: { en: 'Deactivated', es: 'Fecha de desactivación' },
      type: 'date',
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { hidden: true, components: { Cell: '/panel-kit/cells/moment-cell.tsx#MomentCell' } },
    },
  ],
})
