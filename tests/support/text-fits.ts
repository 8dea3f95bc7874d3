import type { Page } from '@playwright/test'

/** Lists what does not fit its page or its box. Empty if everything fits. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`The page scrolls sideways: ${scrollWidth}`)
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.leaflet-container, iframe, template') !== null ||
      Boolean(element.closest('[data-slide-panel]:not([open]) *:not(summary, summary *)'))
    const isOnlyHeard = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clip, clipPath } = getComputedStyle(box)
        if (clip !== 'auto' || clipPath !== 'none') return true
      }
      return false
    }
    // A web address may break anywhere, and a word at a hyphen or a slash.
    const WORDS = /[^\s/‑–—-]+/g
    const brokenWords = (node: Text) =>
      [...node.data.matchAll(WORDS)].filter(({ index, 0: word }) => {
        if (/[.@]\w/.test(word)) return false
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        return new Set(tops).size > 1
      })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (!(node instanceof Text) || !parent || !node.data.trim()) continue
      if (isHidden(parent) || isOnlyHeard(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, bottom } = range.getBoundingClientRect()
      if (bottom + window.scrollY < 0) continue
      if (left < -1 || right > clientWidth + 1) {
        const scroller = parent.closest('[tabindex="0"]')
        if (!scroller) found.push(`Out of the screen: ${node.data}`)
      }
      for (const [word] of brokenWords(node)) found.push(`Broken: ${word}`)
      // A box that hides its overflow.
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
        if (clips && box.scrollWidth > box.clientWidth + 1) found.push(`Cut: ${node.data}`)
      }
    }
    return [...new Set(found)]
  })

/** Lists texts and controls that overlap. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The parts of an element that its own scrolling list shows: of a link within a text, one a line. */
    const shownParts = (element: Element) => {
      const lines = [...element.getClientRects()]
      const scroller = [...ancestors(element)].find((one) =>
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowY),
      )
      if (!scroller) return lines
      const { top, bottom } = scroller.getBoundingClientRect()
      return lines.map((box) => {
        const shown = [Math.max(box.top, top), Math.min(box.bottom, bottom)] as const
        return new DOMRect(box.left, shown[0], box.width, Math.max(0, shown[1] - shown[0]))
      })
    }
    function* ancestors(element: Element) {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        yield box
    }
    const boxes = [...document.querySelectorAll('a, button, summary, input, select, h1, h2, h3')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.leaflet-container, [data-slide-panel] nav'))
      .flatMap((element) => shownParts(element).map((box) => ({ element, box })))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom + window.scrollY > 0)
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ element }) => !one.element.contains(element) && !element.contains(one.element))
        .filter(({ box }) => over(one.box, box))
        .map(({ element }) => `${one.element.textContent} / ${element.textContent}`),
    )
  })

/**
 * Lists what Tab reaches in another order than it is read: of two neighbors in a row or a column, the
 * later one stands before or above the other.
 */
export const outOfOrder = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((root) => {
    const REACHED = 'a[href], button, summary, input, select, textarea'
    /** Not what only some people hear, or what is a trap for programs. */
    const isSeen = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clip, clipPath } = getComputedStyle(box)
        if (clip !== 'auto' || clipPath !== 'none') return false
      }
      const isOnPage = element.getBoundingClientRect().right > 0
      return isOnPage && element.checkVisibility({ visibilityProperty: true })
    }
    const isReached = (element: Element) =>
      [element, ...element.querySelectorAll(REACHED)].some(
        (one) => one.matches(REACHED) && isSeen(one),
      )
    /** A box that is not drawn has no place: what it holds stands in the row. */
    const partsOf = (box: Element): Element[] =>
      [...box.children].flatMap((part) =>
        getComputedStyle(part).display === 'contents' ? partsOf(part) : [part],
      )
    const name = (element: Element) => element.textContent?.trim().slice(0, 40)
    return [...document.querySelectorAll(`${root}, ${root} *`)]
      .filter((box) => /flex|grid/.test(getComputedStyle(box).display))
      .filter((box) => !box.closest('.leaflet-container, [data-slide-panel]'))
      .flatMap((box) => {
        const parts = partsOf(box).filter(isReached)
        return parts.slice(1).flatMap((part, index) => {
          const before = parts[index]
          if (!before) return []
          const [one, next] = [before.getBoundingClientRect(), part.getBoundingClientRect()]
          const isAbove = next.bottom <= one.top + 1
          const isInLine = next.top < one.bottom && one.top < next.bottom
          const isBefore = isInLine && next.right <= one.left + 1
          return isAbove || isBefore ? [`${name(part)} comes after ${name(before)}`] : []
        })
      })
  }, within)
