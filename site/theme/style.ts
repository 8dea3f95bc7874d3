import type { SystemStyleObject } from '@chakra-ui/react'
import { type ClassStyles, compileClass, compileElements } from './compile.ts'
import { system } from './system.ts'

/**
 * Styles in the theme's tokens, for an element's `css` prop. They are computed while the site is
 * built: see precompute.ts.
 */
export const style = (...parts: SystemStyleObject[]): ClassStyles =>
  compileClass(system.css(...parts))

/** The theme's variables and animations, and the styles of elements, as CSS. */
export const elementStyles = (): string => compileElements(system._global)
