import type { RouteObject } from 'react-router-dom'
import { patterns } from './paths.ts'
import { Crash } from './routes/crash.tsx'
import * as frame from './routes/frame.tsx'

/**
 * Every screen, each in a chunk of its own. A screen's file exports `Component` and `handle`. Its
 * id is its file's name, by which the server finds the chunk to preload.
 */
export const routes: RouteObject[] = [
  {
    ...frame,
    ErrorBoundary: Crash,
    children: [
      { id: 'home', path: patterns.home, lazy: () => import('./routes/home.tsx') },
      { id: 'search', path: patterns.search, lazy: () => import('./routes/search.tsx') },
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
      ...[...patterns.reservedSlugs, '*'].map((path) => ({
        path,
        lazy: () => import('./routes/not-found.tsx'),
      })),
    ],
  },
]
