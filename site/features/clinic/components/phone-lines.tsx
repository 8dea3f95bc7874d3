import { Span, VisuallyHidden } from '@chakra-ui/react'
import { type PhoneLine, spokenLanguage } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'

/** A number that can be called or texted; a fax is only read. */
const LineNumber = ({ line }: { line: PhoneLine }) => {
  const text = useCopy(clinicCopy).contact
  const card = useCopy(clinicCardCopy)
  const { number, extension, type } = line
  const words = (
    <>
      <NoTranslate words={number} /> {extension && <span>{card.extension(extension)}</span>}
    </>
  )
  if (type === 'fax') return <span>{words}</span>
  const isText = type === 'text'
  return (
    <OutsideLink
      href={isText ? outbound.textMessage(number) : outbound.telephone(number, extension)}
    >
      {isText && <VisuallyHidden>{`${text.sendText} `}</VisuallyHidden>}
      <span>{words}</span>
    </OutsideLink>
  )
}

/** Lines of one kind, each with its languages and what is said of it. */
export const PhoneLines = ({ lines }: { lines: readonly PhoneLine[] }) => {
  const { contact } = useCopy(clinicCopy)
  const locale = useLocale()
  const spoken = ({ languages }: PhoneLine) =>
    contact.spoken(languages.map((name) => spokenLanguage(name, locale)).join(', '))
  /** Nobody translates what is said of a line: it is English, unless the line is not. */
  const langOf = ({ languages }: PhoneLine) =>
    locale === 'en' || (languages.length > 0 && !languages.includes('English')) ? undefined : 'en'
  return (
    <Span display="grid" gap="1">
      {lines.map((line) => (
        <Span
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="2"
          key={[line.number, line.extension, line.description].join()}
        >
          <LineNumber line={line} />
          {line.languages.length > 0 && <span>{spoken(line)}</span>}
          {line.description && <span lang={langOf(line)}>{line.description}</span>}
        </Span>
      ))}
    </Span>
  )
}
