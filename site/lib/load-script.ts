import type { ThirdPartyScript } from '@healthcare-for-all/cms/contract'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

type Prepare = (element: HTMLScriptElement, identifier: string) => void

/** Setup before a script loads, as its company's instructions require. */
const PREPARE: Record<ThirdPartyScript['vendor'], Prepare> = {
  analytics: (_, identifier) => {
    const queue: IArguments[] = []
    window.dataLayer = queue
    function tell(..._words: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the script tells commands by their being Arguments
      queue.push(arguments)
    }
    tell('js', new Date())
    // What someone reads about their health must not follow them to other sites.
    tell('config', identifier, {
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
  },
  advertising: (element) => {
    element.crossOrigin = 'anonymous'
  },
}

/** Adds a script to the page; a load error is only logged. Returns a function that removes it. */
export const loadScript = ({ vendor, identifier, src }: ThirdPartyScript): (() => void) => {
  const element = document.createElement('script')
  PREPARE[vendor](element, identifier)
  element.src = src
  element.async = true
  element.onerror = () => console.error(`The ${vendor} script did not load from ${src}`)
  document.head.append(element)
  return () => element.remove()
}
