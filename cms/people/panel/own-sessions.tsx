import type { UIFieldServerProps } from 'payload'
import { SignOutElsewhere } from './sign-out-elsewhere.tsx'
import './people.css'

/** In one's own account: a way to end one's sessions on other devices. */
export const OwnSessions = ({ id, req }: UIFieldServerProps) =>
  id !== undefined && id === req.user?.id ? (
    <section className="person" aria-label="Sessions">
      <p>Did you leave a computer or phone signed in? You can sign it out from here.</p>
      <SignOutElsewhere />
    </section>
  ) : null
