import { type Plugin, parseAst } from 'vite'

/**
 * Functions of the router that nothing on a page can reach: it has no actions and no fetchers (forms
 * are sent by the site's own code), no instrumentation, and every route has an error boundary.
 */
const UNREACHED = [
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'fetch2',
  'getSubmissionFromNavigation',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'RSCErrorHandler',
  'DefaultErrorComponent',
]

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string }
  body?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const functionsIn = (node: Node): Node[] => [
  ...(node.type === 'FunctionDeclaration' ? [node] : []),
  ...Object.values(node).flat().filter(isNode).flatMap(functionsIn),
]

/** A module without the bodies of some functions. */
export const withoutBodies = (code: string, names: readonly string[]): string => {
  const unreached = functionsIn(parseAst(code) as unknown as Node)
    .filter(({ id }) => id && names.includes(id.name))
    .flatMap(({ body }) => body ?? [])
  return unreached
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code)
}

/** Leaves out of a page's code what it does not need of the router. */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: withoutBodies(code, UNREACHED)
        // Otherwise its forms, links and contexts are kept although nothing uses them.
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
