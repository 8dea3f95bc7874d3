import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  // Types are checked room by room in `npm test`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  poweredByHeader: false,
}

export default withPayload(config)
