import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { selectedClinicQuery } from './map-query.ts'
import { parseMap } from './map-values.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export interface Choice {
  slug: string | undefined
  /** How many times something has been chosen here; 0 if the choice is only from the address. */
  times: number
}

/**
 * Which clinic is selected. It is in the address, so that it can be shared. Going back in the
 * history undoes a filter, but not the selection made since; on a phone, where it is a step itself, it does.
 */
export const useChoice = (
  addressed: string | undefined,
  /** Writes the choice into the address. */
  write: (slug: string | undefined) => void,
): [Choice, (clinic: Pick<ListedClinic, 'slug'> | undefined) => void] => {
  const { key, pathname } = useLocation()
  const isNarrow = useIsNarrow()
  const cameBack = useNavigationType() === 'POP'
  const [choice, setChoice] = useState<Choice>({ slug: addressed, times: 0 })
  const last = useRef(addressed)
  const follow = (slug: string | undefined) => {
    if (slug !== choice.slug) setChoice({ slug, times: 0 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice changes the address after it
  useEffect(() => {
    const isNew = addressed !== last.current
    last.current = addressed
    if (isNew && !cameBack) follow(addressed)
  }, [key])
  // The browser says it, not what is rendered: a slow device may never have shown what was gone back from.
  const goBack = useEffectEvent(() => {
    if (window.location.pathname !== pathname) return
    const { clinic } = parseMap(new URLSearchParams(window.location.search))
    if (isNarrow || choice.slug === undefined) follow(clinic)
    else if (clinic !== choice.slug) write(choice.slug)
  })
  useEffect(() => {
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
  const choose = (clinic: Pick<ListedClinic, 'slug'> | undefined) => {
    setChoice(({ times }) => ({ slug: clinic?.slug, times: times + 1 }))
    write(clinic?.slug)
  }
  return [choice, choose]
}

/** The selected clinic, even if it is no longer in the results. */
export const useSelected = (
  slug: string | undefined,
  clinics: readonly ListedClinic[],
  isAnswered: boolean,
): ListedClinic | undefined => {
  const listed = clinics.find((clinic) => clinic.slug === slug)
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const found = listed ?? (last?.slug === slug ? last : undefined)
  const { data } = useQuery({
    ...selectedClinicQuery(slug ?? ''),
    enabled: slug !== undefined && !found && isAnswered,
  })
  return slug === undefined ? undefined : (found ?? data)
}
