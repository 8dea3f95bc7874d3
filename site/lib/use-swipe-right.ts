import { type PointerEvent, useRef } from 'react'

/** How far a pointer moves, in CSS pixels, before it is a swipe and not a press. */
const SLACK = 6

/**
 * Lets an element be swiped away to the right: it follows the pointer, and goes back if the swipe
 * ends too soon.
 * @param threshold CSS pixels beyond which the swipe counts
 */
export const useSwipeRight = (threshold: number, swiped: () => void) => {
  const start = useRef<number | undefined>(undefined)
  const move = (element: HTMLElement, distance: number) => {
    element.style.transform = distance > 0 ? `translateX(${distance}px)` : ''
  }
  const distanceOf = ({ clientX }: PointerEvent) => clientX - (start.current ?? clientX)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined || distanceOf(event) < SLACK) return
      event.currentTarget.setPointerCapture(event.pointerId)
      move(event.currentTarget, distanceOf(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = distanceOf(event)
      start.current = undefined
      if (distance > threshold) swiped()
      else move(event.currentTarget, 0)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = undefined
      move(event.currentTarget, 0)
    },
  }
}
