import type { RouteObject } from 'react-router-dom'
import { patterns } from './paths.ts'
import { Crash } from './routes/crash.tsx'
import * as frame from './routes/frame.tsx'

/** Every screen, each in a chunk of its own. A screen's file exports `Component` and `handle`. */
export const routes: RouteObject[] = [
  {
    ...frame,
    ErrorBoundary: Crash,
    children: [
      { path: patterns.home, lazy: () => import('./routes/home.tsx') },
      { path: patterns.search, lazy: () => import('./routes/search.tsx') },
      { path: patterns.clinic, lazy: () => import('./routes/clinic.tsx') },
      ...[...patterns.reservedSlugs, '*'].map((path) => ({
        path,
        lazy: () => import('./routes/not-found.tsx'),
      })),
    ],
  },
]
