import { Container, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { SearchBand } from '../components/search-band.tsx'
import { Trail } from '../components/trail.tsx'
import { costsCopy } from '../copy/costs.ts'
import { readingCopy } from '../copy/reading.ts'
import { costFiguresQuery } from '../features/costs/api.ts'
import { Calculator } from '../features/costs/components/calculator.tsx'
import { Explained } from '../features/costs/components/explained.tsx'
import { IncomeTables } from '../features/costs/components/income-tables.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { useClock } from '../lib/clock.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries }) => queries.fetchQuery(costFiguresQuery),
}

export const Component = () => {
  const copy = useCopy(costsCopy)
  const { breadcrumb, loading, findClinic } = useCopy(readingCopy)
  const paths = usePaths()
  const { data, error } = useQuery(costFiguresQuery)
  // So that the page is rendered again in time: on some day other figures are in force.
  useClock()
  const to = paths.whatWouldIPay
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: breadcrumb.resources, to: paths.resources },
    { name: copy.title, to },
  ]
  if (!data) {
    return (
      <Container>
        {error ? <LoadProblem error={error} address={to} /> : <PageLoading label={loading} />}
      </Container>
    )
  }
  return (
    <Container>
      <PageHead title={copy.title} description={copy.description} canonical={to} />
      <Trail label={breadcrumb.label} trail={trail} />
      <PageHeading>{copy.title}</PageHeading>
      <Text marginTop="2" marginBottom="6" fontSize="20" color="quiet" maxWidth="measure">
        {data.poverty ? copy.lead : copy.noFigures}
      </Text>
      {data.poverty && <Calculator figures={data.poverty} states={data.states} />}
      <Explained states={data.states} />
      {data.poverty && <IncomeTables figures={data.poverty} />}
      <SearchBand heading={findClinic}>
        <SearchForm shape="row" />
      </SearchBand>
    </Container>
  )
}
