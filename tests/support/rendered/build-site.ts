import { buildSiteWhereNeeded } from '../../../cms/bin/build.ts'

export default buildSiteWhereNeeded
