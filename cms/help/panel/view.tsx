import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../panel-kit/panel-page.tsx'
import { sayTo } from '../../panel-kit/say.ts'
import { Contents, SECTIONS, Sections } from './sections.tsx'

/** All of the help, at /admin/help. */
export const HelpView = (props: AdminViewServerProps) => {
  const say = sayTo(props.initPageResult.req)
  if (!props.initPageResult.req.user) redirect('/admin/login?redirect=/admin/help')
  return (
    <PanelPage view={props}>
      <Gutter>
        <SetStepNav nav={[{ label: say({ en: 'Help', es: 'Ayuda' }) }]} />
        <h1>{say({ en: 'Help', es: 'Ayuda' })}</h1>
        <Contents sections={SECTIONS} />
        <Sections sections={SECTIONS} />
      </Gutter>
    </PanelPage>
  )
}
