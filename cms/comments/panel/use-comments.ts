'use client'

import { useCallback, useEffect, useState } from 'react'
import { askPayload, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Comment } from '../../payload-types.ts'

/** More than that beside one document would be a book. */
const MOST = 500

const ADDED = { en: 'Your comment was added.', es: 'Se agregó su comentario.' }
const SAVED = { en: 'The comment was saved.', es: 'El comentario se guardó.' }
const RESOLVED = { en: 'The comment is resolved.', es: 'El comentario quedó resuelto.' }
const REOPENED = { en: 'The comment is open again.', es: 'El comentario está abierto de nuevo.' }
const DELETED = { en: 'The comment was deleted.', es: 'El comentario se eliminó.' }

const wordsFor = ({ resolved }: Partial<Comment>): InEach => {
  if (resolved === undefined) return SAVED
  return resolved ? RESOLVED : REOPENED
}

/** The comments on a document, oldest first, and what is done with them. */
export const useComments = (collection: string, id: number | string | undefined) => {
  const [comments, setComments] = useState<Comment[]>()
  const say = useSay()
  /** What was done, or why it couldn’t be. */
  const [told, setTold] = useState('')

  const read = useCallback(async () => {
    if (id === undefined) return
    const query = new URLSearchParams({
      'where[and][0][document.relationTo][equals]': collection,
      'where[and][1][document.value][equals]': String(id),
      ...{ sort: 'createdAt', depth: '1', limit: String(MOST) },
    })
    const { docs } = await askPayload<{ docs: Comment[] }>('GET', `/comments?${query}`)
    setComments(docs)
  }, [collection, id])

  /** @returns whether it was done */
  const perform = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      setTold(sentenceOf(error))
      return false
    }
  }, [])

  useEffect(() => void perform(read), [perform, read])

  const change = (done: InEach, ...request: ['POST' | 'PATCH' | 'DELETE', string, object?]) =>
    perform(async () => {
      const [method, path, body] = request
      await askPayload(method, `/comments${path}`, body)
      await read()
      setTold(say(done))
    })

  return {
    comments,
    told,
    add: (comment: Pick<Comment, 'text' | 'field' | 'quote'>) =>
      change(ADDED, 'POST', '', { ...comment, document: { relationTo: collection, value: id } }),
    update: (one: number, data: Partial<Pick<Comment, 'text' | 'resolved'>>) =>
      change(wordsFor(data), 'PATCH', `/${one}`, data),
    remove: (one: number) => change(DELETED, 'DELETE', `/${one}`),
  }
}
