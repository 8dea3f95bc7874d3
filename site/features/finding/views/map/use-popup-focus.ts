import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

const find = (within: Element, selector: string) => within.querySelector<HTMLElement>(selector)

/** The pins of popups that don't belong to the selected one, by the popup's class. */
const PINS = [
  ['map-popup-you', '.map-marker-you'],
  ['map-popup-place', '.map-cluster-open'],
] as const

/** The pin that the open popup belongs to. */
const pinOf = (container: Element, popup: Element) => {
  const [, pin = '.map-marker-selected'] =
    PINS.find(([name]) => popup.classList.contains(name)) ?? []
  return find(container, pin)
}

const nextPin = (pin: Element) => {
  const next = pin.nextElementSibling
  return next instanceof HTMLElement ? next : undefined
}

/** Where Tab goes from here, if that differs from the document order. */
const tabStop = (from: Element | null, isBackward: boolean, pin: HTMLElement, popup: Element) => {
  const stops = [...popup.querySelectorAll<HTMLElement>('a[href], button')]
  const [first, last] = [stops[0], stops.at(-1)]
  if (isBackward) {
    if (from === first) return pin
    return from !== null && from === nextPin(pin) ? last : undefined
  }
  if (from === pin) return first
  return from === last ? nextPin(pin) : undefined
}

/**
 * Leaflet puts popups after all pins in the document. Here a popup's links come right after its
 * pin in the tab order, and Escape closes it and returns to the pin.
 */
export const usePopupFocus = () => {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    const press = (event: KeyboardEvent) => {
      const popup = find(container, '.leaflet-popup')
      const pin = popup && pinOf(container, popup)
      if (!popup || !pin) return
      if (event.key === 'Escape') {
        map.closePopup()
        pin.focus({ preventScroll: true })
      }
      if (event.key !== 'Tab') return
      const stop = tabStop(document.activeElement, event.shiftKey, pin, popup)
      if (!stop) return
      event.preventDefault()
      stop.focus()
    }
    container.addEventListener('keydown', press)
    return () => container.removeEventListener('keydown', press)
  }, [map])
}
