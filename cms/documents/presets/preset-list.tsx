'use client'
import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useSay } from '../../panel-kit/use-say.ts'
import { shippedName } from './shipped-names.ts'

/** A list with its saved list by name. Payload reads that one without the reader's language. */
export const PresetList = (props: ListViewClientProps) => {
  const say = useSay()
  const { queryPreset } = props
  const name = shippedName(queryPreset?.title)
  const named = queryPreset && name ? { ...queryPreset, title: say(name) } : queryPreset
  return <DefaultListView {...props} {...(named && { queryPreset: named })} />
}
