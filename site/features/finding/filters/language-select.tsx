import { englishLanguage, spokenLanguage } from '@healthcare-for-all/cms/contract'
import { SelectField } from '../../../components/select-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import type { FilterProps } from './filter-values.ts'

const byCount = ([one, many]: [string, number], [other, more]: [string, number]) =>
  more - many || one.localeCompare(other)

/** The language of an address as the select has it; undefined for any. */
export const spokenValue = (languages: string | undefined): string | undefined =>
  languages && englishLanguage(languages)

/** A language that is spoken at a clinic: those of the place, the usual ones first. */
export const LanguageSelect = ({ values, counts }: FilterProps) => {
  const { filters: text } = useCopy(searchCopy)
  const locale = useLocale()
  const spoken = spokenValue(values.languages)
  const languages = Object.entries(counts?.languages ?? {}).sort(byCount)
  const unlisted = spoken && !counts?.languages[spoken] ? [spoken] : []
  const nameOf = (language: string) => spokenLanguage(language, locale)
  return (
    <SelectField
      label={text.languages}
      name="languages"
      defaultValue={spoken ?? ''}
      options={[
        { value: '', label: text.anyLanguage },
        ...unlisted.map((value) => ({ value, label: text.counted(nameOf(value), counts && 0) })),
        ...languages.map(([value, clinics]) => ({
          value,
          label: text.counted(nameOf(value), clinics),
        })),
      ]}
    />
  )
}
