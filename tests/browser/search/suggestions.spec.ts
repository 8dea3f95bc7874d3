import type { Page } from '@playwright/test'
import { API, callsOf, delayCalls, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'
import { violations } from '../../support/violations.ts'

const field = (page: Page) => page.getByLabel('Location', { exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')

const CODE = '**/assets/suggestions-*.js'
/** Longer than the pause after which a text is asked for. */
const PAUSE_MS = 400

/** Nobody presses a key in the moment in which the field becomes a combobox. */
const enter = async (page: Page) => {
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
}

/** Types letter by letter, as people do. */
const type = async (page: Page, text: string) => {
  await enter(page)
  await field(page).pressSequentially(text)
}

test('are chosen with the keyboard, keep a need, and are searched for', async ({ page }) => {
  await page.goto('/')
  await type(page, 'dentista chic')
  await expect(options(page).first()).toHaveText('Chicago, Illinois')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveText(
    /^\d suggestions\. The down arrow key leads to them\.$/,
  )
  await field(page).press('ArrowDown')
  const id = await options(page).first().getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id))
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Dental clinics near Chicago' })).toBeVisible()
  await expect(field(page)).toHaveValue('dentista Chicago, Illinois')
  await expect(list(page)).toBeHidden()
})

test('go on with what is typed until its answer comes, and are never those of another text', async ({
  page,
}) => {
  await page.goto('/')
  await type(page, 'chic')
  await expect(options(page).first()).toHaveText('Chicago, Illinois')
  const release = await delayCalls(page, API.places)
  const askedFor = (text: string) => page.waitForRequest((request) => request.url().includes(text))
  const longer = askedFor('chicag')
  await field(page).pressSequentially('ag')
  await longer
  await expect(options(page).first()).toHaveText('Chicago, Illinois')
  const other = askedFor('petalu')
  await field(page).fill('petalu')
  await other
  await expect(list(page)).toBeHidden()
  release()
  await expect(options(page).first()).toHaveText('Petaluma, California')
})

test.describe('what is suggested', () => {
  test.use({ showsMap: true })

  test('is searched for at once, and never lies over the results of what was pasted', async ({
    page,
  }) => {
    for (const path of ['/search', '/map']) {
      await page.goto(path)
      const release = await delayCalls(page, API.places)
      await enter(page)
      await field(page).fill('Chicago')
      // After the pause in typing, and before the answer.
      await page.waitForRequest(API.places)
      await field(page).press('Enter')
      await expect(page).toHaveURL(`${path}?location=Chicago`)
      release()
      await page.waitForTimeout(PAUSE_MS)
      await expect(list(page)).toBeHidden()
      await field(page).fill('')
      await field(page).pressSequentially('petalu')
      await options(page).getByText('Petaluma, California').click()
      await expect(page).toHaveURL(`${path}?location=Petaluma%2C+California`)
      const heading = page.getByRole('heading', { level: 2, name: /^Near Petaluma, California/ })
      await expect(heading).toBeVisible()
      await page.unrouteAll()
    }
  })
})

test.describe('a clinic that is chosen', () => {
  test.use({ showsMap: true })

  test('is searched for, from the map too', async ({ page }) => {
    for (const [path, heading] of [
      ['/', 'Clinic called “Señora de la Luz Sample Eye Clinic”'],
      ['/es/map', 'Clínica llamada «Señora de la Luz Sample Eye Clinic»'],
    ] as const) {
      await page.goto(path)
      await page.locator('input[name=location]').first().focus()
      await page.keyboard.type('senora de la luz sample eye')
      const option = page.getByRole('listbox').getByRole('option').first()
      await expect(option).toContainText('Señora de la Luz Sample Eye Clinic')
      await expect(option).toContainText(path === '/' ? 'Clinic in' : 'Clínica en')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    }
  })
})

test('close with Escape and outside, and never stand in the way of what was typed', async ({
  page,
}) => {
  await page.goto('/')
  await type(page, 'chic')
  await expect(list(page)).toBeVisible()
  await field(page).press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('chic')
  await field(page).pressSequentially('a')
  await expect(list(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list(page)).toBeHidden()
  await field(page).press('End')
  await field(page).pressSequentially('go')
  await expect(options(page).first()).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?location=chicago')
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 2, name: /^Near Chicago/ })).toBeVisible()
  await expect(list(page)).toBeHidden()
  // A state is told from a town with its name.
  await enter(page)
  await field(page).fill('')
  await field(page).pressSequentially('new york')
  await options(page).getByText('New York (whole state)', { exact: true }).click()
  await expect(page).toHaveURL('/search?location=New+York+State')
  await expect(field(page)).toHaveValue('New York State')
})

