import type { CollectionConfig } from 'payload'
import { trashedDirectoryAccess } from '../access/content.ts'
import { drafts } from '../fields/drafts.ts'
import { letDraftsLack } from '../fields/first-save.ts'
import { askAboutSlips } from '../hooks/ask-about-slips.ts'
import { findPhone } from '../hooks/find-phone.ts'
import { forgetListings } from '../hooks/forget-listings.ts'
import { holdForm } from '../hooks/hold-form.ts'
import { keepListings } from '../hooks/keep-listings.ts'
import { keepStanding } from '../hooks/keep-standing.ts'
import { refuseOvertakenForm } from '../hooks/refuse-overtaken-form.ts'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug.ts'
import { refuseUnlisted } from '../hooks/refuse-unlisted.ts'
import { rememberVerifiedFields } from '../hooks/remember-verified-fields.ts'
import { markMany, spareDrafts } from '../hooks/spare-drafts.ts'
import { clinicHours } from './clinics/hours.ts'
import { clinicIdentity } from './clinics/identity.ts'
import { clinicOrganization } from './clinics/organization.ts'
import { clinicPayment } from './clinics/payment.ts'
import { clinicServices } from './clinics/services.ts'
import { clinicSidebar } from './clinics/sidebar.ts'

/** A place that gives care, as editors maintain it; visitors see its listing. */
export const Clinics: CollectionConfig = {
  slug: 'clinics',
  access: trashedDirectoryAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'state', 'phone', 'lastVerifiedAt', '_status'],
    listSearchableFields: ['name', 'city', 'address', 'zipCode', 'phone', 'slug'],
    group: 'Directory',
  },
  defaultSort: 'name',
  trash: true,
  enableQueryPresets: true,
  // All are kept: to look for surplus ones costs a wide query at every write.
  versions: { drafts, maxPerDoc: 0 },
  hooks: {
    beforeOperation: [markMany, letDraftsLack, findPhone],
    beforeValidate: [
      keepStanding,
      refuseOvertakenForm,
      refuseTakenSlug,
      refuseUnlisted,
      spareDrafts,
      askAboutSlips,
    ],
    beforeChange: [rememberVerifiedFields],
    afterChange: [keepListings, holdForm('clinics')],
    afterDelete: [forgetListings],
  },
  fields: [
    {
      name: 'merged',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/panel/merge/merged.tsx#Merged' },
      },
    },
    {
      type: 'tabs',
      tabs: [clinicIdentity, clinicServices, clinicPayment, clinicHours, clinicOrganization],
    },
    ...clinicSidebar,
  ],
}
