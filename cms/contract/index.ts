import { z } from 'zod'
import { Article, ArticleCategory, ArticleList, ArticleListQuery } from './article.ts'
import { Category, CategoryDetail } from './category.ts'
import { Clinic, ClinicList, ClinicSummary, ClosedClinic } from './clinic.ts'
import { ClinicCounts } from './clinic-counts.ts'
import { ClinicLetters, clinicListQuery } from './clinic-list.ts'
import { ClinicPoints, clinicIds } from './clinic-points.ts'
import {
  ClinicCountsQuery,
  ClinicSearchQuery,
  ClinicSearchResult,
  stateAbbreviation,
} from './clinic-search.ts'
import { MAX_LOCATION_LENGTH } from './constants.ts'
import { get } from './endpoint.ts'
import { Guide } from './guide.ts'
import { hsdsEndpoints } from './hsds/endpoints.ts'
import { LegalPage } from './legal-page.ts'
import { localeQuery } from './locale.ts'
import { MapOutline, OUTLINE_DETAILS } from './map-outline.ts'
import { OwnListing } from './own-listing.ts'
import { paging } from './paging.ts'
import { Suggestion } from './place.ts'
import { CostFigures } from './poverty-figures.ts'
import { Site } from './site.ts'
import { State } from './state.ts'
import { SubmissionProgress } from './submission.ts'

export * from './article.ts'
export * from './category.ts'
export * from './clinic.ts'
export * from './clinic-counts.ts'
export * from './clinic-facts.ts'
export * from './clinic-form-fields.ts'
export * from './clinic-list.ts'
export * from './clinic-points.ts'
export * from './clinic-search.ts'
export * from './constants.ts'
export * from './correction-topics.ts'
export * from './each.ts'
export type { Endpoint } from './endpoint.ts'
export * from './fact-filters.ts'
export * from './form.ts'
export * from './form-fields.ts'
export * from './forms.ts'
export * from './guide.ts'
export * from './hours-kinds.ts'
export * from './legal-page.ts'
export * from './map-outline.ts'
export * from './map-tiles.ts'
export { milesBetween, type Point } from './miles-between.ts'
export * from './named.ts'
export * from './need.ts'
export * from './open-week.ts'
export * from './own-facts.ts'
export * from './own-listing.ts'
export * from './own-listing-fields.ts'
export * from './paging.ts'
export * from './phone-lines.ts'
export * from './phrases.ts'
export * from './place.ts'
export * from './place-text.ts'
export * from './point-columns.ts'
export * from './poverty-figures.ts'
export * from './problem.ts'
export * from './quarter.ts'
export * from './rich-text.ts'
export * from './said-filter.ts'
export * from './site.ts'
export { englishLanguage, spokenLanguage } from './spoken-languages.ts'
export * from './state.ts'
export * from './submission.ts'
export * from './third-party.ts'
export * from './urgent-need.ts'
export * from './urgent-words.ts'

const slug = z.string().min(1).max(200)
const list = (defaultLimit: number) => z.object({ ...paging(defaultLimit), ...localeQuery })
const one = z.object(localeQuery)

