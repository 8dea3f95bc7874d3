import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { clinics } from '../clinics/collection.ts'
import { ArticleCategories } from '../guides/article-categories.ts'
import { Articles } from '../guides/articles.ts'
import { Guides } from '../guides/guides.ts'
import { media } from '../guides/media.ts'
import { Imports } from '../imports/collection.ts'
import { forgetListings } from '../listings/publish/forget-listings.ts'
import { keepListings } from '../listings/publish/keep-listings.ts'
import { refreshListings } from '../listings/publish/refresh-listings.ts'
import { ContactMessages } from '../messages/contact-messages.ts'
import { NewsletterSignups } from '../messages/newsletter-signups.ts'
import { users } from '../people/collection.ts'
import { Redirects } from '../redirects/collection.ts'
import { ClinicSubmissions } from '../submissions/collection.ts'
import { clinicVerification } from '../verification/clinic-fields.ts'
import { Verifications } from '../verification/collection.ts'
import { newerCall } from '../verification/queries/last-outcome.ts'
import { categories } from '../vocabulary/categories.ts'
import { states } from '../vocabulary/states.ts'

/** Everything that editors maintain, in the order of the panel, and what a change of it sets off. */
export const collections = (env: Record<string, string | undefined>): CollectionConfig[] => [
  clinics({
    verification: clinicVerification,
    newerAnswer: newerCall,
    keepListings,
    forgetListings,
  }),
  Verifications,
  Imports,
  states(refreshListings('state')),
  categories(refreshListings('category')),
  Guides,
  Articles,
  ArticleCategories,
  media(path.resolve(env.DATA_DIR ?? '.data', 'media')),
  ClinicSubmissions,
  ContactMessages,
  NewsletterSignups,
  Redirects,
  users(env.PUBLIC_URL ?? ''),
]
