/** Fields about a clinic's record in the directory, not about the clinic itself. */
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
