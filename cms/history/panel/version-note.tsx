'use client'
import { usePathname, useSearchParams } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { VersionSummary } from '../versions.ts'
import { Sentences } from './sentences.tsx'
import './history.css'

interface Beside {
  version: VersionSummary
  comparedWith: VersionSummary | null
}

const VERSION = /\/collections\/([\w-]+)\/(?:trash\/)?\d+\/versions\/(\d+)$/

/** Above a comparison of versions: who made each, when, and which fields differ. */
export const VersionNote = () => {
  const [, collection, id] = VERSION.exec(usePathname()) ?? []
  const from = useSearchParams().get('versionFrom')
  const [beside, setBeside] = useState<Beside>()
  useEffect(() => {
    setBeside(undefined)
    if (!collection || !id) return
    const query = from ? `?from=${encodeURIComponent(from)}` : ''
    // If this fails, the comparison is still there without the note.
    askEndpoint<Beside>(`/versions/${collection}/${id}${query}`).then(setBeside, () => undefined)
  }, [collection, id, from])
  if (!beside || !id) return null
  const { version, comparedWith } = beside
  return (
    <div className="version-note" role="status">
      <p>
        This version: <strong>{version.who}</strong>, {momentInWords(version.at)}.
      </p>
      {comparedWith && (
        <p>
          Compared with: <strong>{comparedWith.who}</strong>, {momentInWords(comparedWith.at)}.
        </p>
      )}
      {version.changed && version.changed.length === 0 && <p>No difference that the form shows.</p>}
      <Sentences sentences={version.changed ?? []} />
    </div>
  )
}
