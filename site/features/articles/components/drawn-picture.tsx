import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { stroke } from '../../../components/icon.tsx'
import { style } from '../../../theme/style.ts'
import { categoryColor } from '../category-ink.ts'
import { categoryMark } from '../category-mark.ts'
import { PATCHWORK, patchwork } from '../patchwork.ts'

const { width, height } = PATCHWORK
/** Radius of the disk that the mark is on, and how large a unit of the mark is. */
const DISK = 35
const SCALE = 1.75

const picture = style({
  display: 'block',
  width: 'full',
  borderRadius: 'card',
  background: 'card',
  '@media print': { display: 'none' },
})
const disk = style({ fill: 'card' })

interface DrawnPictureProps {
  article: Pick<ArticleSummary, 'slug' | 'category'>
  className?: string
}

/** The picture of an article without a photograph: its category’s color and mark. Decorative. */
export const DrawnPicture = ({ article: { slug, category }, className }: DrawnPictureProps) => {
  const { pale, strong, markAt } = patchwork(slug)
  const corner = (middle: number) => middle - 12 * SCALE
  return (
    <svg
      css={[picture, categoryColor(category.color)]}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} opacity="0.08" />
      <path d={pale} opacity="0.16" />
      <path d={strong} opacity="0.5" />
      <circle css={disk} cx={markAt} cy={height / 2} r={DISK} />
      <path
        transform={`translate(${corner(markAt)} ${corner(height / 2)}) scale(${SCALE})`}
        d={categoryMark(category.slug)}
        {...stroke}
      />
    </svg>
  )
}
