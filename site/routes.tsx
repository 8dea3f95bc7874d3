import { type Locale, pathIn, patterns } from '@healthcare-for-all/cms/contract/paths'
import type { RouteObject } from 'react-router-dom'
import * as frame from './routes/frame.tsx'
import { FrameCrash, PageCrash } from './routes/page-crash.tsx'

/**
 * Every screen, each in its own chunk. A screen's file exports `Component` and `handle`. Its id is
 * its file's name, by which the server finds the chunk to preload.
 */
const english: RouteObject[] = [
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
          // After the state and the category, whose addresses begin alike.
          {
            id: 'correct-clinic',
            path: patterns.correctClinic,
            lazy: () => import('./routes/correct-clinic.tsx'),
          },
          {
            id: 'staff-link',
            path: patterns.staffLink,
            lazy: () => import('./routes/staff-link.tsx'),
          },
          {
            id: 'own-listing',
            path: patterns.ownListing,
            lazy: () => import('./routes/own-listing.tsx'),
          },
          {
            id: 'confirm-listing',
            path: patterns.confirmListing,
            lazy: () => import('./routes/confirm-listing.tsx'),
          },
          {
            id: 'stop-reminders',
            path: patterns.stopReminders,
            lazy: () => import('./routes/stop-reminders.tsx'),
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
          {
            id: 'what-would-i-pay',
            path: patterns.whatWouldIPay,
            lazy: () => import('./routes/what-would-i-pay.tsx'),
          },
          { id: 'saved', path: patterns.saved, lazy: () => import('./routes/saved.tsx') },
          { id: 'reuse', path: patterns.reuse, lazy: () => import('./routes/reuse.tsx') },
          { id: 'offline', path: patterns.offline, lazy: () => import('./routes/offline.tsx') },
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
          ...[...patterns.reservedSlugs, '/*'].map((path) => ({
            path,
            lazy: () => import('./routes/not-found.tsx'),
          })),
        ],
      },
    ],
  },
]

/** A route and those below it, at the addresses that they have in a language. */
const routeIn = (locale: Locale, { path, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(path && { path: pathIn(locale, path) }),
    ...(children && { children: children.map((child) => routeIn(locale, child)) }),
  }) as RouteObject

export const routesIn = (locale: Locale): RouteObject[] =>
  locale === 'en' ? english : english.map((route) => routeIn(locale, route))
