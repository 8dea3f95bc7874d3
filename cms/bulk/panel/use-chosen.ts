'use client'
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Chosen } from '../steps/find-chosen.ts'

/** Documents as the panel asks for them. */
export type ChosenInList = Pick<Chosen, 'where' | 'trash'>

/** 'allAvailable' in Payload: every page of the list, not only the ticked rows. */
const EVERY_PAGE = 'allAvailable'

/**
 * What is ticked in the list: the rows by their ids, or all that its search and filter find, never
 * more than the list shows.
 */
export const useChosen = () => {
  const { count = 0, selectAll, selectedIDs } = useSelection()
  const { collectionSlug, query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const collection = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const isTrash = usePathname().endsWith('/trash')
  const found = mergeListSearchAndWhere({
    collectionConfig: collection,
    search: query?.search ?? '',
    where: query?.where ?? {},
  })
  const inList = Object.keys(found).length > 0 ? found : { id: { exists: true } }
  const where = selectAll === EVERY_PAGE ? inList : { id: { in: selectedIDs } }
  const chosen: ChosenInList = {
    where: isTrash ? { and: [where, { deletedAt: { exists: true } }] } : where,
    trash: isTrash,
  }
  return { chosen, collection, count, isTrash }
}
