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
    `overdos*, too many pills, demasiadas pastillas, overdoes*, over dose*, over dosed, over dosing, sobredosis, sobre dosis, heart attack*, hart attack*,
    heart atack*, hart atack*, ataque al corazon, ataque de corazon, ataque cardiaco, infarto, having a stroke,
    having stroke, stroke symptom*, derrame cerebral, chest pain*, chestpain*, chest hurt*, chest is hurting,
    pain in chest, pain in my chest, pain in the chest, chest tight*, tight chest, dolor de pecho, dolor del pecho,
    dolor en el pecho, dolor en mi pecho, dolor pecho, duele el pecho, duele mucho el pecho, cant breath*,
    can not breath*, cannot breath*, not breath*, trouble breathing, no puedo respirar, no puede respirar, no respira,
    unconscious, inconsciente, wont wake up, no despierta, choking, choking me, bleeding out, od, od on, overdoz*,
    sobredocis, chest pane*, chest pian*, stroke, seizure*, convulsion*, stabbed, gunshot*,
    got shot, been shot, bleeding a lot, bleeding heav*, bleeding bad*, wont stop bleeding, sangra mucho,
    sangrando mucho, no para de sangrar, me falta el aire, falta de aire, se ahoga, ahogando`,
  ),
  poison: list(
    `poison*, poisen*, poisin*, posion*, veneno*, envenena*, enveneno, drank bleach, swallowed bleach, tomo cloro,
    bebio cloro, trago cloro, ate pills, ate some pills, ate my pills, ate a pill, swallowed pills,
    swallowed some pills, swallowed my pills, swallowed a pill, ate medicine, swallowed medicine, drank medicine,
    ate bleach, drank gasoline, drank detergent, ate detergent, drank cleaner, swallowed a battery,
    swallowed battery, me tome unas pastillas, me tome pastillas, se tomo unas pastillas, se tomo pastillas,
    se comio unas pastillas, se comio pastillas, se trago unas pastillas, se trago pastillas, se trago una pila,
    intoxica*, embenena*, embeneno`,
  ),
  suicide: list(
    `suicid*, siucid*, suiside*, suisidal, suiciad*, suecid*, suisid*, suside, sucide, sucidal, suicde, suicied, suicdal, kill my self, killing my self, kill myself,
    killing myself, end my life, ending my life, end it all, want to die, want die, wanna die, wanna to die,
    want to be dead, dont want to live, do not want to live, dont wanna live, dont want to be alive,
    dont want to be here anymore, better off dead, feel like dying, no reason to live, self harm*, hurt my self, hurting my self, hurt myself,
    hurting myself, cut myself, cutting myself, quiero morir*, ganas de morir*, quisiera morir*, deseo morir*,
    me quiero morir, quisiera estar muert*, quiero matar, matarme, voy a matar, quitarme la vida,
    acabar con mi vida, no quiero vivir, no quiero seguir viviendo, no quiero estar viva, no quiero estar vivo,
    hacerme dano`,
  ),
  assault: list(
    `rape, raped, rapes, rapist, sexual assault*, sexual abuse*, sexually assault*, sexually abuse*, molested, molester,
    molesting, violacion, violada, violado, me violo, me violaron, violaron, abuso sexual, abusaron de mi,
    agresion sexual, raping me, raped me, rapes me, molested me, touched me`,
  ),
  violence: list(
    `domestic vio*, domestic vil*, child abuse*, abuso infantil, abused me, domestic abuse, abused, abuser, abusive, abuses me,
    abusing me, hit me, hits me, hitting me, beat me, beats me, beating me, battered, choked me, violencia domestica,
    violencia familiar, violencia intrafamiliar, violencia de genero, violencia de pareja, violencia en casa,
    violencia en mi casa, violencia en el hogar, violencia machista, me golpea, me golpeo, me pega, me pego,
    me maltrata, maltrato, maltratada, me amenaza`,
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
