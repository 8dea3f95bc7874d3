'use client'

import { type ReactNode, useEffect } from 'react'

/** What had the focus. */
interface Focused {
  element: HTMLElement
  /** The elements around it, from inside out, as they were then. */
  around: HTMLElement[]
  path: string
  /** When it got the focus, in milliseconds of `performance.now()`. */
  at: number
}

/** How many steps back the button that opened something is looked for. */
const MOST_REMEMBERED = 8

const OPENERS = 'button, a[href], summary, [role="button"]'
const HEADINGS = 'h1, h2, h3, h4, legend, caption'
const NAMED = '[aria-label], [aria-labelledby]'
const DIALOGS = 'dialog, [role="dialog"]'

/** Nothing outside of these says what has become of something within. */
const OUTERMOST = `main, ${DIALOGS}`

const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility()
const isOff = (element: HTMLElement) => element.matches(':disabled')
const isNowhere = () => !document.activeElement || document.activeElement === document.body

/** The dialog that is in front: nothing outside of it can be used. A date picker only calls itself one. */
const dialogInFront = () =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal, dialog[aria-modal="true"]')]
    .filter(isShown)
    .at(-1)

const around = (element: HTMLElement): HTMLElement[] => {
  const parent = element.parentElement
  if (!parent || parent === document.body) return []
  return parent.matches(OUTERMOST) ? [parent] : [parent, ...around(parent)]
}

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent

/** When each part was added to the page. */
const added = new WeakMap<Node, number>()

/** Whether it can have opened what is gone: a dialog, or a part that came after it and is gone altogether. */
const hasOpened = ({ at, element }: Focused, gone: Focused): boolean => {
  const parts = [gone.element, ...gone.around]
  const dialog = parts.at(-1)
  if (dialog?.matches(DIALOGS) && !isShown(dialog)) return true
  if (element.localName === 'summary') return parts.includes(element.parentElement ?? element)
  const opened = parts.filter((part) => (added.get(part) ?? 0) > at)
  return opened.length > 0 && !opened.some(isShown) && !element.matches('[aria-disabled="true"]')
}

/** The same button, or the only one in its place that is called the same: it may have been drawn anew. */
const opener = ({ element, around }: Focused): HTMLElement | undefined => {
  if (!element.matches(OPENERS)) return
  if (isShown(element)) return element
  const place = around.find(isShown)
  const alike = [...(place?.querySelectorAll<HTMLElement>(OPENERS) ?? [])].filter(
    (other) => nameOf(other) === nameOf(element) && isShown(other) && !isOff(other),
  )
  return alike.length === 1 ? alike[0] : undefined
}

const headingIn = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLElement>(HEADINGS)].find(isShown)

/** The heading of the smallest part that is still there and has one; a part with a name is its own. */
const headingAround = ({ around }: Focused): HTMLElement | undefined => {
  for (const part of around.filter(isShown)) {
    if (part.isContentEditable || part.matches(NAMED)) return part
    const heading = headingIn(part)
    if (heading) return heading
  }
  return
}

const focus = (element: HTMLElement) => {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Around the whole panel. Where a button that was pressed goes away or is off for a moment, the browser puts
 * the focus nowhere: the next key does nothing, and a screen reader is silent. It comes back to the button
 * once it can be pressed again; to what opened a form or menu that is closed; or else to the heading above.
 * Whatever sets the focus itself comes first.
 */
export const KeptFocus = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    let focused: Focused[] = []
    /** Whether the last one was seen off: if it merely lost the focus, somebody has left it. */
    let wasOff = false
    /** Whether somebody has left it for no other: then it is not brought back. */
    let isLeft = false
    let due = 0
    const used = new WeakSet<HTMLElement>()
    const isLastOff = () => focused[0] && isShown(focused[0].element) && isOff(focused[0].element)
    const restore = () => {
      enter(dialogInFront())
      const [last, ...before] = focused
      if (last && !isLeft && !isLastOff() && isNowhere()) bringBack(last, before)
    }
    /** Into a dialog that has come in front and has no focus, until somebody uses it. */
    const enter = (dialog: HTMLElement | undefined) => {
      if (!dialog || used.has(dialog) || dialog.contains(document.activeElement)) return
      focus(headingIn(dialog) ?? dialog)
      // While it fades in, it may refuse the focus.
      if (!dialog.contains(document.activeElement)) soon()
    }
    const use = () => {
      const dialog = dialogInFront()
      if (dialog) used.add(dialog)
    }
    const bringBack = (last: Focused, before: Focused[]) => {
      const { element, path } = last
      const isBack = isShown(element) && wasOff
      const hasLeft = isShown(element) || path !== location.pathname
      const next = isBack ? element : hasLeft ? undefined : whence(last, before)
      if (next === 'soon') return
      if (next) focus(next)
      else isLeft = true
    }
    /** What opened the part that is gone, or the heading above; 'soon' while that is off. */
    const whence = (last: Focused, before: Focused[]) => {
      const here = before.filter(({ path }) => path === location.pathname)
      const dialog = dialogInFront()
      const isWithin = (element: HTMLElement) => !dialog || dialog.contains(element)
      for (const [index, one] of here.entries()) {
        if (!hasOpened(one, last)) continue
        if (isShown(one.element) && isOff(one.element) && isWithin(one.element)) {
          focused = here.slice(index)
          wasOff = true
          return 'soon'
        }
        const found = opener(one)
        if (found && isWithin(found)) return found
      }
      const headings = [last, ...here].map(headingAround)
      return (
        headings.find((heading) => heading && isWithin(heading)) ??
        headingIn(dialog ?? document) ??
        dialog
      )
    }
    /** Only behind a frame is the focus gone from what is off or hidden. */
    const soon = () => {
      cancelAnimationFrame(due)
      due = requestAnimationFrame(() => {
        due = requestAnimationFrame(restore)
      })
    }
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      wasOff = false
      isLeft = false
      const { pathname: path } = location
      const now = { element: target, around: around(target), path, at: performance.now() }
      focused = [now, ...focused.filter(({ element }) => element !== target)].slice(
        0,
        MOST_REMEMBERED,
      )
    }
    const observer = new MutationObserver((changes) => {
      const now = performance.now()
      for (const { addedNodes } of changes) for (const node of addedNodes) added.set(node, now)
      // It may be on again before the next frame.
      if (isLastOff()) wasOff = true
      soon()
    })
    observer.observe(document.body, {
      attributes: true,
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    })
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, use, true)
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', soon)
    return () => {
      observer.disconnect()
      for (const kind of ['pointerdown', 'keydown']) document.removeEventListener(kind, use, true)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', soon)
      cancelAnimationFrame(due)
    }
  }, [])
  return children
}
