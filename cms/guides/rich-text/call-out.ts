import type { Block } from 'payload'
import { CALL_OUT_TONES } from '../../contract/rich-text.ts'
import { lineEditor } from './line-editor.ts'

const LABELS: Record<(typeof CALL_OUT_TONES)[number], string> = {
  note: 'Good to know',
  tip: 'Saves money or time',
  warning: 'Danger, or a costly mistake',
}

/** What a reader who skims should still see. */
export const callOut: Block = {
  slug: 'call-out',
  labels: { singular: 'Call-out', plural: 'Call-outs' },
  fields: [
    {
      name: 'tone',
      type: 'radio',
      required: true,
      defaultValue: 'note',
      options: CALL_OUT_TONES.map((value) => ({ value, label: LABELS[value] })),
    },
    { name: 'title', type: 'text', required: true },
    { name: 'text', type: 'richText', editor: lineEditor(), required: true },
  ],
}
