import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useEffect, useRef } from 'react'
import { MAP_ID } from './map-values.ts'
import { plotPoint } from './plot-point.ts'
import { showPart } from './show-part.ts'

/**
 * Scrolls the choice into view: on a phone the list is a screen away from the map. For a clinic
 * without a pin, it scrolls to the details.
 * @param times how many times something has been chosen
 * @returns the ref for the details
 */
export const useShowChosen = (selected: ListedClinic | undefined, times: number) => {
  const details = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is shown once
  useEffect(() => {
    if (times === 0 || !selected) return
    showPart(plotPoint(selected) ? document.getElementById(MAP_ID) : details.current, 'nearest')
  }, [times])
  return details
}
