import type { outdated as en } from '../en/outdated.ts'

export const outdated: typeof en = {
  notice: (ago) =>
    `En este momento no podemos ver si hay cambios. Esta página estaba al día ${ago}.`,
}
