import { Span } from '@chakra-ui/react'
import { OWN_FACTS, type OwnListing } from '@healthcare-for-all/cms/contract'
import { FactList } from '../../../components/fact-list.tsx'
import { formsCopy } from '../../../copy/forms.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'

/** Names, which no browser may translate. */
const NAMES = ['name', 'address', 'city', 'phone', 'website']

interface ListedFactsProps {
  listing: OwnListing
}

const isYesNo = (value: unknown) => typeof value === 'boolean' || value === 'yes' || value === 'no'

/** Everything that is known of a clinic, as people read it. */
export const ListedFacts = ({ listing }: ListedFactsProps) => {
  const flags = useCopy(formsCopy).yesNo
  const locale = useLocale()
  const inWords = (value: string | boolean | undefined) => {
    if (value === undefined || value === '') return null
    if (typeof value === 'boolean') return value ? flags.yes : flags.no
    return value === 'yes' || value === 'no' ? flags[value] : value
  }
  return (
    <FactList
      values="beside"
      facts={OWN_FACTS.map(({ name, label }) => {
        const words = inWords(listing.values[name])
        // The values are those of the English page.
        const value = words && (
          <Span
            whiteSpace="pre-line"
            lang="en"
            htmlTranslate={NAMES.includes(name) ? 'no' : undefined}
          >
            {words}
          </Span>
        )
        return { term: label[locale], value: isYesNo(listing.values[name]) ? words : value }
      })}
    />
  )
}
