import type { Page } from '@playwright/test'
import { LOCALES, pathsFor } from '../../../cms/contract/paths.ts'
import { paperSize } from '../../../site/features/clinic/paper-size.ts'
import { clinicBySlug, clinicLike, search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** The default margins of browsers. */
const MARGIN = '1cm'

const sheetsOf = async (page: Page, format: string, margin: string) => {
  const pdf = await page.pdf({
    format,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  })
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length
}

/** Presses the page's own button, which waits for what is only on paper. */
const pressPrint = async (page: Page) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: /^(Print|Imprimir)$/ }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
}

/** The images on paper that have arrived. */
const paperImages = (page: Page) =>
  page
    .locator('img[data-paper]')
    .evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
        .map((image) => image.getAttribute('src')?.replace(/.*\//, '')),
    )

/** Of the clinics with the most services, the one with most to say besides. */
const longestFacts = async () => {
  const listed = await search({ limit: '100', services: 'medical', state: 'TX' })
  const most = Math.max(...listed.clinics.map(({ services }) => services.length))
  const full = listed.clinics.filter(({ services }) => services.length > most - 4)
  const clinics = await Promise.all(full.map(({ slug }) => clinicBySlug(slug)))
  const [longest] = clinics.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  return longest?.slug ?? ''
}

for (const locale of LOCALES)
  test(`the most that is known about a clinic fits one sheet, with its images, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathsFor(locale).clinic(await longestFacts()))
    expect(await paperImages(page), 'they cost nothing before').toEqual([])
    await pressPrint(page)
    const query = locale === 'en' ? '' : '?locale=es'
    expect((await paperImages(page)).at(-1)).toBe(`code.svg${query}`)
    // Half an inch is what many printers leave free at least.
    expect(await sheetsOf(page, 'Letter', '0.5in')).toBe(1)
    expect(await sheetsOf(page, 'A4', MARGIN)).toBe(1)
    // Made small to fit, but not smaller than the small print of a package insert: 6 points.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^https?:.*\/services\//)).toBeVisible()
    const sizes = await page
      .locator('main *')
      .evaluateAll((elements) =>
        elements
          .filter((one) => one.checkVisibility() && one.childElementCount === 0 && one.textContent)
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
  })

test('the less is known about a clinic, the larger it is printed, and still on one sheet', async ({
  page,
}) => {
  const { clinics } = await search({ limit: '100', state: 'CA' })
  const known = await Promise.all(clinics.map(({ slug }) => clinicBySlug(slug)))
  const largest = new Map(known.map((clinic) => [paperSize(clinic), clinic.slug]))
  expect(largest.size).toBeGreaterThan(1)
  for (const [size, slug] of largest)
    for (const locale of LOCALES) {
      await page.goto(pathsFor(locale).clinic(slug))
      expect.soft(await sheetsOf(page, 'Letter', '0.5in'), `${slug} at ${size}%`).toBe(1)
      await page.emulateMedia({ media: 'print' })
      const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(Number.parseFloat(root)).toBeCloseTo((16 * size) / 100)
      // A PDF is made for paper unless something else is emulated.
      await page.emulateMedia({ media: null })
    }
})

test('on paper there is a small map, unless the place is only known about', async ({ page }) => {
  for (const isAbout of [false, true]) {
    const { slug } = await clinicLike(
      ({ coordinatesApproximate }) => coordinatesApproximate === isAbout,
    )
    await page.goto(`/services/${slug}`)
    await pressPrint(page)
    expect(await paperImages(page)).toEqual(isAbout ? ['code.svg'] : ['map.svg', 'code.svg'])
    const image = page.locator('img[data-paper]').first()
    await expect(image).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(image).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})
