import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** A screen of ours, with the panel's header and menu around it. */
export const PanelPage = ({
  view: { initPageResult, params, searchParams },
  children,
}: {
  view: AdminViewServerProps
  children: ReactNode
}) => {
  const { req, permissions, locale, visibleEntities } = initPageResult
  const { user, payload, i18n } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      req={req}
      visibleEntities={visibleEntities}
      viewActions={payload.config.admin.components.actions}
      {...(user && { user })}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      {children}
    </DefaultTemplate>
  )
}
