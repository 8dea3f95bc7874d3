import type { Payload } from 'payload'
import type { MapTiles, Operation } from '../../contract/index.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import { articleBySlug } from '../../guides/endpoints/article-by-slug.ts'
import { articleCategories } from '../../guides/endpoints/article-categories.ts'
import { articles } from '../../guides/endpoints/articles.ts'
import { guideBySlug } from '../../guides/endpoints/guide-by-slug.ts'
import type { Handler } from '../../http/handler.ts'
import { categoryClinics } from '../../listings/endpoints/category-clinics.ts'
import { clinicBySlug } from '../../listings/endpoints/clinic-by-slug.ts'
import { clinicCounts } from '../../listings/endpoints/clinic-counts.ts'
import { clinicLetters } from '../../listings/endpoints/clinic-letters.ts'
import { clinicPoints } from '../../listings/endpoints/clinic-points.ts'
import { clinicsById } from '../../listings/endpoints/clinics-by-id.ts'
import { closedClinic } from '../../listings/endpoints/closed-clinic.ts'
import { featuredClinics } from '../../listings/endpoints/featured-clinics.ts'
import { places } from '../../listings/endpoints/places.ts'
import { pointsVersion } from '../../listings/endpoints/points-version.ts'
import { searchClinics } from '../../listings/endpoints/search-clinics.ts'
import { stateClinics } from '../../listings/endpoints/state-clinics.ts'
import type { ClinicCells, ClinicNames, EmptySearches, FormerNames } from '../../listings/index.ts'
import type { Needs } from '../../needs/index.ts'
import {
  hsdsAccessibilities,
  hsdsAccessibility,
} from '../../open-data/endpoints/hsds-accessibility.ts'
import { hsdsLocation, hsdsLocations } from '../../open-data/endpoints/hsds-locations.ts'
import {
  hsdsOrganization,
  hsdsOrganizations,
} from '../../open-data/endpoints/hsds-organizations.ts'
import { hsdsRoot } from '../../open-data/endpoints/hsds-root.ts'
import { hsdsSchedule, hsdsSchedules } from '../../open-data/endpoints/hsds-schedules.ts'
import { hsdsService, hsdsServices } from '../../open-data/endpoints/hsds-services.ts'
import {
  hsdsServiceAtLocation,
  hsdsServicesAtLocations,
} from '../../open-data/endpoints/hsds-services-at-locations.ts'
import { hsdsTaxonomies, hsdsTaxonomy } from '../../open-data/endpoints/hsds-taxonomies.ts'
import {
  hsdsTaxonomyTerm,
  hsdsTaxonomyTerms,
} from '../../open-data/endpoints/hsds-taxonomy-terms.ts'
import { hsdsTombstones } from '../../open-data/endpoints/hsds-tombstones.ts'
import { mapOutline } from '../../places/endpoints/map-outline.ts'
import type { Gazetteer, MapFile } from '../../places/index.ts'
import { legalPage } from '../../site-settings/endpoints/legal-page.ts'
import { site } from '../../site-settings/endpoints/site.ts'
import { ownListing } from '../../staff/endpoints/own-listing.ts'
import { submissionProgress } from '../../submissions/endpoints/submission-progress.ts'
import { categories } from '../../vocabulary/endpoints/categories.ts'
import { categoryBySlug } from '../../vocabulary/endpoints/category-by-slug.ts'
import { costFigures } from '../../vocabulary/endpoints/cost-figures.ts'
import { popularStates } from '../../vocabulary/endpoints/popular-states.ts'
import { stateBySlug } from '../../vocabulary/endpoints/state-by-slug.ts'
import { states } from '../../vocabulary/endpoints/states.ts'
import type { StateNames } from '../../vocabulary/index.ts'

/** What the endpoints work with. */
export interface ApiContext {
  pool: ReadPool
  gazetteer: Gazetteer
  needs: Needs
  clinicCells: ClinicCells
  clinicNames: ClinicNames
  stateNames: UntilEdit<StateNames>
  formerNames: UntilEdit<FormerNames>
  payload: Payload
  emptySearches: EmptySearches
  /** The site's public address, without a trailing slash. */
  publicUrl: string
  /** The origin of third-party scripts; if left out, the vendors' own origins. */
  scriptOrigin?: string | undefined
  /** The map under the pins; if left out, OpenStreetMap's images. */
  mapTiles?: MapTiles | undefined
  /** The product's own map, whose tiles are then served. */
  mapFile?: MapFile | undefined
}

/** What a handler has in addition. */
export interface HandlerContext extends ApiContext {
  /** The version of another operation's answer. */
  versionOf: (name: Operation, input: Record<string, unknown>) => Promise<string>
}

/** The handler for each entry of the contract. */
export const handlers: { [Name in Operation]: Handler<Name, HandlerContext> } = {
  featuredClinics,
  searchClinics,
  clinicCounts,
  clinicLetters,
  clinicPoints,
  pointsVersion,
  clinicsById,
  clinicBySlug,
  closedClinic,
  popularStates,
  states,
  stateBySlug,
  stateClinics,
  categories,
  categoryBySlug,
  categoryClinics,
  guideBySlug,
  articles,
  articleBySlug,
  articleCategories,
  legalPage,
  submissionProgress,
  ownListing,
  places,
  mapOutline,
  costFigures,
  site,
  hsdsRoot,
  hsdsServices,
  hsdsService,
  hsdsOrganizations,
  hsdsOrganization,
  hsdsLocations,
  hsdsLocation,
  hsdsServicesAtLocations,
  hsdsServiceAtLocation,
  hsdsSchedules,
  hsdsSchedule,
  hsdsAccessibilities,
  hsdsAccessibility,
  hsdsTaxonomies,
  hsdsTaxonomy,
  hsdsTaxonomyTerms,
  hsdsTaxonomyTerm,
  hsdsTombstones,
}
