import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Notice } from '../components/notice.tsx'
import { frameCopy } from '../copy/frame.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { pageWidth } from '../theme/recipes/layout.ts'

/** Shown in place of a page whose code failed. */
export const Crash = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  const { title, text, home } = copy.crash
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main css={pageWidth}>
      <PageHead title={title} />
      <Notice title={title} role="alert">
        <p>{text}</p>
        <a href={paths.home}>{home}</a>
      </Notice>
    </main>
  )
}
