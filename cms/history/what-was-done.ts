/** What people do in the panel, as the log is filtered by it. */
export const DONE = {
  created: 'Created',
  changed: 'Changed',
  drafted: 'Saved a draft',
  published: 'Published',
  trashed: 'Moved to the trash',
  restored: 'Restored from the trash',
  deleted: 'Deleted for good',
  called: 'Called',
  imported: 'Imported a file',
  many: 'Changed many at once',
  undone: 'Undid',
} as const

export type Done = keyof typeof DONE

export const isDone = (value: unknown): value is Done =>
  typeof value === 'string' && Object.hasOwn(DONE, value)
