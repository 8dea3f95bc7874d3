import { describe, expect, it } from 'vitest'
import { articleCategories } from '../../../seed/article-categories.ts'
import { readArticles } from '../../../seed/articles.ts'
import { GRADE_EIGHT, readingLevel } from './reading-level.ts'

const articles = await readArticles()

describe('the articles', () => {
  it('are six, newest first, and only the first one is featured', () => {
    expect(articles.map(({ featured }) => featured)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    const dates = articles.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('are one in each category', () => {
    expect(articles.map(({ category }) => category).sort()).toEqual(
      articleCategories.map(({ slug }) => slug).sort(),
    )
  })

  it.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
    const { en, es } = article.texts
    const words = en.body.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(400)
    expect(words).toBeLessThanOrEqual(800)
    expect(article.author).toBe('Editorial team')
    expect(es?.title).not.toBe(en.title)
    expect(es?.excerpt).not.toBe(en.excerpt)
    expect(en.readTime).toMatch(/^\d min read$/)
    expect(es?.readTime).toMatch(/^\d min de lectura$/)
    expect(readingLevel(en.body)).toBeLessThanOrEqual(GRADE_EIGHT)
  })
})

describe('the article categories', () => {
  it('have the counts that the specification fixes', () => {
    expect(articleCategories.map(({ name, count }) => [name.en, count])).toEqual([
      ['Patient Rights', 8],
      ['Healthcare Access', 12],
      ['Preventive Care', 6],
      ['Mental Health', 9],
      ['Chronic Care', 7],
      ["Children's Health", 5],
    ])
  })
})
