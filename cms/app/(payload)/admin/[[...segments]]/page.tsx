import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (props: Props): Promise<Metadata> =>
  generatePageMetadata({ ...props, config })

const Page = (props: Props) => RootPage({ ...props, config, importMap })

export default Page
