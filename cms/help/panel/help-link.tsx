'use client'
import { Drawer, useModal } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import type { HelpSection } from '../read-sections.ts'
import { sectionOfScreen } from '../section-of-screen.ts'
import type { HelpTextProps } from './help-text.tsx'
import './help-link.css'

interface Help {
  Text: ComponentType<HelpTextProps>
  sections: HelpSection[]
}

const SLUG = 'help'

/**
 * Opens the help for the screen that is shown, beside it: what is typed there stays. Its text is loaded when
 * somebody asks for it.
 */
export const HelpLink = () => {
  const say = useSay()
  const language = usePanelLanguage()
  const path = usePathname()
  const { openModal } = useModal()
  const [help, setHelp] = useState<Help>()
  const [isLost, setLost] = useState(false)
  const load = async () => {
    setLost(false)
    try {
      const [{ HelpText }, { loadHelp }] = await Promise.all([
        import('./help-text.tsx'),
        import('../load-help.ts'),
      ])
      setHelp({ Text: HelpText, sections: await loadHelp(language) })
    } catch {
      setLost(true)
    }
  }
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await load()
    openModal(SLUG)
  }
  const title = say({ en: 'Help', es: 'Ayuda' })
  return (
    <>
      <a className="help-link" href={`/admin/help#${sectionOfScreen(path)}`} onClick={open}>
        {title}
      </a>
      <Drawer slug={SLUG} title={title} className="help-drawer">
        {help && <help.Text path={path} sections={help.sections} />}
        {isLost && !help && (
          <div className="help-lost" role="alert">
            <p>
              {say({
                en: 'The help could not be loaded. It needs a connection to the server: check yours and try again.',
                es: 'No se pudo cargar la ayuda. Hace falta conexión con el servidor: revise la suya e inténtelo de nuevo.',
              })}
            </p>
            <PlainButton isMain onClick={onePress(() => void load())}>
              {say({ en: 'Try again', es: 'Intentar de nuevo' })}
            </PlainButton>
          </div>
        )}
      </Drawer>
    </>
  )
}
