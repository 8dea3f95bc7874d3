import type { PovertyFigures } from '@healthcare-for-all/cms/contract'

/** The limits that decide something. */
const PERCENTS = [100, 138, 200, 400]
const MOST_PEOPLE = 8

export const REGIONS = ['contiguous', 'alaska', 'hawaii'] as const
export type Region = (typeof REGIONS)[number]

/** A region's figures as a table: the limits by household. */
export const incomeRows = (figures: PovertyFigures, region: Region, caption: string) => {
  const { first, further } = figures[region]
  const shares = (level: number) => PERCENTS.map((percent) => Math.round((level * percent) / 100))
  return {
    type: 'income-table' as const,
    caption,
    percents: PERCENTS,
    rows: Array.from({ length: MOST_PEOPLE }, (_, index) => ({
      people: index + 1,
      dollars: shares(first + index * further),
    })),
    further: shares(further),
  }
}
