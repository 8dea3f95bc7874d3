import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const line = style({ color: 'quiet', paddingBlock: '2' })

/** One quiet line while the directory shows sample clinics. */
export const SampleNotice = () => {
  const copy = useCopy(frameCopy)
  if (!useSite()?.sampleData) return null
  return <p css={[pageWidth, line]}>{copy.sampleData}</p>
}
