import path from 'node:path'

/** A table's file in a backup. */
export const tableFile = (folder: string, name: string): string =>
  path.join(folder, 'database', `${name.replaceAll('"', '')}.gz`)

/** Where pictures are in a backup. */
export const mediaFolder = (folder: string): string => path.join(folder, 'media')
