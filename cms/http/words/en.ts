import { z } from 'zod'
import { UNREACHABLE } from '../../database/unreachable.ts'
import { failureNote } from '../../telemetry/request-id.ts'
import { waitInWords } from '../limits/limit.ts'
import type { Words } from './words.ts'

export const en: Words = {
  titles: {
    badRequest: 'Bad request',
    busy: 'Busy',
    failed: 'Something went wrong',
    methodNotAllowed: 'Method not allowed',
    moved: 'Moved',
    gone: 'Gone',
    notFound: 'Not found',
    otherSite: 'Sent from another site',
    tooLarge: 'Too large',
    tooManyForms: 'Too many forms',
    unavailable: 'Not available right now',
    unsupported: 'Unsupported media type',
  },
  faults: {
    required: () => 'is required',
    notText: () => 'must be text',
    email: () => 'must be an email address, such as name@example.org',
    url: () => 'must be a web address, such as https://www.example.org',
    zip: () => 'must be a ZIP code of five digits, such as 29621',
    phone: () => 'must be a telephone number with its area code, such as 864-555-0142',
    tooLong: (most) => `must have at most ${most} characters`,
    notOffered: () => 'must be one of the choices',
    notFlag: () => 'must be true or false',
    notChoices: () => 'must be a list of choices',
    notWhole: () => 'must be a whole number',
    notBetween: (min, max) => `must be a whole number, ${min} to ${max}`,
    notIds: (most) => `must be whole numbers, comma-joined, at most ${most}`,
    notTwoLetters: () => 'must be a two-letter abbreviation',
    notLetterOrDigit: () => 'must be one letter or digit',
    tooHigh: (most) => `must be ${most} or less`,
    outsideOfMap: () => 'is outside of the world at that z',
    notMoment: () => 'must be a date and time, such as 2026-11-23T00:00:00Z',
  },
  zod: z.locales.en().localeError,
  badParameters: (faults) => `These parameters can't be used: ${faults}`,
  badFields: (faults) => `These fields can't be used: ${faults}`,

  noAddress: 'There is nothing at this address. See /api for the addresses that exist.',
  noArticle: (slug) => `There is no article “${slug}”.`,
  noCategory: (slug) => `There is no service category “${slug}”.`,
  clinicClosed: (name) => `${name} has closed.`,
  noClinic: (slug) => `There is no clinic at “${slug}”.`,
  noGuide: (slug) => `There is no guide “${slug}”.`,
  noLegalPage: (page) => `There is no legal page “${page}”.`,
  noState: (slug) => `There is no state “${slug}”.`,
  noStateAbbreviation: (abbreviation) =>
    `There is no state with the abbreviation “${abbreviation}”.`,
  noSubmission: 'This link does not lead to a submission.',
  noQuestion: 'Nothing was asked about this submission, so there is nothing to answer.',
  reviewOver:
    'The review is over, so nothing can be answered here any more. Write to us on the contact page.',
  noClockHours: 'The hours of this clinic are not known by the clock.',
  noOwnPoint: 'The place of this clinic is only known about, so there is no map of it.',
  idGone: (id) => `What had the id “${id}” is no longer listed.`,
  idMoved: (id, stays) => `What had the id “${id}” was merged into “${stays}”.`,
  noSuchId: (id) => `There is nothing with the id “${id}”.`,

  badPercent: 'The address has a percent sign that is not followed by two digits.',
  nulInAddress: 'The address contains a NUL character.',
  notJson: 'The body is not JSON.',
  notFields: 'The body must be a JSON object with the form’s fields.',
  notParameters: 'The body must be a JSON object of texts: the parameters of the address.',
  formType: 'Send the form as application/json or application/x-www-form-urlencoded.',
  searchType: 'Send the search as application/json.',
  onlyPost: 'This address only accepts a form sent with POST.',
  readOnly: 'This address is read-only. Use GET.',
  formTooLarge: 'The form is larger than 64 KB. Please shorten it.',
  pageFormTooLarge: 'This form is larger than 64 KB. Go back and shorten it.',
  searchTooLarge: 'The body is larger than 64 KB. No search needs so much.',
  otherSite: 'This form can only be sent from the directory’s own pages. Please open it there.',
  oldConfirmation: 'This link no longer works. Please subscribe to the newsletter again.',

  editorialTeam: 'Editorial team',
  embeddedSearch: 'Find a free or low-cost clinic',
  oldStaffLink: 'This link no longer works. Ask for a new one on the clinic’s page.',
  unclearLines: 'write one line on each line, with its number, such as Fax: 864-555-0142',
  nothingChanged:
    'Nothing has changed. Correct what is wrong, or add what is missing, and send it then.',

  exportsBusy: 'Others are taking a copy of the data. Try again in a moment.',
  tooManyForms: (seconds) =>
    `Too many forms have come from your connection. Please try again in ${waitInWords(seconds)}.`,
  tooManyRequests: (seconds) =>
    `Too many requests have come from your connection. Please try again in ${seconds} seconds. In an emergency, call 911.`,
  unreachable: UNREACHABLE,
  diskFull: 'The directory’s disk is full, so nothing was saved. Please try again later.',
  failed: 'The directory could not answer. Please try again in a moment.',
  pageFailed: 'Something went wrong. Please try again in a moment.',
  failureNote,
}
