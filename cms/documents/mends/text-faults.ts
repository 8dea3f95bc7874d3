import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import { childrenOf, type Node } from '../rich-text-node.ts'

type Editor = ReturnType<typeof lexicalEditor>

/** What is wrong with a node in itself. */
type FaultOf = (node: Node) => InEach | undefined

const PART: InEach = {
  en: 'A part of this text isn’t complete: its own form says what is missing.',
  es: 'Una parte de este texto no está completa: su propio formulario dice qué falta.',
}

const firstFault = (node: Node, faultOf: FaultOf): InEach | undefined => {
  const own = faultOf(node)
  if (own) return own
  for (const child of childrenOf(node)) {
    const fault = firstFault(child, faultOf)
    if (fault) return fault
  }
  return undefined
}

/**
 * An editor that says in the reader's language what is wrong in a text. Payload's own says 'link node failed to
 * validate: The following fields are invalid: url'.
 *
 * Upstream: none found.
 * No longer needed: once Payload has words in both languages for it (mends.test.ts).
 */
export const withTextFaults =
  (editor: Editor, faultOf: FaultOf): Editor =>
  async (args) => {
    const adapter = await editor(args)
    return {
      ...adapter,
      validate: async (value, options) => {
        const result = await adapter.validate(value, options)
        if (typeof result !== 'string' || !result.includes(' node failed to validate: '))
          return result
        const fault = value?.root && firstFault({ ...value.root }, faultOf)
        return sayTo(options.req)(fault ?? PART)
      },
    }
  }
