'use client'
import { usePathname, useSearchParams } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { Restoring } from '../restoring.ts'
import type { VersionSummary } from '../versions.ts'
import { RestoreStory } from './restore-story.tsx'
import { Sentences } from './sentences.tsx'
import './history.css'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

interface Beside {
  version: VersionSummary
  comparedWith: VersionSummary | null
  restoring: Restoring
}

const VERSION = /\/collections\/([\w-]+)\/(?:trash\/)?\d+\/versions\/(\d+)$/

/** Above a comparison of versions: who made each, when, and which fields differ. */
export const VersionNote = () => {
  const language = usePanelLanguage()
  const say = sayIn(language)
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
  const { version, comparedWith, restoring } = beside
  return (
    <div className="version-note" role="status">
      <p>
        {say({ en: 'This version:', es: 'Esta versión:' })} <strong>{version.who}</strong>,{' '}
        {momentInWords(version.at, language)}.
      </p>
      {comparedWith && (
        <p>
          {say({ en: 'Compared with:', es: 'Comparada con:' })} <strong>{comparedWith.who}</strong>,{' '}
          {momentInWords(comparedWith.at, language)}.
        </p>
      )}
      {version.changed && version.changed.length === 0 && (
        <p>
          {say({
            en: 'No difference that the form shows.',
            es: 'Ninguna diferencia que muestre el formulario.',
          })}
        </p>
      )}
      <RestoreStory {...restoring} />
      <Sentences sentences={version.changed ?? []} language={language} />
    </div>
  )
}
