import type { Localized } from '../localized.ts'
import type { Random } from './random.ts'
import type { sampleTexts } from './texts.ts'

const waits: readonly Localized[] = [
  { en: 'Usually the same day', es: 'Por lo general, el mismo día' },
  { en: 'About one week', es: 'Cerca de una semana' },
  { en: 'Two to three weeks', es: 'De dos a tres semanas' },
]

const freeCosts: readonly Localized[] = [
  { en: 'Nothing', es: 'Nada' },
  { en: 'Nothing; donations are welcome', es: 'Nada; se aceptan donaciones' },
]

const lowCosts: readonly Localized[] = [
  { en: '$20 to $40, by income', es: 'De $20 a $40, según los ingresos' },
  { en: '$25, or less by income', es: '$25, o menos según los ingresos' },
]

/** Shares of clinics, 0 to 1. */
const NEVER_ASKED = 0.3
const ANSWERED = 0.75
const WITH_TEXT = 0.5

/** What a clinic's own words say that it asks for. */
const saysItAsks = (words: string) => ({
  asksForId: words.includes('photo ID'),
  asksForProofOfAddress: words.includes('Proof of address'),
  asksForProofOfIncome: /proof of income|pay stubs/.test(words),
})

/** What people are asked for before a first visit, how long they wait, and what it costs. */
export const sampleVisit = (
  random: Random,
  { eligibility, walkIns }: Pick<ReturnType<typeof sampleTexts>, 'eligibility' | 'walkIns'>,
  isFree: boolean,
) => {
  const isKnown = !random.chance(NEVER_ASKED)
  const answer = (yes: number) => (isKnown && random.chance(ANSWERED) ? random.chance(yes) : null)
  const words = eligibility?.en ?? ''
  const stated = saysItAsks(words)
  const seesEveryone = words.includes('No requirements')
  const asked = (isSaid: boolean, yes: number) => isSaid || answer(seesEveryone ? 0 : yes)
  const text = (texts: readonly Localized[]) =>
    isKnown && random.chance(WITH_TEXT) ? random.pick(texts) : null
  return {
    papers: {
      asksForId: asked(stated.asksForId, 0.5),
      asksForProofOfAddress: asked(stated.asksForProofOfAddress, 0.4),
      asksForProofOfIncome: asked(stated.asksForProofOfIncome, isFree ? 0.4 : 0.7),
      asksForSsn: asked(false, 0.1),
      asksImmigrationStatus: asked(false, 0.04),
      appointmentNeeded: isKnown ? !walkIns : null,
    },
    wait: text(waits),
    cost: text(isFree ? freeCosts : lowCosts),
  }
}
