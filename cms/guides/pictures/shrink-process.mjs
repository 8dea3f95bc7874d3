// Reads a picture from its input and answers with a smaller one, as a process of its own: what
// decoding takes, memory and processor, ends with it. It is JavaScript, so that it starts at once.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { endFirst } from '../../panel-kit/end-first.mjs'
import { excess, longestSide } from './limits.mjs'

/** As good as the original to the eye: Payload makes the final files from it. */
const QUALITY = 95

sharp.cache(false)
sharp.concurrency(1)
// Whatever a file says it is, nothing else is read: drawings could name other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
})

const shrink = async () => {
  const picture = await buffer(process.stdin)
  const header = await sharp(picture, { limitInputPixels: false }).metadata()
  const tooLarge = excess(header)
  if (tooLarge) return { tooLarge }
  const side = longestSide(header)
  const { data, info } = await sharp(picture, { animated: header.format === 'webp' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  // Where a picture lies on its side, `width` in its header is its height.
  return { small: { data, scale: info.width / header.autoOrient.width } }
}

await endFirst()
const answer = await shrink().catch(() => ({}))
process.send?.(answer, () => process.exit())
