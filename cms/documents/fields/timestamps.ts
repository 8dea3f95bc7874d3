import type { DateField } from 'payload'
import type { InEach } from '../../panel-kit/say.ts'

const moment = (name: string, label: InEach): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: { Cell: '/panel-kit/cells/moment-cell.tsx#MomentCell' },
  },
})

/** Like Payload's own timestamps, but lists show the time zone. */
export const timestamps: DateField[] = [
  moment('updatedAt', { en: 'Last changed', es: 'Último cambio' }),
  moment('createdAt', { en: 'Created', es: 'Fecha de creación' }),
]
