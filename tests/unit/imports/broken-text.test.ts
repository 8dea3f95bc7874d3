import { expect, it } from 'vitest'
import { isBroken, mended } from '../../../cms/imports/file/broken-text.ts'
import { decode, inspect } from '../../../cms/imports/file/file-text.ts'
import { cleanText, isPlaceholder, literalList } from '../../../cms/imports/rows/clean-text.ts'
import { sourceFile } from '../../support/source-file.ts'
import { expectAnswers, expectRows } from '../../support/table.ts'

it('text that was encoded twice is mended, and what is right stays', () => {
  expectRows(mended, [
    ['ClÃ­nica PeÃ±a', 'Clínica Peña'],
    ['Womenâ€™s Clinic', 'Women’s Clinic'],
    ['9amâ€“5pm', '9am–5pm'],
    ['ÃƒÂ©', 'é'],
    ['Ã‰cole', 'École'],
    ['Clínica Peña', 'Clínica Peña'],
    ['Café — “9–5”', 'Café — “9–5”'],
    ['Ñandú', 'Ñandú'],
    ['naïve', 'naïve'],
    ['한국어', '한국어'],
    ['plain', 'plain'],
    // Code pages that were taken for UTF-8: DOS, Mac, central Europe, Cyrillic; and the language of a script.
    ['MonΓÇôFri, WomenΓÇÖs, Cl├¡nica', 'Mon–Fri, Women’s, Clínica'],
    ['9GÇô5, WomenGÇÖs', '9–5, Women’s'],
    ['9ÔÇô5, WomenÔÇÖs, Pe├▒a', '9–5, Women’s, Peña'],
    ['Women‚Äôs Cl√≠nica Pe√±a 9‚Äì5', 'Women’s Clínica Peña 9–5'],
    ['ClĂ­nica PeĂ±a, Womenâ€™s', 'Clínica Peña, Women’s'],
    ['ClГ­nica, WomenвЂ™s', 'Clínica, Women’s'],
    ['ä¸\u00adæ–‡, Ñ€ÑƒÑ\u0081Ñ\u0081ÐºÐ¸Ð¹', '中文, русский'],
    ['Tiáº¿ng Viá»‡t', 'Tiếng Việt'],
    // Only a part of it is broken.
    ['ClÃ­nica – Peña', 'Clínica – Peña'],
    // Nothing of this is.
    ['CAFÉ’S Ñ”', 'CAFÉ’S Ñ”'],
    ['Київ Ві русский', 'Київ Ві русский'],
    ['Øresund Ærø, Łódź, Žižkov, Ångström', 'Øresund Ærø, Łódź, Žižkov, Ångström'],
    ['½–¾ · 20 °C ± 1, © 2026 ™', '½–¾ · 20 °C ± 1, © 2026 ™'],
    ['Ελληνικά, العربية, हिन्दी, ไทย', 'Ελληνικά, العربية, हिन्दी, ไทย'],
  ])
})

it('text whose characters were lost is told from text that is only unusual', () => {
  expectRows(isBroken, [
    ['Cl\ufffdnica', true],
    ['Cl\u0092nica', true],
    ['ClÃ­nica and Peña', true],
    ['Â Clinic', true],
    ['Clínica São João', false],
    ['Ânima', false],
    ['Cl+¡nica', true],
    ['Women?s Clinic', true],
    ['Cl├?nica', true],
    ['√clinic', true],
    ['https://clinic.example/?id=a?b', false],
    ['Insured? Call us', false],
    ['Level A+ (√)', false],
    ['C++ & A+', false],
    ['Tiếng Việt · 中文', false],
  ])
})

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

