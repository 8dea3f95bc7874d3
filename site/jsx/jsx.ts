import type { JSX as ReactJSX } from 'react'
import type { Css } from '../theme/classes.ts'

/** What takes a class takes styles too. */
type WithCss<Props> = Props extends { className?: string | undefined }
  ? Props & { css?: Css }
  : Props

/** React's types of elements, with `css`. */
export namespace JSX {
  export type ElementType = ReactJSX.ElementType
  export interface Element extends ReactJSX.Element {}
  export interface ElementClass extends ReactJSX.ElementClass {}
  export interface ElementAttributesProperty extends ReactJSX.ElementAttributesProperty {}
  export interface ElementChildrenAttribute extends ReactJSX.ElementChildrenAttribute {}
  export type LibraryManagedAttributes<Component, Props> = WithCss<
    ReactJSX.LibraryManagedAttributes<Component, Props>
  >
  export interface IntrinsicAttributes extends ReactJSX.IntrinsicAttributes {}
  export interface IntrinsicClassAttributes<Instance>
    extends ReactJSX.IntrinsicClassAttributes<Instance> {}
  export type IntrinsicElements = {
    [Name in keyof ReactJSX.IntrinsicElements]: ReactJSX.IntrinsicElements[Name] & { css?: Css }
  }
}
