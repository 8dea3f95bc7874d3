import { describe, expect, it } from 'vitest'
import { articleCategories } from '../../../seed/article-categories.ts'
import { categoryMark } from '../../../site/features/articles/category-mark.ts'
import { PATCHWORK, patchwork } from '../../../site/features/articles/patchwork.ts'

const SLUGS = Array.from({ length: 200 }, (_, index) => `article-${index}`)

describe('the picture of an article without a photograph', () => {
  it('is always the same, and another one for another article', () => {
    expect(patchwork('someone-to-talk-to')).toEqual(patchwork('someone-to-talk-to'))
    expect(new Set(SLUGS.map((slug) => JSON.stringify(patchwork(slug)))).size).toBe(SLUGS.length)
  })

  it('stays small, and is neither empty nor full', () => {
    for (const slug of SLUGS) {
      const { pale, strong } = patchwork(slug)
      const shapes = (pale + strong).match(/M/g)?.length ?? 0
      expect(shapes).toBeGreaterThan(12)
      expect(shapes).toBeLessThan(38)
      expect((pale + strong).length).toBeLessThan(1_600)
    }
  })

  it('begins every shape inside its frame', () => {
    for (const slug of SLUGS) {
      const { pale, strong, markAt } = patchwork(slug)
      for (const [, x, y] of (pale + strong).matchAll(/M(\d+) (\d+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(PATCHWORK.width)
        expect(Number(y)).toBeLessThanOrEqual(PATCHWORK.height)
      }
      expect(markAt).toBeGreaterThan(PATCHWORK.width / 4)
      expect(markAt).toBeLessThan((PATCHWORK.width * 3) / 4)
    }
  })

  it('has a mark of its own for each category of the seed, and one for any other', () => {
    const marks = articleCategories.map(({ slug }) => categoryMark(slug))
    expect(new Set([...marks, categoryMark('added-by-an-editor')]).size).toBe(marks.length + 1)
  })
})