it('a file is read in the encoding that it has, and each of its lines if they differ', async () => {
  const read = async (content: Buffer) => {
    const file = sourceFile(content, 7)
    const { encoding } = await inspect(file)
    let text = ''
    for await (const chunk of decode(file, encoding)) text += chunk
    return [encoding, text]
  }
  const cases: [content: Buffer, encoding: string, text: string][] = [
    [Buffer.from('Name\nClínica\n'), 'utf-8', 'Name\nClínica\n'],
    [bytes('Name\nCl\xednica Ni\xf1o\n'), 'windows-1252', 'Name\nClínica Niño\n'],
    [bytes('Name\nWomen\x92s \x93Door\x94\n'), 'windows-1252', 'Name\nWomen’s “Door”\n'],
    [bytes('Name\nMon\x96Fri\n'), 'windows-1252', 'Name\nMon–Fri\n'],
    [bytes('Name\rCl\x92nica Ni\x96o\rWomen\xd5s\r'), 'macintosh', 'Name\rClínica Niño\rWomen’s\r'],
    [bytes('Name\nPe\x96a y Jos\x8e\n'), 'macintosh', 'Name\nPeña y José\n'],
    [bytes('Name\nCl\xa1nica Ni\xa4o\nJos\x82\n'), 'ibm437', 'Name\nClínica Niño\nJosé\n'],
    [
      Buffer.concat([Buffer.from('Name\nClínica Uno\n'), bytes('Cl\xednica Dos\n')]),
      'windows-1252',
      'Name\nClínica Uno\nClínica Dos\n',
    ],
    [utf16('Name\tTown\r\nClínica\tHialeah'), 'utf-16le', 'Name\tTown\r\nClínica\tHialeah'],
    [utf16('Name\nOne\n').swap16(), 'utf-16be', 'Name\nOne\n'],
  ]
  await expectAnswers(cases, async ([content, ...wanted]) => [await read(content), wanted])
})

it('a cell is read without markup, escapes and what nobody sees', () => {
  expectRows(cleanText, [
    ['Family Health &amp; Education', 'Family Health & Education'],
    ['Ca&#241;ada &#39;North&#39;', "Cañada 'North'"],
    // What only looks like an entity stays as it is.
    ['AT&T Clinic', 'AT&T Clinic'],
    ['A &such; B', 'A &such; B'],
    ['<p>Ask for <b>Intake</b>.<br>Second floor</p>', 'Ask for Intake.\nSecond floor'],
    ['Mon-Fri 9-5<br />Sat 9-12', 'Mon-Fri 9-5\nSat 9-12'],
    ['<ul><li>Dental</li><li>Vision</li></ul>', 'Dental\nVision'],
    ['&lt;b&gt;Bold&lt;/b&gt;', 'Bold'],
    ['9-5\\nSat 9-12', '9-5\nSat 9-12'],
    ['income <200% FPL', 'income <200% FPL'],
    ['a < b > c', 'a < b > c'],
    ['="02139"', '02139'],
    ['=\t"617-555-0101"', '617-555-0101'],
    ["'02139", '02139'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['Open\u00a0Door\u200b', 'Open Door'],
    ['Commu\u00adnity', 'Community'],
    ['\ufeffName', 'Name'],
  ])
})

it('cells that say nothing are empty, and lists of programs are lists', () => {
  const nothing =
    'N/A|n/a|NA|#N/A|nan|NaN|None|NULL|null|nil|undefined|-|--|—|.|?|TBD|unknown|Not available|(blank)|[]|{}|#REF!|not applicable'
  expect(nothing.split('|').filter((text) => !isPlaceholder(text))).toEqual([])
  const something =
    'Nana|Nancy|None required|No|0|Narrative|Unknown Soldiers Clinic|na na|Null Point'
  expect(something.split('|').filter(isPlaceholder)).toEqual([])
  expectRows(literalList, [
    ["['English', 'Spanish']", ['English', 'Spanish']],
    ['["English", "Spanish"]', ['English', 'Spanish']],
    ['{Spanish,English}', ['Spanish', 'English']],
    ['{"Haitian Creole",English}', ['Haitian Creole', 'English']],
    ["('Dental', 'Vision')", ['Dental', 'Vision']],
    ["['O\\'Neil']", ["O'Neil"]],
    ['["Dental Care"]', ['Dental Care']],
    ['(555) 123-4567', undefined],
    ['[closed]', undefined],
    ['English, Spanish', undefined],
  ])
})
