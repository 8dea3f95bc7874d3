'use client'

import { useSetFields } from '../../clinics/panel/index.ts'
import type { ValueSaid } from '../endpoints/answers.ts'
import { TakeOver } from './take-over.tsx'

/** A form's rows, such as weekly hours, are filled in by its own field. */
const isPlain = (value: unknown) => !Array.isArray(value)

/** In the clinic's form: fills in what people say is right, to be looked at and published. */
export const TakeOverInForm = ({ said }: { said: readonly ValueSaid[] }) => {
  const setFields = useSetFields()
  const plain = said.filter(({ values }) => Object.values(values).every(isPlain))
  return <TakeOver said={plain} take={setFields} />
}
