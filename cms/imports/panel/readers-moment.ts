import { DATES } from '../../panel-kit/dates.ts'
import { inEach, type PanelLanguage } from '../../panel-kit/say.ts'

const FORMATS = inEach(
  (language) =>
    new Intl.DateTimeFormat(DATES[language], { dateStyle: 'medium', timeStyle: 'short' }),
)

/** 'Nov 12, 2026, 3:04 PM', by the reader's own clock. */
export const readersMoment = (moment: string, language: PanelLanguage): string =>
  FORMATS[language].format(new Date(moment))
