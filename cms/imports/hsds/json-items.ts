import { type ParsedTokenInfo, Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { FileFault } from '../file/file-fault.ts'

const NOT_JSON =
  'The file begins like JSON, but it is not valid JSON. It may have been cut off, or edited by hand.'

/** Three times as deep as HSDS is. */
const MOST_DEPTH = 32
const TOO_DEEP = `The file is nested more than ${MOST_DEPTH} levels deep, as no list of services is.`

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
const itemFinder = (found: (item: unknown) => void) => {
  let depth = 0
  /** The depth of the list whose items are being read; 0 outside of one. */
  let list = 0
  let isContents = false
  let hadList = false
  let values = 0
  const item = assembler(found)
  const whole = assembler((value) => {
    values++
    if (!hadList) found(value)
    hadList = false
  })
  const open = (token: TokenType) => {
    depth++
    if (depth > MOST_DEPTH) throw new FileFault(TOO_DEEP)
    const isList = token === LEFT_BRACKET && (depth === 1 || (depth === 2 && isContents))
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
    else if (token !== COLON) isContents = depth === 1 && token === STRING && value === 'contents'
  }
  return { take, isBetweenValues: () => depth === 0, values: () => values }
}

/**
 * The items of JSON that arrives in chunks: of a list, of a page of a list, or values in lines.
 * @throws FileFault if it is not JSON, or nested too deep
 */
export async function* jsonItems(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let items: unknown[] = []
  const finder = itemFinder((item) => items.push(item))
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
