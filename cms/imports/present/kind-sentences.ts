import type { StoredSentence } from '../../panel-kit/stored-words.ts'

/** What a file is that is no list, and what to do, sentence by sentence: 'This is a PDF.' */
export const KIND_SENTENCES: readonly StoredSentence[] = [
  { en: 'This archive is empty.', es: 'Este archivo comprimido está vacío.' },
  {
    en: 'Ask the sender to send the list again.',
    es: 'Pida a quien lo envió que mande la lista de nuevo.',
  },
  {
    en: 'This archive holds no list that we can read, but {names} and others.',
    es: 'Este archivo comprimido no tiene ninguna lista que podamos leer, sino {names} y otros.',
  },
  {
    en: 'This archive holds {names} and others.',
    es: 'Este archivo comprimido tiene {names} y otros.',
  },
  {
    en: 'This archive holds no list that we can read, but {names}.',
    es: 'Este archivo comprimido no tiene ninguna lista que podamos leer, sino {names}.',
  },
  { en: 'This archive holds {names}.', es: 'Este archivo comprimido tiene {names}.' },
  { en: 'Unpack it, and upload the {{what}}.', es: 'Descomprímalo y suba {{what}}.' },
  { en: 'file with the clinics', es: 'el archivo con las clínicas' },
  { en: 'workbook', es: 'el libro' },
  {
    en: 'Unpack it, and upload the file inside.',
    es: 'Descomprímalo y suba el archivo que tiene dentro.',
  },
  {
    en: 'Unpack it, and upload the list inside.',
    es: 'Descomprímalo y suba la lista que tiene dentro.',
  },
  {
    en: 'Ask the sender for the list as .xlsx or CSV.',
    es: 'Pida a quien lo envió la lista en .xlsx o CSV.',
  },
  {
    en: 'Open it and save it as .xlsx or CSV, or ask the sender to.',
    es: 'Ábralo y guárdelo como .xlsx o CSV, o pídaselo a quien lo envió.',
  },
  {
    en: 'Ask the sender for the list as CSV or GeoJSON.',
    es: 'Pida a quien lo envió la lista en CSV o GeoJSON.',
  },
  {
    en: 'Ask the sender for the list of clinics alone, as CSV.',
    es: 'Pida a quien lo envió solo la lista de clínicas, en CSV.',
  },
  {
    en: 'Ask the sender for the list of clinics alone.',
    es: 'Pida a quien lo envió solo la lista de clínicas.',
  },
  { en: 'Ask the sender for it without one.', es: 'Pídalo sin contraseña a quien lo envió.' },
  {
    en: 'Open it and save it without one, or ask the sender to.',
    es: 'Ábralo y guárdelo sin contraseña, o pídaselo a quien lo envió.',
  },
  {
    en: 'Ask the sender for a list of services as HSDS 3, a list of clinics, GeoJSON, or CSV.',
    es: 'Pida a quien lo envió una lista de servicios en HSDS 3, una lista de clínicas, GeoJSON o CSV.',
  },
  {
    en: 'Ask the sender for services with their locations (service_at_location).',
    es: 'Pida a quien lo envió los servicios con sus lugares (service_at_location).',
  },
  {
    en: 'The file can’t be unpacked: it is damaged or was cut off.',
    es: 'El archivo no se puede descomprimir: está dañado o incompleto.',
  },
  {
    en: 'Download it again, or ask the sender to send it again.',
    es: 'Descárguelo de nuevo, o pida a quien lo envió que lo mande otra vez.',
  },
  {
    en: 'This file is protected by a password.',
    es: 'Este archivo está protegido con contraseña.',
  },
  {
    en: 'This workbook is protected by a password.',
    es: 'Este libro está protegido con contraseña.',
  },
  {
    en: 'Unpacked, the file has more than {most} MB.',
    es: 'Descomprimido, el archivo tiene más de {most} MB.',
  },
  {
    en: 'There are more than {most} files in this archive.',
    es: 'Hay más de {most} archivos en este archivo comprimido.',
  },
  {
    en: 'The file is packed in a way that we can’t unpack.',
    es: 'El archivo está comprimido de una manera que no podemos abrir.',
  },
  { en: 'This is a PDF.', es: 'Esto es un PDF.' },
  { en: 'This is a picture.', es: 'Esto es una imagen.' },
  { en: 'This is a picture or a video.', es: 'Esto es una imagen o un video.' },
  { en: 'This is a text document (RTF).', es: 'Esto es un documento de texto (RTF).' },
  {
    en: 'This is an email or a saved web page.',
    es: 'Esto es un correo o una página web guardada.',
  },
  {
    en: 'This is an archive that we can’t unpack.',
    es: 'Esto es un archivo comprimido que no podemos abrir.',
  },
  { en: 'This is an archive (tar).', es: 'Esto es un archivo comprimido (tar).' },
  {
    en: 'There is a workbook or another archive inside this one.',
    es: 'Dentro de este archivo comprimido hay un libro u otro archivo comprimido.',
  },
  { en: 'This is a database (SQLite).', es: 'Esto es una base de datos (SQLite).' },
  { en: 'This is a database (Access).', es: 'Esto es una base de datos (Access).' },
  { en: 'This is a Parquet file.', es: 'Esto es un archivo Parquet.' },
  { en: 'This is a workbook that was saved as XML.', es: 'Esto es un libro guardado como XML.' },
  { en: 'This is a map (KML).', es: 'Esto es un mapa (KML).' },
  { en: 'This is a map (KMZ).', es: 'Esto es un mapa (KMZ).' },
  { en: 'This is a map (shapefile).', es: 'Esto es un mapa (shapefile).' },
  {
    en: 'This is a web page that asks for a password, not the file.',
    es: 'Esto es una página web que pide una contraseña, no el archivo.',
  },
  {
    en: 'Sign in where it comes from, download the file again, and upload that.',
    es: 'Inicie sesión en el sitio de donde viene, descargue el archivo de nuevo y súbalo.',
  },
  {
    en: 'This is a web page with a table, whatever its name ends in.',
    es: 'Esto es una página web con una tabla, aunque su nombre termine de otra manera.',
  },
  { en: 'This is XML, which is no table.', es: 'Esto es XML, que no es una tabla.' },
  { en: 'This is a web page, not a list.', es: 'Esto es una página web, no una lista.' },
  {
    en: 'The link may lead to a page about the file, or the download may have asked you to sign in first.',
    es: 'Puede que el enlace lleve a una página sobre el archivo, o que la descarga le haya pedido iniciar sesión primero.',
  },
  { en: 'This is a Word document.', es: 'Esto es un documento de Word.' },
  { en: 'This is a presentation.', es: 'Esto es una presentación.' },
  {
    en: 'This is a workbook of an old Excel (.xls).',
    es: 'Esto es un libro de un Excel antiguo (.xls).',
  },
  { en: 'This is no list that we can read.', es: 'Esto no es una lista que podamos leer.' },
  { en: 'This is a binary workbook (.xlsb).', es: 'Esto es un libro binario (.xlsb).' },
  {
    en: 'This is a document of Apple’s Numbers or Pages.',
    es: 'Esto es un documento de Numbers o Pages de Apple.',
  },
  { en: 'This is an OpenDocument file (.ods).', es: 'Esto es un archivo OpenDocument (.ods).' },
]
