import type { Page } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../../support/callers.ts'
import { ask, clinicBySlug } from '../../support/directory.ts'
import { expect, openPanel } from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'

// What is refused is a failed request, too.
test.use({ expectedErrors: [/status of 400/] })

/** Our own part: the frame around it is Payload's. */
const OURS = { within: '.calls' }

const thumbOn = (page: Page) => ({
  tap: async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    // A button that has just appeared ignores taps for a moment. By default, Playwright would
    // wait longer.
    await button.evaluate((shown) =>
      Promise.allSettled(shown.getAnimations().map(({ finished }) => finished)),
    )
    await button.tap()
  },
  type: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
})
type Thumb = ReturnType<typeof thumbOn>

/** Every kind of answer. */
const OUTCOMES: ((thumb: Thumb) => Promise<void>)[] = [
  ({ tap }) => tap('All still right'),
  ({ tap }) => tap('No answer'),
  async ({ tap, type }) => {
    await tap('Something changed')
    await type('Phone', '864-555-0177')
    await type('Hours in words', 'Every day, 24 hours')
    await tap('Save and verify')
  },
  async ({ tap, type }) => {
    await tap('Moved')
    await type('New street address', '100 Main St')
    await type('New city', 'Greenville')
    await type('New ZIP code', '29601')
    await tap('Save the new address')
  },
  async ({ tap }) => {
    await tap('Closed')
    await tap('Yes, it is closed')
  },
  async ({ tap }) => {
    await tap('Call back')
    await tap('In 2 weeks')
    await tap('Save this time')
  },
]

test('a reviewer works through due clinics on a phone, with every kind of answer', async ({
  page,
  makeDue,
}) => {
  const clinics = await makeDue(OUTCOMES.length)
  await openQueue(page)
  const thumb = thumbOn(page)
  const started = Date.now()
  for (const [index, { name }] of clinics.entries()) {
    await expect(clinicHeading(page)).toHaveText(name)
    await OUTCOMES[index]?.(thumb)
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toContainText(name)
    await expect(clinicHeading(page)).not.toHaveText(name)
    await expect(clinicHeading(page)).toBeFocused()
  }

  const [right = '', silent = '', corrected = '', moved = '', closed = '', later = ''] =
    clinics.map(({ slug }) => slug)
  const listed = await clinicBySlug(right)
  expect(listed.verified).toBe(true)
  expect(Date.parse(listed.lastVerifiedAt ?? '')).toBeGreaterThanOrEqual(started)
  expect((await clinicBySlug(silent)).verified).toBe(false)
  expect(await clinicBySlug(corrected)).toMatchObject({
    phone: '864-555-0177',
    hoursOfOperation: 'Every day, 24 hours',
    verified: true,
  })
  expect(await clinicBySlug(moved)).toMatchObject({
    city: 'Greenville',
    coordinatesApproximate: true,
    verified: true,
  })
  await expect(ask(`/api/clinics/slug/${closed}`)).rejects.toThrow('410')
  expect((await clinicBySlug(later)).verified).toBe(false)

  // The form of a clinic shows its calls, and leads to the next.
  await openPanel(page, `collections/clinics/${clinics[4]?.id}`)
  // Payload draws what is far below the screen once somebody scrolls there.
  await page.getByText('Verification', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Reopen this clinic' }).click()
  await expect(page.getByText(/Closed, .*undone/)).toBeVisible()
  expect((await clinicBySlug(closed)).name).toBe(clinics[4]?.name)
  await page.getByRole('link', { name: 'Verify now' }).click()
  await expect(clinicHeading(page)).toHaveText(String(clinics[4]?.name))
})

test('a second tap does not answer for the next clinic, and a wrong one can be undone above it', async ({
  page,
  makeDue,
}) => {
  const [first, second] = await makeDue(2)
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
  expect((await clinicBySlug(String(first?.slug))).verified).toBe(true)
  await page.getByRole('button', { name: `Undo: Verified ${first?.name}` }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
  await expect(clinicHeading(page)).toHaveText(String(first?.name))
  expect((await clinicBySlug(String(first?.slug))).verified).toBe(false)
  await expect(page.getByText(/Undone by Ana/)).toBeVisible()
})

test('one key gives an outcome, but not in a field, and none once they are turned off', async ({
  page,
  makeDue,
}) => {
  const [first, second] = await makeDue(2)
  await openQueue(page)
  const note = page.getByLabel('Note for the next call')
  const saved = page.getByRole('status').filter({ hasText: 'Saved.' })
  await note.pressSequentially('a')
  await expect(note).toHaveValue('a')
  await clinicHeading(page).focus()
  let isAnswered = false
  page.on('request', (request) => {
    isAnswered ||= request.url().endsWith('/voicemail')
  })
  // A key that is still held from the clinic before is ignored for a moment.
  await expect(async () => {
    if (!isAnswered) await page.keyboard.press('v')
    expect(isAnswered).toBe(true)
  }).toPass()
  await expect(saved).toContainText(String(first?.name))
  await expect(clinicHeading(page)).toHaveText(String(second?.name))
  const keys = page.getByRole('button', { name: 'Answer by keys' })
  await keys.tap()
  await expect(keys).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('s')
  await keys.tap()
  await expect(page.getByRole('button', { name: 'Something changed' })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('s')
    await expect(page.getByRole('heading', { name: 'What has changed?' })).toBeFocused({
      timeout: 200,
    })
  }).toPass()
})

test('the screen is accessible, fits 320 pixels, and has targets large enough for a thumb', async ({
  page,
  makeDue,
}) => {
  await makeDue(1)
  await openQueue(page)
  expect(await violations(page, OURS)).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await violations(page, { ...OURS, rules: ['color-contrast'] }), 'in the dark').toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  for (const form of ['Something changed', 'Moved', 'Closed', 'Call back']) {
    const opener = page.getByRole('button', { name: form, exact: true })
    await opener.tap()
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
    await expect(opener).toBeFocused()
  }
  await expect(page.getByRole('img', { name: /Chart/ })).toBeVisible()
})

