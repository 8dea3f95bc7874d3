'use client'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ImportProgress } from '../endpoints/answers.ts'
import { AppliedBox } from './applied-box.tsx'
import { ReviewBox } from './review-box.tsx'
import type { Decisions } from './use-decisions.ts'
import { WorkingBox } from './working-box.tsx'

export interface StageProps {
  progress: ImportProgress
  /** Calls an endpoint, then refreshes the import. */
  ask: (path: string, body: object) => Promise<void>
  isBusy: boolean
}

interface Props {
  progress: ImportProgress
  decisions: Decisions
}

/** The progress of the import, and what can be done with it as a whole. */
export const StageBox = ({ progress, decisions }: Props) => {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLElement>(null)
  const ask = async (path: string, body: object) => {
    setBusy(true)
    await decisions.ask(path, body)
    setBusy(false)
  }
  const { status } = progress
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    // The button that was pressed disappeared with its stage.
    if (document.activeElement === document.body) box.current?.focus()
  }, [status])
  const Box = status === 'review' ? ReviewBox : status.endsWith('ing') ? WorkingBox : AppliedBox
  return (
    <section
      className="imp-box"
      aria-label={say({ en: 'Progress', es: 'Progreso' })}
      ref={box}
      tabIndex={-1}
    >
      <Box progress={progress} ask={ask} isBusy={isBusy} />
    </section>
  )
}
