'use client'
import type { DefaultCellComponentProps } from 'payload'
import { PRESET_CHOICES } from './preset-choices.ts'

const choiceOf = (access: unknown, operation: string): string => {
  const rule: unknown = access && typeof access === 'object' && Reflect.get(access, operation)
  const choice: unknown = rule && typeof rule === 'object' && Reflect.get(rule, 'constraint')
  return PRESET_CHOICES[String(choice)] ?? 'Only the person who created it'
}

/** Who can use a saved list, and who can change it if that differs. */
export const PresetAccess = ({ cellData }: DefaultCellComponentProps) => {
  const [use, change] = [choiceOf(cellData, 'read'), choiceOf(cellData, 'update')]
  return <p>{use === change ? use : `${use}; can be changed by: ${change.toLowerCase()}`}</p>
}
