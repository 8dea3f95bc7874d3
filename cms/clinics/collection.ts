import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { trashedDirectoryAccess } from '../access/content.ts'
import type { NewerChange } from '../documents/drafts/refuse-stale-form.ts'
import { withDrafts } from '../documents/drafts/with-drafts.ts'
import { draftStatus } from '../documents/fields/draft-status.ts'
import { findPhone } from '../documents/hooks/find-phone.ts'
import { clinicHours } from './form/hours.ts'
import { clinicIdentity } from './form/identity.ts'
import { clinicOrganization } from './form/organization.ts'
import { clinicPapers } from './form/papers.ts'
import { clinicPayment } from './form/payment.ts'
import { clinicServices } from './form/services.ts'
import { type Beside, clinicSidebar } from './form/sidebar.ts'
import { askAboutSlips } from './hooks/ask-about-slips.ts'
import { dateFacts } from './hooks/date-facts.ts'
import { keepAddressPrivate } from './hooks/keep-address-private.ts'
import { keepBookkeeping } from './hooks/keep-bookkeeping.ts'
import { keepWrongPhones } from './hooks/keep-wrong-phones.ts'
import { refuseUnlisted } from './hooks/refuse-unlisted.ts'
import { refuseUntruePhone } from './hooks/refuse-untrue-phone.ts'
import { rememberVerifiedFields } from './hooks/remember-verified-fields.ts'
import {
  type ForgetPlaces,
  scrubDraftPutBack,
  scrubPrivatePlace,
} from './hooks/scrub-private-place.ts'

type NoteMerge = (req: PayloadRequest, gone: number, stays: number) => Promise<unknown>

/** Who is told, in the same transaction, that a clinic was merged into another one, or that this was undone. */
interface Merging {
  done: NoteMerge
  undone: NoteMerge
}

declare module 'payload' {
  interface CollectionCustom {
    merging?: Merging
  }
}

/** What other capabilities contribute to clinics. */
interface AroundClinics {
  /**
   * Fields next to the form: which texts are not translated, the state of the clinic's verification,
   * and how its own staff are reached.
   */
  beside: Record<Beside, Field>
  newerChange: NewerChange
  /** Hooks that keep what visitors see up to date. */
  publish: Required<Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>>
  forgetPlaces: ForgetPlaces
  merging: Merging
}

const STANDING = '/clinics/panel/clinic-standing.tsx#ClinicStanding'

/** A place that provides care, as editors maintain it; visitors see its listing. */
export const clinics = ({
  beside,
  newerChange,
  publish,
  forgetPlaces,
  merging,
}: AroundClinics): CollectionConfig =>
  withDrafts({
    slug: 'clinics',
    labels: {
      singular: { en: 'Clinic', es: 'Clínica' },
      plural: { en: 'Clinics', es: 'Clínicas' },
    },
    custom: { merging },
    access: trashedDirectoryAccess,
    admin: {
      useAsTitle: 'name',
      components: { edit: { beforeDocumentControls: [STANDING] } },
      defaultColumns: ['name', 'city', 'state', 'phone', 'lastVerifiedAt', '_status'],
      listSearchableFields: ['name', 'city', 'address', 'zipCode', 'phone', 'slug'],
      group: { en: 'Directory', es: 'Directorio' },
    },
    defaultSort: 'name',
    enableQueryPresets: true,
    // All are kept: looking for surplus versions would cost a wide query on every write.
    keptVersions: 0,
    newerChange,
    publishedAlong: ['confirmed'],
    // From an editor's input to the public page, in one transaction.
    hooks: {
      beforeOperation: [findPhone],
      beforeValidate: [
        keepBookkeeping,
        keepAddressPrivate,
        refuseUnlisted,
        refuseUntruePhone,
        askAboutSlips,
      ],
      beforeChange: [keepWrongPhones, rememberVerifiedFields, dateFacts],
      ...publish,
      // What visitors see is made of what is left.
      afterChange: [scrubPrivatePlace(forgetPlaces), ...publish.afterChange],
      afterOperation: [scrubDraftPutBack],
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
        tabs: [
          clinicIdentity,
          clinicServices,
          clinicPayment,
          clinicPapers,
          clinicHours,
          clinicOrganization,
        ],
      },
      ...clinicSidebar(beside),
      draftStatus('/clinics/panel/clinic-status.tsx#ClinicStatusCell'),
    ],
  })
