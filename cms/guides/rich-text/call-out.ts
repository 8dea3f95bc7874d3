import type { Block } from 'payload'
import { CALL_OUT_TONES } from '../../contract/constants.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { lineEditor } from './line-editor.ts'

const LABELS: Record<(typeof CALL_OUT_TONES)[number], InEach> = {
  note: { en: 'Good to know', es: 'Conviene saber' },
  tip: { en: 'Saves money or time', es: 'Ahorra dinero o tiempo' },
  warning: { en: 'Danger, or a costly mistake', es: 'Peligro, o un error costoso' },
}

/** What a reader who skims should still see. */
export const callOut: Block = {
  slug: 'call-out',
  labels: {
    singular: { en: 'Call-out', es: 'Recuadro' },
    plural: { en: 'Call-outs', es: 'Recuadros' },
  },
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
