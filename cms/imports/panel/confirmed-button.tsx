'use client'
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'

interface Props {
  label: string
  /** A shorter visible label, if the context makes the rest clear. */
  shown?: string
  /** What is about to happen, in words. */
  question: string
  slug: string
  isDisabled: boolean
  buttonStyle?: 'secondary' | 'error'
  onConfirm: () => Promise<void>
}

/** A button that asks for confirmation first. */
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
