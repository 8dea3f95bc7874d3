import { chakra, defineStyle } from '@chakra-ui/react'
import type { MapTiles } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { useId } from 'react'
import { prose } from '../../../components/rich-text/prose.ts'
import { legalCopy } from '../../../copy/legal.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

// As the chapters of the text above it.
const block = defineStyle({
  marginTop: '12',
  paddingTop: '6',
  borderTopWidth: '1px',
  borderColor: 'edge',
})

const hostOf = (address: string) => new URL(address).hostname

/** The hosts of the maps on the map page and on a clinic's; undefined where it is our own. */
const hostsOf = (tiles: MapTiles) => ({
  mapPage: tiles?.kind === 'images' ? hostOf(tiles.url) : undefined,
  clinicPage:
    tiles?.kind === 'vector' ? undefined : hostOf(outbound.mapFrame({ latitude: 0, longitude: 0 })),
})

/** Which hosts see what somebody looks at on a map: that depends on the settings. */
export const MapHosts = () => {
  const { maps } = useCopy(legalCopy)
  const site = useSite()
  const id = useId()
  if (!site) return null
  const { mapPage, clinicPage } = hostsOf(site.mapTiles)
  return (
    <chakra.section css={[prose, block]} aria-labelledby={id}>
      <h2 id={id}>{maps.heading}</h2>
      <ul>
        <li>{maps.mapPage(mapPage ?? maps.ownHost)}</li>
        <li>{maps.clinicPage(clinicPage ?? maps.ownHost)}</li>
      </ul>
    </chakra.section>
  )
}
