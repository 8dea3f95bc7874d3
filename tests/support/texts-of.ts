/** Texts that bars separate. */
export const textsOf = (list: string): string[] => list.split('|').map((text) => text.trim())
