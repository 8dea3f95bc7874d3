import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { PanelPage } from '../../../panel-kit/panel-page.tsx'
import { findFactor } from '../../queries/second-factor.ts'
import { OwnFactor } from './own-factor.tsx'

const HERE = '/admin/second-factor'

/** Where people set up their second factor, make new recovery codes, or turn it off. */
export const SecondFactorView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  const { user } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(HERE)}`)
  return (
    <PanelPage view={props}>
      <Gutter className="account">
        <OwnFactor codesLeft={(await findFactor(req, user.id))?.codesLeft} />
      </Gutter>
    </PanelPage>
  )
}
