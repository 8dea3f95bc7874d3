'use client'
import type { DefaultCellComponentProps } from 'payload'
import { PRESET_CHOICES } from './preset-choices.ts'

const choiceOf = (access: unknown, operation: string): string => {
  const rule: unknown = access && typeof access === 'object' && Reflect.get(access, operation)
  const choice: unknown = rule && typeof rule === 'object' && Reflect.get(rule, 'constraint')
  return PRESET_CHOICES[String(choice)] ?? 'Only whoever made it'
}

/** Who can use a saved list, and who can change it where that is somebody else. */
export const PresetAccess = ({ cellData }: DefaultCellComponentProps) => {
  const [use, change] = [choiceOf(cellData, 'read'), choiceOf(cellData, 'update')]
  return <p>{use === change ? use : `${use}; changed by: ${change.toLowerCase()}`}</p>
}
