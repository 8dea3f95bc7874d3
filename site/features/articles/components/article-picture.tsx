import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { style } from '../../../theme/style.ts'
import { DrawnPicture } from './drawn-picture.tsx'

const picture = style({
  width: 'full',
  maxWidth: 'measure',
  height: 'auto',
  borderRadius: 'card',
  marginBottom: '2',
})
const drawn = {
  card: style({ aspectRatio: '5 / 2', marginBottom: '1' }),
  head: style({ aspectRatio: { base: '5 / 2', md: '4 / 1', lg: '2 / 1' }, maxWidth: 'measure' }),
}

interface ArticlePictureProps {
  article: Pick<ArticleSummary, 'slug' | 'category' | 'image'>
  /** In a list, far down, a photograph loads only when it is near the screen. */
  at?: keyof typeof drawn
}

/** An article's photograph; if it has none, a picture that is drawn. */
export const ArticlePicture = ({ article, at = 'card' }: ArticlePictureProps) => {
  const { image } = article
  if (!image) return <DrawnPicture css={drawn[at]} article={article} />
  return (
    <img
      css={picture}
      src={image.url}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={at === 'head' ? 'eager' : 'lazy'}
    />
  )
}
