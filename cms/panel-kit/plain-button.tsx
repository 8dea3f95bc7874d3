import type { ComponentProps } from 'react'
import './plain-button.css'

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Whether it is the choice that most people will want. */
  isMain?: boolean
}

/** A button of the panel's own screens, large enough for a thumb. */
export const PlainButton = ({ isMain, ...button }: PlainButtonProps) => (
  <button
    {...button}
    className={isMain ? 'plain-button plain-button--main' : 'plain-button'}
    type="button"
  />
)
