import { once } from 'node:events'
import path from 'node:path'
import { DATES } from '../../panel-kit/moment.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type InEach, inEach, type PanelLanguage } from '../../panel-kit/say.ts'
import { startProcess } from '../../panel-kit/start-process.ts'

/** A picture that is large enough for any page, and upright. */
export interface SmallPicture {
  /** As WebP. */
  data: Buffer
  /** How long its sides are, as a share of what they were. */
  scale: number
}

interface Excess {
  width: number
  height: number
  frames: number
  most: number
  /** In sharp’s words. */
  format: string
}

/** Of a file that is no picture, nothing. */
interface Answer {
  small?: SmallPicture
  tooLarge?: Excess
}

/** Ten times what the slowest allowed picture takes. */
const PATIENCE_MS = 20_000
const UNREADABLE = {
  en: 'This file can’t be read as a picture. Choose a PNG, JPEG, WebP or AVIF picture, or save this one again.',
  es: 'Este archivo no se puede leer como imagen. Elija una imagen PNG, JPEG, WebP o AVIF, o vuelva a guardar esta.',
}
const TOO_SLOW = {
  en: 'This picture takes too long to read. Make it smaller, or save it as a JPEG, and upload that.',
  es: 'Esta imagen tarda demasiado en leerse. Hágala más pequeña, o guárdela como JPEG, y súbala así.',
}

const numbersIn = (language: PanelLanguage) => {
  const number = (count: number) => count.toLocaleString(DATES[language])
  return { number, megapixels: (pixels: number) => number(Math.round(pixels / 100_000) / 10) }
}

const tooLarge = ({ width, height, frames, most, format }: Excess) => {
  const inWords: InEach<() => string> = {
    en: () => {
      const { number, megapixels } = numbersIn('en')
      const size = `${number(width)} × ${number(height)} pixels${frames > 1 ? ` in ${number(frames)} frames` : ''}`
      return `The picture has ${megapixels(width * height * frames)} megapixels (${size}); ${megapixels(most)} are the most${format === 'heif' ? ' for AVIF' : ''}. Make it smaller, for example 2,560 pixels wide, and upload it again.`
    },
    es: () => {
      const { number, megapixels } = numbersIn('es')
      const size = `${number(width)} × ${number(height)} píxeles${frames > 1 ? ` en ${number(frames)} cuadros` : ''}`
      return `La imagen tiene ${megapixels(width * height * frames)} megapíxeles (${size}); el máximo es ${megapixels(most)}${format === 'heif' ? ' para AVIF' : ''}. Hágala más pequeña, por ejemplo de 2,560 píxeles de ancho, y súbala de nuevo.`
    },
  }
  return new Refusal(
    inEach((language) => inWords[language]()),
    413,
  )
}

const ask = async (picture: Uint8Array): Promise<Answer | 'too slow'> => {
  const script = path.join(import.meta.dirname, 'shrink-process.mjs')
  const child = startProcess(script, { stdin: 'pipe' })
  const closed = once(child, 'close')
  let isLate = false
  let answer: Answer = {}
  const late = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, PATIENCE_MS)
  child.on('message', (message: Answer) => {
    answer = message
  })
  // It may have ended before it has read everything.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(picture)
  try {
    await closed
  } finally {
    clearTimeout(late)
  }
  return isLate ? 'too slow' : answer
}

/**
 * Makes any picture small enough to work on, in a process of its own.
 * @throws Refusal that says why it can’t be used and what to do
 */
export const shrinkPicture = async (picture: Uint8Array): Promise<SmallPicture> => {
  const answer = await ask(picture)
  if (answer === 'too slow') throw new Refusal(TOO_SLOW)
  if (answer.tooLarge) throw tooLarge(answer.tooLarge)
  if (!answer.small) throw new Refusal(UNREADABLE)
  return answer.small
}
