import { defineStyle } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { OpenWhenWide } from '../../../components/open-when-wide.tsx'
import { readAloud } from '../../../theme/recipes/layout.ts'

/** The summary is its title then. */
const group = defineStyle({
  lgDown: { borderTopWidth: '1px', borderColor: 'line', '& legend': readAloud },
})

interface FoldedGroupProps {
  title: string
  /** Whether something in it is chosen: then it begins unfolded. */
  isSet: boolean
  children: ReactNode
}

/** Filters of one kind that a phone folds. */
export const FoldedGroup = ({ title, isSet, children }: FoldedGroupProps) => {
  // It doesn't close by itself: somebody who unticks the last one is still in it.
  const [isOpen] = useState(isSet)
  return (
    <OpenWhenWide css={group} summary={title} open={isOpen}>
      {children}
    </OpenWhenWide>
  )
}
