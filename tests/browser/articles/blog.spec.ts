import { API, answer, delayCalls, editAnswers, fail } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf, placeholders } from '../../support/page-parts.ts'

const TILES = [
  ['Patient Rights', 8, 'patient-rights'],
  ['Healthcare Access', 12, 'healthcare-access'],
  ['Preventive Care', 6, 'preventive-care'],
  ['Mental Health', 9, 'mental-health'],
  ['Chronic Care', 7, 'chronic-care'],
  ["Children's Health", 5, 'childrens-health'],
] as const

test('lists six articles, the first one featured', async ({ page }) => {
  await page.goto('/resources/blog')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(6)
  const featured = page.getByRole('heading', { name: 'Featured article' }).locator('+ article')
  await expect(featured).toContainText('Your first clinic visit without insurance, step by step')
  await expect(articles.first()).toHaveText((await featured.textContent()) ?? '')
  for (const part of ['Healthcare Access', 'By Editorial team', 'Dec 10, 2024', '4 min read']) {
    await expect(featured).toContainText(part)
  }
})

test('an article without a photograph has a drawn picture that nobody has to hear', async ({
  page,
}) => {
  await page.goto('/resources/blog')
  const articles = page.getByRole('main').getByRole('article')
  const drawings = await articles.evaluateAll((all) =>
    all.map((article) => article.querySelector('svg[aria-hidden=true]')?.innerHTML),
  )
  expect(drawings).toHaveLength(6)
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(6)
  const name = 'Someone to talk to when therapy costs too much'
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const picture = page.getByRole('article').first().locator('svg[aria-hidden=true]').first()
  await expect(picture).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(picture).toBeHidden()
})

test('an article with a photograph shows that', async ({ page }) => {
  const image = { url: '/favicon.svg', alt: 'A waiting room', width: 32, height: 32 }
  await editAnswers<{ articles: object[]; total: number }>(page, API.articles, (list) => ({
    ...list,
    articles: list.articles.map((article) => ({ ...article, image })),
  }))
  await page.goto('/resources')
  await page.getByRole('main').getByRole('link', { name: /blog/i }).first().click()
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article.getByRole('img', { name: 'A waiting room' })).toBeVisible()
  await expect(article.locator('svg[viewBox="0 0 320 128"]')).toHaveCount(0)
})

test('six tiles have the counts that the specification fixes', async ({ page }) => {
  await page.goto('/resources/blog')
  const tiles = page.getByRole('navigation', { name: 'Browse by category' })
  expect(await linksOf(tiles)).toEqual(
    TILES.map(([name, count, slug]) => [`${name} ${count}`, `/resources/blog?category=${slug}`]),
  )
})

test('a tile shows only the articles of its category', async ({ page }) => {
  await page.goto('/resources/blog')
  await page.getByRole('link', { name: 'Mental Health 9' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mental Health')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Mental Health 9' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
})

test('Read Full Article opens the article', async ({ page }) => {
  await page.goto('/resources/blog')
  const { articles } = await ask<'articles'>('/api/articles')
  const links = page.getByRole('link', { name: 'Read Full Article' })
  await expect(links).toHaveCount(articles.length)
  await links.nth(1).click()
  await expect(page).toHaveURL(`/resources/blog/${articles[1]?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[1]?.title ?? '')
})

test('an article without a body has no link to it', async ({ page }) => {
  const { articles, total } = await ask<'articles'>('/api/articles')
  const short = articles.map((article) => ({ ...article, hasBody: false }))
  await answer(page, API.articles, { articles: short, total })
  await page.goto('/resources')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Health blog/ })
    .click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Read Full Article' })).toHaveCount(0)
})

test('pages to older articles and back to newer ones', async ({ page }) => {
  const { articles } = await ask<'articles'>('/api/articles')
  await answer(page, API.articles, { articles, total: 13 })
  await page.goto('/resources')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Health blog/ })
    .click()
  await expect(page.getByRole('link', { name: 'Newer articles' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL('/resources/blog?offset=12')
  await expect(page.getByRole('link', { name: 'Older articles' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Newer articles' })).toHaveAttribute(
    'href',
    '/resources/blog',
  )
})

test('gives health tips', async ({ page }) => {
  await page.goto('/resources/blog')
  const tips = page.getByRole('complementary', { name: 'Health tips' })
  expect(await tips.getByRole('listitem').count()).toBeGreaterThan(3)
})

test('an unknown category has no articles, and a way back', async ({ page }) => {
  await page.goto('/resources/blog?category=astrology')
  await expect(page.getByRole('heading', { name: 'No articles here yet' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('link', { name: 'All articles' }).first()).toHaveAttribute(
    'href',
    '/resources/blog',
  )
})

test('six placeholders show while the articles load', async ({ page }) => {
  await page.goto('/resources')
  const release = await delayCalls(page, API.articles)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Health blog/ })
    .click()
  await expect(placeholders(page)).toHaveCount(6)
  release()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
})

test.describe('articles that can’t be loaded', () => {
  test.use({ expectedErrors: [/status of (404|500)/] })

  test('the blog says so and links to the guides', async ({ page }) => {
    await fail(page, API.articles, 500)
    await page.goto('/resources')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Health blog/ })
      .click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The articles could not be loaded')
    expect(await linksOf(alert)).toEqual([['See all guides', '/resources']])
  })

  test('an article that does not exist is answered with 404 and a way on', async ({ page }) => {
    const response = await page.goto('/resources/blog/no-such-article')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'See all articles' })).toHaveAttribute(
      'href',
      '/resources/blog',
    )
    await expect(main.getByRole('textbox', { name: 'Location' })).toBeVisible()
  })
})

test('an article says who wrote it, when, and how long it takes to read', async ({
  page,
  baseURL,
}) => {
  const address = '/resources/blog/someone-to-talk-to'
  await page.goto(address)
  const article = page.getByRole('main').getByRole('article').first()
  for (const part of ['Mental Health', 'By Editorial team', 'Nov 19, 2024', '4 min read']) {
    await expect(article).toContainText(part)
  }
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts.map((text): unknown => JSON.parse(text))).toMatchObject([
    {
      '@type': 'Article',
      mainEntityOfPage: `${baseURL}${address}`,
      headline: 'Someone to talk to when therapy costs too much',
      datePublished: '2024-11-19T17:00:00.000Z',
      author: { name: 'Editorial team' },
      articleSection: 'Mental Health',
    },
    {
      itemListElement: [{ name: 'Home' }, { name: 'Resources' }, { name: 'Health Blog' }, {}],
    },
  ])
})

test('three other articles are listed below an article', async ({ page }) => {
  const { articles } = await ask<'articles'>('/api/articles')
  const [newest] = articles
  await page.goto(`/resources/blog/${newest?.slug}`)
  const others = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Other articles' }),
  })
  await expect(others.getByRole('article').getByRole('heading')).toHaveText(
    articles.slice(1, 4).map(({ title }) => title),
  )
})

test('an address for the newsletter is accepted', async ({ page }) => {
  await page.goto('/resources/blog')
  const form = page.getByRole('form', { name: 'The newsletter' })
  await form.getByRole('textbox', { name: /Email Address/ }).fill('reader@example.org')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeVisible()
  await expect(form.getByText('We have your address.')).toBeVisible()
})
