import { LOCALES, type Locale, type Paths, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { createContext, type ReactNode, useContext } from 'react'
import type { PerLanguage } from '../copy/catalog.ts'

const paths = Object.fromEntries(LOCALES.map((locale) => [locale, pathsFor(locale)])) as Record<
  Locale,
  Paths
>

const LocaleContext = createContext<Locale>('en')

interface LanguageProviderProps {
  locale: Locale
  children: ReactNode
}

export const LanguageProvider = ({ locale, children }: LanguageProviderProps) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
)

/** The page's language. */
export const useLocale = () => useContext(LocaleContext)

/** Texts in the page's language. */
export const useCopy = <Texts,>(texts: PerLanguage<Texts>) => texts[useLocale()]

/** Addresses of the pages in the page's language. */
export const usePaths = () => paths[useLocale()]
