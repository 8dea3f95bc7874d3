import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { BulkChanges } from '../bulk/collection.ts'
import { clinics } from '../clinics/collection.ts'
import { Comments } from '../comments/collection.ts'
import { Corrections } from '../corrections/collection.ts'
import { pairMerged, pairUnmerged, updatePairs } from '../duplicates/index.ts'
import { ArticleCategories } from '../guides/collections/article-categories.ts'
import { Articles } from '../guides/collections/articles.ts'
import { Guides } from '../guides/collections/guides.ts'
import { media } from '../guides/collections/media.ts'
import { imports } from '../imports/collection.ts'
import { UnknownWords } from '../imports/collections/unknown-words.ts'
import { forgetImportedPlaces } from '../imports/index.ts'
import { Sources } from '../imports/sources/collection.ts'
import {
  clinicTranslation,
  listingHooks,
  refreshListings,
  refreshNeeded,
} from '../listings/index.ts'
import { ContactMessages } from '../messages/collections/contact-messages.ts'
import { NewsletterSignups } from '../messages/collections/newsletter-signups.ts'
import { ReadyAnswers } from '../messages/collections/ready-answers.ts'
import { needs } from '../needs/collection.ts'
import { users } from '../people/collection.ts'
import { peopleSettings } from '../people/index.ts'
import { Redirects } from '../redirects/collection.ts'
import { clinicStaff } from '../staff/index.ts'
import { ClinicSubmissions } from '../submissions/collection.ts'
import { Verifications } from '../verification/collection.ts'
import { clinicVerification, newerCall } from '../verification/index.ts'

import { categories } from '../vocabulary/collections/categories.ts'
import { PovertyFigures } from '../vocabulary/collections/poverty-figures.ts'
import { services } from '../vocabulary/collections/services.ts'
import { states } from '../vocabulary/collections/states.ts'

/** All collections in the order of the panel, with what a change in them triggers. */
export const collections = (env: Record<string, string | undefined>): CollectionConfig[] => [
  clinics({
    beside: {
      translation: clinicTranslation,
      verification: clinicVerification,
      staff: clinicStaff,
    },
    newerChange: newerCall,
    publish: listingHooks,
    forgetPlaces: forgetImportedPlaces,
    merging: { done: pairMerged, undone: pairUnmerged },
  }),
  Verifications,
  imports({ afterApplied: updatePairs }),
  Sources,
  UnknownWords,
  states(refreshListings('state')),
  categories(refreshListings('category')),
  services(refreshListings('service')),
  needs(refreshNeeded),
  PovertyFigures,
  Guides,
  Articles,
  ArticleCategories,
  media(path.resolve(env.DATA_DIR ?? '.data', 'media')),
  Corrections,
  ClinicSubmissions,
  ContactMessages,
  NewsletterSignups,
  ReadyAnswers,
  Redirects,
  Comments,
  BulkChanges,
  users(peopleSettings(env)),
]
