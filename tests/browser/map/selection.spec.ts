import type { Page } from '@playwright/test'
import { clinicLike } from '../../support/directory.ts'
import {
  atRest,
  details,
  found,
  isPlotted,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  nearTo,
  plotted,
  popup,
  rows,
  selectedMarker,
  viewOf,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** The first clinic of the list that has a pin and a number, and its place in the list. */
const pinned = async (after = 0) => {
  const clinics = await found()
  const index = clinics.findIndex((clinic, at) => at >= after && isPlotted(clinic) && clinic.phone)
  const clinic = clinics[index]
  if (!clinic) throw new Error('Los Angeles has no such clinic')
  return { clinic, index }
}

test('a name in the list, or a click anywhere on its row, selects its clinic', async ({ page }) => {
  const { clinic, index } = await pinned(1)
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
  await rows(page).nth(index).getByRole('link').first().click()
  await expect(popup(page)).toContainText(clinic.name)
  await expect(selectedMarker(page)).toHaveCount(1)
  await expect(selectedMarker(page)).toHaveCSS('width', '32px')
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
  await expect(page).toHaveURL(new RegExp(`clinic=${clinic.slug}`))
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 14 })
  const view = await viewOf(page)
  expect(view?.latitude).toBeCloseTo(clinic.latitude ?? 0, 2)
  expect(view?.longitude).toBeCloseTo(clinic.longitude ?? 0, 2)
  const other = await pinned()
  const row = rows(page).nth(other.index)
  const number = row.getByRole('link', { name: other.clinic.phone ?? '' })
  await expect(number).toHaveAttribute('href', /^tel:/)
  // The number is on top of the link that covers its row.
  await number.click({ trial: true })
  const box = await row.boundingBox()
  await row.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 8 } })
  await expect(popup(page)).toContainText(other.clinic.name)
})

