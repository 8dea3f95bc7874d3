import type { InEach } from '../../panel-kit/say.ts'

/** What people read if the provider doesn't answer. */
export const awayWords = (name: string): InEach => ({
  en: `${name} can’t be reached at the moment. Try again later.`,
  es: `No se puede conectar con ${name} en este momento. Inténtelo más tarde.`,
})
