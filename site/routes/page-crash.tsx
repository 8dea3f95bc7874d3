import { lazy, Suspense } from 'react'
import { Notice } from '../components/notice.tsx'
import { frameCopy } from '../copy/frame.ts'
import { BareFrame } from '../features/frame/components/bare-frame.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { pageWidth } from '../theme/recipes/layout.ts'
import { PlainSearch } from './plain-search.tsx'

/** What is offered is plain HTML, since scripts can't be counted on. */
export const Crashed = () => {
  const { title, text, home } = useCopy(frameCopy).crash
  const paths = usePaths()
  return (
    <div css={pageWidth}>
      <Notice title={title} role="alert">
        <p>{text}</p>
        <PlainSearch />
        <a href={paths.home}>{home}</a>
      </Notice>
    </div>
  )
}

/** Fetched once a page has come alive, since it is needed most where nothing can be fetched. */
export const loadCrash = () =>
  import('./crash.tsx').then(
    ({ Crash: component }) => ({ default: component }),
    () => ({ default: Crashed }),
  )

const Crash = lazy(loadCrash)

/** In place of a page that failed. */
export const PageCrash = () => (
  <Suspense>
    <Crash />
  </Suspense>
)

/** Where the frame itself has failed. */
export const FrameCrash = () => (
  <BareFrame>
    <PageCrash />
  </BareFrame>
)
