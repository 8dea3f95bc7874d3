import sharp from 'sharp'
import { PICTURE } from '../contract/files.ts'

/** What a picture for sharing says. */
export interface PictureText {
  /** Small, above the title. */
  above: string
  title: string
  /** Below the title: a place, a telephone number. */
  lines: readonly string[]
}

const MARGIN = 80
const SIZES = [88, 72, 60, 50, 42]
/** The title's lines, which leave room for two lines below. */
const MOST_HEIGHT = 300
const LINE_HEIGHT = 1.18
/** A character's width by its height: a wide sans in bold, and a letter that fills its square. */
const WIDTH = 0.68
const isWide = (character: string) => /[\p{Ideographic}\p{Emoji_Presentation}W@]/u.test(character)

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, each) => sum + (isWide(each) ? 1.05 : WIDTH) * size, 0)

const cut = (text: string, size: number, room: number): string => {
  if (widthOf(text, size) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

const wrap = (text: string, size: number, room: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The largest size at which a text fits. What fits at none ends with dots. */
export const fitTitle = (text: string): { size: number; lines: string[] } => {
  const room = PICTURE.width - 2 * MARGIN
  for (const size of SIZES) {
    const lines = wrap(text, size, room)
    const fits = lines.every((line) => widthOf(line, size) <= room)
    if (fits && lines.length * size * LINE_HEIGHT <= MOST_HEIGHT) return { size, lines }
  }
  const size = SIZES.at(-1) ?? 42
  const most = Math.floor(MOST_HEIGHT / (size * LINE_HEIGHT))
  const lines = wrap(text, size, room)
  const kept = lines.slice(0, most)
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]} ${lines.slice(most).join(' ')}`
  return { size, lines: kept.map((line) => cut(line, size, room)) }
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML allows no control characters, not even escaped. */
const safe = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (each) => XML[each] ?? each)

/** The picture as SVG, in the colors of the site's light scheme. */
export const pictureSvg = ({ above, title, lines }: PictureText): string => {
  const { width, height } = PICTURE
  const room = width - 2 * MARGIN
  const fitted = fitTitle(title)
  const step = fitted.size * LINE_HEIGHT
  const text = (words: string, y: number, size: number, more: string) =>
    `<text x="${MARGIN}" y="${Math.round(y)}" font-size="${size}" ${more}>${safe(words)}</text>`
  const top = 170
  const below = height - MARGIN - (lines.length - 1) * 60
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#FCFBF8"/>`,
    `<rect width="${width}" height="16" fill="#5B2A6E"/>`,
    text(cut(above, 34, room), 110, 34, 'fill="#5B2A6E" font-weight="700"'),
    ...fitted.lines.map((line, index) =>
      text(line, top + (index + 0.8) * step, fitted.size, 'fill="#16202C" font-weight="700"'),
    ),
    ...lines.map((line, index) =>
      text(
        cut(line, 44, room),
        below + index * 60,
        44,
        index === lines.length - 1
          ? 'fill="#5B2A6E" font-weight="700"'
          : 'fill="#4B5663" font-weight="400"',
      ),
    ),
    '</svg>',
  ].join('')
}

/** The picture as PNG, 1200 by 630 pixels. */
export const sharePicture = (text: PictureText): Promise<Buffer> =>
  sharp(Buffer.from(pictureSvg(text)))
    .png({ palette: true, colors: 64 })
    .toBuffer()
