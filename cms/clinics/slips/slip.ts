/** Something that is often a slip of the hand, and sometimes right: a person is asked. */
export interface Slip {
  /** Names what was seen, values included: once confirmed it is not asked about again. */
  key: string
  /** The field, as Payload writes paths: 'openingHours.2.closes'. */
  path: string
  /** What a person reads. */
  question: string
}
