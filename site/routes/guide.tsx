import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { guideQuery } from '../features/guides/api.ts'
import { statusOf } from '../lib/data-client.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { GuideScreen } from './guide-screen.tsx'
import { Component as NotFound } from './not-found.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries, params }) => queries.fetchQuery(guideQuery(params.slug ?? '')),
}

/** A guide that editors added to the four with documented addresses, or the not-found page. */
export const Component = () => {
  const { slug = '' } = useParams()
  const { error } = useQuery(guideQuery(slug))
  return statusOf(error) === 404 ? <NotFound /> : <GuideScreen slug={slug} />
}
