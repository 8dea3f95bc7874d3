import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../../access/roles.ts'
import { momentInWords } from '../../../panel-kit/moment.ts'
import { nameOf } from '../../../panel-kit/person-name.ts'
import { findFactor } from '../../queries/second-factor.ts'
import { isVouched } from '../../sign-in/session.ts'
import { RemoveFactor } from './remove-factor.tsx'
import '../people.css'
import { panelLanguage, sayTo } from '../../../panel-kit/say.ts'

/** In a person's form: whether they have a second factor, and what they or an admin can do about it. */
export const FactorStatus = async ({ id, data, req }: UIFieldServerProps) => {
  const say = sayTo(req)
  const isOwn = id === req.user?.id
  if (typeof id !== 'number' || !(isOwn || hasRole(req, 'admin'))) return null
  const factor = await findFactor(req, id)
  // The provider vouches for a second factor of its own.
  if (isOwn && !factor && req.user && isVouched(req.user)) return null
  const since = factor && momentInWords(factor.since, panelLanguage(req.i18n.language))
  const who = nameOf({ name: data?.name, email: String(data?.email) })
  return (
    <section
      className="person"
      aria-label={say({
        en: 'Second factor',
        es: 'Segundo factor',
      })}
    >
      {isOwn ? (
        <>
          <p>
            {since
              ? say({
                  en: `Your second factor has been on since ${since}.`,
                  es: `Su segundo factor está activo desde el ${since}.`,
                })
              : say({
                  en: 'You sign in with your password alone. A second factor protects your account if somebody learns it.',
                  es: 'Usted inicia sesión solo con su contraseña. Un segundo factor protege su cuenta si alguien la descubre.',
                })}
          </p>
          <p>
            <a href="/admin/second-factor">
              {since
                ? say({
                    en: 'New recovery codes, or turn it off',
                    es: 'Nuevos códigos de recuperación, o desactivarlo',
                  })
                : say({ en: 'Set up a second factor', es: 'Configurar un segundo factor' })}
            </a>
          </p>
        </>
      ) : (
        <>
          <p>
            {since
              ? say({
                  en: `${who} has had a second factor since ${since}.`,
                  es: `${who} tiene un segundo factor desde el ${since}.`,
                })
              : say({ en: `${who} has no second factor.`, es: `${who} no tiene segundo factor.` })}
          </p>
          {since && <RemoveFactor id={id} who={who} />}
        </>
      )}
    </section>
  )
}
