import type { failed as en } from '../en/failed.ts'

export const failed: typeof en = {
  notice: (number) => `Si nos avisa de esta falla, díganos este número: ${number}.`,
}
