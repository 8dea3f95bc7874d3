'use client'

import type { ReactNode } from 'react'
import { MOST_NOTICE } from '../../contract/constants.ts'
import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'
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
  const { notice, setNotice, faults, children } = props
  const shared = { faults, maxLength: MOST_NOTICE, rows: 2 }
  return (
    <>
      <TextField
        {...shared}
        hint="Visitors read it at the top of the clinic’s page. Leave it empty if there is nothing to say."
        label="Public notice (optional)"
        name="notice"
        onChange={(en) => setNotice({ ...notice, en })}
        value={notice.en}
      />
      {notice.en && (
        <TextField
          {...shared}
          hint="If left empty, visitors in Spanish read the English."
          label="Public notice in Spanish (optional)"
          name="notice.es"
          onChange={(es) => setNotice({ ...notice, es })}
          value={notice.es}
        />
      )}
      {notice.en && children}
    </>
  )
}
