import type { ListedClinic } from '../../cms/contract/index.ts'

/** A clinic as lists hold it, with nothing known except its name, address and what is given. */
export const listedClinic = (known: Partial<ListedClinic>): ListedClinic => ({
  id: 1,
  name: 'Riverside Free Clinic',
  slug: 'riverside-free-clinic',
  address: '414 North St',
  city: 'Anderson',
  state: 'SC',
  zipCode: '29621',
  phone: null,
  phoneExtension: null,
  latitude: null,
  longitude: null,
  coordinatesApproximate: false,
  hoursOfOperation: null,
  services: [],
  openWeek: [],
  timeZone: null,
  categories: [],
  isFree: false,
  isLowCost: false,
  verified: false,
  lastVerifiedAt: null,
  staffCount: null,
  ...known,
})
