'use client'
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'

interface Props {
  label: string
  /** A shorter label, where what stands around it says the rest. */
  shown?: string
  /** What is about to happen, in words. */
  question: string
  slug: string
  isDisabled: boolean
  buttonStyle?: 'secondary' | 'error'
  onConfirm: () => Promise<void>
}

/** A button for what is not done by a slip of the hand. */
export const ConfirmedButton = (props: Props) => {
  const {
    label,
    shown = label,
    question,
    slug,
    isDisabled,
    buttonStyle = 'secondary',
    onConfirm,
  } = props
  const { openModal } = useModal()
  return (
    <>
      <Button
        buttonStyle={buttonStyle}
        margin={false}
        disabled={isDisabled}
        aria-label={label}
        onClick={() => openModal(slug)}
      >
        {shown}
      </Button>
      <ConfirmationModal
        modalSlug={slug}
        heading={label}
        body={question}
        confirmLabel={label}
        onConfirm={onConfirm}
      />
    </>
  )
}
