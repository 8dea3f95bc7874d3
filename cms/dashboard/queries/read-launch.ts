import type { Payload } from 'payload'
import { directoryCounts } from '../../site-settings/queries/directory-counts.ts'
import { launchItems, truths } from '../present/launch.ts'

const readSettings = (payload: Payload) =>
  payload.findGlobal({ slug: 'site-settings', locale: 'en', depth: 1 })

/** What is still to be settled before the directory goes live. */
export const readLaunch = async (payload: Payload) => {
  const [settings, counts] = await Promise.all([
    readSettings(payload),
    directoryCounts(payload.db.pool),
  ])
  return launchItems({
    settings,
    counts,
    publicUrl: process.env.PUBLIC_URL ?? '',
    hasMail: Boolean(process.env.SMTP_URL),
  })
}

/** What is true today, beside what the settings claim. */
export const readTruths = async (payload: Payload) =>
  truths(await readSettings(payload), await directoryCounts(payload.db.pool))
