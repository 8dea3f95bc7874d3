import type { Locator, Page } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../../support/callers.ts'
import { ask, clinicBySlug } from '../../support/directory.ts'
import { expect, openPanel } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { violations } from '../../support/violations.ts'

/** Our own part: the frame around it is Payload's. */
const OURS = { within: '.calls' }

/** Counts taps. Tapping a field and typing into it counts as one. */
const countTaps = (page: Page) => {
  let taps = 0
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
  const tap = async (name: string) => {
    taps += 1
    // A button that has just appeared ignores taps for a moment. By default, Playwright would
    // wait longer.
    await button(name).evaluate((shown) =>
      Promise.allSettled(shown.getAnimations().map(({ finished }) => finished)),
    )
    await button(name).tap()
  }
  const type = async (label: string, text: string) => {
    taps += 1
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  return { tap, type, taps: () => taps }
}
type Thumb = ReturnType<typeof countTaps>

/** The outcomes by the number of the call; all others are still right. */
const OUTCOMES: Record<number, (thumb: Thumb) => Promise<void>> = {
  3: ({ tap }) => tap('No answer'),
  6: async ({ tap, type }) => {
    await tap('Something changed')
    await type('Phone', '864-555-0177')
    await type('Hours in words', 'Monday to Friday, 9 to 5')
    await tap('Save and verify')
  },
  9: ({ tap }) => tap('No answer'),
  12: async ({ tap, type }) => {
    await tap('Moved')
    await type('New street address', '100 Main St')
    await type('New city', 'Greenville')
    await type('New ZIP code', '29601')
    await tap('Save the new address')
  },
  15: async ({ tap }) => {
    await tap('Closed')
    await tap('Yes, it is closed')
  },
  18: async ({ tap }) => {
    await tap('Ask again on')
    await tap('In 2 weeks')
    await tap('Ask again on this day')
  },
}

test('a reviewer works through twenty due clinics on a phone', async ({ page, makeDue }) => {
  test.setTimeout(120_000)
  const clinics = await makeDue(20)
  await openQueue(page)
  const thumb = countTaps(page)
  const started = Date.now()
  for (const [index, { name }] of clinics.entries()) {
    await expect(clinicHeading(page)).toHaveText(name)
    const outcome = OUTCOMES[index] ?? (({ tap }: Thumb) => tap('All still right'))
    await outcome(thumb)
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toContainText(name)
    await expect(clinicHeading(page)).not.toHaveText(name)
    await expect(clinicHeading(page)).toBeFocused()
  }
  const seconds = (Date.now() - started) / 1000
  const result = `Twenty due clinics at 360 px: ${thumb.taps()} taps, ${seconds.toFixed(1)} s`
  test.info().annotations.push({ type: 'journey', description: result })
  console.log(result)

  const [right, silent, corrected, moved, closed, later] = [0, 3, 6, 12, 15, 18].map(
    (index) => clinics[index]?.slug ?? '',
  )
  const listed = await clinicBySlug(String(right))
  expect(listed.verified).toBe(true)
  expect(Date.parse(listed.lastVerifiedAt ?? '')).toBeGreaterThanOrEqual(started)
  await page.goto(`/services/${right}`)
  await expect(page.getByText(/^Verified/).first()).toContainText(
    String(new Date(listed.lastVerifiedAt ?? '').getUTCFullYear()),
  )
  expect((await clinicBySlug(String(silent))).verified).toBe(false)
  expect(await clinicBySlug(String(corrected))).toMatchObject({
    phone: '864-555-0177',
    hoursOfOperation: 'Monday to Friday, 9 to 5',
    verified: true,
  })
  expect(await clinicBySlug(String(moved))).toMatchObject({
    city: 'Greenville',
    coordinatesApproximate: true,
    verified: true,
  })
  await expect(ask(`/api/clinics/slug/${closed}`)).rejects.toThrow('410')
  expect((await clinicBySlug(String(later))).verified).toBe(false)
})

test('two people get different clinics, and the second is told who has the first', async ({
  page,
  browser,
  ben,
  makeDue,
}) => {
  const [first, second] = await makeDue(2)
  await openQueue(page)
  await expect(clinicHeading(page)).toHaveText(String(first?.name))
  const context = await browser.newContext({
    storageState: ben.state,
    baseURL: product().url,
  })
  const other = await context.newPage()
  await other.goto('/admin/verify')
  await expect(clinicHeading(other)).toHaveText(String(second?.name))
  await other.goto(`/admin/verify?clinic=${first?.id}`)
  const taken = other.getByText('Ana is verifying this clinic right now.')
  await expect(taken).toBeVisible()
  await other.getByRole('button', { name: 'Open the next clinic' }).click()
  await expect(clinicHeading(other)).toHaveText(String(second?.name))
  await other.goto(`/admin/verify?clinic=${first?.id}`)
  await expect(taken).toBeVisible()
  await other.getByRole('banner').getByRole('button', { name: 'Open Menu' }).click()
  await other.getByRole('link', { name: 'Verify clinics' }).click()
  await expect(clinicHeading(other)).toHaveText(String(second?.name))
  await context.close()
})

test('the second of two quick taps does not answer for the next clinic', async ({
  page,
  makeDue,
}) => {
  const [, second] = await makeDue(2)
  await openQueue(page)
  const right = page.getByRole('button', { name: 'All still right' })
  const box = await right.boundingBox()
  // What is under the thumb as soon as the next clinic shows?
  const under = page.evaluate(
    ({ name, x, y }) =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (document.querySelector('article h2')?.textContent !== name)
            return requestAnimationFrame(look)
          const button = document.elementFromPoint(x, y)?.closest('button')
          return resolve(button ? `the button ${button.textContent}` : 'no button')
        }
        look()
      }),
    {
      name: String(second?.name),
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    },
  )
  await right.tap()
  expect(await under).toBe('no button')
  await right.tap()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toContainText(
    String(second?.name),
  )
})

