import type { UIFieldServerProps } from 'payload'
import { momentInWords } from '../../panel-kit/moment.ts'
import { openLinks } from '../queries/staff-links.ts'
import { LinkButtons } from './link-buttons.tsx'

/** In a clinic’s form: the links that its staff can use now, which can be revoked. */
export const StaffLinks = async ({ id, data, req }: UIFieldServerProps) => {
  if (id === undefined || data?._status !== 'published') return null
  const open = await openLinks(req, Number(id))
  const last = open.at(-1)
  return (
    <div className="staff-links">
      <p>
        {last
          ? `${open.length === 1 ? '1 link' : `${open.length} links`} can be used until ${momentInWords(last)}.`
          : 'No link can be used right now.'}
      </p>
      <LinkButtons clinic={Number(id)} canRevoke={open.length > 0} />
    </div>
  )
}
