import { isGap, unsaid } from './gaps.ts'
import type { Captured } from './match.ts'
import { said, type Template } from './template.ts'
import { replaceMarks, valuesOf } from './values.ts'

/** All ways to take one of each. */
const product = <Value>(choices: Value[][]): Value[][] =>
  choices.reduce<Value[][]>(
    (rows, choice) => rows.flatMap((row) => choice.map((value) => [...row, value])),
    [[]],
  )

/** The sentence that was matched. */
const filled = ({ texts }: Template, captured: Captured) =>
  texts.map((text, at) => `${captured[at - 1] ?? ''}${text}`).join('')

/** What a value can be in Spanish. */
const inSpanish = (value: unknown, translate: (text: string) => string[]): unknown[] => {
  if (Array.isArray(value)) return [value.map((each) => translate(String(each))[0] ?? each)]
  const words = typeof value === 'string' ? translate(value) : []
  return words.length > 0 ? words : [value]
}

/**
 * What a template says in Spanish with the same values, in each of their meanings. The values are those
 * with which English is what was matched.
 */
export const sentencesOf = (
  template: Template,
  captured: Captured,
  translate: (text: string) => string[],
): string[] => {
  const { marks, given, english, spanish } = template
  const gaps = new Map(
    given.map((_, index): [number, string] => {
      const at = marks.findIndex((mark) => mark.index === index)
      const text = captured[at] ?? ''
      return [index, isGap(text) ? text : unsaid(index)]
    }),
  )
  const parameters = [...new Set(marks.map(({ index }) => index))]
  const choices = given.map((value, index) => {
    const at = marks.findIndex((mark) => mark.index === index)
    const mark = marks[at]
    return mark ? valuesOf(mark, captured[at] ?? '') : [value]
  })
  const sentence = filled(template, captured)
  const meant = product(choices).filter((values) => {
    const output = said(english, values)
    return output !== undefined && plain(replaceMarks(output, gaps)) === plain(sentence)
  })
  for (const values of meant) {
    const rows = product(
      values.map((value, index) =>
        parameters.includes(index) ? inSpanish(value, translate) : [value],
      ),
    )
    const outputs = rows.flatMap((row) => said(spanish, row) ?? [])
    if (outputs.length > 0) return outputs.map((output) => replaceMarks(output, gaps))
  }
  return []
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
