import type { Locale } from '@healthcare-for-all/cms/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { Copy } from '../copy/catalog.ts'
import { type Paths, pathsFor } from '../paths.ts'

interface Language {
  locale: Locale
  copy: Copy
  paths: Paths
}

const LanguageContext = createContext<Language | null>(null)

interface LanguageProviderProps {
  locale: Locale
  copy: Copy
  children: ReactNode
}

export const LanguageProvider = ({ locale, copy, children }: LanguageProviderProps) => (
  <LanguageContext value={{ locale, copy, paths: pathsFor(locale) }}>{children}</LanguageContext>
)

/** The page's language: its sentences, and the addresses of its pages. */
export const useLanguage = () => {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it')
  return language
}
