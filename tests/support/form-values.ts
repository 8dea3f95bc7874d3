import { randomBytes } from 'node:crypto'
import { VISIT_FACTS } from '../../cms/contract/index.ts'

/** Differs at every call, so that a test can find what it sent. */
export const mark = (): string => randomBytes(4).toString('hex')

/** Headers of a form in JSON, from an address that no other form comes from. */
export const fromOneSender = () => ({
  'content-type': 'application/json',
  'x-forwarded-for': `2001:db8:${mark().slice(0, 4)}:${mark().slice(0, 4)}::1`,
})

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
  ...Object.fromEntries(VISIT_FACTS.map((name) => [name, ''])),
  acceptsNewPatients: 'yes',
  asksForId: 'no',
  firstVisitWait: 'Two weeks or so',
  firstVisitCost: '$20',
  insuranceAccepted: 'Medicaid\nMedicare',
  contactName: 'Ben Okafor',
  contactEmail: `ben-${mark()}@example.org`,
  contactPhone: '',
})
