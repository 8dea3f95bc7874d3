'use client'

import { DefaultCell, useConfig, useListRelationships } from '@payloadcms/ui'
import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload'
import { useEffect } from 'react'
import { listInWords } from '../../panel-kit/cells/list-in-words.ts'
import { relationsIn, titleOf } from './relations.ts'

type Props = DefaultCellComponentProps<RelationshipFieldClient>

/**
 * What a document refers to, by name. Payload's own cell says that there is nothing, '<No State>', until it has
 * been scrolled into view, and sometimes for good.
 *
 * Upstream: payloadcms/payload#18108
 * No longer needed: once Payload's cell asks for names without being seen (mends.test.ts).
 */
export const RelationCell = (props: Props) => {
  const { cellData, field } = props
  const { documents, getRelationships } = useListRelationships()
  const { getEntityConfig } = useConfig()
  const relations = relationsIn(cellData, field.relationTo)
  const key = JSON.stringify(relations)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of them
  useEffect(() => {
    if (relations.length > 0) getRelationships(relations)
  }, [key])

  const titles = relations.map(({ relationTo, value }) => {
    const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug: relationTo })?.admin ?? {}
    return titleOf(documents[relationTo]?.[value], useAsTitle)
  })
  const words = titles.length > 0 ? listInWords(titles) : undefined
  return <DefaultCell {...props} cellData={words} field={{ ...field, type: 'text' } as never} />
}
