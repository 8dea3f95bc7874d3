import type { CollectionBeforeLoginHook, Endpoint } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { PeopleSettings } from '../settings.ts'

type OwnEndpoint = Omit<Endpoint, 'root'>

const refuse = (name = '') => {
  throw new Refusal(
    {
      en: `Passwords are turned off here. Sign in with ${name}.`,
      es: `Aquí no se usan contraseñas. Inicie sesión con ${name}.`,
    },
    403,
  )
}

/** The endpoints for passwords, or where only the provider counts, refusals in their place. */
export const passwordEndpoints = (
  { onlyProvider, provider }: PeopleSettings,
  endpoints: OwnEndpoint[],
): OwnEndpoint[] =>
  onlyProvider
    ? endpoints.map((one) => ({ ...one, handler: async () => refuse(provider?.name) }))
    : endpoints

/** The same for every other way of Payload's to sign in with a password. */
export const refusePasswords =
  ({ onlyProvider, provider }: PeopleSettings): CollectionBeforeLoginHook =>
  () => {
    if (onlyProvider) refuse(provider?.name)
  }
