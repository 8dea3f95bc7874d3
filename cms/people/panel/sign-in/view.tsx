import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../../panel-kit/brand/brand.tsx'
import { SESSION_WORDS } from '../../../panel-kit/words.ts'
import { awayWords } from '../../provider/words.ts'
import { ProviderReturn } from './provider-return.tsx'
import { SignIn } from './sign-in.tsx'
import '../account.css'
import { sayTo } from '../../../panel-kit/say.ts'

interface SignInViewProps extends AdminViewServerProps {
  /** Empty if there is none. */
  providerName: string
  onlyProvider: boolean
}

/** The sign-in page, in place of Payload's, which knows no second step and no provider. */
export const SignInView = ({
  initPageResult,
  searchParams,
  providerName,
  onlyProvider,
}: SignInViewProps) => {
  const say = sayTo(initPageResult.req)
  const target = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: String(searchParams?.redirect ?? ''),
  })
  if (initPageResult.req.user) redirect(target)
  const isBack = providerName && searchParams?.state !== undefined
  return (
    <div className="sign-in">
      <Logo />
      {providerName && searchParams?.trouble === 'provider' && (
        <p className="account__trouble" role="alert">
          {say(awayWords(providerName))}
        </p>
      )}
      {searchParams?.redirect && <p>{say(SESSION_WORDS)}</p>}
      {isBack && <ProviderReturn name={providerName} />}
      {providerName && (
        <a
          className="account__submit"
          href={`/cms-api/users/provider?redirect=${encodeURIComponent(target)}`}
        >
          {say({ en: `Sign in with ${providerName}`, es: `Iniciar sesión con ${providerName}` })}
        </a>
      )}
      {!onlyProvider && <SignIn target={target} />}
    </div>
  )
}
