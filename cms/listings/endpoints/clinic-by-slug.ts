import type { UntilEdit } from '../../database/until-edit.ts'
import type { Handler } from '../../http/handler.ts'
import { gone, notFound } from '../../http/problems.ts'
import type { FormerNames } from '../queries/former-names.ts'
import { readClinic } from '../queries/read-clinic.ts'
import { readClosed } from '../queries/read-closed.ts'

interface Context {
  formerNames: UntilEdit<FormerNames>
}

export const clinicBySlug: Handler<'clinicBySlug', Context> = async (
  { slug, locale },
  { pool, formerNames },
) => {
  const [clinic, names] = await Promise.all([readClinic(pool, slug, locale), formerNames.get()])
  const former = names.get(slug)
  if (clinic) return former ? `${clinic.slice(0, -1)},"formerNames":${former}}` : clinic
  const closed = await readClosed(pool, slug)
  throw closed
    ? gone((words) => words.clinicClosed(closed.name))
    : notFound((words) => words.noClinic(slug))
}
