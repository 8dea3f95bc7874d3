import type { Payload } from 'payload'
import { directoryCounts, readClaims } from '../../site-settings/index.ts'

import { launchItems } from '../present/launch.ts'

/** What to settle before the directory goes live, settled or not. */
export const readLaunch = async (payload: Payload) => {
  const [settings, counts] = await Promise.all([
    readClaims(payload),
    directoryCounts(payload.db.pool),
  ])
  return launchItems({
    settings,
    counts,
    publicUrl: process.env.PUBLIC_URL ?? '',
    hasMail: Boolean(process.env.SMTP_URL),
  })
}
