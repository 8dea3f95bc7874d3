import { shortDate } from './dates.ts'
import { longDate } from './long-date.ts'

export const visit = {
  heading: 'Before You Go',
  bring: 'What to bring',
  asked: 'What they ask',
  notAsked: 'What you won’t be asked for',
  /** One of them in a list of what to bring, or of what is asked or is not asked for. */
  papers: {
    asksForId: 'An ID',
    asksForProofOfAddress: 'Proof of address',
    asksForProofOfIncome: 'Proof of income',
    asksForSsn: 'Social Security number',
    asksImmigrationStatus: 'Immigration status',
  },
  firstVisit: 'Your first visit',
  appointment: 'Appointment',
  appointmentYes: 'Needed: call first',
  appointmentNo: 'Not needed',
  walkIns: 'Walk-ins',
  walkInsYes: 'Welcome',
  walkInsNo: 'No walk-ins',
  newPatients: 'New patients',
  newPatientsYes: 'Accepted',
  newPatientsNo: 'Not accepted right now',
  wait: 'Wait',
  cost: 'Cost',
  insurance: 'Insurance',
  insuranceYes: 'Not needed',
  insuranceNo: 'Needed',
  asOf: (iso: string) => `as of ${shortDate(iso)}`,
  allAsOf: (iso: string) => `This is as of ${longDate(iso)}.`,
  /** @param names of what is unknown */
  callToConfirm: (names: string[]) => `Call to confirm: ${names.join(', ')}.`,
  /** The same names inside a sentence. */
  unknown: {
    asksForId: 'ID',
    asksForProofOfAddress: 'proof of address',
    asksForProofOfIncome: 'proof of income',
    asksForSsn: 'Social Security number',
    asksImmigrationStatus: 'immigration status',
    appointmentNeeded: 'appointment',
    walkInsWelcome: 'walk-ins',
    acceptsNewPatients: 'new patients',
    firstVisitWait: 'wait for a first visit',
    firstVisitCost: 'cost of a first visit',
    acceptsUninsured: 'whether you need insurance',
  },
  nothing: 'We don’t know yet what this clinic asks for or what a visit costs. Call to confirm.',
  say: {
    summary: 'What to say when you call',
    languages: { en: 'In English', es: 'In Spanish' },
  },
  former: (names: string[]) =>
    `This clinic was also listed as ${names.map((name) => `“${name}”`).join(' and ')}.`,
  moved: (address: string, iso: string) =>
    `This clinic moved here. Until ${longDate(iso)} it was at ${address}.`,
}
