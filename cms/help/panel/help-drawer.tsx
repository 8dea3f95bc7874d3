'use client'
import { Drawer } from '@payloadcms/ui'
import { useSay } from '../../panel-kit/use-say.ts'
import { sectionOfScreen } from '../section-of-screen.ts'
import { Contents, SECTIONS, Sections } from './sections.tsx'

export interface HelpDrawerProps {
  slug: string
  /** Of the screen beside it. */
  path: string
}

/** The help for one screen, beside it: what is typed there stays. */
export const HelpDrawer = ({ slug, path }: HelpDrawerProps) => {
  const say = useSay()
  const section = sectionOfScreen(path)
  return (
    <Drawer slug={slug} title={say({ en: 'Help', es: 'Ayuda' })} className="help-drawer">
      <Sections sections={SECTIONS.filter(({ id }) => id === section)} />
      <h3>{say({ en: 'All of the help', es: 'Toda la ayuda' })}</h3>
      <Contents sections={SECTIONS} />
    </Drawer>
  )
}