test('a shared address shows its clinic, whose marker reopens the popup', async ({ page }) => {
  const { clinic } = await pinned(2)
  await page.goto(`${NEAR_LOS_ANGELES}&clinic=${clinic.slug}`)
  await expect(popup(page)).toContainText(clinic.name)
  await page.getByRole('button', { name: 'Close popup' }).click()
  await expect(popup(page)).toHaveCount(0)
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
  await selectedMarker(page).click()
  await expect(popup(page)).toContainText(clinic.name)
  // Of a double press the second may find the map where the pin was; one press closes.
  const { x = 0, y = 0, height = 0 } = (await mapOf(page).boundingBox()) ?? {}
  await page.mouse.move(x + 30, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(popup(page)).toContainText(clinic.name)
  await page.mouse.click(x + 30, y + height / 2)
  await expect(popup(page)).toHaveCount(0)
  /** How long the ring around the selected marker pulses, in seconds. */
  const pulse = () =>
    selectedMarker(page).evaluate((icon) => {
      const ring = getComputedStyle(icon, '::after')
      const times = Number(ring.animationIterationCount)
      return ring.animationName === 'none' ? 0 : Number.parseFloat(ring.animationDuration) * times
    })
  expect(await pulse()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await pulse()).toBeCloseTo(5)
  // A long name is not covered by the buttons above it.
  const { slug, city, state } = await clinicLike((each) => isPlotted(each) && each.name.length > 70)
  await page.goto(`/map?location=${encodeURIComponent(`${city}, ${state}`)}&clinic=${slug}`)
  await expect(popup(page)).toBeVisible()
  const room = async () => {
    const bubble = await page.locator('.leaflet-popup').boundingBox()
    const button = await page.getByRole('button', { name: 'My Location' }).boundingBox()
    return (bubble?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
})

test('a selected clinic stays through filters, new searches, reloads and Back', async ({
  page,
}) => {
  const { clinic } = await pinned()
  await page.goto(NEAR_LOS_ANGELES)
  const expectKept = async () => {
    await expect(details(page).getByRole('article')).toContainText(clinic.name)
    await expect(selectedMarker(page)).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`clinic=${clinic.slug}`))
  }
  await page.getByLabel('Filter by State').selectOption('CA')
  await expect(page).toHaveURL(/state=CA/)
  await rows(page).filter({ hasText: clinic.name }).first().getByRole('link').first().click()
  await expect(popup(page)).toContainText(clinic.name)
  // Back undoes a filter, and keeps what was selected since.
  await page.goBack()
  await expect(page).not.toHaveURL(/state=/)
  await expectKept()
  await page.getByLabel('Location', { exact: true }).fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL(/location=Chicago/)
  await expect(rows(page).first()).toContainText('IL')
  await expectKept()
  await page.reload()
  await expectKept()
  await page.goBack()
  await expect(page).toHaveURL(/location=Los\+Angeles/)
  await expectKept()
})

test('a clinic stays selected if Back is pressed before a slow device shows the filter', async ({
  page,
}) => {
  const { clinic } = await pinned()
  await page.goto(NEAR_LOS_ANGELES)
  const link = rows(page).filter({ hasText: clinic.name }).first().getByRole('link').first()
  await expect(link).toBeVisible()
  const state = await page.getByLabel('Filter by State').elementHandle()
  await link.evaluate((row, select) => {
    if (!(row instanceof HTMLElement && select instanceof HTMLSelectElement)) return
    select.value = 'CA'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    row.click()
    history.back()
  }, state)
  await expect(details(page).getByRole('article')).toContainText(clinic.name)
  await expect(page).toHaveURL(new RegExp(`clinic=${clinic.slug}`))
  await expect(page).not.toHaveURL(/state=/)
  await expect(page.getByLabel('Filter by State')).toHaveValue('all-states')
})

const expectPinAboveSheet = async (page: Page) => {
  const room = async () => {
    const pin = await selectedMarker(page).boundingBox()
    const sheet = await details(page).boundingBox()
    return (sheet?.y ?? 0) - (pin?.y ?? 0) - (pin?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThan(0)
  await expect(selectedMarker(page)).toBeInViewport({ ratio: 1 })
}

const openAtPin = async (page: Page) => {
  const { clinic } = await pinned()
  await page.goto(nearTo(clinic))
  const pin = mapOf(page).getByRole('button', { name: clinic.name }).first()
  await expect(pin).toBeVisible()
  return { clinic, pin }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a tapped row shows its clinic on the map, and a sheet below its pin', async ({ page }) => {
    const { clinic, index } = await pinned()
    await page.goto(`${NEAR_LOS_ANGELES}&view=list`)
    await rows(page)
      .nth(index)
      .tap({ position: { x: 250, y: 60 } })
    await expect(page).not.toHaveURL(/view=list/)
    await expect(details(page)).toContainText(clinic.name)
    await expect(popup(page)).toHaveCount(0)
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 14 })
    await expect(details(page).getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 })
    await expectPinAboveSheet(page)
    const unpinned = await clinicLike((each) => !isPlotted(each))
    const place = encodeURIComponent(`${unpinned.city}, ${unpinned.state}`)
    await page.goto(`/map?location=${place}&view=list`)
    const row = rows(page).filter({ hasText: unpinned.name }).first()
    await row.tap({ position: { x: 250, y: 60 } })
    await expect(details(page).getByRole('article')).toContainText(unpinned.name)
    await expect(details(page).getByRole('heading').first()).toBeInViewport()
  })

  test('what was chosen stays if the list is pressed before the address has it', async ({
    page,
  }) => {
    const { clinic, pin } = await openAtPin(page)
    await page.getByRole('link', { name: 'List', exact: true }).evaluate((list: HTMLElement) => {
      new MutationObserver((_, observer) => {
        if (!document.body.textContent.includes('Selected Clinic Details')) return
        observer.disconnect()
        list.click()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await pin.press('Enter')
    await expect(rows(page).first()).toBeInViewport()
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(details(page).getByRole('article')).toContainText(clinic.name)
    await expect(page).toHaveURL(new RegExp(`clinic=${clinic.slug}`))
  })

  test('Back closes the sheet, even if it is pressed before the address shows it', async ({
    page,
  }) => {
    const { clinic, pin } = await openAtPin(page)
    await page.evaluate(() => {
      const { pushState } = history
      history.pushState = (...entry) => {
        pushState.apply(history, entry)
        history.pushState = pushState
        history.back()
      }
    })
    const isBack = page.waitForEvent('console', (message) => message.text() === 'back')
    await page.evaluate(() =>
      addEventListener('popstate', () => console.log('back'), { once: true }),
    )
    await pin.press('Enter')
    await isBack
    await expect(page).not.toHaveURL(/clinic=/)
    await expect(details(page)).toHaveCount(0)
    await pin.press('Enter')
    await expect(details(page).getByRole('article')).toContainText(clinic.name)
    await page.goBack()
    await expect(details(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/clinic=/)
  })

  test('the sheet takes the focus, is not over the list, and gives the focus to the map', async ({
    page,
  }) => {
    const { clinic } = await pinned()
    await page.goto(nearTo(clinic))
    await mapOf(page).getByRole('button', { name: clinic.name }).first().press('Enter')
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeFocused()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(rows(page).first()).toBeInViewport()
    await expect(details(page)).toBeHidden()
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(details(page)).toBeVisible()
    await page.getByRole('heading', { name: 'Selected Clinic Details' }).focus()
    await page.keyboard.press('Tab')
    await expect(details(page).getByRole('link', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/clinic=/)
    await expect(mapOf(page)).toBeFocused()
  })
})

/** Where the map is, to the hundredth of a degree. */
const placeOf = async (page: Page) => {
  const view = await viewOf(page)
  return [view?.zoom, view?.latitude.toFixed(2), view?.longitude.toFixed(2)]
}

for (const [name, size] of [
  ['a closed clinic', { width: 1280, height: 900 }],
  ['a closed sheet', { width: 360, height: 740 }],
] as const)
  test(`${name} gives the map its view back, unless somebody has moved it`, async ({ page }) => {
    const clinic = await plotted()
    await page.setViewportSize(size)
    await page.goto(nearTo(clinic))
    const choose = () =>
      mapOf(page).getByRole('button', { name: clinic.name }).first().press('Enter')
    const isNarrow = size.width < 1000
    const close = () =>
      isNarrow
        ? details(page).getByRole('link', { name: 'Close' }).click()
        : page.getByRole('button', { name: 'Close popup' }).click()
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 17 })
    const before = await placeOf(page)
    const ways = isNarrow ? [close, () => page.goBack()] : [close]
    for (const way of ways) {
      await choose()
      await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 14 })
      await way()
      await expect.poll(() => placeOf(page)).toEqual(before)
      await expect(page).toHaveURL(isNarrow ? nearTo(clinic) : /clinic=/)
    }
    await choose()
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 14 })
    await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 13 })
    const moved = await placeOf(page)
    await close()
    await atRest(page)
    await expect.poll(() => placeOf(page)).toEqual(moved)
  })

