'use client'

import { useCallback, useEffect, useState } from 'react'
import { askPayload, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { Comment } from '../../payload-types.ts'

/** More than that beside one document would be a book. */
const MOST = 500

/** The comments on a document, oldest first, and what is done with them. */
export const useComments = (collection: string, id: number | string | undefined) => {
  const [comments, setComments] = useState<Comment[]>()
  const [problem, setProblem] = useState('')

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
      setProblem('')
      return true
    } catch (error) {
      setProblem(sentenceOf(error))
      return false
    }
  }, [])

  useEffect(() => void perform(read), [perform, read])

  const change = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    perform(async () => {
      await askPayload(method, `/comments${path}`, body)
      await read()
    })

  return {
    comments,
    problem,
    add: (comment: Pick<Comment, 'text' | 'field' | 'quote'>) =>
      change('POST', '', { ...comment, document: { relationTo: collection, value: id } }),
    update: (one: number, data: Partial<Pick<Comment, 'text' | 'resolved'>>) =>
      change('PATCH', `/${one}`, data),
    remove: (one: number) => change('DELETE', `/${one}`),
  }
}
