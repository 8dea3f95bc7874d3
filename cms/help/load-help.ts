import type { InEach, PanelLanguage } from '../panel-kit/say.ts'
import { type HelpSection, inOtherLanguage, readSections } from './read-sections.ts'

const TEXTS: InEach<() => Promise<{ default: string }>> = {
  en: () => import('../../docs/editors.md'),
  es: () => import('../../docs/editors.es.md'),
}

/** The help in a language. The English comes along, since screens name its sections. */
export const loadHelp = async (language: PanelLanguage): Promise<HelpSection[]> => {
  const [english, own] = await Promise.all([TEXTS.en(), TEXTS[language]()])
  return inOtherLanguage(readSections(english.default), readSections(own.default))
}
