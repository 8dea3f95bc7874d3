import type { Tab } from 'payload'
import { localizedList, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { CHOSEN_LIST } from './chosen-list.ts'
import { fact } from './fact.ts'
import { flag } from './flag.ts'

export const clinicPayment: Tab = {
  label: 'Insurance and payment',
  fields: [
    {
      type: 'row',
      fields: [flag('isFree'), flag('isLowCost'), fact('slidingFeeScale')],
    },
    localizedList('insuranceAccepted', { admin: { components: { Field: CHOSEN_LIST } } }),
    localizedList('paymentOptions'),
    localizedTextarea('eligibilityRequirements'),
  ],
}
