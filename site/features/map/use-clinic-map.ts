import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useEffect, useRef, useState } from 'react'
import { mapCopy } from '../../copy/map.ts'
import { useCopy, usePaths } from '../../lib/language.tsx'
import { INIT_DELAY_MS } from './constants.ts'
import type { ClinicMap } from './leaflet-map.ts'

interface Shown {
  clinics: ListedClinic[]
  selected: ListedClinic | undefined
  onSelect: (clinic: ListedClinic) => void
}

/** Puts a map into a container. Its code is loaded only now. */
export const useClinicMap = ({ clinics, selected, onSelect }: Shown) => {
  const copy = useCopy(mapCopy)
  const paths = usePaths()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<ClinicMap>()
  const [failed, setFailed] = useState<'map' | 'tiles'>()
  const select = useRef(onSelect)
  select.current = onSelect

  useEffect(() => {
    let made: ClinicMap | undefined
    let gone = false
    const start = async () => {
      const { createClinicMap } = await import('./leaflet-map.ts')
      if (gone || !container.current) return
      made = createClinicMap(container.current, {
        copy,
        hrefOf: ({ slug }) => paths.clinic(slug),
        onSelect: (clinic) => select.current(clinic),
        onTilesFailed: () => setFailed('tiles'),
      })
      setMap(made)
    }
    const fail = (error: unknown) => {
      console.error(error)
      setFailed('map')
    }
    const timer = setTimeout(() => start().catch(fail), INIT_DELAY_MS)
    return () => {
      gone = true
      clearTimeout(timer)
      try {
        made?.remove()
      } catch (error) {
        // The page has gone on; the map's remains are nobody's loss.
        console.error(error)
      }
      setMap(undefined)
    }
  }, [copy, paths])

  useEffect(() => map?.show(clinics, selected), [map, clinics, selected])

  useEffect(() => {
    if (!map || !container.current) return
    const observer = new ResizeObserver(() => map.resize())
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [map])

  return { container, map, failed }
}
