import { Container } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { Notice } from '../components/notice.tsx'
import { frameCopy } from '../copy/frame.ts'
import { BareFrame } from '../features/frame/components/bare-frame.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PlainSearch } from './plain-search.tsx'

/** Offers plain HTML only, because scripts may not work. */
export const Crashed = () => {
  const { title, text, home } = useCopy(frameCopy).crash
  const paths = usePaths()
  return (
    <Container>
      <Notice title={title} role="alert">
        <p>{text}</p>
        <PlainSearch />
        <a href={paths.home}>{home}</a>
      </Notice>
    </Container>
  )
}

/** Loaded ahead of time, because it is needed most when nothing can be loaded. */
export const loadCrash = () =>
  import('./crash.tsx').then(
    ({ Crash: component }) => ({ default: component }),
    () => ({ default: Crashed }),
  )

const Crash = lazy(loadCrash)

/** Shown in place of a page that crashed. */
export const PageCrash = () => (
  <Suspense>
    <Crash />
  </Suspense>
)

/** Shown if the frame itself crashed. */
export const FrameCrash = () => (
  <BareFrame>
    <PageCrash />
  </BareFrame>
)
