const WORDS: Record<string, (clinic: string) => string> = {
  'all still right': (clinic) => `Verified ${clinic}`,
  edited: (clinic) => `Corrected ${clinic}`,
  'no answer': (clinic) => `No answer from ${clinic}`,
  voicemail: (clinic) => `Voicemail of ${clinic}`,
  busy: (clinic) => `${clinic} was busy`,
  refused: (clinic) => `${clinic} refused`,
  'ask again': (clinic) => `Call ${clinic} back`,
  moved: (clinic) => `Moved ${clinic}`,
  closed: (clinic) => `Closed ${clinic}`,
  'closed for now': (clinic) => `${clinic} closed for now`,
  'wrong number': (clinic) => `Wrong number of ${clinic}`,
  'number found': (clinic) => `Number found for ${clinic}`,
  'no number found': (clinic) => `No number found for ${clinic}`,
  'number works': (clinic) => `Number of ${clinic} works`,
}

/** A call as its undo button names it: 'Verified Sunrise Clinic'. */
export const callInWords = (outcome: string, clinic: string): string =>
  WORDS[outcome]?.(clinic) ?? `${outcome}, ${clinic}`
