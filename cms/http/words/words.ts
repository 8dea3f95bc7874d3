import type { z } from 'zod'
import type { FaultCode } from '../../contract/fault-codes.ts'

/** All that visitors read of what the API and the server answer themselves, in one language. */
export interface Words {
  titles: {
    badRequest: string
    busy: string
    failed: string
    methodNotAllowed: string
    moved: string
    gone: string
    notFound: string
    otherSite: string
    tooLarge: string
    tooManyForms: string
    unavailable: string
    unsupported: string
  }
  /** By what is wrong with a parameter or field; each follows its name and a colon. */
  faults: Record<FaultCode, (first: number, second: number) => string>
  /** For what zod itself finds wrong. */
  zod: z.core.$ZodErrorMap
  /** @param faults 'limit: must be a whole number, 1 to 100; …' */
  badParameters: (faults: string) => string
  badFields: (faults: string) => string

  noAddress: string
  noArticle: (slug: string) => string
  noCategory: (slug: string) => string
  clinicClosed: (name: string) => string
  noClinic: (slug: string) => string
  noGuide: (slug: string) => string
  noLegalPage: (page: string) => string
  noState: (slug: string) => string
  noStateAbbreviation: (abbreviation: string) => string
  noSubmission: string
  noQuestion: string
  reviewOver: string
  /** For a calendar of a clinic whose hours are a sentence. */
  noClockHours: string
  /** There is no map of a clinic of which only the middle of its ZIP code is known. */
  noOwnPoint: string
  idGone: (id: string) => string
  idMoved: (id: string, stays: string) => string
  noSuchId: (id: string) => string

  badPercent: string
  nulInAddress: string
  notJson: string
  notFields: string
  notParameters: string
  formType: string
  searchType: string
  onlyPost: string
  readOnly: string
  formTooLarge: string
  /** For a form that was posted to a page. */
  pageFormTooLarge: string
  searchTooLarge: string
  otherSite: string
  oldConfirmation: string

  /** Who writes articles without an author of their own. */
  editorialTeam: string
  /** What a screen reader calls the search in a frame on another site. */
  embeddedSearch: string
  /** For a link to a clinic's own listing. */
  oldStaffLink: string
  /** Follows the field's name and a colon. */
  unclearLines: string
  nothingChanged: string

  exportsBusy: string
  tooManyForms: (seconds: number) => string
  tooManyRequests: (seconds: number) => string
  unreachable: string
  /** Something was to be stored, or needed room to be read. */
  diskFull: string
  failed: string
  pageFailed: string
  /** Follows a sentence, with a space before it. @param id of the request */
  failureNote: (id: string) => string
}
