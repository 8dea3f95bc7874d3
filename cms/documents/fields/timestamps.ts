import type { DateField } from 'payload'

const moment = (name: string, label: string): DateField => ({
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
  moment('updatedAt', 'Last changed'),
  moment('createdAt', 'Created'),
]
