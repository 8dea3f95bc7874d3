import type { Payload } from 'payload'
import { truths } from '../present/truths.ts'
import { directoryCounts } from './directory-counts.ts'

/** The settings with what they claim, in English, with their states. */
export const readClaims = (payload: Payload) =>
  payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 1 })

/** What is true today, beside what the settings claim. */
export const readTruths = async (payload: Payload) =>
  truths(await readClaims(payload), await directoryCounts(payload.db.pool))
