'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { capitalized } from '../../documents/capitalized.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import type { LikelyDuplicate } from '../queries/likely-duplicates.ts'
import { MergeDialog } from './merge/merge-dialog.tsx'
import './duplicates.css'
import { useDuplicates } from './use-duplicates.ts'
import '../../panel-kit/read-aloud.css'

/** Next to the form: clinics in the directory that may be the one being typed. */
export const Duplicates = () => {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission ? <Found /> : null
}

const Found = () => {
  const { id } = useDocumentInfo()
  const own = typeof id === 'number' ? id : undefined
  const found = useDuplicates(own)
  const isMerged = useFormFields(([fields]) => Boolean(fields.mergedInto?.value))
  const [merging, setMerging] = useState<number>()
  // A merged clinic is already known to be a duplicate.
  if (isMerged) return null
  const count = found.length === 1 ? 'Another clinic' : `${found.length} other clinics`
  return (
    <div className="same" data-found={found.length > 0}>
      <p role="status" className="same__count">
        {found.length > 0 && `${count} may be the same.`}
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
  const { id, name, status, reasons, address, city, state, phone } = duplicate
  const place = [address, city, state].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <ClinicLink id={id} newTab>
          {name}
        </ClinicLink>{' '}
        <span className="same__status">{capitalized(status)}</span>
      </p>
      <p className="same__why">{reasons.join(', ')}</p>
      <p className="same__place">{[place, phone].filter(Boolean).join(' · ')}</p>
      {onMerge && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={onMerge}>
          Merge…<span className="read-aloud"> with {name}</span>
        </Button>
      )}
    </li>
  )
}
