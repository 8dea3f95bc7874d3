import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import { type Vocabulary, WORD_FACTS } from '../../vocabulary/index.ts'

/**
 * A document whose lists say what people have said that their words mean. The document itself keeps what was
 * written, so that this can be taken back.
 * @param untranslated names of its texts that are not in the language
 */
export const withMeanings = (
  clinic: ClinicDocument,
  { meaning, nameOf }: Vocabulary['words'],
  untranslated: readonly string[],
): ClinicDocument => {
  const changed: Record<string, string[]> = {}
  for (const fact of WORD_FACTS) {
    const list: unknown = clinic[fact]
    if (fact === 'addedCategories' || !Array.isArray(list)) continue
    const isOwn = fact !== 'services' && !untranslated.includes(fact)
    const entries = list.map((text: string) => {
      const entry = meaning(fact, text)
      return entry && isOwn ? (nameOf(fact, entry) ?? entry) : (entry ?? text)
    })
    if (entries.some((text, at) => text !== list[at])) changed[fact] = [...new Set(entries)]
  }
  return { ...clinic, ...changed }
}
