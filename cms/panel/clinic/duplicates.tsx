'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { LikelyDuplicate } from '../../queries/likely-duplicates.ts'
import './duplicates.css'
import { useDuplicates } from './use-duplicates.ts'

/** Beside the form: clinics of the directory that may be the one that is being typed. */
export const Duplicates = () => {
  const { id } = useDocumentInfo()
  const found = useDuplicates(typeof id === 'number' ? id : undefined)
  const count = found.length === 1 ? 'Another clinic' : `${found.length} other clinics`
  return (
    <div className="same" data-found={found.length > 0}>
      <p role="status" className="same__count">
        {found.length > 0 && `${count} may be the same.`}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((duplicate) => (
            <Duplicate key={duplicate.id} duplicate={duplicate} />
          ))}
        </ul>
      )}
    </div>
  )
}

const Duplicate = ({ duplicate }: { duplicate: LikelyDuplicate }) => {
  const { id, name, status, reasons, address, city, state, phone } = duplicate
  const place = [address, city, state].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <a href={`/admin/collections/clinics/${id}`} target="_blank" rel="noopener">
          {name}
          <span className="same__hidden"> (opens in a new tab)</span>
        </a>{' '}
        <span className="same__status">{status === 'published' ? 'Published' : 'Draft'}</span>
      </p>
      <p className="same__why">{reasons.join(', ')}</p>
      <p className="same__place">{[place, phone].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
