import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { sayIn } from '../../../../panel-kit/say.ts'
import { SCREEN_TITLES } from '../../../../product/screen-titles.ts'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const metadata = await generatePageMetadata({ ...props, config })
  // The first page has none.
  const title = SCREEN_TITLES.get((await props.params).segments?.[0] ?? '')
  if (!title) return metadata
  const product = await config
  const { language } = await getNextRequestI18n({ config: product })
  return { ...metadata, title: `${sayIn(language)(title)} ${product.admin.meta.titleSuffix}` }
}

const Page = (props: Props) => RootPage({ ...props, config, importMap })

export default Page
