import { chakra } from '@chakra-ui/react'
import { checkboxRecipe } from '../theme/recipes/checkbox.ts'

/** A native checkbox: Chakra's shows whether it is ticked only once its script is there. */
export const Checkbox = chakra('input', checkboxRecipe, { defaultProps: { type: 'checkbox' } })
