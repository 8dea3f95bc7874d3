import { API, delayCalls } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { placeholders } from '../../support/page-parts.ts'

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

test('Read Full Article opens the article', async ({ page }) => {
  await page.goto('/resources/blog')
  const { articles } = await ask<'articles'>('/api/articles')
  const links = page.getByRole('link', { name: 'Read Full Article' })
  await expect(links).toHaveCount(articles.length)
  await links.nth(1).click()
  await expect(page).toHaveURL(`/resources/blog/${articles[1]?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[1]?.title ?? '')
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

test('an address for the newsletter is accepted', async ({ page }) => {
  await page.goto('/resources/blog')
  const form = page.getByRole('form', { name: 'The newsletter' })
  await form.getByRole('textbox', { name: /Email Address/ }).fill('reader@example.org')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeVisible()
  await expect(form.getByText('We have your address.')).toBeVisible()
})
