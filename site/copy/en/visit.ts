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
  /** Beside what may frighten. */
  comfort: {
    asksForSsn:
      'Do you have none, or would you rather not say it? Tell them when you call. Many clinics see you without it.',
    asksImmigrationStatus:
      'Many clinics see people whatever their status. Call first and ask why they ask. You need not give your name.',
  },
  firstVisit: 'Your first visit',
  appointment: 'Appointment',
  appointmentYes: 'Needed: call first',
  appointmentNo: 'Not needed',
  walkIns: 'Walk-ins',
  walkInsYes: 'Welcome',
  walkInsNo: 'No, by appointment only',
  newPatients: 'New patients',
  newPatientsYes: 'Accepted',
  newPatientsNo: 'No, not right now',
  wait: 'Wait',
  cost: 'Cost',
  insurance: 'Insurance',
  insuranceNotNeeded: 'Not needed',
  insuranceNeeded: 'Needed',
  asOf: (iso: string) => `as of ${shortDate(iso)}`,
  allAsOf: (iso: string) => `This is as of ${longDate(iso)}.`,
  /** @param names of what is unknown */
  callToConfirm: (names: string[]) => `Call to confirm: ${names.join(', ')}.`,
  /** The same names inside a sentence. */
  unknown: {
    asksForId: 'ID',
    asksForProofOfAddress: 'proof of address',
    asksForProofOfIncome: 'proof of income',
    asksForSsn: 'whether they ask for a Social Security number',
    asksImmigrationStatus: 'whether they ask about immigration status',
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