test('the screen is accessible, fits 320 pixels, and has targets large enough for a thumb', async ({
  page,
  makeDue,
}) => {
  await makeDue(1)
  await openQueue(page)
  expect(await violations(page, OURS)).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await violations(page, OURS), 'in the dark').toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  for (const form of ['Something changed', 'Moved', 'Closed', 'Ask again on']) {
    await page.getByRole('button', { name: form, exact: true }).tap()
    await expect(page.locator('form').getByRole('heading')).toBeFocused()
    expect(await violations(page, OURS), form).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), form).toBe(320)
    const small = await page
      .locator('.calls button, .calls a, .calls summary')
      .evaluateAll((all) =>
        all.filter((target) => target.getBoundingClientRect().height < 44).map(String),
      )
    expect(small, form).toEqual([])
    await page.getByRole('button', { name: 'Back' }).tap()
  }
  await expect(page.getByRole('img', { name: /Chart/ })).toBeVisible()
})

test.describe('somebody who is not signed in', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('is asked to sign in, with a way back', async ({ page }) => {
    await page.goto('/admin/verify')
    await expect(page).toHaveURL(/\/admin\/login\?redirect=.*verify/)
  })
})

test.describe('in the clinic’s form', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a link leads to its verification, and earlier calls are shown', async ({
    page,
    makeDue,
  }) => {
    const [, clinic] = await makeDue(2)
    await openPanel(page, `collections/clinics/${clinic?.id}`)
    await page.getByRole('link', { name: 'Verify now' }).click()
    await expect(clinicHeading(page)).toHaveText(String(clinic?.name))
    await page.getByLabel('Note for the next call').fill('Ask for Rosa')
    await page.getByRole('button', { name: 'No answer' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await openPanel(page, `collections/clinics/${clinic?.id}`)
    await expect(page.getByText('Ask for Rosa')).toContainText('No answer')
    await openPanel(page, '')
    await page.getByRole('button', { name: 'Open Menu' }).first().click()
    await page.getByRole('link', { name: 'Verify clinics' }).click()
    await expect(page).toHaveURL(/\/admin\/verify$/)
  })
  test('the link is there too while the clinic has a change that is not published', async ({
    page,
    admin,
    makeDue,
  }) => {
    const [clinic] = await makeDue(1)
    const draft = { data: { name: 'A clinic that moves', _status: 'draft' } }
    const saved = await admin.patch(`/cms-api/clinics/${clinic?.id}?draft=true`, draft)
    expect(saved.status()).toBe(200)
    await openPanel(page, `collections/clinics/${clinic?.id}`)
    await page.getByRole('link', { name: 'Verify now' }).click()
    await expect(clinicHeading(page)).toHaveText(String(clinic?.name))
  })
})
