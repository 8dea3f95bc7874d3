'use client'
import type { DefaultCellComponentProps } from 'payload'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { ONLY_ME, PRESET_CHOICES } from './preset-choices.ts'

const choiceOf = (access: unknown, operation: string): InEach => {
  const rule: unknown = access && typeof access === 'object' && Reflect.get(access, operation)
  const choice: unknown = rule && typeof rule === 'object' && Reflect.get(rule, 'constraint')
  return PRESET_CHOICES[String(choice)] ?? ONLY_ME
}

/** Who can use a saved list, and who can change it if that differs. */
export const PresetAccess = ({ cellData }: DefaultCellComponentProps) => {
  const say = useSay()
  const use = say(choiceOf(cellData, 'read'))
  const change = say(choiceOf(cellData, 'update'))
  const who = change.toLowerCase()
  return (
    <p>
      {use === change
        ? use
        : `${use}; ${say({ en: `can be changed by: ${who}`, es: `puede cambiarla: ${who}` })}`}
    </p>
  )
}
