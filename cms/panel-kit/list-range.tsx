'use client'

import { useListQuery } from '@payloadcms/ui'
import { inThousands } from './number.ts'
import './list-range.css'
import { useSay } from './use-say.ts'

/** Which documents a list shows, and of how many: Payload writes '1-50 of 15000'. */
export const ListRange = () => {
  const say = useSay()
  const { data } = useListQuery()
  const { limit = 0, page = 1, totalDocs = 0 } = data ?? {}
  if (totalDocs === 0) return null
  const first = limit > 0 ? (page - 1) * limit + 1 : 1
  const last = limit > 0 ? Math.min(page * limit, totalDocs) : totalDocs
  const [from, to, of] = [first, last, totalDocs].map(inThousands)
  const range = say({ en: `${from} to ${to} of ${of}`, es: `${from} a ${to} de ${of}` })
  return <p className="list-range">{range}</p>
}
