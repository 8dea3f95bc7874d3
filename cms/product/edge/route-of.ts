import { dataExports } from '../../contract/exports.ts'
import { FILES } from '../../contract/files.ts'
import { endpoints, forms } from '../../contract/index.ts'
import { TILE_PATH } from '../../contract/map-tiles.ts'
import { patterns, readPath } from '../../contract/paths.ts'

/** What is said of an address that is no route: the file of the site, or nothing. */
export const NO_ROUTE = 'other'

/** All routes: those of the contract, and what else the server answers. '*' stands for any rest. */
const ROUTES: readonly string[] = [
  ...Object.values(endpoints).map(({ path }) => path),
  ...Object.values(forms).map(({ path }) => path),
  ...Object.values(dataExports).map(({ path }) => path),
  ...Object.values(patterns).flat(),
  ...Object.values(FILES),
  '/api',
  '/api/openapi.json',
  TILE_PATH,
  '/robots.txt',
  '/llms.txt',
  '/embed.js',
  '/sitemap.xml',
  '/sitemaps/*',
  '/.well-known/security.txt',
  '/assets/*',
  '/admin/*',
  '/_next/*',
  '/cms-api/*',
  '/cms-api/desk/*',
  '/cms-api/media/file/*',
  '/cms-api/users/login',
]

interface Branch {
  /** By the next part of the path. */
  next: Map<string, Branch>
  /** For any other part. */
  any?: Branch
  /** The route that ends here. */
  route?: string
  /** The route of everything below. */
  rest?: string
}

const branch = (): Branch => ({ next: new Map() })

const follow = (from: Branch, part: string): Branch => {
  if (/^[:{]/.test(part)) {
    from.any ??= branch()
    return from.any
  }
  const known = from.next.get(part) ?? branch()
  from.next.set(part, known)
  return known
}

const grow = (routes: readonly string[]): Branch => {
  const root = branch()
  for (const route of routes) {
    const parts = route.split('/').slice(1)
    const isOpen = parts.at(-1) === '*'
    const end = (isOpen ? parts.slice(0, -1) : parts).reduce(follow, root)
    // Some have one pattern in two spellings, as an endpoint and as a form.
    if (isOpen) end.rest = route
    else end.route ??= route
  }
  return root
}

const root = grow(ROUTES)

/**
 * The route of an address, such as '/api/clinics/slug/{slug}': one of a fixed set, which says nothing
 * of what somebody looks for.
 */
export const routeOf = (url: string): string => {
  const end = url.indexOf('?')
  const { path } = readPath(end < 0 ? url : url.slice(0, end))
  let at: Branch | undefined = root
  let rest: string | undefined
  for (const part of path.split('/').slice(1)) {
    rest = at.rest ?? rest
    at = at.next.get(part) ?? at.any
    if (!at) return rest ?? NO_ROUTE
  }
  return at.route ?? at.rest ?? rest ?? NO_ROUTE
}
