import { factTab } from './fact-field.ts'

export const clinicPayment = factTab('payment', 'Insurance and payment', [
  ['isFree', 'isLowCost', 'slidingFeeScale'],
  'firstVisitCost',
  'insuranceAccepted',
  'paymentOptions',
  'eligibilityRequirements',
])
