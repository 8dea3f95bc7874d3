/** The languages of the panel. People choose theirs in their account; before, their browser does. */
export const PANEL_LANGUAGES = ['en', 'es'] as const
export type PanelLanguage = (typeof PANEL_LANGUAGES)[number]

/**
 * The same in each language of the panel: a sentence, a list of them, a function that makes one. It is also the
 * form that Payload takes labels in.
 */
export type InEach<Words = string> = Record<PanelLanguage, Words>

/** Takes what is in the reader's language. */
export type Say = <Words>(words: InEach<Words>) => Words

/** Payload's name of a language, if the panel has it; else English. */
export const panelLanguage = (language: string | undefined): PanelLanguage =>
  PANEL_LANGUAGES.find((each) => each === language) ?? 'en'

export const sayIn =
  (language: string | undefined): Say =>
  (words) =>
    words[panelLanguage(language)]

/** In the language of whoever sent a request; in English if nobody did. */
export const sayTo = (req: { i18n?: { language: string } } | undefined): Say =>
  sayIn(req?.i18n?.language)

/** Makes something in each language. */
export const inEach = <Words>(make: (language: PanelLanguage) => Words): InEach<Words> => ({
  en: make('en'),
  es: make('es'),
})
