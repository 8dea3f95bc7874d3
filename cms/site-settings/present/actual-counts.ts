import type { PanelLanguage } from '../../panel-kit/say.ts'
import type { SiteSetting } from '../../payload-types.ts'
import {
  COUNTED,
  type Counted,
  clinicsInWords,
  type DirectoryCounts,
  footerInWords,
  inDigits,
} from './counted-texts.ts'

/** What is true today for each claim, by the name of its switch. */
export interface ActualCounts {
  counted: string
  resourcesCounted: string
  footerCounted: string
  nationwideCounted: string
  articlesCounted: string
}

const COUNTED_NAMES = Object.keys(COUNTED) as Counted[]

const nationwide = ({ nationwideCounts }: SiteSetting, { byState }: DirectoryCounts): string =>
  (nationwideCounts ?? [])
    .flatMap(({ state }) =>
      typeof state === 'object' ? [`${state.name} ${inDigits(byState[state.id] ?? 0, 'en')}`] : [],
    )
    .join(', ')

const articles = ({ byArticleCategory }: DirectoryCounts): string =>
  Object.entries(byArticleCategory)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/** @param settings read with its states, at depth 1 */
export const actualCounts = (
  settings: SiteSetting,
  counts: DirectoryCounts,
  language: PanelLanguage = 'en',
): ActualCounts => ({
  counted: COUNTED_NAMES.map(
    (name) => `${inDigits(counts[name], language)} ${COUNTED[name][language].toLowerCase()}`,
  ).join(', '),
  resourcesCounted: clinicsInWords(counts, language),
  footerCounted: footerInWords(counts, language),
  nationwideCounted: nationwide(settings, counts),
  articlesCounted: articles(counts),
})
