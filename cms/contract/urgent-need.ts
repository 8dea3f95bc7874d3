import { indexOfPhrase, phraseOf, wordsOf } from './phrases.ts'

/** Needs that a telephone line serves sooner than any clinic, the most urgent first. */
export const URGENT_NEEDS = ['emergency', 'poison', 'suicide', 'assault', 'violence'] as const
export type UrgentNeed = (typeof URGENT_NEEDS)[number]

const list = (text: string) => text.split(',').map((phrase) => phrase.trim())

/**
 * What people type then, in English and Spanish. A star stands for any ending. Editors have a table
 * that begins with these; they also count while that can't be read.
 */
export const URGENT_WORDS: Record<UrgentNeed, readonly string[]> = {
  emergency: list(
    `overdos*, sobredosis, heart attack, ataque al corazon, ataque de corazon, ataque cardiaco, chest pain*,
    dolor de pecho, dolor en el pecho, cant breath*, can not breath*, cannot breath*, not breath*,
    no puedo respirar, unconscious, choking, bleeding out`,
  ),
  poison: list('poison*, veneno, envenena*'),
  suicide: list(
    `suicid*, kill my self, killing my self, kill myself, killing myself, end my life, want to die, want die,
    wanna die, wanna to die, self harm*, hurt my self, hurting my self, hurt myself, hurting myself,
    quiero morir*, matarme, quitarme la vida`,
  ),
  assault: list(
    `rape, raped, rapes, sexual assault*, sexual abuse*, sexually assault*, sexually abuse*, molested, molester,
    molesting, violacion, violada, violado, me violo, me violaron, violaron, abuso sexual`,
  ),
  violence: list(
    `domestic violence, domestic abuse, hit me, hits me, beat me, beats me, beating me, abuses me, abusing me,
    battered, violencia domestica, violencia familiar, me golpea, me pega, me maltrata, maltrato`,
  ),
}

const PHRASES = URGENT_NEEDS.flatMap((need) =>
  URGENT_WORDS[need].map((words) => ({ need, phrase: phraseOf(words) })),
)

/** The most urgent need that a text mentions, if any: 'overdose chicago' → 'emergency'. */
export const urgentNeed = (text: string): UrgentNeed | undefined => {
  const words = wordsOf(text)
  return PHRASES.find(({ phrase }) => indexOfPhrase(words, phrase) !== -1)?.need
}
