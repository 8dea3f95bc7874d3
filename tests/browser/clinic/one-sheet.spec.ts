import type { Page } from '@playwright/test'
import { LOCALES, pathsFor } from '../../../cms/contract/paths.ts'
import { keep as english } from '../../../site/copy/en/keep.ts'
import { keep as spanish } from '../../../site/copy/es/keep.ts'
import { clinicBySlug, clinicLike, search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** The default margins of browsers. */
const MARGIN = '1cm'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length

/** Presses the page's own button, which waits for what is only on paper. */
const pressPrint = async (page: Page, name: string) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name, exact: true }).click()
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

const longest = async () => {
  const { slug } = await clinicLike(({ name }) => name.length > 80)
  return slug
}
const fullest = async () => {
  const { slug } = await clinicLike(
    (clinic) => clinic.services.length > 8 && Boolean(clinic.phone && clinic.hoursOfOperation),
  )
  return slug
}

for (const [name, slugOf] of [
  ['the longest name', longest],
  ['the most services', fullest],
] as const) {
  for (const format of ['A4', 'Letter'] as const) {
    test(`the clinic with ${name} prints on one sheet of ${format}`, async ({ page }) => {
      const slug = await slugOf()
      await page.goto(`/services/${slug}`)
      await pressPrint(page, 'Print')
      const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
      expect(pagesOf(await page.pdf({ format, margin }))).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(new RegExp(`^https?:.*/services/${slug}$`))).toBeVisible()
      const { phone } = await clinicBySlug(slug)
      if (phone) await expect(page.getByText(phone).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    })
  }
}

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
  test(`the most that is known about a clinic fits one sheet with room to spare, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathsFor(locale).clinic(await longestFacts()))
    await pressPrint(page, locale === 'es' ? spanish.print : english.print)
    // Half an inch is what many printers leave free at least.
    for (const margin of ['1cm', '0.5in'])
      expect(
        pagesOf(
          await page.pdf({
            format: 'Letter',
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          }),
        ),
      ).toBe(1)
    // Made small to fit, but not smaller than the small print of a package insert: 6 points.
    await page.emulateMedia({ media: 'print' })
    const sizes = await page
      .locator('main *')
      .evaluateAll((elements) =>
        elements
          .filter((one) => one.checkVisibility() && one.childElementCount === 0 && one.textContent)
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
  })

test('on paper there are a small map and a code that leads to the page', async ({ page }) => {
  const { slug } = await clinicLike(({ coordinatesApproximate }) => !coordinatesApproximate)
  for (const [locale, print, path] of [
    ['en', 'Print', '/services/'],
    ['es', spanish.print, '/es/services/'],
  ] as const) {
    await page.goto(path + slug)
    expect(await paperImages(page), 'they cost nothing before').toEqual([])
    await pressPrint(page, print)
    const query = locale === 'en' ? '' : '?locale=es'
    expect(await paperImages(page)).toEqual([`map.svg${query}`, `code.svg${query}`])
    await expect(page.locator('img[data-paper]').first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('img[data-paper]').first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('where the place is only known about, there is no map on paper', async ({ page }) => {
  const { slug } = await clinicLike(({ coordinatesApproximate }) => coordinatesApproximate)
  await page.goto(`/services/${slug}`)
  await pressPrint(page, 'Print')
  expect(await paperImages(page)).toEqual([expect.stringMatching(/^code\.svg/)])
})
