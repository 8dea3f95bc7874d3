import type { UIFieldServerProps } from 'payload'
import { publishedClinic } from '../../clinics/index.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { sayTo } from '../../panel-kit/say.ts'
import { openLinks } from '../queries/staff-links.ts'
import { LinkButtons } from './link-buttons.tsx'

/** In a clinic’s form: the links that its staff can use now, which can be revoked. */
export const StaffLinks = async ({ id, req }: UIFieldServerProps) => {
  const say = sayTo(req)
  // Of the page as it is public, since links open that one: the form may hold an unpublished change.
  if (id === undefined || !(await publishedClinic(req, Number(id)))) return null
  const open = await openLinks(req, Number(id))
  const last = open.at(-1)
  return (
    <div className="staff-links">
      <p>
        {last
          ? say({
              en: `${open.length === 1 ? '1 link' : `${open.length} links`} can be used until ${momentInWords(last)}.`,
              es: `${open.length === 1 ? 'Se puede usar 1 enlace' : `Se pueden usar ${open.length} enlaces`} hasta el ${momentInWords(last, 'es')}.`,
            })
          : say({
              en: 'No link can be used right now.',
              es: 'Ahora no se puede usar ningún enlace.',
            })}
      </p>
      <LinkButtons clinic={Number(id)} canRevoke={open.length > 0} />
    </div>
  )
}
