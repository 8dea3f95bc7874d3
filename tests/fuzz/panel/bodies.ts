import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { PIXEL } from '../../support/documents.ts'
import { text, weighted } from '../odd-values.ts'
import { anyDocument } from './values.ts'

interface Body {
  headers: Record<string, string>
  body?: string | Buffer | undefined
}

/** JSON as it is, or without its end, or with the escape of half a character. */
const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  weighted(
    [12, value.map((one) => JSON.stringify(one))],
    [1, value.map((one) => JSON.stringify(one).slice(0, -1))],
    [1, fc.constantFrom('', '{"a":"\\ud800"}', '[[[[', 'NaN', '"', '\u0000')],
  )

const TYPES = [
  ...Array.from({ length: 12 }, () => 'application/json'),
  ...['application/json; charset=utf-16', 'APPLICATION/JSON', 'application/octet-stream', 'a'],
  ...['application/x-www-form-urlencoded', 'text/plain', 'multipart/x;;boundary=;'],
  ...['', '; boundary=', '; boundary=x'].map((more) => `multipart/form-data${more}`),
]

const part = (name: string, value: string | Buffer, more: string) =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])

const FILE_NAMES = ['dot.png', '../dot.png', 'a'.repeat(300), '.', '', 'dot', 'ä%00.png', 'CON.png']
const FILE_TYPES = ['image/png', 'image/svg+xml', 'text/csv', '', 'a', 'image/avif']
const CUTS = [0, 0, 0, 0, 1, 10, 60, 100]

/** A form with a file, of which a part may be wrong or missing. */
const multipart = (fields: FlattenedField[]): fc.Arbitrary<Body> =>
  fc
    .record({
      values: fc.oneof(json(anyDocument(fields)), text),
      field: fc.constantFrom('_payload', '_payload', '_payload', 'mapping', '__proto__', 'file'),
      name: fc.constantFrom(...FILE_NAMES),
      type: fc.constantFrom(...FILE_TYPES),
      file: fc.constantFrom<string | Buffer>(PIXEL, PIXEL, PIXEL.subarray(0, 30), '', 'name,city'),
      times: fc.constantFrom(0, 1, 1, 1, 2, 5),
      cut: fc.constantFrom(...CUTS),
    })
    .map(({ values, field, name, type, file, times, cut }) => {
      const more = `; filename="${name}"${type && `\r\ncontent-type: ${type}`}`
      const files = Array.from({ length: times }, () => part('file', file, more))
      const whole = Buffer.concat([part(field, values, ''), ...files, Buffer.from('--x--\r\n')])
      return {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: whole.subarray(0, Math.max(0, whole.length - cut)),
      }
    })

/** A body for a place that takes documents of these fields. */
export const anyBody = (fields: FlattenedField[], takesFiles: boolean): fc.Arbitrary<Body> =>
  weighted<Body>(
    [
      8,
      fc
        .tuple(json(anyDocument(fields)), fc.constantFrom(...TYPES))
        .map(([body, type]) => ({ headers: { 'content-type': type }, body })),
    ],
    [takesFiles ? 12 : 1, multipart(fields)],
    [1, fc.constant({ headers: {} })],
  )
