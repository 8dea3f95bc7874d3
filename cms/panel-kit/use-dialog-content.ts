'use client'
import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * The open one of some of Payload's dialogs, and the element that holds its words, to say more there.
 * @param dialogs by slug, each with a selector of that element
 */
export const useDialogContent = (
  dialogs: Readonly<Record<string, string>>,
): { open: string; content: Element } | null => {
  const { isModalOpen, modalState } = useModal()
  const [content, setContent] = useState<Element | null>(null)
  const open = Object.keys(dialogs).find((slug) => isModalOpen(slug))
  const selector = open && dialogs[open]
  // biome-ignore lint/correctness/useExhaustiveDependencies: dialogs are drawn anew with their state
  useEffect(() => {
    setContent(selector ? document.querySelector(selector) : null)
  }, [selector, modalState])
  return open && content?.isConnected ? { open, content } : null
}
