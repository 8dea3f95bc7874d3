import { Box, defineStyle, VisuallyHidden } from '@chakra-ui/react'
import { useNavigation } from 'react-router-dom'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'

const bar = defineStyle({
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  zIndex: 5,
  width: 'full',
  height: '3px',
  background: 'brand',
  animation: 'breathe 1s ease-in-out infinite',
})

/** Shown while the code of the next page is loading. */
export const NavigationProgress = () => {
  const copy = useCopy(frameCopy)
  const loading = useNavigation().state === 'loading'
  return (
    <div role="status">
      {loading && (
        <Box css={bar}>
          <VisuallyHidden>{copy.loadingPage}</VisuallyHidden>
        </Box>
      )}
    </div>
  )
}
