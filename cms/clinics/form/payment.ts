import { factTab } from './fact-field.ts'

export const clinicPayment = factTab(
  'payment',
  { en: 'Insurance and payment', es: 'Seguro y pago' },
  [
    ['isFree', 'isLowCost', 'slidingFeeScale'],
    'firstVisitCost',
    'insuranceAccepted',
    'paymentOptions',
    'eligibilityRequirements',
  ],
)
