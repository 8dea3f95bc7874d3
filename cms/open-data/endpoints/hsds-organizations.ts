import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import type { Directory, Published } from '../present/directory.ts'
import { fullOrganizationOf, organizationOf } from '../present/organization.ts'
import type { OpenDataContext } from './directory-of.ts'
import { readList, readOne } from './read-list.ts'

const whole = ({ clinic }: Published, directory: Directory) => fullOrganizationOf(clinic, directory)
const brief = ({ clinic }: Published, directory: Directory) => organizationOf(clinic, directory)

export const hsdsOrganizations: Handler<'hsdsOrganizations', OpenDataContext> = async (
  query,
  context,
) => json(await readList(query, context, query.full ? whole : brief))

export const hsdsOrganization: Handler<'hsdsOrganization', OpenDataContext> = async (
  { id },
  context,
) => json(await readOne('organization', id, context, whole))
