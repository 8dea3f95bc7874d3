import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../panel-kit/brand/brand.tsx'
import { SignOut } from './sign-out.tsx'
import '../account.css'

/** Where people sign out on purpose, in place of Payload's screen. */
export const SignOutView = ({ initPageResult }: AdminViewServerProps) => (
  <div className="sign-in">
    <Logo />
    <SignOut isSignedIn={initPageResult.req.user !== null} />
  </div>
)
