import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { product } from './products.ts'

/** Does what such scripts do: tells its host where the visitor is, came from, and goes next. */
const SCRIPT = `{
  window.standIn = true
  const { origin } = new URL(document.currentScript.src)
  const tell = (what) => fetch(origin + '/told?' + new URLSearchParams({ what }))
  tell('at ' + location.href)
  tell('from ' + document.referrer)
  for (const name of ['pushState', 'replaceState']) {
    const known = history[name]
    history[name] = function (...given) {
      known.apply(this, given)
      tell('went to ' + location.href)
    }
  }
}`

/**
 * Stands in for the hosts of advertising and analytics: listens where the tested product gets
 * third-party scripts from.
 */
export const startStandInHost = async () => {
  const host = {
    /** The requests since this was last emptied: paths with their queries. */
    asked: [] as string[],
    /** Answers with this status from now on. */
    status: 200,
  }
  const server = createServer((request, response) => {
    host.asked.push(decodeURIComponent((request.url ?? '').replaceAll('+', ' ')))
    response.writeHead(host.status, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': '*',
    })
    response.end(request.url?.startsWith('/told') ? '' : SCRIPT)
  })
  const { close } = await listen(server, Number(new URL(product().scriptOrigin).port))
  return Object.assign(host, { close })
}

export type StandInHost = Awaited<ReturnType<typeof startStandInHost>>
