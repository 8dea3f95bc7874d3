import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Clock, ClockProvider } from './lib/clock.tsx'
import { LanguageProvider } from './lib/language.tsx'
import { type Posted, PostedContext } from './lib/posted.ts'
import { PublicUrlContext } from './lib/public-url.tsx'
import { SiteProvider } from './lib/site-settings.tsx'
import { system } from './theme/system.ts'

interface AppProps {
  /** The page's styles: on the server, one a request. */
  styles: EmotionCache
  queries: QueryClient
  locale: Locale
  publicUrl: string
  posted: Posted | undefined
  /** The time that the page was rendered at; undefined if nothing may be said of it. */
  clock: Clock | undefined
  /** The router. */
  children: ReactNode
}

/** What surrounds the router, on the server and in the browser. */
export const App = ({ styles, queries, locale, publicUrl, posted, clock, children }: AppProps) => (
  <CacheProvider value={styles}>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queries}>
        <PublicUrlContext value={publicUrl}>
          <PostedContext value={posted}>
            <ClockProvider clock={clock}>
              <LanguageProvider locale={locale}>
                <SiteProvider>{children}</SiteProvider>
              </LanguageProvider>
            </ClockProvider>
          </PostedContext>
        </PublicUrlContext>
      </QueryClientProvider>
    </ChakraProvider>
  </CacheProvider>
)
