import { type PhoneLine, spokenLanguage } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { visuallyHidden } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const list = style({ display: 'grid', gap: '1' })
const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  overflowWrap: 'anywhere',
})

/** A number that can be called or texted; a fax is only read. */
const LineNumber = ({ line }: { line: PhoneLine }) => {
  const text = useCopy(clinicCopy).contact
  const card = useCopy(clinicCardCopy)
  const { number, extension, type } = line
  const words = (
    <>
      <NoTranslate words={number} /> {extension && card.extension(extension)}
    </>
  )
  if (type === 'fax') return <span>{words}</span>
  const isText = type === 'text'
  return (
    <OutsideLink
      href={isText ? outbound.textMessage(number) : outbound.telephone(number, extension)}
    >
      {isText && <span css={visuallyHidden}>{text.sendText} </span>}
      {words}
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
    <span css={list}>
      {lines.map((line) => (
        <span css={row} key={[line.number, line.extension, line.description].join()}>
          <LineNumber line={line} />
          {line.languages.length > 0 && <span>{spoken(line)}</span>}
          {line.description && <span lang={langOf(line)}>{line.description}</span>}
        </span>
      ))}
    </span>
  )
}
