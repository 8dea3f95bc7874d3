import { clinicBySlug, clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** The default margins of browsers. */
const MARGIN = '1cm'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length

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
