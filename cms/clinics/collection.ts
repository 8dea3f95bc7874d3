import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
} from 'payload'
import { trashedDirectoryAccess } from '../access/content.ts'
import { drafts } from '../documents/drafts.ts'
import { letDraftsLack } from '../documents/first-save.ts'
import { findPhone } from '../documents/hooks/find-phone.ts'
import { keepWaitingDrafts, markMany } from '../documents/hooks/keep-waiting-drafts.ts'
import { lockForm } from '../documents/hooks/lock-form.ts'
import { type NewerAnswer, refuseOvertakenForm } from '../documents/hooks/refuse-overtaken-form.ts'
import { refuseTakenSlug } from '../documents/hooks/refuse-taken-slug.ts'
import { clinicHours } from './form/hours.ts'
import { clinicIdentity } from './form/identity.ts'
import { clinicOrganization } from './form/organization.ts'
import { clinicPayment } from './form/payment.ts'
import { clinicServices } from './form/services.ts'
import { clinicSidebar } from './form/sidebar.ts'
import { askAboutSlips } from './hooks/ask-about-slips.ts'
import { keepBookkeeping } from './hooks/keep-bookkeeping.ts'
import { refuseUnlisted } from './hooks/refuse-unlisted.ts'
import { rememberVerifiedFields } from './hooks/remember-verified-fields.ts'

/** What other capabilities do for clinics. */
interface AroundClinics {
  /** Fields beside the form that say how its verification stands. */
  verification: Field
  newerAnswer: NewerAnswer
  keepListings: CollectionAfterChangeHook
  forgetListings: CollectionAfterDeleteHook
}

/** A place that gives care, as editors maintain it; visitors see its listing. */
export const clinics = ({
  verification,
  newerAnswer,
  keepListings,
  forgetListings,
}: AroundClinics): CollectionConfig => ({
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
      keepBookkeeping,
      refuseOvertakenForm(newerAnswer),
      refuseTakenSlug,
      refuseUnlisted,
      keepWaitingDrafts,
      askAboutSlips,
    ],
    beforeChange: [rememberVerifiedFields],
    afterChange: [keepListings, lockForm('clinics')],
    afterDelete: [forgetListings],
  },
  fields: [
    {
      name: 'merged',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/clinics/panel/merge/merged.tsx#Merged' },
      },
    },
    {
      type: 'tabs',
      tabs: [clinicIdentity, clinicServices, clinicPayment, clinicHours, clinicOrganization],
    },
    ...clinicSidebar(verification),
  ],
})
