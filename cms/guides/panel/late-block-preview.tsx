'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { BlockPreview as Preview } from './block-preview.tsx'

const LatePreview = lazy(() =>
  import('./block-preview.tsx').then(({ BlockPreview }) => ({ default: BlockPreview })),
)

/** A block of a long text as visitors read it, which comes with the editor. */
export const BlockPreview = (props: ComponentProps<typeof Preview>) => (
  <Suspense>
    <LatePreview {...props} />
  </Suspense>
)
