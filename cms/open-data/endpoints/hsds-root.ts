import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { nextSince, termsOfUse } from '../terms-of-use.ts'
import type { OpenDataContext } from './directory-of.ts'

const VERSION = '3.0'
const PROFILE = 'https://docs.openreferral.org/en/v3.0/hsds/'

export const hsdsRoot: Handler<'hsdsRoot', OpenDataContext> = async (_, { payload, publicUrl }) =>
  json({
    version: VERSION,
    profile: PROFILE,
    openapi_url: `${publicUrl}/api/openapi.json`,
    ...(await termsOfUse(payload)),
    as_of: nextSince().toISOString(),
  })
