import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { IMPORT_SENTENCES, importWords } from '../../../cms/imports/present/import-words.ts'

const gapsOf = (text: string) => (text.match(/\{\{?\w+\}\}?/g) ?? []).toSorted()

it('has the same gaps in both languages', () => {
  for (const { en, es } of IMPORT_SENTENCES) expect(gapsOf(es), es).toEqual(gapsOf(en))
})

it('says in Spanish what is stored in English, with its values', () => {
  const rows: [string, string][] = [
    [
      '“ask Ann” in “Ext.” is not an extension and was left out',
      '«ask Ann» en «Ext.» no es una extensión y no se incluyó',
    ],
    [
      'It may be St. Mary, Inc.: same phone number, similar name, 0.3 miles away. The ZIP code 94952 is in Petaluma, CA, and not in SC.',
      'Puede ser St. Mary, Inc.: mismo número de teléfono, nombre parecido, a 0.3 millas. El código postal 94952 está en Petaluma, CA, y no en SC.',
    ],
    [
      '“a” in “x” has characters that were lost or mixed up. “b” in “y” has characters that were lost or mixed up.',
      '«a» en «x» tiene caracteres que se perdieron o se confundieron. «b» en «y» tiene caracteres que se perdieron o se confundieron.',
    ],
    [
      'It may be Oak, which was added since the file was compared: same address. Upload the file again to see both.',
      'Puede ser Oak, que se agregó después de que se comparó el archivo: misma dirección. Vuelva a subir el archivo para ver las dos.',
    ],
    [
      'Its name, town, and state would change: it may be another clinic.',
      'Cambiarían el nombre, la ciudad y el estado: puede ser otra clínica.',
    ],
    [
      'The file says that it is closed or not for the public. A person verified it on June 3, 2026. Accepting unlists it and keeps its data.',
      'El archivo dice que está cerrada o no es para el público. Una persona la verificó el 3 de junio de 2026. Al aceptarla deja de publicarse y se conservan sus datos.',
    ],
    [
      '“Hide phone” is “Yes”: the number in “Phone” is left out',
      '«Hide phone» es «Yes»: no se incluye el número de «Phone»',
    ],
    [
      'the hours of “Hours” stay in words: “summer” may hold for a part of the year',
      'el horario de «Hours» se queda en palabras: «summer» puede valer para una parte del año',
    ],
    [
      'The file is not in UTF-8 and was read as Mac Roman. Check names with accents before you accept them.\nNot kept: funding (12), fees (3) and 2 more.',
      'El archivo no está en UTF-8 y se leyó como Mac Roman. Revise los nombres con acentos antes de aceptarlos.\nNo se conservó: funding (12), fees (3) y 2 más.',
    ],
    [
      'This is a PDF. Ask the sender for the list as .xlsx or CSV.',
      'Esto es un PDF. Pida a quien lo envió la lista en .xlsx o CSV.',
    ],
    // Of a release that said it otherwise, and data that are the same as words of ours.
    ['Something else. It may be another clinic.', 'Something else. It may be another clinic.'],
    ['The file says: “no name”', 'El archivo dice: «no name»'],
  ]
  for (const [english, spanish] of rows) {
    expect(importWords(english, 'es')).toBe(spanish)
    expect(importWords(english, 'en')).toBe(english)
  }
})

it('stays with the English where a file’s own words can be read in many ways', () => {
  const hostile = [
    `${'It has: a. '.repeat(100)}zz`,
    `${'“a” in “b”, '.repeat(100)}zz`,
    `${'x: no number is used: '.repeat(60)}zz`,
    `It may be ${'a: same address, It may be '.repeat(50)}b.`,
  ]
  for (const text of hostile) expect(importWords(text, 'es')).toBe(text)
})

const ROOM = path.join(import.meta.dirname, '../../../cms/imports')
/** Said by commands alone, in both languages where it stands, or written into clinics. */
const ELSEWHERE = /^(panel|present|command)\/|^hsds\/hsds-row|^endpoints\/read-upload/
/** Whose gap is a part of the sentence. */
const PARTS = ['This point is _ _.', 'There is no town “_” in _ that we know_.']

/** A text without what stands in its gaps: 'Line _ is not valid JSON.' */
const withoutValues = (text: string) =>
  text
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '_')
    .replaceAll(/\{\{?\w+\}\}?/g, '_')
    .replaceAll('\\n', '\n')

const sentencesOf = (text: string) => text.split(/(?<=[.?])\s(?=[A-Z])/)

const sentencesIn = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\*|\/\/)|\b(en|es): |describe\(|throw new Error/.test(line))
    .flatMap((line) => [...line.matchAll(/'([A-Z“][^']* [^']*[.?])'|`([A-Z“][^`]* [^`]*[.?])`/g)])
    .flatMap(([, quoted = '', template = '']) => withoutValues(quoted || template))
    .flatMap(sentencesOf)

it('has words in Spanish for every sentence that reading, comparing and applying a file can store', () => {
  const known = new Set([
    ...IMPORT_SENTENCES.flatMap(({ en }) => sentencesOf(withoutValues(en))),
    ...PARTS,
  ])
  const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  const missing = files
    .filter((file) => /\.ts$/.test(file) && !ELSEWHERE.test(file))
    .flatMap((file) => sentencesIn(readFileSync(path.join(ROOM, file), 'utf8')))
    .filter((english) => !known.has(english) && importWords(english, 'es') === english)
  expect([...new Set(missing)]).toEqual([])
})
