import { useLanguage } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.ts'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const line = style({ color: 'quiet', paddingBlock: '2' })

/** One quiet line while the directory shows invented clinics. */
export const SampleNotice = () => {
  const { copy } = useLanguage()
  if (!useSite()?.sampleData) return null
  return <p css={[pageWidth, line]}>{copy.frame.sampleData}</p>
}
