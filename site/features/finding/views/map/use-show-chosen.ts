import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useEffect, useRef } from 'react'
import { MAP_ID } from './map-values.ts'
import { plotPoint } from './plot-point.ts'
import { showPart } from './show-part.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/**
 * Scrolls the choice into view: on a phone the list is a screen away from the map. For a clinic
 * without a pin, it scrolls to the details.
 * @param times how many times something has been chosen
 * @returns the ref for the details
 */
export const useShowChosen = (selected: ListedClinic | undefined, times: number) => {
  const details = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is shown once
  useEffect(() => {
    if (times === 0 || !selected) return
    if (!plotPoint(selected)) showPart(details.current, 'nearest')
    // On a phone a sheet covers the lower part of the screen.
    else showPart(document.getElementById(MAP_ID), isNarrow ? 'start' : 'nearest')
  }, [times])
  // Who comes by a link to a clinic has the sheet at once, and would see no map above it.
  const isBelowSheet = isNarrow && times === 0 && selected && plotPoint(selected) !== undefined
  useEffect(() => {
    if (isBelowSheet) showPart(document.getElementById(MAP_ID))
  }, [isBelowSheet])
  return details
}
