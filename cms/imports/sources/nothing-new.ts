import type { InEach } from '../../panel-kit/say.ts'

/** Said by command, panel and a source's page if a look brought no other file. */
export const NOTHING_NEW: InEach = {
  en: 'Nothing new: the file is the one that was fetched before.',
  es: 'Nada nuevo: el archivo es el que ya se había obtenido.',
}
