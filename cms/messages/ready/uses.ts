/** What ready answers are for. */
export type ReadyUse = 'reply' | 'question' | 'decline'