/** Every GET endpoint of the public API, by the name of its operation. */
export const endpoints = {
  featuredClinics: get({
    path: '/api/clinics/featured',
    summary: 'The clinics that the home page shows',
    query: list(4),
    response: z.array(ClinicSummary),
  }),
  searchClinics: get({
    path: '/api/clinics/search',
    summary: 'Clinics near a place, or in a state, that match the filters',
    query: ClinicSearchQuery,
    response: ClinicSearchResult,
    quiet: true,
    timely: ({ open, sort }) => open === 'now' || sort === 'open',
  }),
  clinicCounts: get({
    path: '/api/clinics/counts',
    summary: 'How many clinics a search would have with each filter',
    query: ClinicCountsQuery,
    response: z.object({
      counts: ClinicCounts.nullable().describe(
        'Null without a place or a state, and if there are too many',
      ),
    }),
    quiet: true,
    timely: () => true,
  }),
  clinicLetters: get({
    path: '/api/clinics/letters',
    summary: 'The first letters of the towns with clinics, of a state, a category or both',
    query: z.object({
      state: stateAbbreviation.optional(),
      category: slug.optional(),
      ...localeQuery,
    }),
    response: ClinicLetters,
  }),
  clinicPoints: get({
    path: '/api/clinics/points',
    summary: 'Where all clinics are that match the filters, for a map',
    query: ClinicCountsQuery.extend({
      version: z
        .string()
        .max(100)
        .optional()
        .describe('The version of the answer. If it is the present one, it may be kept forever'),
    }),
    response: ClinicPoints,
    timely: ({ open }) => open === 'now',
    versioned: true,
  }),
  pointsVersion: get({
    path: '/api/clinics/points/version',
    summary: 'The version of the points, which changes whenever they do',
    query: ClinicCountsQuery,
    response: z.object({ version: z.string() }),
    timely: ({ open }) => open === 'now',
  }),
  clinicsById: get({
    path: '/api/clinics/by-id',
    summary: 'Some clinics, in the order of their ids; those that no longer exist are left out',
    query: z.object({ ids: clinicIds, ...localeQuery }),
    response: z.array(ClinicSummary),
    unshared: true,
    quiet: true,
  }),
  clinicBySlug: get({
    path: '/api/clinics/slug/{slug}',
    summary: 'One clinic',
    params: z.object({ slug }),
    query: one,
    response: Clinic,
    canEnd: true,
  }),
  closedClinic: get({
    path: '/api/clinics/closed/{slug}',
    summary: 'A clinic that has closed, with the nearest others; null if none has at this address',
    params: z.object({ slug }),
    query: one,
    response: ClosedClinic.nullable(),
  }),
  popularStates: get({
    path: '/api/states/popular',
    summary: 'The states with the most clinics',
    query: list(8),
    response: z.array(State),
  }),
  states: get({
    path: '/api/states',
    summary: 'Every jurisdiction, by name',
    query: list(100),
    response: z.array(State),
  }),
  stateBySlug: get({
    path: '/api/states/{slug}',
    summary: 'One jurisdiction',
    params: z.object({ slug }),
    query: one,
    response: State,
  }),
  stateClinics: get({
    path: '/api/states/{abbreviation}/clinics',
    summary: 'The clinics of a state in order, or those nearest to one of them first',
    params: z.object({ abbreviation: stateAbbreviation }),
    query: z.object({
      near: slug
        .optional()
        .describe('Slug of a clinic: lists the others in its state, nearest first'),
      ...clinicListQuery,
    }),
    response: ClinicList,
  }),
  categories: get({
    path: '/api/categories',
    summary: 'Every service category',
    query: list(100),
    response: z.array(Category),
  }),
  categoryBySlug: get({
    path: '/api/categories/{category}',
    summary: 'One service category, with its clinics counted everywhere or in one state',
    params: z.object({ category: slug }),
    query: z.object({ state: stateAbbreviation.optional(), ...localeQuery }),
    response: CategoryDetail,
  }),
  categoryClinics: get({
    path: '/api/categories/{category}/clinics',
    summary: 'The clinics of a category in order, everywhere or in one state',
    params: z.object({ category: slug }),
    query: z.object({ state: stateAbbreviation.optional(), ...clinicListQuery }),
    response: ClinicList,
  }),
  guideBySlug: get({
    path: '/api/guides/{slug}',
    summary: 'One guide',
    params: z.object({ slug }),
    query: one,
    response: Guide,
  }),
  articles: get({
    path: '/api/articles',
    summary: 'The articles of the blog, newest first: all of them, or those in one category',
    query: ArticleListQuery,
    response: ArticleList,
  }),
  articleBySlug: get({
    path: '/api/articles/{slug}',
    summary: 'One article',
    params: z.object({ slug }),
    query: one,
    response: Article,
  }),
  articleCategories: get({
    path: '/api/article-categories',
    summary: 'The category tiles of the blog, in order',
    query: list(100),
    response: z.array(ArticleCategory),
  }),
  legalPage: get({
    path: '/api/legal/{page}',
    summary: 'The privacy policy or the terms of service',
    params: z.object({ page: slug.describe('privacy or terms') }),
    query: one,
    response: LegalPage,
  }),
  submissionProgress: get({
    path: '/api/clinic-submissions/{token}',
    summary: 'The status of a submitted clinic',
    params: z.object({ token: slug.describe('The token from the submission’s receipt') }),
    response: SubmissionProgress,
    private: true,
  }),
  ownListing: get({
    path: '/api/own-listings/{token}',
    summary: 'A clinic’s own listing, for its staff',
    params: z.object({ token: slug.describe('The token from the link that was mailed') }),
    query: one,
    response: OwnListing,
    private: true,
  }),
  places: get({
    path: '/api/places',
    summary: 'Places and clinics that a text may be the beginning of, likeliest first',
    query: z.object({
      q: z.string().max(MAX_LOCATION_LENGTH).default('').describe('Two letters or digits, or more'),
      limit: paging(8).limit,
      ...localeQuery,
    }),
    response: z.array(Suggestion),
    fresh: 300,
  }),
  mapOutline: get({
    path: '/api/map/outline',
    summary: 'The outlines of states or counties, for a map without tiles',
    query: z.object({ detail: z.enum(OUTLINE_DETAILS).default('states') }),
    response: MapOutline,
  }),
  costFigures: get({
    path: '/api/cost-figures',
    summary: 'The federal poverty figures in force, and how each jurisdiction runs Medicaid',
    query: one,
    response: CostFigures,
    // On some day those of the next year are in force.
    timely: () => true,
  }),
  site: get({
    path: '/api/site',
    summary: 'Settings for the whole site',
    query: one,
    response: Site,
  }),
  ...hsdsEndpoints,
} as const

export type Endpoints = typeof endpoints
export type Operation = keyof Endpoints
/** The answer of an operation. */
export type Answer<Name extends Operation> = z.infer<Endpoints[Name]['response']>
