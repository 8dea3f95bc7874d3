import { Frame } from '../features/frame/components/frame.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { siteQuery } from '../lib/site-settings.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries }) => queries.prefetchQuery(siteQuery),
}

export const Component = Frame
