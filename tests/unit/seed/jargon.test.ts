import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../cms/contract/constants.ts'
import { readArticles } from '../../../seed/articles.ts'
import { readGuides } from '../../../seed/guides.ts'

/** Words that few people know before they need them, and how they are explained. */
const JARGON: Record<Locale, [term: RegExp, explanation: RegExp][]> = {
  en: [
    [/Medicaid/, /(coverage|insurance) for (families|people) with low incomes|People with low/],
    [/CHIP/, /children/i],
    [/Medicare/, /65/],
    [/Marketplace/, /HealthCare\.gov/],
    [/charity care/i, /lowers or cancels/],
    [/federal poverty level/i, /yearly amount|\$[\d,]+ a year|Here is that level/],
    [/sliding (fee|scale)/i, /the less you earn|depends on (your|what)/],
    [/\bcopay/i, /the part you pay|a set amount/i],
    [/\bgeneric/i, /without (the|a) brand name/],
    [/itemized/i, /a list of each/],
  ],
  es: [
    [/Medicaid/, /seguros? (médicos? )?(públicos? )?para|Personas con bajos ingresos/],
    [/CHIP/, /niños/i],
    [/Medicare/, /65/],
    [/Mercado de Seguros/, /CuidadoDeSalud\.gov/],
    [/atención de caridad/i, /le baja o le cancela|baja o cancela/],
    [/nivel federal de pobreza/i, /cantidad.*al año|\$[\d,]+ al año|cada año/i],
    [/copago/i, /la parte que usted paga|una cantidad fija/i],
    [/genéric/i, /sin (el )?nombre de (la )?marca/],
  ],
}

/** Characters after the first use in which the explanation has to be. */
const AFTER = 320

const texts = [...(await readGuides()), ...(await readArticles())]

/** Where a sentence first uses it; headings and tables name what the text then explains. */
const firstUse = (body: string, term: RegExp): number | undefined => {
  let start = 0
  for (const line of body.split('\n')) {
    const found = /^\s*[|#]/.test(line) ? undefined : term.exec(line)
    if (found) return start + found.index
    start += line.length + 1
  }
  return undefined
}

describe.each(['en', 'es'] as const)('the guides and articles in %s', (locale) => {
  it.each(JARGON[locale])('explain %s where it is first used', (term, explanation) => {
    const unexplained = texts.flatMap(({ slug, texts: { [locale]: text } }) => {
      const body = text?.body ?? ''
      const start = firstUse(body, term)
      if (start === undefined) return []
      const isExplained = explanation.test(body.slice(0, start + AFTER))
      return isExplained ? [] : [`${slug}: ${body.slice(start, start + AFTER)}`]
    })
    expect(unexplained).toEqual([])
  })
})
