'use client'
import { DefaultListView, useListQuery } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { useSay } from '../../panel-kit/use-say.ts'
import { shippedName } from './shipped-names.ts'

/** Counts how often a changed saved list was reset or saved, after which its filters are drawn anew. */
const useEndsOfChanges = (): number => {
  const { modified } = useListQuery()
  const [ends, setEnds] = useState({ modified, count: 0 })
  if (ends.modified !== modified)
    setEnds({ modified, count: modified ? ends.count : ends.count + 1 })
  return ends.count
}

/**
 * A list with its saved list by name, which Payload reads without the reader's language. Its filters keep their own
 * values, also those that were reset.
 */
export const PresetList = (props: ListViewClientProps) => {
  const say = useSay()
  const { queryPreset } = props
  const name = shippedName(queryPreset?.title)
  const named = queryPreset && name ? { ...queryPreset, title: say(name) } : queryPreset
  const drawn = useEndsOfChanges()
  return <DefaultListView key={drawn} {...props} {...(named && { queryPreset: named })} />
}
