import type { CollapsibleField, FieldHook } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'
import { writtenPhone } from '../documents/written-phone.ts'
import { verifyEveryDays } from './verify-every-days.ts'

const writeEach: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.split('\n').map(writtenPhone).join('\n') : value

// Forms don't write the fields that visitors, imports and merges set: a form may be out of date.

/** A clinic's place in the queue of clinics to call. */
export const clinicVerification: CollapsibleField = {
  type: 'collapsible',
  label: { en: 'Verification', es: 'Verificación' },
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
      label: { en: 'Last verified', es: 'Última verificación' },
      type: 'date',
      index: true,
      admin: {
        // Each clinic is verified by itself.
        disableBulkEdit: true,
        components: { Cell: '/panel-kit/cells/moment-cell.tsx#MomentCell' },
        description: {
          en: 'When a person last confirmed it. If there is a date, the public page says Verified.',
          es: 'Cuándo la confirmó una persona por última vez. Si hay una fecha, la página pública dice «Verificada».',
        },
      },
    },
    {
      name: 'confirmedByClinicAt',
      label: { en: 'Confirmed by the clinic', es: 'Confirmada por la clínica' },
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        readOnly: true,
        description: {
          en: 'When its own staff last said that all is right. It doesn’t replace a call.',
          es: 'Cuándo su propio personal dijo por última vez que todo está bien. No sustituye una llamada.',
        },
      },
    },
    verifyEveryDays,
    {
      name: 'askAgainOn',
      type: 'date',
      admin: {
        description: {
          en: 'The clinic is due on this day, unless a visitor reports a mistake before then.',
          es: 'A la clínica le toca este día, a menos que un visitante reporte antes un error.',
        },
      },
    },
    {
      name: 'reportedWrongAt',
      label: { en: 'Reported wrong', es: 'Reportada con errores' },
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        readOnly: true,
        description: {
          en: 'When a visitor reported a mistake. Verifying the clinic clears this.',
          es: 'Cuándo un visitante reportó un error. Al verificar la clínica, se borra.',
        },
      },
    },
    {
      name: 'changedAtSourceAt',
      label: { en: 'Changed at its source', es: 'Cambió en su fuente' },
      type: 'date',
      access: { update: nobodyOnField },
      admin: {
        readOnly: true,
        description: {
          en: 'When an import had another value for a verified field. Verifying the clinic clears this.',
          es: 'Cuándo una importación trajo otro valor para un campo verificado. Al verificar la clínica, se borra.',
        },
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
      label: { en: 'Numbers that don’t work', es: 'Números que no funcionan' },
      type: 'textarea',
      hooks: { beforeValidate: [writeEach] },
      admin: {
        rows: 2,
        disableBulkEdit: true,
        condition: ({ wrongPhones }) => Boolean(wrongPhones),
        description: {
          en: 'One per line. Visitors don’t see the clinic’s number if it is one of these. Remove a number that works again.',
          es: 'Uno por línea. Los visitantes no ven el número de la clínica si es uno de estos. Quite el número que vuelva a funcionar.',
        },
      },
    },
    {
      name: 'closedAt',
      label: { en: 'Closed', es: 'Cierre definitivo' },
      type: 'date',
      admin: {
        description: {
          en: 'Closed for good. Publish to close it: lists leave it out, and its address says that it has closed.',
          es: 'Cerrada para siempre. Publique para cerrarla: las listas ya no la incluyen y su dirección dice que cerró.',
        },
      },
    },
    {
      name: 'closedUntil',
      label: { en: 'Closed until', es: 'Cerrada hasta' },
      type: 'date',
      admin: {
        disableBulkEdit: true,
        description: {
          en: 'Closed for now: the day on which it opens again. Until then lists and its page say so. Clear it if it opens earlier.',
          es: 'Cerrada por ahora: el día en que vuelve a abrir. Hasta entonces lo dicen las listas y su página. Borre la fecha si abre antes.',
        },
      },
    },
    {
      name: 'noticeUntil',
      type: 'date',
      admin: {
        disableBulkEdit: true,
        condition: ({ notice, noticeUntil }) => Boolean(notice || noticeUntil),
        description: {
          en: 'The day on which visitors no longer read the public notice. If left empty, they read it until somebody clears it.',
          es: 'El día en que ya no se lee el aviso público. Si se deja vacío, se lee hasta que alguien lo borre.',
        },
      },
    },
    {
      name: 'movedFrom',
      type: 'text',
      admin: {
        description: {
          en: 'Its address before it moved. With the day below, its public page says so until you clear this.',
          es: 'Su dirección antes de mudarse. Con la fecha de abajo, su página pública lo dice hasta que usted borre esto.',
        },
      },
    },
    {
      name: 'movedAt',
      label: { en: 'Moved', es: 'Fecha de mudanza' },
      type: 'date',
    },
    {
      name: 'mergedInto',
      label: { en: 'Merged into', es: 'Combinada con' },
      type: 'relationship',
      relationTo: 'clinics',
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: {
        readOnly: true,
        description: {
          en: 'The clinic that it was merged into.',
          es: 'La clínica con la que se combinó.',
        },
      },
    },
  ],
}
