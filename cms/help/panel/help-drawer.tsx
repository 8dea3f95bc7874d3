'use client'
import { Drawer } from '@payloadcms/ui'
import { useSay } from '../../panel-kit/use-say.ts'
import type { HelpSection } from '../read-sections.ts'
import { sectionOfScreen } from '../section-of-screen.ts'
import { Contents, Sections } from './sections.tsx'

export interface HelpDrawerProps {
  slug: string
  /** Of the screen beside it. */
  path: string
  sections: readonly HelpSection[]
}

/** The help for one screen, beside it: what is typed there stays. */
export const HelpDrawer = ({ slug, path, sections }: HelpDrawerProps) => {
  const say = useSay()
  const shown = sectionOfScreen(path)
  return (
    <Drawer slug={slug} title={say({ en: 'Help', es: 'Ayuda' })} className="help-drawer">
      <Sections sections={sections.filter(({ topic }) => topic === shown)} />
      <h3>{say({ en: 'All of the help', es: 'Toda la ayuda' })}</h3>
      <Contents sections={sections} />
    </Drawer>
  )
}
