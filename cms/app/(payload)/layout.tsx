import '@payloadcms/next/css'
import '../../documents/mends/field-errors.css'
import '../../documents/mends/fitting-bars.css'
import '../../documents/mends/legible-labels.css'
import '../../documents/mends/less-motion.css'
import '../../guides/panel/table-as-read.css'
import '../../panel-kit/narrow-header.css'
import '../../panel-kit/read-aloud.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { checkedFunctions } from '../../product/panel-input/checked-functions.ts'
import { guardServerFunction } from '../../product/panel-input/guard-server-function.ts'
import { importMap } from './admin/importMap.js'

const callFunction = guardServerFunction(config, (args) =>
  handleServerFunctions({ ...args, config, importMap, serverFunctions: checkedFunctions }),
)

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callFunction(args)
}

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
