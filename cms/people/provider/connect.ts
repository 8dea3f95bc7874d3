import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { Provider } from '../settings.ts'

const PATIENCE_SECONDS = 5

/** What the provider says about itself, asked once it is needed. A failure is not remembered. */
export const connectTo = ({ issuer, clientId, clientSecret }: Provider) => {
  let connecting: Promise<Configuration> | undefined
  return (): Promise<Configuration> => {
    connecting ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      execute: [
        // The signature of what it says about a person is checked, whatever way it came.
        enableNonRepudiationChecks,
        // The settings allow plain http on this machine only.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      connecting = undefined
      throw error
    })
    return connecting
  }
}
