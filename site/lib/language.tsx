import { type PageLocale, type Paths, pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { createContext, type ReactNode, useContext } from 'react'
import type { PerLanguage } from '../copy/catalog.ts'

const paths: Record<PageLocale, Paths> = { en: pathsFor('en') }

const LocaleContext = createContext<PageLocale>('en')

interface LanguageProviderProps {
  locale: PageLocale
  children: ReactNode
}

export const LanguageProvider = ({ locale, children }: LanguageProviderProps) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
)

/** Texts in the page's language. */
export const useCopy = <Texts,>(texts: PerLanguage<Texts>) => texts[useContext(LocaleContext)]

/** Addresses of the pages in the page's language. */
export const usePaths = () => paths[useContext(LocaleContext)]
