import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../panel-kit/panel-page.tsx'
import { panelLanguage, sayTo } from '../../panel-kit/say.ts'
import { loadHelp } from '../load-help.ts'
import { Contents, Sections } from './sections.tsx'

/** All of the help, at /admin/help. */
export const HelpView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  if (!req.user) redirect('/admin/login?redirect=/admin/help')
  const say = sayTo(req)
  const sections = await loadHelp(panelLanguage(req.i18n.language))
  return (
    <PanelPage view={props}>
      <Gutter>
        <SetStepNav nav={[{ label: say({ en: 'Help', es: 'Ayuda' }) }]} />
        <h1>{say({ en: 'Help', es: 'Ayuda' })}</h1>
        <Contents sections={sections} />
        <Sections sections={sections} />
      </Gutter>
    </PanelPage>
  )
}
