import { Button } from '@chakra-ui/react'
import { useEffect } from 'react'
import { type Known, LoadFailure } from '../components/load-failure.tsx'
import { PageLink } from '../components/page-link.tsx'
import { PageProblem } from '../components/page-problem.tsx'
import { TryAgain } from '../components/try-again.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { isUnreached } from '../lib/connection.ts'
import { statusOf } from '../lib/data-client.ts'
import { openIfKept } from '../lib/offline/open-kept.ts'
import { useTryAgain } from '../lib/try-again.ts'

interface LoadProblemProps {
  error: unknown
  /** The address of the page itself, to try again. */
  address: string
  /** The texts to show if it doesn't exist, and the address of the list of all. */
  missing?: { title: string; text: string; back: string; list: string }
  known?: Known | undefined
}

/** Shown if the subject of an address doesn't exist or could not be loaded. */
export const LoadProblem = ({ error, address, missing, known }: LoadProblemProps) => {
  const tryAgain = useTryAgain()
  useEffect(() => {
    if (isUnreached(error)) void openIfKept(address)
  }, [error, address])
  if (missing && statusOf(error) === 404)
    return (
      <PageProblem
        {...missing}
        action={
          <Button asChild variant="outline">
            <PageLink to={missing.list}>{missing.back}</PageLink>
          </Button>
        }
      >
        <SearchForm />
      </PageProblem>
    )
  return (
    <LoadFailure
      error={error}
      known={known}
      action={<TryAgain address={address} onPress={tryAgain} />}
    >
      <SearchForm />
    </LoadFailure>
  )
}