test('what somebody selects as they open is typed over', async ({ page }) => {
  await page.goto('/')
  const release = await delayCalls(page, CODE)
  await field(page).pressSequentially('chica')
  const opened = field(page).evaluate(
    (input: HTMLInputElement) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => {
          input.select()
          resolve()
        }).observe(input, { attributeFilter: ['role'] })
      }),
  )
  release()
  await opened
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.type('dallas')
  await expect(field(page)).toHaveValue('dallas')
})

test('are asked for once for each text, after a pause, and not before the field is used', async ({
  page,
}) => {
  const calls = callsOf(page, '/api/places')
  const asked = () => calls.map(({ searchParams }) => searchParams.get('q'))
  const code: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/suggestions-')) code.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(code).toEqual([])
  await type(page, 'c')
  await field(page).pressSequentially('hicag')
  await expect(options(page).first()).toHaveText('Chicago, Illinois')
  await field(page).press('Backspace')
  // A slow machine may have asked for it while it was typed.
  await expect.poll(asked).toContain('chica')
  await field(page).pressSequentially('g')
  await page.waitForTimeout(PAUSE_MS)
  expect(asked().filter((text) => text === 'chicag')).toHaveLength(1)
  expect(asked()).not.toContain('c')
})

test.describe('if they fail', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED|dynamically imported/] })

  test('the search works as without them, and late code suggests for what was typed before', async ({
    page,
  }) => {
    for (const breakIt of [
      () => fail(page, API.places, 500),
      () => page.route(CODE, (route) => route.abort()),
    ]) {
      await breakIt()
      await page.goto('/')
      await field(page).focus()
      await field(page).pressSequentially('Chicago')
      await page.waitForTimeout(PAUSE_MS)
      await expect(list(page)).toBeHidden()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await field(page).press('Enter')
      await expect(page).toHaveURL('/search?location=Chicago')
      await expect(cards(page).first()).toBeVisible()
      await page.unrouteAll()
    }
    const release = await delayCalls(page, CODE)
    await page.goto('/')
    await field(page).focus()
    await field(page).pressSequentially('petal')
    release()
    await expect(options(page).first()).toHaveText('Petaluma, California')
    await expect(field(page)).toHaveValue('petal')
    await expect(field(page)).toBeFocused()
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true })

  test('are chosen and searched for, fit the screen, and break no accessibility rule', async ({
    page,
  }) => {
    await page.goto('/')
    await type(page, 'spring')
    await expect(options(page)).toHaveCount(6)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(async () => {
        const box = await list(page).boundingBox()
        const input = await field(page).boundingBox()
        expect(box?.width).toBeCloseTo(input?.width ?? 0, 0)
        expect(box?.x).toBeCloseTo(input?.x ?? 0, 0)
      }).toPass()
      // All at one moment: the list is drawn anew when its suggestions change.
      const heights = await options(page).evaluateAll((all) =>
        all.map((option) => option.getBoundingClientRect().height),
      )
      expect(heights).toHaveLength(6)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await violations(page)).toEqual([])
    await field(page).fill('')
    await field(page).pressSequentially('60601')
    await expect(options(page).first()).toContainText('60601')
    await options(page).first().tap()
    await expect(field(page)).toHaveValue('60601 (Chicago, Illinois)')
    await expect(cards(page).first()).toBeVisible()
  })
})
