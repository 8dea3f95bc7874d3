import { type Say, sayIn } from './say.ts'

/** In the browser, outside of a component: in the language that Payload has written the page in. */
export const sayHere = (): Say =>
  sayIn(typeof document === 'undefined' ? undefined : document.documentElement.lang)
