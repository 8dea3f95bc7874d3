import { Container } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FallbackPage } from '../features/fallback/components/fallback-page.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

export const handle: ScreenHandle = { status: 404 }

/** After a navigation inside the site, reloads: only the server knows the editors' redirects. */
export const Component = () => {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const [answered] = useState(hydrated ? undefined : pathname)
  useEffect(() => {
    if (pathname !== answered) window.location.reload()
  }, [pathname, answered])
  if (pathname !== answered) return null
  return (
    <Container>
      <FallbackPage>
        <SearchForm />
      </FallbackPage>
    </Container>
  )
}
