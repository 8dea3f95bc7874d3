import type { OpenWeek } from '../../contract/open-week.ts'

/** Minutes of a week as Postgres writes them: '{[480,1020),[1920,2460)}'. */
export const multirange = (week: OpenWeek): string =>
  `{${week.map(([from, until]) => `[${from},${until})`).join()}}`
