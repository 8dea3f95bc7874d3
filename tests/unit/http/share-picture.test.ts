import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fitTitle, pictureSvg, sharePicture } from '../../../cms/http/share-picture.ts'

const WORDS = 'Community Health and Wellness Center of Greater Northern Anderson County '

describe('the title of a picture', () => {
  it('is large if it is short', () => {
    expect(fitTitle('River Clinic')).toEqual({ size: 88, lines: ['River Clinic'] })
  })

  it.each([[WORDS.trim()], [WORDS.repeat(2).trim()]])('is smaller if it is long: %s', (title) => {
    const { size, lines } = fitTitle(title)
    expect(size).toBeLessThan(88)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length * size * 1.18).toBeLessThanOrEqual(300)
  })

  it.each([[WORDS.repeat(9)], ['x'.repeat(500)], ['診'.repeat(200)]])(
    'ends with dots if it fits at no size',
    (title) => {
      const { size, lines } = fitTitle(title)
      expect(size).toBe(42)
      expect(lines.length * size * 1.18).toBeLessThanOrEqual(300)
      expect(lines.at(-1)).toMatch(/…$/)
    },
  )
})

it('escapes what would be markup', () => {
  const svg = pictureSvg({ above: 'A', title: '<script>&"\u0007', lines: ['</svg>'] })
  expect(svg).toContain('&lt;script&gt;&amp;&quot; ')
  expect(svg.match(/<\/svg>/g)).toHaveLength(1)
})

it('is 1200 by 630 pixels, with words on it', async () => {
  const picture = await sharePicture({
    above: 'A',
    title: 'River <Clinic>',
    lines: ['864-555-0142'],
  })
  const { width, height, format } = await sharp(picture).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  const { dominant, entropy } = await sharp(picture).stats()
  expect(dominant.r).toBeGreaterThan(240)
  expect(entropy).toBeGreaterThan(0.1)
})
