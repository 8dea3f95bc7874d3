import type { Clinic } from '@healthcare-for-all/cms/contract'

/** Letters that a line of its own is worth. */
const LINE = 30

const lettersIn = (value: unknown): number => {
  if (typeof value === 'string') return Math.max(value.length, LINE / 2)
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + lettersIn(each), 0)
  return 0
}

/** How much there is to print, in letters. */
const amountOf = (clinic: Clinic): number => {
  const { description, services, specialPrograms, eligibilityRequirements, appointments } = clinic
  const { hoursOfOperation, languages, accessibility, insuranceAccepted, paymentOptions } = clinic
  const { firstVisitWait, firstVisitCost, website, organizationType } = clinic
  const texts = [description, services, specialPrograms, eligibilityRequirements, appointments]
  const lists = [hoursOfOperation, languages, accessibility, insuranceAccepted, paymentOptions]
  const lines = [firstVisitWait, firstVisitCost, website, organizationType]
  const rows = clinic.phones.length + (clinic.openingHours.length > 0 ? 7 : 0)
  return lettersIn([...texts, ...lists, ...lines]) + rows * LINE
}

/** The largest that fits one sheet in either language, measured with 80 clinics: theme/global-css.ts has them. */
const SIZES: [size: number, most: number][] = [
  [80, 150],
  [75, 440],
  [70, 520],
]
const SMALLEST = 66

/** Percent of the usual size of text in which a clinic fills one sheet of paper. */
export const paperSize = (clinic: Clinic): number => {
  const amount = amountOf(clinic)
  return SIZES.find(([, most]) => amount <= most)?.[0] ?? SMALLEST
}
