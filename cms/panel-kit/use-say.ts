'use client'
import { useTranslation } from '@payloadcms/ui'
import { type PanelLanguage, panelLanguage, type Say, sayIn } from './say.ts'

/** The language that whoever looks at the screen reads the panel in. */
export const usePanelLanguage = (): PanelLanguage => panelLanguage(useTranslation().i18n.language)

/** Takes a screen's words in that language: `say({ en: 'Save', es: 'Guardar' })`. */
export const useSay = (): Say => sayIn(usePanelLanguage())
