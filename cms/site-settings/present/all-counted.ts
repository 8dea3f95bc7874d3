import type { SiteSetting } from '../../payload-types.ts'
import type { Counted } from './counted-texts.ts'

/** What a figure counts, by a word of its English label; the first that fits holds. */
const BY_LABEL: [word: RegExp, counted: Counted][] = [
  [/verified/i, 'verified'],
  [/states/i, 'states'],
  [/service/i, 'services'],
  [/clinics/i, 'clinics'],
]

const figures = (rows: SiteSetting['homeFigures']) =>
  (rows ?? []).map((row) => ({
    ...row,
    counted: row.counted ?? BY_LABEL.find(([word]) => word.test(row.label))?.[1] ?? null,
  }))

/**
 * The settings that count every figure that can be counted; the others stay as they are.
 * @param settings in English, with the ids of their rows
 */
export const allCounted = ({ homeFigures, aboutFigures }: SiteSetting): Partial<SiteSetting> => ({
  homeFigures: figures(homeFigures),
  aboutFigures: figures(aboutFigures),
  resourcesCounted: true,
  nationwideCounted: true,
  footerCounted: true,
  articlesCounted: true,
})

/** Whether anything is left to be counted. */
export const isAllCounted = (settings: SiteSetting): boolean => {
  const { homeFigures, aboutFigures, ...switches } = allCounted(settings)
  const left = [
    [homeFigures, settings.homeFigures],
    [aboutFigures, settings.aboutFigures],
  ] as const
  return (
    Object.keys(switches).every((name) => Reflect.get(settings, name) === true) &&
    left.every(([after, before]) =>
      (after ?? []).every(({ counted }, index) => counted === (before?.[index]?.counted ?? null)),
    )
  )
}
