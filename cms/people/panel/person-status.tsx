import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { DeactivateButton } from './deactivate-button.tsx'
import { InviteAgain } from './invite/invite-again.tsx'
import './people.css'
import { type Say, sayTo } from '../../panel-kit/say.ts'

/**
 * At the top of a person's form: whether they can sign in, and a button for admins to change that.
 */
export const PersonStatus = ({ id, data, req }: UIFieldServerProps) => {
  const say = sayTo(req)
  const isAdmin = hasRole(req, 'admin')
  if (typeof id !== 'number') return isAdmin ? <InviteInstead say={say} /> : null
  const since: unknown = data?.deactivatedAt
  const invited: unknown = data?.invitedAt
  const isActive = typeof since !== 'string'
  const mayChange = isAdmin && id !== req.user?.id
  if (isActive && !mayChange) return null
  const who = nameOf({ name: data?.name, email: String(data?.email) })
  return (
    <section className="person" aria-label={say({ en: 'Account', es: 'Cuenta' })}>
      <p>
        {isActive
          ? say({
              en: `Deactivate ${who} if they have left. They can then no longer sign in. The name stays in every log.`,
              es: `Desactive a ${who} si ya no trabaja aquí. Entonces ya no podrá iniciar sesión. Su nombre se queda en todos los registros.`,
            })
          : say({
              en: `${who} was deactivated on ${momentInWords(since)} and can’t sign in. The name stays in every log.`,
              es: `${who}: cuenta desactivada el ${momentInWords(since, 'es')}, sin acceso. Su nombre se queda en todos los registros.`,
            })}
      </p>
      {isActive && mayChange && typeof invited === 'string' && (
        <>
          <p>
            {say({
              en: `${who} was invited on ${momentInWords(invited)} and has not chosen a password yet.`,
              es: `Se invitó a ${who} el ${momentInWords(invited, 'es')} y todavía no ha elegido una contraseña.`,
            })}
          </p>
          <InviteAgain id={id} email={String(data?.email)} />
        </>
      )}
      {mayChange && <DeactivateButton id={id} isActive={isActive} who={who} />}
    </section>
  )
}

const InviteInstead = ({ say }: { say: Say }) => (
  <section className="person" aria-label={say({ en: 'Account', es: 'Cuenta' })}>
    <p>
      {say({
        en: 'Here you choose the password yourself. To let them choose it,',
        es: 'Aquí usted elige la contraseña. Para que la elija la persona,',
      })}{' '}
      <a href="/admin/collections/users">
        {say({
          en: 'invite them from the list of people',
          es: 'invítela desde la lista de personas',
        })}
      </a>
      .
    </p>
  </section>
)
