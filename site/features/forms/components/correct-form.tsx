import { type CorrectionTopic, correctionFields } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { correctCopy } from '../../../copy/correct.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import type { ShownLine } from '../../../lib/shown-line.ts'
import { LEAST_MS } from '../least-ms.ts'
import { Form } from './form.tsx'
import { NowLines } from './now-lines.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { TickSheet } from './tick-sheet.tsx'

const ROWS = 3

interface CorrectFormProps {
  slug: string
  /** What can be wrong, with what the page says of it today. */
  facts: readonly { topic: CorrectionTopic; now: readonly ShownLine[]; isName?: true }[]
}

export const CorrectForm = ({ slug, facts }: CorrectFormProps) => {
  const { form, success, topics } = useCopy(correctCopy)
  const paths = usePaths()
  return (
    <Form
      name="correct"
      label={form.heading}
      action={paths.correctClinic(slug)}
      target={api.corrections}
      fields={correctionFields}
      texts={form.fields}
      leastMs={LEAST_MS.correction}
      words={form}
      success={success}
    >
      <input type="hidden" name="clinic" value={slug} />
      <TickSheet
        name="topics"
        options={facts.map(({ topic, now, isName }) => ({
          value: topic,
          label: topics[topic],
          note: now.length > 0 && <NowLines lines={now} />,
          isName,
        }))}
      />
      <TextArea name="text" rows={ROWS} />
      <TextInput name="email" type="email" autoComplete="email" />
    </Form>
  )
}
