import { shortDate } from './dates.ts'

const inMiles = (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`

export const clinicCard = {
  miles: inMiles,
  aboutMiles: (miles: number) => `about ${inMiles(miles)}`,
  free: 'FREE',
  lowCost: 'LOW-COST',
  verified: 'Verified',
  verifiedOn: (iso: string) => `Verified · ${shortDate(iso)}`,
  moreServices: (count: number) => `+${count} more`,
  noServices: 'Medical Services',
  noHours: 'Call for hours',
  staff: (count: number) => `${count}+ staff`,
  call: (phone: string) => `Call ${phone}`,
  extension: (extension: string) => `ext. ${extension}`,
  directions: 'Directions',
  details: 'Details',
  about: (name: string) => `about ${name}`,
  to: (name: string) => `to ${name}`,
}
