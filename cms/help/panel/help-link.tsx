'use client'
import { useModal } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { sectionOfScreen } from '../section-of-screen.ts'
import type { HelpDrawerProps } from './help-drawer.tsx'
import './help-link.css'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import type { HelpSection } from '../read-sections.ts'

interface Help {
  Drawer: ComponentType<HelpDrawerProps>
  sections: HelpSection[]
}

const SLUG = 'help'

/** Opens the help for the screen that is shown. Its text is loaded when somebody asks for it. */
export const HelpLink = () => {
  const say = useSay()
  const language = usePanelLanguage()
  const path = usePathname()
  const { openModal } = useModal()
  const [help, setHelp] = useState<Help>()
  const href = `/admin/help#${sectionOfScreen(path)}`
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const [{ HelpDrawer }, { loadHelp }] = await Promise.all([
        import('./help-drawer.tsx'),
        import('../load-help.ts'),
      ])
      setHelp({ Drawer: HelpDrawer, sections: await loadHelp(language) })
      openModal(SLUG)
    } catch {
      window.open(href)
    }
  }
  return (
    <>
      <a className="help-link" href={href} onClick={open}>
        {say({ en: 'Help', es: 'Ayuda' })}
      </a>
      {help && <help.Drawer slug={SLUG} path={path} sections={help.sections} />}
    </>
  )
}
