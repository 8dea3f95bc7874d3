import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

test('the list of clinics is described as data that anybody may take', async ({
  page,
  request,
}) => {
  await page.goto('/use-our-list')
  const [described = ''] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
  const { distribution, ...data } = JSON.parse(described)
  expect(data).toMatchObject({ '@type': 'Dataset', isAccessibleForFree: true })
  expect(distribution).toHaveLength(3)
  for (const { contentUrl, encodingFormat } of distribution) {
    const headers = (await request.head(contentUrl)).headers()
    expect(headers['content-type']).toContain(encodingFormat)
  }
})
