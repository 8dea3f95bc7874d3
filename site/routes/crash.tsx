import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Notice } from '../components/notice.tsx'
import { frameCopy } from '../copy/frame.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { pageWidth } from '../theme/recipes/layout.ts'

/** True where the browser has just loaded this page again, by itself or for the visitor. */
const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Shown in place of a page whose code failed. Most often it did not arrive, or a newer deployment
 * has replaced it: the page as the server makes it needs none, so it is asked for, once.
 */
export const Crash = () => {
  const copy = useCopy(frameCopy)
  const paths = usePaths()
  const { title, text, home } = copy.crash
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    if (!wasReloaded()) window.location.reload()
  }, [error])
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
