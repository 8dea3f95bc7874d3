import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { type Plugin, parseAst } from 'vite'
import * as computed from './style.ts'

/** What is computed, by the name that modules import it by. */
const FUNCTIONS = new Map(Object.entries<(...given: never[]) => unknown>(computed))
const IMPORT = /\bfrom\s*["'][^"']*\/style\.ts["']/
const FILE = /\/style\.ts$/

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

interface Module {
  file: string
  code: string
  nodes: Node[]
  /** What the module's constants are, by their names. */
  constants: Map<string, Node>
  /** The module that each imported name comes from. */
  imports: Map<string, string>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const parts = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const within = (node: Node): Node[] => [node, ...parts(node).flatMap(within)]

const parse = (file: string, code: string): Module => {
  const program = parseAst(code) as unknown as Node
  const constants = new Map<string, Node>()
  const imports = new Map<string, string>()
  const statements = parts(program).map((node) =>
    isNode(node.declaration) ? node.declaration : node,
  )
  for (const statement of statements) {
    for (const { id, init } of parts(statement))
      if (statement.type === 'VariableDeclaration' && isNode(id) && isNode(init))
        constants.set(String(id.name), init)
    if (statement.type === 'ImportDeclaration' && isNode(statement.source))
      for (const { local } of parts(statement))
        if (isNode(local)) imports.set(String(local.name), String(statement.source.value))
  }
  return { file, code, nodes: within(program), constants, imports }
}

/** The names that an expression reads. */
const namesIn = (node: Node): string[] => {
  if (node.type === 'Identifier') return [String(node.name)]
  const isNamed = (part: Node) => !node.computed && (part === node.key || part === node.property)
  return parts(node).flatMap((part) => (isNamed(part) ? [] : namesIn(part)))
}

const constantOf = (module: Module, name: string): unknown => {
  const constant = module.constants.get(name)
  if (constant) return evaluate(module, constant)
  const from = module.imports.get(name)
  if (!from?.startsWith('.'))
    throw new Error(
      `${module.file}: styles are computed while building, so '${name}' must be a constant`,
    )
  const file = path.resolve(path.dirname(module.file), from)
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'tsx' })
  return constantOf(parse(file, code), name)
}

const evaluate = (module: Module, expression: Node): unknown => {
  const names = [...new Set(namesIn(expression))]
  const text = module.code.slice(expression.start, expression.end)
  const run = new Function(...names, `return (${text})`)
  return run(...names.map((name) => constantOf(module, name)))
}

/**
 * A module's code with its styles computed, so that neither Chakra nor the theme is part of a first
 * load. Their arguments may use constants, of the same module or imported from another.
 */
export const precompute = (file: string, code: string): string => {
  const module = parse(file, code)
  const isComputed = (name: unknown) =>
    FUNCTIONS.has(String(name)) && FILE.test(module.imports.get(String(name)) ?? '')
  const calls = module.nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && isComputed(callee.name),
  )
  let result = ''
  let end = 0
  for (const call of calls) {
    const given = (call.arguments as Node[]).map((each) => evaluate(module, each)) as never[]
    const compute = FUNCTIONS.get(String((call.callee as Node).name))
    result += code.slice(end, call.start) + JSON.stringify(compute?.(...given))
    end = call.end
  }
  return result + code.slice(end)
}

/** Runs after TypeScript and JSX have become JavaScript. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  transform: {
    filter: { code: IMPORT, id: /\/site\/.*\.tsx?$/ },
    handler: (code, id) => ({ code: precompute(id.split('?')[0] ?? id, code), map: null }),
  },
})
