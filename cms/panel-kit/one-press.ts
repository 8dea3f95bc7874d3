import type { MouseEvent } from 'react'

/**
 * Takes the first press of a double-click and leaves the second: meanwhile another button may have
 * come to the same place.
 */
export const onePress =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    // A press by the keyboard counts none.
    if (detail < 2) act()
  }
