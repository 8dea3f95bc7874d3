import { randomBytes } from 'node:crypto'

/** Differs at every call, so that a test finds its own among what was sent. */
export const mark = (): string => randomBytes(4).toString('hex')

export const messageValues = () => ({
  name: 'Ana Díaz',
  email: `ana-${mark()}@example.org`,
  phone: '864-555-0142',
  category: 'update-info',
  subject: 'The hours have changed',
  message: 'We open at 8 now.\nThank you!',
})

export const clinicValues = () => ({
  clinicName: `River Clinic ${mark()}`,
  address: '414 North St',
  city: 'Anderson',
  state: 'SC',
  zipCode: '29621',
  phone: '864-555-0142',
  website: 'https://river.example.org',
  description: 'A free clinic.',
  services: ['Medical Care', "Women's Health"],
  isFree: true,
  isLowCost: true,
  hoursOfOperation: 'Tuesdays, 9 to 12',
  eligibilityRequirements: 'No insurance',
  contactName: 'Ben Okafor',
  contactEmail: 'ben@example.org',
  contactPhone: '',
})
