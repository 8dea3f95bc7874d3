/** As much as may be uploaded, with room for the form around it. */
const BYTES = 50 * 1024 * 1024 - 10_000

const HEADER = 'name,city,state,remarks\n'

/** A text again and again, as often as it fits. */
const filled = (start: string, text: string, end = '') =>
  start + text.repeat(Math.floor((BYTES - start.length - end.length) / text.length)) + end

const row = (remarks: string) => `Open Door,Anderson,SC,${remarks}\n`

const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index))

/** Rows that differ, each with so many characters of remarks. */
const rows = (count: number, characters: number) =>
  list(count, (index) => `Clinic ${index},Anderson,SC,${'x'.repeat(characters)}\n`).join('')

const service = (id: number) =>
  JSON.stringify({
    name: 'Care',
    description: 'x'.repeat(400),
    service_at_locations: [
      {
        location: {
          id: `location-${id}`,
          name: `Clinic ${id}`,
          addresses: [{ address_1: '1 Main St', city: 'Anderson', state_province: 'SC' }],
        },
      },
    ],
  })

/** Files that cost a lot to read, by what is special about them. */
export const heavyFiles: readonly [name: string, make: () => string | Buffer<ArrayBuffer>][] = [
  ['too many short rows.csv', () => HEADER + 'a,b,SC,\n'.repeat(100_001)],
  ['all rows.csv', () => HEADER + rows(20_000, 20)],
  ['long rows.csv', () => HEADER + rows(520, 95_000)],
  ['one column of long cells.csv', () => filled('name\n', `${'x'.repeat(90_000)}\n`)],
  ['one line.csv', () => filled('', 'x,')],
  ['a quotation mark that is never closed.csv', () => filled(`${HEADER}"`, row(''))],
  ['quotation marks.csv', () => filled(HEADER, '"')],
  ['line breaks.csv', () => filled(HEADER, '\n')],
  ['commas.csv', () => filled(HEADER, ',')],
  ['lists in lists.json', () => filled('', '[')],
  ['empty lists.json', () => filled('[', '[],', '[]]')],
  ['one list in a list.json', () => filled('[[', '[],', '[]]]')],
  ['one long text.json', () => filled('[{"name":"', 'x', '"}]')],
  ['many keys.json', () => `[{${list(2_500_000, (index) => `"k${index}":1`)}}]`],
  ['services.json', () => `[${list(60_000, service)}]`],
  [
    'points.json',
    () =>
      filled(
        '{"type":"FeatureCollection","features":[',
        '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}},',
        '{}]}',
      ),
  ],
  ['zip.xlsx', () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(BYTES - 4)])],
  [
    'compressed.csv.gz',
    () => Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(BYTES - 4)]),
  ],
]
