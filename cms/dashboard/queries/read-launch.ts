import type { Payload, PayloadRequest } from 'payload'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { directoryCounts, readClaims } from '../../site-settings/index.ts'
import { launchItems } from '../present/launch.ts'

/** The blog's tiles with the numbers they show as written. */
const readTiles = async (payload: Payload, req?: PayloadRequest) => {
  const { docs } = await payload.find({
    collection: 'article-categories',
    locale: 'en',
    depth: 0,
    sort: 'id',
    pagination: false,
    select: { name: true, count: true },
    ...(req && { req }),
  })
  return docs
}

/**
 * What to settle before the directory goes live, settled or not.
 * @param language of the reader
 * @param req to read what the same transaction has written
 */
export const readLaunch = async (
  payload: Payload,
  req?: PayloadRequest,
  language: PanelLanguage = 'en',
) => {
  const counts = await directoryCounts(payload.db.pool)
  const settings = await readClaims(payload, req)
  const tiles = await readTiles(payload, req)
  return launchItems({
    settings,
    tiles,
    counts,
    publicUrl: process.env.PUBLIC_URL ?? '',
    hasMail: Boolean(process.env.SMTP_URL),
    language,
  })
}
