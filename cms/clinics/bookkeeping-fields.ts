/** Fields about a clinic's record in the directory, not about the clinic itself. */
export const BOOKKEEPING_FIELDS = [
  'lastVerifiedAt',
  'confirmedByClinicAt',
  'askAgainOn',
  'reportedWrongAt',
  'changedAtSourceAt',
  'heldDigest',
  'wrongPhones',
  'closedAt',
  'closedUntil',
  'mergedInto',
  'movedAt',
  'movedFrom',
  'verifiedFields',
  'factDates',
  'savedBy',
  'savedThrough',
]