test('a marker is selected, announced, read and left with the keyboard alone', async ({ page }) => {
  const clinic = await plotted()
  const { name, address, phone } = clinic
  const marker = mapOf(page).getByRole('button', { name }).first()
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(nearTo(clinic))
  const announcement = page.locator('[data-map-announcement]')
  await expect(announcement).toHaveAttribute('role', 'status')
  await expect(announcement).toHaveText('')
  await announcement.evaluate((region) => region.setAttribute('data-same', ''))
  await marker.focus()
  // Space presses it, and does not scroll the page.
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(popup(page)).toContainText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.locator('[aria-current=true]', { hasText: name })).toBeVisible()
  await expect(announcement).toContainText(name)
  await expect(announcement).toContainText(address)
  await expect(announcement).toHaveAttribute('data-same', '')
  await expect(selectedMarker(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link', { name: phone ?? '' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(selectedMarker(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link', { name: 'Details' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(selectedMarker(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText(name)
  await atRest(page)
  // The markers of the new view may still be on their way.
  await expect(async () => {
    await page.getByRole('button', { name: 'Close popup' }).focus()
    await page.keyboard.press('Tab')
    const next = await page.evaluate(() => {
      const icons = [...document.querySelectorAll('.leaflet-marker-icon')]
      const selected = icons.findIndex((icon) => icon.classList.contains('map-marker-selected'))
      return icons.indexOf(document.activeElement ?? document.body) - selected
    })
    expect(next).toBe(1)
  }).toPass()
  await page.getByRole('button', { name: 'Close popup' }).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(selectedMarker(page)).toBeFocused()
})

test('the focus goes through the markers from north to south, and one key skips them', async ({
  page,
}) => {
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeAttached()
  await atRest(page)
  await expect
    .poll(() =>
      markers(page).evaluateAll((icons) => {
        const tops = icons.map((icon) => {
          const { top, height } = icon.getBoundingClientRect()
          return Math.round(top + height / 2)
        })
        return tops.every((top, index) => index === 0 || top >= (tops[index - 1] ?? 0))
      }),
    )
    .toBe(true)
  await page.getByRole('link', { name: 'Go to the list' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
})
