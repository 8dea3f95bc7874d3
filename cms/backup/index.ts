export { makeBackup } from './make-backup.ts'
export type { Manifest } from './manifest.ts'
export { restoreBackup, undoRestore } from './restore-backup.ts'
export { backupName, backupsToRemove } from './rotation.ts'
