import type { StoredSentence } from '../../panel-kit/stored-words.ts'

/** What came of looking for a source's newest file. */
export const FETCH_SENTENCES: readonly StoredSentence[] = [
  { en: 'A new file.', es: 'Un archivo nuevo.' },
  { en: 'It waits for a review.', es: 'Espera una revisión.' },
  {
    en: 'Nothing new: the file is the one that was fetched before.',
    es: 'Nada nuevo: el archivo es el que ya se había obtenido.',
  },
  {
    en: 'Files of “{source}” have no address.',
    es: 'Los archivos de «{source}» no tienen dirección.',
  },
  {
    en: 'The file at {host} has other columns than before.',
    es: 'El archivo de {host} tiene otras columnas que antes.',
  },
  {
    en: 'Upload it by hand to say what each column holds.',
    es: 'Súbalo a mano para decir qué tiene cada columna.',
  },
  {
    en: 'The file has {rows} rows, and the last one had {before}.',
    es: 'El archivo tiene {rows} filas, y el último tenía {before}.',
  },
  {
    en: 'It may be cut short, so nothing was stored.',
    es: 'Puede estar incompleto, así que no se guardó nada.',
  },
  { en: 'If it is whole, upload it by hand.', es: 'Si está completo, súbalo a mano.' },
  { en: '{host} sends us elsewhere, to {other}.', es: '{host} nos manda a otra parte, a {other}.' },
  {
    en: '{host} sends us from one address to the next.',
    es: '{host} nos manda de una dirección a otra.',
  },
  { en: 'Try again later.', es: 'Inténtelo más tarde.' },
  {
    en: 'Look at the source’s website: the person who runs this site can set another address.',
    es: 'Vea el sitio web de la fuente: quien administra este sitio puede poner otra dirección.',
  },
  { en: 'The file is larger than {size}.', es: 'El archivo tiene más de {size}.' },
  {
    en: '{host} no longer has the file ({status}).',
    es: '{host} ya no tiene el archivo ({status}).',
  },
  {
    en: '{host} answered with an error ({status}).',
    es: '{host} respondió con un error ({status}).',
  },
  {
    en: '{host} took longer than {seconds} seconds.',
    es: '{host} tardó más de {seconds} segundos.',
  },
  { en: 'The file from {host} was cut short.', es: 'El archivo de {host} llegó incompleto.' },
  { en: '{host} could not be reached.', es: 'No se pudo conectar con {host}.' },
]
