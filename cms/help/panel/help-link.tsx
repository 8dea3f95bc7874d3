'use client'
import { useModal } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { sectionOfScreen } from '../section-of-screen.ts'
import type { HelpDrawerProps } from './help-drawer.tsx'
import './help-link.css'
import { useSay } from '../../panel-kit/use-say.ts'

const SLUG = 'help'

/** Opens the help for the screen that is shown. Its text is loaded when somebody asks for it. */
export const HelpLink = () => {
  const say = useSay()
  const path = usePathname()
  const { openModal } = useModal()
  const [Help, setHelp] = useState<ComponentType<HelpDrawerProps>>()
  const href = `/admin/help#${sectionOfScreen(path)}`
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { HelpDrawer } = await import('./help-drawer.tsx')
      setHelp(() => HelpDrawer)
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
      {Help && <Help slug={SLUG} path={path} />}
    </>
  )
}
