import { asSentence } from '../../panel-kit/as-sentence.ts'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import type { Decision, Kind, ReviewedRow, RowFilter } from '../endpoints/answers.ts'
import { NO, YES } from '../endpoints/yes-no.ts'

/** Names of the kinds of rows, shown beside their counts. */
export const KIND_NAMES: Record<Kind, InEach> = {
  new: { en: 'New', es: 'Nuevas' },
  changed: { en: 'Changed', es: 'Cambiadas' },
  gone: { en: 'Gone', es: 'Faltan' },
  held: { en: 'Needs a check', es: 'Por revisar' },
  rejected: { en: 'Rejected', es: 'Rechazadas' },
  same: { en: 'Unchanged', es: 'Sin cambios' },
}

/** What the list of each kind holds, and what accepting means there. */
export const KIND_HINTS: Record<Kind, InEach> = {
  new: {
    en: 'In the file but not in the directory. Accepting publishes them.',
    es: 'En el archivo pero no en el directorio. Al aceptarlas se publican.',
  },
  changed: {
    en: 'Different in the file. Accepting uses what the file says.',
    es: 'Diferentes en el archivo. Al aceptarlas se usa lo que dice el archivo.',
  },
  gone: {
    en: 'Published here from this source, and not in the file. Why is beside each. Accepting unlists them and keeps their data.',
    es: 'Publicadas aquí desde esta fuente, y no están en el archivo. El motivo está junto a cada una. Al aceptarlas dejan de publicarse y se conservan sus datos.',
  },
  held: {
    en: 'These need a check. The reason is beside each.',
    es: 'Hay que revisarlas. El motivo está junto a cada una.',
  },
  rejected: {
    en: 'These rows can’t be used. The reason is beside each.',
    es: 'Estas filas no se pueden usar. El motivo está junto a cada una.',
  },
  same: {
    en: 'The same as in the directory. There is nothing to decide.',
    es: 'Iguales que en el directorio. No hay nada que decidir.',
  },
}

/**
 * What the current list holds.
 * @param note what all its rows were noted for, in the reader’s language
 */
export const hintOf = ({ kinds, left }: RowFilter, note: string | undefined): InEach => {
  if (left)
    return {
      en: 'These could not be undone. The reason is beside each. Undo them here once the reason is gone.',
      es: 'Estas no se pudieron deshacer. El motivo está junto a cada una. Deshágalas aquí cuando ya no exista el motivo.',
    }
  if (note)
    return {
      en: `${asSentence(note)} These are the rows with this note.`,
      es: `${asSentence(note)} Estas son las filas con esta nota.`,
    }
  return KIND_HINTS[kinds[0] ?? 'same']
}

/** '1 clinic', '2 clinics'. */
export const clinics = (count: number): InEach => ({
  en: `${inThousands(count)} ${count === 1 ? 'clinic' : 'clinics'}`,
  es: `${inThousands(count)} ${count === 1 ? 'clínica' : 'clínicas'}`,
})

/** What an undo of so many does. */
export const willBeUndone = (count: number): InEach => ({
  en: `${clinics(count).en} will be undone: new ones are deleted, the others get their earlier values back.`,
  es: `Se deshará en ${clinics(count).es}: las nuevas se eliminan y las demás recuperan sus valores anteriores.`,
})

/** The possible decisions on a row, with their button labels. */
export const choicesFor = ({
  kind,
  clinicId,
  differences,
  doubt,
}: ReviewedRow): [decision: Exclude<Decision, null>, label: InEach][] => {
  if (kind === 'new')
    return [
      ['accepted', { en: 'Accept', es: 'Aceptar' }],
      ['declined', { en: 'Leave out', es: 'No incluir' }],
    ]
  if (kind === 'gone')
    return [
      ['accepted', { en: 'Unlist', es: 'Dejar de publicar' }],
      ['declined', { en: 'Keep listed', es: 'Seguir publicando' }],
    ]
  if (kind === 'changed')
    return [
      ['accepted', { en: 'Accept', es: 'Aceptar' }],
      ['declined', { en: 'Keep ours', es: 'Dejar lo nuestro' }],
    ]
  if (clinicId === null)
    return [
      ['accepted', { en: 'Add as a new clinic', es: 'Agregar como clínica nueva' }],
      ['declined', { en: 'Leave out', es: 'No incluir' }],
    ]
  const listed = differences.find(({ field }) => field === '_status')?.file
  if (listed === NO.en || listed === NO.es)
    return [
      ['accepted', { en: 'Unlist', es: 'Dejar de publicar' }],
      ['declined', { en: 'Keep listed', es: 'Seguir publicando' }],
    ]
  if (listed === YES.en || listed === YES.es)
    return [
      ['accepted', { en: 'List again', es: 'Volver a publicar' }],
      ['declined', { en: 'Leave unlisted', es: 'No publicar' }],
    ]
  const isFree = differences.some(({ held }) => held === null)
  if (!isFree || doubt)
    return [
      ['accepted', { en: 'Accept', es: 'Aceptar' }],
      ['declined', { en: 'Keep ours', es: 'Dejar lo nuestro' }],
    ]
  return [
    ['accepted', { en: 'Accept all fields', es: 'Aceptar todos los campos' }],
    [
      'free',
      { en: 'Only fields that need no check', es: 'Solo los campos que no hay que revisar' },
    ],
    ['declined', { en: 'Keep ours', es: 'Dejar lo nuestro' }],
  ]
}

/** What became of a row. */
export const RESULT_NAMES: Record<NonNullable<ReviewedRow['result']>, InEach> = {
  applied: { en: 'Applied', es: 'Aplicada' },
  noted: { en: 'Noted as changed at its source', es: 'Anotada como cambiada en su fuente' },
  undone: { en: 'Undone', es: 'Deshecha' },
  kept: { en: 'Left unchanged', es: 'Sin cambiar' },
  failed: { en: 'Failed', es: 'Con error' },
}
