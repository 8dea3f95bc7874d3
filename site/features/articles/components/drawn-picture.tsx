import { chakra, defineStyle, type SystemStyleObject } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { stroke } from '../../../components/icon.tsx'
import { categoryColor } from '../category-ink.ts'
import { categoryMark } from '../category-mark.ts'
import { PATCHWORK, patchwork } from '../patchwork.ts'

const { width, height } = PATCHWORK
/** Radius of the disk that the mark is on, and how large a unit of the mark is. */
const DISK = 35
const SCALE = 1.75

const picture = defineStyle({
  display: 'block',
  width: 'full',
  borderRadius: 'card',
  background: 'card',
  '@media print': { display: 'none' },
})

interface DrawnPictureProps {
  article: Pick<ArticleSummary, 'slug' | 'category'>
  css: SystemStyleObject
}

/** The picture of an article without a photograph: its category’s color and mark. Decorative. */
export const DrawnPicture = ({ article: { slug, category }, css }: DrawnPictureProps) => {
  const { pale, strong, markAt } = patchwork(slug)
  const corner = (middle: number) => middle - 12 * SCALE
  return (
    <chakra.svg
      css={[picture, categoryColor(category.color), css]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} opacity="0.08" />
      <path d={pale} opacity="0.16" />
      <path d={strong} opacity="0.5" />
      <chakra.circle fill="card" cx={markAt} cy={height / 2} r={DISK} />
      <path
        transform={`translate(${corner(markAt)} ${corner(height / 2)}) scale(${SCALE})`}
        d={categoryMark(category.slug)}
        {...stroke}
      />
    </chakra.svg>
  )
}
