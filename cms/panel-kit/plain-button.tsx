import type { ComponentProps } from 'react'
import './plain-button.css'

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Whether it is the choice that most people will want. */
  isMain?: boolean
}

/**
 * A button of the panel's own screens, large enough for a thumb. It keeps the focus while it can't be pressed:
 * usually that is because it has just been.
 */
export const PlainButton = ({ isMain, disabled, onClick, ...button }: PlainButtonProps) => (
  <button
    {...button}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    className={isMain ? 'plain-button plain-button--main' : 'plain-button'}
    type="button"
  />
)
