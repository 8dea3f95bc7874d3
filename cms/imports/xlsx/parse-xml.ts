import { Parser } from 'htmlparser2'
import { FileFault } from '../file/file-fault.ts'

/** No part of a workbook is half as deep. */
const MOST_DEPTH = 64

export const DAMAGED =
  'The workbook can’t be read: it is damaged. Open it, save it as .xlsx or CSV again, and upload that.'

/** Told of elements by their names without prefixes. */
export interface XmlHandler {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const encodingOf = (chunk: Uint8Array) => {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8'
}

/**
 * What a handler finds in XML, as it arrives. The parser knows no entities but those of XML itself and opens
 * nothing: a document type declares nothing here.
 * @param handlerFor is given a function that takes what is found
 */
export async function* parseXml<Found>(
  chunks: AsyncIterable<Uint8Array>,
  handlerFor: (found: (one: Found) => void) => XmlHandler,
): AsyncGenerator<Found> {
  let found: Found[] = []
  const { open, text, close } = handlerFor((one) => found.push(one))
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > MOST_DEPTH) throw new FileFault(DAMAGED)
        open?.(localName(name), attributes)
      },
      ...(text && { ontext: text }),
      onclosetag: (name) => {
        depth--
        close?.(localName(name))
      },
    },
    { xmlMode: true },
  )
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* found
    found = []
  }
  parser.end()
  yield* found
}

/** An attribute whose prefix is the file's own choice. */
export const prefixed = (attributes: Record<string, string>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => localName(key) === name && key !== name)?.[1]
