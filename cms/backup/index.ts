export { makeBackup } from './make-backup.ts'
export type { Manifest } from './manifest.ts'
export { restoreBackup } from './restore-backup.ts'
export { backupName, backupsToRemove } from './rotation.ts'
