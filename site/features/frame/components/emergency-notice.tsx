import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const strip = style({ background: 'alertWash', color: 'alert' })
const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })
const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Two lines on a phone, kept low to leave room for the page on the first screen.
  minHeight: { base: '2.25rem', sm: 'touch' },
  paddingInline: '2',
  fontWeight: 'heavy',
  color: 'inherit',
})

/** Whom to call if a clinic is not enough: in an emergency, and in a crisis. */
export const EmergencyNotice = () => (
  <div css={strip}>
    <div css={[pageWidth, row]}>
      {useCopy(frameCopy).emergency.map(({ text, number }) => (
        <p key={number}>
          {text}{' '}
          <a css={link} translate="no" href={outbound.telephone(number)}>
            {number}
          </a>
        </p>
      ))}
    </div>
  </div>
)
