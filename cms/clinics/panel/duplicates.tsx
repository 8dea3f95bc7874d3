'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import type { LikelyDuplicate } from '../queries/likely-duplicates.ts'
import { MergeDialog } from './merge/merge-dialog.tsx'
import './duplicates.css'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import { reasonWords } from '../duplicates/reason-words.ts'
import { useDuplicates } from './use-duplicates.ts'

const STATUSES: Record<LikelyDuplicate['status'], InEach> = {
  published: { en: 'Published', es: 'Publicada' },
  draft: { en: 'Draft', es: 'Borrador' },
  closed: { en: 'Closed', es: 'Cerrada' },
}

/** Next to the form: clinics in the directory that may be the one being typed. */
export const Duplicates = () => {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission ? <Found /> : null
}

const Found = () => {
  const say = useSay()
  const { id } = useDocumentInfo()
  const own = typeof id === 'number' ? id : undefined
  const found = useDuplicates(own)
  const isMerged = useFormFields(([fields]) => Boolean(fields.mergedInto?.value))
  const [merging, setMerging] = useState<number>()
  // A merged clinic is already known to be a duplicate.
  if (isMerged) return null
  return (
    <div className="same" data-found={found.length > 0}>
      <p role="status" className="same__count">
        {found.length > 0 &&
          say({
            en: `${found.length === 1 ? 'Another clinic' : `${found.length} other clinics`} may be the same.`,
            es: `${found.length === 1 ? 'Otra clínica puede' : `Otras ${found.length} clínicas pueden`} ser la misma.`,
          })}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((duplicate) => (
            <Duplicate
              key={duplicate.id}
              duplicate={duplicate}
              onMerge={own === undefined ? undefined : () => setMerging(duplicate.id)}
            />
          ))}
        </ul>
      )}
      {own !== undefined && merging !== undefined && (
        <MergeDialog
          clinic={own}
          other={merging}
          onClose={() => setMerging(undefined)}
          onMerged={(stays) => window.location.assign(`/admin/collections/clinics/${stays}`)}
        />
      )}
    </div>
  )
}

interface DuplicateProps {
  duplicate: LikelyDuplicate
  /** Undefined until the form has been saved once. */
  onMerge: (() => void) | undefined
}

const Duplicate = ({ duplicate, onMerge }: DuplicateProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { id, name, status, reasons, address, city, state, phone } = duplicate
  const place = [address, city, state].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <ClinicLink id={id} newTab>
          {name}
        </ClinicLink>{' '}
        <span className="same__status">{say(STATUSES[status])}</span>
      </p>
      <p className="same__why">{reasonWords(reasons, language)}</p>
      <p className="same__place">{[place, phone].filter(Boolean).join(' · ')}</p>
      {onMerge && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={onMerge}>
          {say({ en: 'Merge…', es: 'Combinar…' })}
          <span className="read-aloud"> {say({ en: `with ${name}`, es: `con ${name}` })}</span>
        </Button>
      )}
    </li>
  )
}
