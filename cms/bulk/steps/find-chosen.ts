import { hash } from 'node:crypto'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { labelIn } from '../../documents/fields/field-label.ts'
import { type InEach, inEach } from '../../panel-kit/say.ts'
import type { Noun } from '../limits.ts'

/** Which documents a person has chosen in a list. */
export const Chosen = z.object({
  /** Ticked ones by their ids, or all that the list's search and filter find. */
  where: z.custom<Where>((value) => typeof value === 'object' && value !== null),
  /** Whether they are chosen in the trash. */
  trash: z.boolean().default(false),
  /** Whether the list shows, and so filters, the newest drafts. */
  draft: z.boolean().default(true),
  /** At most as many; 0 for all. */
  limit: z.number().int().min(0).default(0),
})
export type Chosen = z.infer<typeof Chosen>

export interface ChosenDocument {
  id: number
  name: string
  updatedAt: string
}

/** 'clinic' and 'clinics', as sentences need them. */
export const nounOf = ({
  labels,
  slug,
}: Pick<SanitizedCollectionConfig, 'labels' | 'slug'>): InEach<Noun> =>
  inEach((language) => ({
    one: (labelIn(labels.singular, language) ?? slug).toLowerCase(),
    many: (labelIn(labels.plural, language) ?? slug).toLowerCase(),
  }))

export const titleOf = (
  { admin: { useAsTitle } }: Pick<SanitizedCollectionConfig, 'admin'>,
  doc: object,
): string => {
  const title: unknown = useAsTitle ? Reflect.get(doc, useAsTitle) : undefined
  return String(title || `No. ${Reflect.get(doc, 'id')}`)
}

/** The chosen documents as they are at this moment, by their ids. */
export const findChosen = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, trash, draft, limit }: Chosen,
): Promise<ChosenDocument[]> => {
  const { config } = req.payload.collections[collection]
  const { docs } = await req.payload.find({
    collection,
    where,
    trash,
    draft,
    depth: 0,
    pagination: false,
    limit,
    locale: 'en',
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
    .map((doc) => ({
      id: Number(doc.id),
      name: titleOf(config, doc),
      updatedAt: String(Reflect.get(doc, 'updatedAt')),
    }))
    .sort((one, other) => one.id - other.id)
}

/** Tells whether what was looked at is still what is there. */
export const seenOf = (chosen: readonly ChosenDocument[]): string =>
  hash('sha256', chosen.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join('\n'), 'base64url')
