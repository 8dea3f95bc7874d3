import { patterns } from '@healthcare-for-all/cms/contract/paths'
import type { RouteObject } from 'react-router-dom'
import * as frame from './routes/frame.tsx'
import { FrameCrash, PageCrash } from './routes/page-crash.tsx'

/**
 * Every screen, each in its own chunk. A screen's file exports `Component` and `handle`. Its id is
 * its file's name, by which the server finds the chunk to preload.
 */
export const routes: RouteObject[] = [
  {
    ...frame,
    ErrorBoundary: FrameCrash,
    // If a page crashes, the frame around it stays.
    children: [
      {
        ErrorBoundary: PageCrash,
        children: [
          { id: 'home', path: patterns.home, lazy: () => import('./routes/home.tsx') },
          { id: 'search', path: patterns.search, lazy: () => import('./routes/search.tsx') },
          { id: 'map', path: patterns.map, lazy: () => import('./routes/map.tsx') },
          { id: 'contact', path: patterns.contact, lazy: () => import('./routes/contact.tsx') },
          {
            id: 'add-clinic',
            path: patterns.addClinic,
            lazy: () => import('./routes/add-clinic.tsx'),
          },
          {
            id: 'submit-clinic',
            path: patterns.submitClinic,
            lazy: () => import('./routes/submit-clinic.tsx'),
          },
          { id: 'clinic', path: patterns.clinic, lazy: () => import('./routes/clinic.tsx') },
          {
            id: 'browse-states',
            path: patterns.browseStates,
            lazy: () => import('./routes/browse-states.tsx'),
          },
          {
            id: 'browse-services',
            path: patterns.browseServices,
            lazy: () => import('./routes/browse-services.tsx'),
          },
          { id: 'state', path: patterns.state, lazy: () => import('./routes/state.tsx') },
          {
            id: 'category',
            children: patterns.category.map((path) => ({
              path,
              lazy: () => import('./routes/category.tsx'),
            })),
          },
          { id: 'about', path: patterns.about, lazy: () => import('./routes/about.tsx') },
          { id: 'privacy', path: patterns.privacy, lazy: () => import('./routes/privacy.tsx') },
          { id: 'terms', path: patterns.terms, lazy: () => import('./routes/terms.tsx') },
          {
            id: 'resources',
            path: patterns.resources,
            lazy: () => import('./routes/resources.tsx'),
          },
          { id: 'qualify', path: patterns.qualify, lazy: () => import('./routes/qualify.tsx') },
          {
            id: 'insurance',
            path: patterns.insurance,
            lazy: () => import('./routes/insurance.tsx'),
          },
          { id: 'payment', path: patterns.payment, lazy: () => import('./routes/payment.tsx') },
          {
            id: 'medications',
            path: patterns.medications,
            lazy: () => import('./routes/medications.tsx'),
          },
          { id: 'guide', path: patterns.guide, lazy: () => import('./routes/guide.tsx') },
          { id: 'preview', path: patterns.preview, lazy: () => import('./routes/preview.tsx') },
          { id: 'blog', path: patterns.blog, lazy: () => import('./routes/blog.tsx') },
          { id: 'article', path: patterns.article, lazy: () => import('./routes/article.tsx') },
          {
            id: 'confirm-newsletter',
            path: patterns.confirmNewsletter,
            lazy: () => import('./routes/confirm-newsletter.tsx'),
          },
          {
            id: 'submission',
            path: patterns.submission,
            lazy: () => import('./routes/submission.tsx'),
          },
          ...[...patterns.reservedSlugs, '*'].map((path) => ({
            path,
            lazy: () => import('./routes/not-found.tsx'),
          })),
        ],
      },
    ],
  },
]
