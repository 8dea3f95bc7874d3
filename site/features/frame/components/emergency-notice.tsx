import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outbound } from '../../../paths.ts'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const strip = style({ background: 'alertWash', color: 'alert' })
const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '2',
  fontWeight: 'heavy',
  color: 'inherit',
})

export const EmergencyNotice = () => {
  const { text, number } = useCopy(frameCopy).emergency
  return (
    <div css={strip}>
      <p css={pageWidth}>
        {text}{' '}
        <a css={link} translate="no" href={outbound.telephone(number)}>
          {number}
        </a>
      </p>
    </div>
  )
}
