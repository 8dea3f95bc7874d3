import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PageLoading } from '../components/page-loading.tsx'
import { readingCopy } from '../copy/reading.ts'
import { type LegalName, legalQuery } from '../features/legal/api.ts'
import { LegalText } from '../features/legal/components/legal-text.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

interface LegalScreenProps {
  name: LegalName
}

/** The screen of one of the legal texts. */
export const LegalScreen = ({ name }: LegalScreenProps) => {
  const { loading } = useCopy(readingCopy)
  const paths = usePaths()
  const { data: page, error } = useQuery(legalQuery(name))
  return (
    <Container>
      {page ? (
        <LegalText key={name} name={name} page={page} />
      ) : error ? (
        <LoadProblem error={error} address={paths[name]} />
      ) : (
        <PageLoading label={loading} />
      )}
    </Container>
  )
}

export const legalHandle = (name: LegalName): ScreenHandle => ({
  prepare: ({ queries }) => queries.fetchQuery(legalQuery(name)),
})
