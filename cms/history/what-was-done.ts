/** What people do in the panel, as the log is filtered by it. */
export const DONE = {
  created: { en: 'Created', es: 'Creado' },
  changed: { en: 'Changed', es: 'Cambiado' },
  drafted: { en: 'Saved a draft', es: 'Borrador guardado' },
  published: { en: 'Published', es: 'Publicado' },
  trashed: { en: 'Moved to the trash', es: 'Movido a la papelera' },
  restored: { en: 'Restored from the trash', es: 'Restaurado de la papelera' },
  deleted: { en: 'Deleted for good', es: 'Eliminado para siempre' },
  called: { en: 'Called', es: 'Llamada' },
  imported: { en: 'Imported a file', es: 'Archivo importado' },
  many: { en: 'Changed many at once', es: 'Varios cambiados a la vez' },
  undone: { en: 'Undid', es: 'Deshecho' },
} as const

export type Done = keyof typeof DONE

export const isDone = (value: unknown): value is Done =>
  typeof value === 'string' && Object.hasOwn(DONE, value)
