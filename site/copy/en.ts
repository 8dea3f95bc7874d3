import { browse } from './en/browse.ts'
import { clinic } from './en/clinic.ts'
import { fallback } from './en/fallback.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { pages } from './en/pages.ts'
import { search } from './en/search.ts'

export const en = { browse, clinic, fallback, frame, home, pages, search }
