'use client'

import { useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import './reviewed-today.css'
import { useSay } from '../../panel-kit/use-say.ts'

/** The reader's own day as the field above stores days: at noon in UTC. */
const today = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), 12)).toISOString()
}

/** Enters today as the day of the last review. Publishing a change enters nothing: it is no review. */
export const ReviewedToday = ({ path }: DateFieldClientProps) => {
  const say = useSay()
  const { value, setValue, disabled } = useField<string | null>({ path })
  const isToday = value?.slice(0, 10) === today().slice(0, 10)
  return (
    <div className="reviewed-today" role="status">
      {isToday ? (
        say({
          en: 'Reviewed today. Visitors read it once this is published.',
          es: 'Revisado hoy. Los visitantes lo leen cuando se publique.',
        })
      ) : (
        <PlainButton disabled={disabled} onClick={onePress(() => setValue(today()))}>
          {say({ en: 'Mark as reviewed today', es: 'Marcar como revisado hoy' })}
        </PlainButton>
      )}
    </div>
  )
}
