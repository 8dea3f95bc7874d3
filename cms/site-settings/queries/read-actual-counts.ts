import type { Payload, PayloadRequest } from 'payload'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { actualCounts } from '../present/actual-counts.ts'
import { directoryCounts } from './directory-counts.ts'

/** The settings and their claims in English, with their states. */
export const readClaims = (payload: Payload, req?: PayloadRequest) =>
  payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 1, ...(req && { req }) })

/** What is true today for each claim in the settings. */
export const readActualCounts = async (payload: Payload, language?: PanelLanguage) =>
  actualCounts(await readClaims(payload), await directoryCounts(payload.db.pool), language)
