import { type ClinicSummary, lineToCall } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { AfterNumber } from '../../../components/after-number.tsx'
import { CallText } from '../../../components/call-text.tsx'
import { Icon } from '../../../components/icon.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { cx, listRecipes, listStyle } from '../../../theme/list-style.ts'

const wide = listStyle({
  width: { base: 'full', md: 'auto' },
  paddingInline: { md: '3' },
  fontVariantNumeric: 'tabular-nums',
  // The number stays in one piece if it fits.
  '& [translate=no]': { display: 'inline-block' },
})

interface CallButtonProps {
  clinic: Pick<ClinicSummary, 'name' | 'phone' | 'phoneExtension' | 'phones'>
  /** If it shares a line with others on a phone, the icon says what the word does. */
  brief?: 'onPhones'
}

export const CallButton = ({ clinic, brief }: CallButtonProps) => {
  const card = useCopy(clinicCardCopy)
  const line = lineToCall(clinic, useLocale())
  if (!line) return null
  const { name } = clinic
  return (
    <a
      className={cx(listRecipes.solidButton, wide)}
      href={outbound.telephone(line.number, line.extension)}
    >
      <Icon name="phone" />
      <span>
        <CallText
          text={card.call(line.number)}
          number={line.number}
          before={line.language ? 'aloud' : brief ? 'wide' : 'shown'}
        />
        <AfterNumber line={line} />
        <span className={listRecipes.readAloud}>
          <NoTranslate text={`, ${name}`} words={name} />
        </span>
      </span>
    </a>
  )
}
