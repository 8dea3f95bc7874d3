'use client'
import type { DefaultCellComponentProps } from 'payload'
import { ROLE_WORDS } from '../../access/roles.ts'
import { useSay } from '../../panel-kit/use-say.ts'

/** A role in a list: its name alone, without what it is for. */
export const RoleCell = ({ cellData }: DefaultCellComponentProps) => {
  const say = useSay()
  const words = ROLE_WORDS.find(({ role }) => role === cellData)
  return <span>{words && say(words.name)}</span>
}
