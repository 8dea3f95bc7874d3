import { Button, defineStyle, Text } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { useState } from 'react'
import { InfoCard } from '../../../components/info-card.tsx'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { PlaceMap } from '../../../components/vector-map/place-map.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { pointOf } from '../../../lib/clinic-text.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { DrawnMap } from './drawn-map.tsx'
import { MapFrame } from './map-frame.tsx'

const ask = defineStyle({ justifySelf: 'start' })
const onScreen = defineStyle({
  width: 'full',
  height: 'auto',
  borderRadius: 'control',
  // It is drawn for paper: dark lines on white.
  _dark: { filter: 'invert(0.89) hue-rotate(180deg)' },
})

/** The button that had it is gone. */
const takeFocus = (box: HTMLElement | null) => box?.focus({ preventScroll: true })

interface LocationMapProps {
  clinic: Clinic
}

/** Shown only if the clinic's own point is known: the middle of a ZIP code would mislead. */
export const LocationMap = ({ clinic }: LocationMapProps) => {
  const text = useCopy(clinicCopy).map
  const point = pointOf(clinic)
  const hydrated = useHydrated()
  const site = useSite()
  const ownTiles = site?.mapTiles?.kind === 'vector' ? site.mapTiles : undefined
  // Of our own map nobody else learns anything.
  const waits = site?.clinicMap === 'asked' && !ownTiles
  const [isRequested, request] = useState(false)
  const shown = isRequested || !waits
  const drawn = <DrawnMap css={onScreen} slug={clinic.slug} />
  if (!point || clinic.coordinatesApproximate) return null
  return (
    <InfoCard heading={text.heading} layout="above">
      {ownTiles ? (
        <PlaceMap key={clinic.id} tiles={ownTiles} {...point} label={text.frame(clinic.name)}>
          {drawn}
        </PlaceMap>
      ) : shown ? (
        <div tabIndex={-1} ref={isRequested ? takeFocus : null}>
          <MapFrame address={outbound.mapFrame(point)} title={text.frame(clinic.name)}>
            {drawn}
          </MapFrame>
        </div>
      ) : (
        <>
          {drawn}
          {/* Without scripts the links below lead to a map. */}
          {hydrated && (
            <Button variant="outline" css={ask} type="button" onClick={() => request(true)}>
              {text.show}
            </Button>
          )}
          <p>{text.asked}</p>
        </>
      )}
      <Text display="flex" flexWrap="wrap" columnGap="4">
        <OutsideLink href={outbound.mapAt(point)}>{text.open}</OutsideLink>
        <OutsideLink href={outbound.openStreetMap(point)}>{text.larger}</OutsideLink>
      </Text>
    </InfoCard>
  )
}
