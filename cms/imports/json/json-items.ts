import { type ParsedTokenInfo, Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { FileFault } from '../file/file-fault.ts'

const NOT_JSON =
  'The file begins like JSON, but it is not valid JSON. It may have been cut off, or edited by hand.'

/** Three times as deep as HSDS is. */
const MOST_DEPTH = 32
const TOO_DEEP = `The file is nested more than ${MOST_DEPTH} levels deep, as no list of services is.`

/** What programs call the list in an object that holds one: HSDS, GeoJSON, Socrata and others. */
const LISTS = new Set([
  'contents',
  'features',
  'data',
  'results',
  'items',
  'records',
  'rows',
  'value',
])

/** Bytes that strings are gathered in. */
const BUFFER_BYTES = 65_536

const { LEFT_BRACE, LEFT_BRACKET, RIGHT_BRACE, RIGHT_BRACKET, STRING, COLON, COMMA } = TokenType

/** Makes values out of tokens. */
const assembler = (done: (value: unknown) => void) => {
  const parser = new TokenParser({ paths: ['$'], separator: '' })
  parser.onValue = ({ value }) => done(value)
  return parser
}

/** Finds items in the tokens of JSON. Of a list, only the item that is being read is in memory. */
const itemFinder = (found: (item: unknown) => void, foundAround: (value: unknown) => void) => {
  let depth = 0
  /** The depth of the list whose items are being read; 0 outside of one. */
  let list = 0
  let isNamed = false
  let hadList = false
  let values = 0
  const item = assembler(found)
  const whole = assembler((value) => {
    values++
    if (hadList) foundAround(value)
    else found(value)
    hadList = false
  })
  const open = (token: TokenType) => {
    depth++
    if (depth > MOST_DEPTH) throw new FileFault(TOO_DEEP)
    const isList = token === LEFT_BRACKET && (depth === 1 || (depth === 2 && isNamed))
    if (list > 0 || !isList) return
    list = depth
    hadList = true
  }
  const take = (info: ParsedTokenInfo): void => {
    const { token, value } = info
    if (token === RIGHT_BRACE || token === RIGHT_BRACKET) depth--
    if (depth < list) list = 0
    if (list === 0) whole.write(info)
    else if (depth > list || token !== COMMA) item.write(info)
    if (token === LEFT_BRACE || token === LEFT_BRACKET) open(token)
    else if (token !== COLON) isNamed = depth === 1 && token === STRING && LISTS.has(String(value))
  }
  return { take, isBetweenValues: () => depth === 0, values: () => values }
}

/**
 * The items of JSON that arrives in chunks: of a list, of a list in an object, or values in lines.
 * @param foundAround is given what an object holds beside its list, once it ends
 * @throws FileFault if it is not JSON, or nested too deep
 */
export async function* jsonItems(
  chunks: AsyncIterable<Uint8Array>,
  foundAround: (value: unknown) => void = () => undefined,
): AsyncGenerator<unknown> {
  let items: unknown[] = []
  const finder = itemFinder((item) => items.push(item), foundAround)
  const tokenizer = new Tokenizer({ separator: '', stringBufferSize: BUFFER_BYTES })
  tokenizer.onToken = finder.take
  const fault = () =>
    new FileFault(
      finder.values() === 0 ? NOT_JSON : `Line ${finder.values() + 1} is not valid JSON.`,
    )
  const tell = (work: () => void) => {
    try {
      work()
    } catch (error) {
      throw error instanceof FileFault ? error : fault()
    }
  }
  for await (const chunk of chunks) {
    tell(() => tokenizer.write(chunk))
    yield* items
    items = []
  }
  tell(() => tokenizer.end())
  yield* items
  if (!finder.isBetweenValues()) throw fault()
}
