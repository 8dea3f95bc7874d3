import type { ReactNode } from 'react'
import { EmergencyNotice } from './emergency-notice.tsx'
import { MAIN_ID } from './skip-link.tsx'

interface BareFrameProps {
  children: ReactNode
}

/** Replaces the frame if it crashed: whom to call, and nothing else that could fail. */
export const BareFrame = ({ children }: BareFrameProps) => (
  <>
    <header>
      <EmergencyNotice />
    </header>
    <main id={MAIN_ID}>{children}</main>
  </>
)
