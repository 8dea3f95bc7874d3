import { useLocation, useNavigate } from 'react-router-dom'
import type { MapChange } from './map-values.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import type { ChangeAddress } from './use-map-address.ts'

/** Marks the entry of the history that opened the sheet. */
const SHEET = 'sheet'

/**
 * Writes the chosen clinic into the address. On a phone its sheet lies over the page, so that opening it is a
 * step of its own: Back closes it before it leaves. Closing it otherwise takes that step back.
 */
export const useSheetStep = (onChange: ChangeAddress) => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  /** @param isOpen whether a clinic is chosen already */
  return (change: MapChange, isOpen: boolean) => {
    if (change.clinic === undefined && state === SHEET) navigate(-1)
    else onChange(change, !isNarrow || isOpen || change.clinic === undefined, SHEET)
  }
}
