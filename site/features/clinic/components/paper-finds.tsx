import type { Clinic } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { DrawnMap } from './drawn-map.tsx'

const box = style({
  display: 'none',
  '@media print': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    gridColumn: '2',
    gridRow: '4 / 10',
  },
})
const map = style({ width: '1.7in', height: 'auto' })
const code = style({ width: '0.8in', height: 'auto' })
const words = style({ width: '0.8in', lineHeight: '1.2' })

interface PaperFindsProps {
  clinic: Clinic
}

/**
 * On paper, beside the address: where it is, and the way back to its page. Images that are lazy and
 * hidden load when they are printed, and before that with the page's own button.
 */
export const PaperFinds = ({ clinic }: PaperFindsProps) => {
  const { paper } = useCopy(keepCopy)
  const locale = useLocale()
  const { slug, latitude, coordinatesApproximate } = clinic
  return (
    <div css={box}>
      {latitude !== null && !coordinatesApproximate && (
        <DrawnMap css={map} slug={slug} data-paper="" />
      )}
      <div>
        <img
          css={code}
          src={filePath('clinicCode', locale, slug)}
          alt=""
          width={90}
          height={90}
          loading="lazy"
          data-paper=""
        />
        <p css={words}>{paper.scan}</p>
      </div>
    </div>
  )
}
