import type { StoredSentence } from '../../panel-kit/stored-words.ts'

/** What reading a row of a file leaves to say. */
export const ROW_SENTENCES: readonly StoredSentence[] = [
  {
    en: 'it has {filled} cells, but the header has {columns}',
    es: 'tiene {filled} celdas, pero el encabezado tiene {columns}',
  },
  { en: 'the same as line {line}', es: 'igual que la línea {line}' },
  {
    en: 'The same name and address as line {line}.',
    es: 'El mismo nombre y la misma dirección que la línea {line}.',
  },
  {
    en: 'The same address and telephone number as line {line}.',
    es: 'La misma dirección y el mismo número de teléfono que la línea {line}.',
  },
  {
    en: '“{text}” in “{column}” has characters that were lost or mixed up.',
    es: '«{text}» en «{column}» tiene caracteres que se perdieron o se confundieron.',
  },
  {
    en: '“{text}” in “{column}” is {{what}} and was left out',
    es: '«{text}» en «{column}» {{what}} y no se incluyó',
  },
  { en: 'neither yes nor no', es: 'no es sí ni no' },
  { en: 'not a whole number', es: 'no es un número entero' },
  { en: 'not a ZIP code', es: 'no es un código postal' },
  { en: 'not a web address', es: 'no es una dirección web' },
  { en: 'not an extension', es: 'no es una extensión' },
  { en: 'not a list of phone numbers', es: 'no es una lista de números de teléfono' },
  { en: 'no public phone number', es: 'no es un número de teléfono público' },
  { en: 'not a phone number to call', es: 'no es un número al que llamar' },
  {
    en: '“{text}” in “{column}” is not a number to call, and is kept as a further line',
    es: '«{text}» en «{column}» no es un número al que llamar, y se conserva como otra línea',
  },
  {
    en: '“{text}” in “{one}” and “{other}” is not a valid point and was left out',
    es: '«{text}» en «{one}» y «{other}» no es un punto válido y no se incluyó',
  },
  {
    en: 'The phone number’s area code is that of {state}',
    es: 'El código de área del número de teléfono es el de {state}',
  },
  {
    en: '{{because}}: the number in “{column}” is left out',
    es: '{{because}}: no se incluye el número de «{column}»',
  },
  {
    en: '{{because}}: the number of “{column}” is used',
    es: '{{because}}: se usa el número de «{column}»',
  },
  { en: '{{because}}: no number is used', es: '{{because}}: no se usa ningún número' },
  {
    en: '{{because}}: the street and the point are left out',
    es: '{{because}}: no se incluyen la calle ni el punto',
  },
  {
    en: 'the hours of “{column}” stay in words: {{why}}',
    es: 'el horario de «{column}» se queda en palabras: {{why}}',
  },
  { en: 'they name no hours', es: 'no dice horas' },
  { en: 'they name no days', es: 'no dice días' },
  { en: 'they name no times', es: 'no dice a qué horas' },
  {
    en: 'their days and times can be read in more than one way',
    es: 'sus días y horas se pueden leer de más de una manera',
  },
  {
    en: '“{word}” may hold for a part of the year',
    es: '«{word}» puede valer para una parte del año',
  },
  { en: '“{word}” may change them', es: '«{word}» puede cambiarlo' },
  {
    en: 'the weekly hours are read from “{column}”',
    es: 'el horario semanal se leyó de «{column}»',
  },
  { en: 'The point was put right: {{how}}', es: 'El punto se corrigió: {{how}}' },
  { en: 'latitude and longitude were exchanged', es: 'la latitud y la longitud estaban cambiadas' },
  { en: 'the minus before the longitude was missing', es: 'faltaba el signo menos de la longitud' },
  {
    en: 'latitude and longitude were exchanged, and a minus was missing',
    es: 'la latitud y la longitud estaban cambiadas, y faltaba un signo menos',
  },
  {
    en: 'the latitude was in the degrees of a Mercator map',
    es: 'la latitud estaba en los grados de un mapa de Mercator',
  },
  { en: 'This point is not in {place}.', es: 'Este punto no está en {place}.' },
  {
    en: 'This point is {miles} miles from {place}.',
    es: 'Este punto está a {miles} millas de {place}.',
  },
  {
    en: 'The ZIP code {zip} is in {town}, and not in {state}.',
    es: 'El código postal {zip} está en {town}, y no en {state}.',
  },
  {
    en: 'There is no town “{city}” in {state} that we know.',
    es: 'No conocemos ninguna ciudad «{city}» en {state}.',
  },
  {
    en: 'There is no town “{city}” in {state} that we know; {zip} is {town}.',
    es: 'No conocemos ninguna ciudad «{city}» en {state}; {zip} es {town}.',
  },
  {
    en: 'The file does not give both city and state, so they come from the ZIP code',
    es: 'El archivo no da ciudad y estado, así que se toman del código postal',
  },
  {
    en: 'The file does not give both city and state, so they come from the place nearest to its point',
    es: 'El archivo no da ciudad y estado, así que se toman del lugar más cercano a su punto',
  },
  {
    en: '“{text}” can’t be split into street, city and state',
    es: '«{text}» no se puede separar en calle, ciudad y estado',
  },
  { en: 'there is no state “{state}”', es: 'no existe el estado «{state}»' },
  { en: 'no name', es: 'sin nombre' },
  { en: 'no city', es: 'sin ciudad' },
  { en: 'no state', es: 'sin estado' },
  {
    en: 'it is a line about the file, not a clinic',
    es: 'es una línea sobre el archivo, no una clínica',
  },
  {
    en: 'the {{field}} is longer than {most} characters',
    es: '{{field}} tiene más de {most} caracteres',
  },
  { en: 'name', es: 'el nombre' },
  { en: 'address', es: 'la dirección' },
  { en: 'city', es: 'la ciudad' },
  { en: 'slug', es: 'la dirección de la página' },
  { en: 'id', es: 'el identificador' },
  {
    en: '“{word}” is still in capitals: check how it is written',
    es: '«{word}» sigue en mayúsculas: revise cómo se escribe',
  },
  {
    en: '“{column}” looks like a formula and is kept as plain text',
    es: '«{column}» parece una fórmula y se guarda como texto',
  },
  { en: 'its name says “{words}”', es: 'su nombre dice «{words}»' },
  { en: 'The file says: “{text}”', es: 'El archivo dice: «{text}»' },
  { en: '“{column}” is “{text}”', es: '«{column}» es «{text}»' },
  { en: '“{column}” is “{text}”.', es: '«{column}» es «{text}».' },
  { en: 'This row is hidden in the workbook.', es: 'Esta fila está oculta en el libro.' },
  {
    en: 'A formula in this row has no result yet.',
    es: 'Una fórmula de esta fila aún no tiene resultado.',
  },
  {
    en: 'Open the workbook in a spreadsheet program, save it, and upload that.',
    es: 'Abra el libro en un programa de hojas de cálculo, guárdelo y súbalo.',
  },
]
