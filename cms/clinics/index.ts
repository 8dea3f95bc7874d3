export {
  type ClinicTraits,
  LIKE_BY,
  type LikeBy,
  type Likeness,
  likenessOf,
} from './duplicates/duplicate-score.ts'
export { compareBoth } from './endpoints/compare.ts'
export type { MergeScreen } from './endpoints/merge-answer.ts'
export { flag } from './form/flag.ts'
export { hoursAgreement, isSameWeek, wordsFitKey } from './hours/hours-agreement.ts'
export { readHoursAlone, readOpeningHours, writeOpeningHours } from './hours/opening-hours.ts'
export { readClosing, readOpening } from './hours/read-time.ts'
export { allHours, furtherHours, schedules } from './hours/schedules.ts'
export { whyUnread } from './hours/why-unread.ts'
export { knownValue } from './known-value.ts'
export { linesFromTexts } from './phones/lines-from-texts.ts'
export { readLabel } from './phones/phone-labels.ts'
export { placePattern, withoutPattern } from './private/place-pattern.ts'
export { withoutPlace } from './private/without-place.ts'
export { withoutPlaceInTexts } from './private/without-place-in-texts.ts'
export { type LikelyDuplicate, likelyDuplicates } from './queries/likely-duplicates.ts'
export { lockClinics } from './queries/lock-clinics.ts'
export { markPublished } from './queries/merged-clinics.ts'
export { draftSince, publishedClinic } from './queries/published-clinic.ts'
export { reportWrong } from './queries/report-wrong.ts'
export { openReports, type Report } from './queries/reports.ts'
export { type ClinicPatch, updatePublished } from './queries/update-published.ts'
export { addressLine } from './slips/moved-slip.ts'
export { FAR_MILES } from './slips/point-slips.ts'
export { comparedAddress, comparedDoor } from './tidy/compared-address.ts'
export { comparedPhone } from './tidy/compared-phone.ts'
export { tidyAddress, tidyName, unsureParts } from './tidy/name.ts'
export { furtherLines, readLines, type SaidLine, tidyExtension, tidyPhone } from './tidy/phone.ts'
export { type AddressParts, splitAddress } from './tidy/split-address.ts'
export { tidyWebAddress } from './tidy/web-address.ts'
export { readYesNo } from './tidy/yes-no.ts'
export { tidyZipCode } from './tidy/zip-code.ts'
export {
  hasWorkingPhone,
  isPhoneWrong,
  withMainLine,
  withoutDeadPhones,
  withoutWrongPhone,
  withWrongPhones,
  wrongPhonesAfter,
} from './working-phone.ts'
