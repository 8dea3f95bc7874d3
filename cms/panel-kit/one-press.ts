import type { MouseEvent } from 'react'

/**
 * Takes the first click of a double-click and ignores the second: by then another button may have
 * moved to the same place.
 */
export const onePress =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    // A press by keyboard has a detail of 0.
    if (detail < 2) act()
  }
