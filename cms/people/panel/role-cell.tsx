'use client'
import type { DefaultCellComponentProps } from 'payload'
import { ROLE_WORDS } from '../../access/roles.ts'

/** A role in a list: its name alone, without what it is for. */
export const RoleCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{ROLE_WORDS.find(({ role }) => role === cellData)?.name ?? ''}</span>
)
