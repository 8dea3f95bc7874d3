/** Something that is often a slip but sometimes right, so a person is asked. */
export interface Slip {
  /** Identifies what was seen, values included: once confirmed, it is not asked about again. */
  key: string
  /** The field, as Payload writes paths: 'openingHours.2.closes'. */
  path: string
  /** The text that the person sees. */
  question: string
}
