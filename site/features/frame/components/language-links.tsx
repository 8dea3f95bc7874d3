import { Link } from '@chakra-ui/react'
import { LANGUAGES, LOCALES, sameIn } from '@healthcare-for-all/cms/contract/paths'
import { useLocation } from 'react-router-dom'
import { useLocale } from '../../../lib/language.tsx'

/**
 * The same page in the other languages. Each has its own code, so these links load a document, whose
 * first script remembers which was pressed.
 */
export const LanguageLinks = () => {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  return LOCALES.filter((other) => other !== locale).map((other) => (
    // The server's page doesn't have the parameters that no page reads.
    <Link
      key={other}
      display="inline-flex"
      alignItems="center"
      minHeight={{ base: '2.25rem', sm: 'touch' }}
      paddingInline={{ base: '0', sm: '2' }}
      fontWeight="heavy"
      color="inherit"
      href={sameIn(other, pathname + search)}
      hrefLang={other}
      lang={other}
      htmlTranslate="no"
      suppressHydrationWarning
    >
      {LANGUAGES[other].name}
    </Link>
  ))
}
