import { ROLES, type Role } from '../access/roles.ts'

/** An identity provider (OpenID Connect) that people can sign in with. */
export interface Provider {
  issuer: string
  clientId: string
  clientSecret: string
  /** As people call it. */
  name: string
}

/** How people sign in. */
export interface PeopleSettings {
  /** If it is an https address, session cookies are sent only over https. */
  publicUrl: string
  /** Whose accounts need a second factor. */
  factorRoles: readonly Role[]
  provider: Provider | undefined
  /** Whether people can't sign in with a password. */
  onlyProvider: boolean
}

type Env = Record<string, string | undefined>

const providerIn = (env: Env): Provider | undefined =>
  env.OIDC_ISSUER
    ? {
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID ?? '',
        clientSecret: env.OIDC_CLIENT_SECRET ?? '',
        name: env.OIDC_NAME ?? '',
      }
    : undefined

/** From an environment that was checked at the start. */
export const peopleSettings = (env: Env): PeopleSettings => {
  const required = env.REQUIRE_SECOND_FACTOR?.split(',') ?? []
  return {
    publicUrl: env.PUBLIC_URL ?? '',
    factorRoles: ROLES.filter((role) => required.includes(role)),
    provider: providerIn(env),
    onlyProvider: env.OIDC_ONLY === 'true',
  }
}
