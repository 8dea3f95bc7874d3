import type { UIFieldServerProps } from 'payload'
import { SignOutElsewhere } from './sign-out-elsewhere.tsx'
import './people.css'
import { sayTo } from '../../panel-kit/say.ts'

/** In one's own account: a way to end one's sessions on other devices. */
export const OwnSessions = ({ id, req }: UIFieldServerProps) => {
  const say = sayTo(req)
  return id !== undefined && id === req.user?.id ? (
    <section className="person" aria-label={say({ en: 'Sessions', es: 'Sesiones' })}>
      <p>
        {say({
          en: 'Did you leave a computer or phone signed in? You can sign it out from here.',
          es: '¿Dejó la sesión abierta en otra computadora o teléfono? Puede cerrarla desde aquí.',
        })}
      </p>
      <SignOutElsewhere />
    </section>
  ) : null
}
