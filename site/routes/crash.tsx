import { Container } from '@chakra-ui/react'
import { patterns, readPath } from '@healthcare-for-all/cms/contract/paths'
import { useCallback, useEffect, useState } from 'react'
import { matchPath, useLocation, useRouteError } from 'react-router-dom'
import { LoadFailure } from '../components/load-failure.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { TryAgain } from '../components/try-again.tsx'
import { UrgentHelp } from '../components/urgent-help.tsx'
import { readingCopy } from '../copy/reading.ts'
import { KnownClinic } from '../features/clinic/components/known-clinic.tsx'
import { useKnownClinic } from '../features/clinic/use-known-clinic.ts'
import { isReached, reloadIfReached } from '../lib/connection.ts'
import { useCopy } from '../lib/language.tsx'
import { readLocation } from '../lib/need-at.ts'
import { useWhenOnline } from '../lib/when-online.ts'
import { Crashed } from './page-crash.tsx'
import { PlainSearch } from './plain-search.tsx'

/** True if the page was just reloaded, by a script or by the visitor. */
const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Shown in place of a page whose code failed. Usually the code could not be loaded, or a newer
 * deployment has replaced it. The page as rendered by the server needs no code, so it is reloaded,
 * once. If the server can't be reached either, this page stays.
 */
export const Crash = () => {
  const { loading } = useCopy(readingCopy)
  const error = useRouteError()
  const [found, setFound] = useState<'crashed' | 'unreached'>()
  useEffect(() => {
    console.error(error)
    void isReached().then((reached) => {
      if (reached && !wasReloaded()) window.location.reload()
      else setFound(reached ? 'crashed' : 'unreached')
    })
  }, [error])
  if (found === 'crashed') return <Crashed />
  return (
    <Container>{found === 'unreached' ? <Unreached /> : <PageLoading label={loading} />}</Container>
  )
}

const Unreached = () => {
  const { pathname, search } = useLocation()
  const known = useKnownClinic(
    matchPath(patterns.clinic, readPath(pathname).path)?.params.slug ?? '',
  )
  const tryAgain = useCallback(() => void reloadIfReached(), [])
  useWhenOnline(tryAgain)
  return (
    <>
      <UrgentHelp text={readLocation(new URLSearchParams(search))} />
      <LoadFailure
        // The error of a request that got no response.
        error={new TypeError('Failed to fetch')}
        known={known && { name: known.name, facts: <KnownClinic clinic={known} /> }}
        action={<TryAgain address={pathname + search} onPress={tryAgain} />}
      >
        <PlainSearch />
      </LoadFailure>
    </>
  )
}
