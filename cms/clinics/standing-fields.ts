/** Fields of a clinic that say how it stands in the directory, and nothing of the clinic itself. */
export const STANDING_FIELDS = [
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
