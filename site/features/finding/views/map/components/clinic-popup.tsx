import { type ListedClinic, lineToCall } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import type { LeafletEventHandlerFnMap, Popup as LeafletPopup } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { Popup, useMapEvents } from 'react-leaflet'
import { PageLink } from '../../../../../components/page-link.tsx'
import { clinicCardCopy } from '../../../../../copy/clinic-card.ts'
import { mapCopy } from '../../../../../copy/map.ts'
import { postalAddress } from '../../../../../lib/clinic-text.ts'
import { useCopy, useLocale, usePaths } from '../../../../../lib/language.tsx'
import { POPUP_MAX_WIDTH, SELECTED_SIZE } from '../constants.ts'
import { plotPoint } from '../plot-point.ts'

/** Pixels around a popup's text: its own padding, and the map at its sides. */
const AROUND = 48

interface ClinicPopupProps {
  clinic: ListedClinic
  onAnnounce: (text: string, names?: readonly string[]) => void
  /** Called if the visitor closes it, and not another clinic. */
  onClosed: () => void
}

/** The popup of a pressed pin. It stays at the pin's point when the map moves. */
export const ClinicPopup = ({ clinic, onAnnounce, onClosed }: ClinicPopupProps) => {
  const { canvas } = useCopy(mapCopy)
  const paths = usePaths()
  const popup = useRef<LeafletPopup>(null)
  // Leaflet would close it before a press on a pin, which opens it again, and when the second press of two
  // finds the map where the pin was.
  const map = useMapEvents({
    click: ({ originalEvent }) => {
      if (originalEvent.detail < 2) popup.current?.close()
    },
  })
  const card = useCopy(clinicCardCopy)
  const line = lineToCall(clinic, useLocale())
  const { name } = clinic
  const address = postalAddress(clinic)
  const closed = useRef(onClosed)
  closed.current = onClosed
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  // A new point, even an equal one, would reopen a popup that has been closed.
  const point = useMemo(() => plotPoint(clinic), [clinic])
  const events = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      add: () => onAnnounce(canvas.opened(name, address), [name, address]),
      remove: () => {
        onAnnounce('')
        // Later it is known whether it has been taken away with its clinic.
        setTimeout(() => isShown.current && closed.current())
        // The focus was in the popup, and would restart from the top of the page.
        if (document.activeElement !== document.body) return
        const pin = map.getContainer().querySelector<HTMLElement>('.map-marker-selected')
        pin?.focus({ preventScroll: true })
      },
    }),
    [map, canvas, name, address, onAnnounce],
  )
  if (!point) return null
  return (
    <Popup
      ref={popup}
      closeOnClick={false}
      position={point}
      offset={[0, -SELECTED_SIZE]}
      maxWidth={Math.min(POPUP_MAX_WIDTH, map.getSize().x - AROUND)}
      autoPan={false}
      eventHandlers={events}
    >
      <strong translate="no">{name}</strong>
      <p translate="no">{address}</p>
      {line && (
        <a href={outbound.telephone(line.number, line.extension)}>
          <span translate="no">{line.number}</span>
          {line.language && <span>{` ${card.inLanguage(line.language)}`}</span>}
        </a>
      )}
      <PageLink to={paths.clinic(clinic.slug)}>{canvas.details}</PageLink>
    </Popup>
  )
}
