import { once } from 'node:events'
import { createServer } from 'node:http'
import { product } from './products.ts'

/** Stands in for the hosts of advertising and analytics, on loopback. */
export interface StandInHost {
  /** The requests since this was last emptied: paths with their queries. */
  asked: string[]
  /** Answers with this status from now on. */
  status: number
  close: () => void
}

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

/** Listens where the tested product gets third-party scripts from. */
export const startStandInHost = async (): Promise<StandInHost> => {
  const host: StandInHost = { asked: [], status: 200, close: () => server.close() }
  const server = createServer((request, response) => {
    host.asked.push(decodeURIComponent((request.url ?? '').replaceAll('+', ' ')))
    response.writeHead(host.status, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': '*',
    })
    response.end(request.url?.startsWith('/told') ? '' : SCRIPT)
  })
  server.listen(Number(new URL(product().scriptOrigin).port), '127.0.0.1')
  await once(server, 'listening')
  return host
}
