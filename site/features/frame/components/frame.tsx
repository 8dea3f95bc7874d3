import { Outlet, ScrollRestoration } from 'react-router-dom'
import { LateParts } from '../../../components/late-parts.tsx'
import { Toasts } from '../../../components/toasts.tsx'
import { FocusRestoration } from './focus-restoration.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageScripts } from './page-scripts.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

/** The frame around every page. */
export const Frame = () => (
  <>
    <SkipLink />
    <NavigationProgress />
    <SiteHeader />
    <main id={MAIN_ID} tabIndex={-1}>
      <SampleNotice />
      <Outlet />
    </main>
    <SiteFooter />
    <Toasts />
    <ScrollRestoration />
    <LateParts />
    <FocusRestoration />
    <PageScripts />
  </>
)
