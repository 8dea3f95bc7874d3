/** Needs that a telephone line serves sooner than any clinic, the most urgent first. */
export const URGENT_NEEDS = ['emergency', 'poison', 'suicide', 'assault', 'violence'] as const
export type UrgentNeed = (typeof URGENT_NEEDS)[number]

/** For lowercase text without accents and punctuation, in English and Spanish. */
const PATTERNS: Record<UrgentNeed, RegExp> = {
  emergency:
    /\b(?:overdos\w*|sobredosis|heart attack|ataque (?:al corazon|cardiaco)|chest pains?|dolor (?:de|en el) pecho|(?:cant|cannot|not) breath\w*|no puedo respirar|unconscious|choking|bleeding out)\b/,
  poison: /\b(?:poison\w*|veneno|envenena\w*)\b/,
  suicide:
    /\b(?:suicid\w*|kill(?:ing)? my ?self|end my life|(?:want|wanna)(?: to)? die|self harm\w*|hurt(?:ing)? my ?self|quiero morir\w*|matarme|quitarme la vida)\b/,
  assault:
    /\b(?:rape[ds]?|sexual(?:ly)? (?:assault\w*|abuse\w*)|molest(?:ed|er|ing)|violacion|violad[ao]|me violo|abuso sexual)\b/,
  violence:
    /\b(?:domestic (?:violence|abuse)|(?:hits?|beats?|beating|abus(?:es|ing)) me|battered|violencia (?:domestica|familiar)|me (?:golpea|pega|maltrata)|maltrato)\b/,
}

/** The most urgent need that a text mentions, if any: 'overdose chicago' → 'emergency'. */
export const urgentNeed = (text: string): UrgentNeed | undefined => {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z]+/g, ' ')
  return URGENT_NEEDS.find((need) => PATTERNS[need].test(words))
}
