'use client'

import type { ReactNode } from 'react'
import { MOST_NOTICE } from '../../contract/constants.ts'
import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { TextField } from './text-field.tsx'

/** What visitors read, in each language. */
export interface NoticeTexts {
  en: string
  es: string
}

interface NoticeFieldsProps<Notice extends NoticeTexts> {
  notice: Notice
  setNotice: (notice: Notice) => void
  faults: FieldFault[]
  /** Until when visitors read it. */
  children?: ReactNode
}

/** What whoever goes there should know for now. Unlike the note, visitors read it. */
export const NoticeFields = <Notice extends NoticeTexts>(props: NoticeFieldsProps<Notice>) => {
  const say = useSay()
  const { notice, setNotice, faults, children } = props
  const shared = { faults, maxLength: MOST_NOTICE, rows: 2 }
  return (
    <>
      <TextField
        {...shared}
        hint={say({
          en: 'Visitors read it at the top of the clinic’s page. Leave it empty if there is nothing to say.',
          es: 'Los visitantes lo leen al principio de la página de la clínica. Déjelo vacío si no hay nada que decir.',
        })}
        label={say({ en: 'Public notice (optional)', es: 'Aviso público (opcional)' })}
        name="notice"
        onChange={(en) => setNotice({ ...notice, en })}
        value={notice.en}
      />
      {notice.en && (
        <TextField
          {...shared}
          hint={say({
            en: 'If left empty, visitors in Spanish read the English.',
            es: 'Si se deja vacío, quien lee en español ve el texto en inglés.',
          })}
          label={say({
            en: 'Public notice in Spanish (optional)',
            es: 'Aviso público en español (opcional)',
          })}
          name="notice.es"
          onChange={(es) => setNotice({ ...notice, es })}
          value={notice.es}
        />
      )}
      {notice.en && children}
    </>
  )
}
