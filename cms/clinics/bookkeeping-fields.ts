/** Fields of a clinic that say how it stands in the directory, and nothing of the clinic itself. */
export const BOOKKEEPING_FIELDS = [
  'lastVerifiedAt',
  'askAgainOn',
  'reportedWrongAt',
  'changedAtSourceAt',
  'heldDigest',
  'closedAt',
  'mergedInto',
  'verifiedFields',
  'savedBy',
  'savedThrough',
]
