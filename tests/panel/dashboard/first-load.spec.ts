import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

/** Words of the code of what only some screens need. */
const ONLY_WHERE_NEEDED = {
  'the editor of rich texts': '__lexicalEditor',
  'the validator of JSON': 'strict mode: ',
  'the screen of calls': 'Nothing is due',
  'the review of a file': 'Accept all',
}

test('a screen loads no code that only other screens need', async ({ stranger, page }) => {
  const visitor = await stranger()
  const scripts: Promise<string>[] = []
  visitor.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await visitor.goto('/admin/login', { waitUntil: 'networkidle' })
  const code = (await Promise.all(scripts)).join('')
  const loaded = Object.entries(ONLY_WHERE_NEEDED).filter(([, words]) => code.includes(words))
  expect(loaded).toEqual([])
  expect(code).toContain('Sign in')

  const { docs } = await (await page.request.get('/cms-api/guides?limit=1')).json()
  await openPanel(page, `collections/guides/${docs[0].id}`)
  await expect(page.locator('.rich-text-lexical [contenteditable="true"]').first()).toBeVisible()
})
