import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { findFactor } from '../../queries/second-factor.ts'
import { OwnFactor } from './own-factor.tsx'

const HERE = '/admin/second-factor'

/** Where people set up their second factor, make new recovery codes, or turn it off. */
export const SecondFactorView = async (props: AdminViewServerProps) => {
  const { initPageResult, params, searchParams } = props
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { user, payload, i18n } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(HERE)}`)
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      req={req}
      user={user}
      visibleEntities={visibleEntities}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      <Gutter className="account">
        <OwnFactor codesLeft={(await findFactor(req, user.id))?.codesLeft} />
      </Gutter>
    </DefaultTemplate>
  )
}