test('a wrong number disappears until somebody finds another one', async ({ page, makeDue }) => {
  const [clinic] = await makeDue(1)
  const { name, slug } = clinic ?? { name: '', slug: '' }
  const { tap } = thumbOn(page)
  await openQueue(page)
  await tap('Wrong number')
  await expect(page.getByText('Saved. Visitors no longer see the number')).toBeVisible()
  expect(await clinicBySlug(slug)).toMatchObject({ phone: null, verified: false })
  await tap(`Undo: Wrong number of ${name}`)
  await expect(clinicHeading(page)).toHaveText(name)
  expect((await clinicBySlug(slug)).phone).toBe('864-555-0142')
  await tap('Wrong number')
  await page.getByRole('link', { name: /without a number$/ }).tap()
  await expect(clinicHeading(page)).toHaveText(name)
  await expect(page.getByText('864-555-0142 doesn’t work.')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'All still right' })).toHaveCount(0)
  expect(await violations(page, OURS)).toEqual([])
  const number = page.getByLabel('Number that you found')
  await number.fill('864-555-0142')
  await tap('Save the number')
  await expect(page.getByText('This is a number that didn’t work.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the number' })).toBeFocused()
  await number.fill('555-01')
  await tap('Save the number')
  await expect(number).toBeFocused()
  await number.fill('(864) 555-0177')
  await tap('Save the number')
  await expect(page.getByText(`${name} has a number again`)).toBeVisible()
  expect(await clinicBySlug(slug)).toMatchObject({ phone: '864-555-0177', verified: false })
  // The calls are found by the clinic's name, and each says what it changed.
  await openPanel(page, `collections/verifications?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('link', { name }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Number found' })).toBeVisible()
  await expect(page.getByText('Phone: 864-555-0142 became 864-555-0177')).toBeVisible()
})

test('what a visitor says is right is taken over into the call with one press', async ({
  page,
  admin,
  makeDue,
}) => {
  const [clinic] = await makeDue(1)
  const data = { clinic: clinic?.slug, topics: ['phone'], text: 'It is 864-226-0177 now' }
  const sent = await admin.post('/api/corrections', { data })
  expect(sent.ok(), await sent.text()).toBe(true)
  await openQueue(page)
  await page.getByRole('button', { name: 'Take over Phone: 864-226-0177' }).tap()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('864-226-0177')
  await page.getByRole('button', { name: 'Save and verify' }).tap()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await clinicBySlug(String(clinic?.slug))).toMatchObject({ phone: '864-226-0177' })
})
