import type { StoredSentence } from '../../panel-kit/stored-words.ts'

/** Why a list or its mapping can't be used, sentence by sentence. */
export const FAULT_SENTENCES: readonly StoredSentence[] = [
  {
    en: 'Line {line} contains characters that don’t belong in a text file.',
    es: 'La línea {line} tiene caracteres que no van en un archivo de texto.',
  },
  { en: 'Is this a CSV file?', es: '¿Es un archivo CSV?' },
  { en: 'The file is empty.', es: 'El archivo está vacío.' },
  {
    en: 'This is HSDS, but its services have no places.',
    es: 'Esto es HSDS, pero sus servicios no tienen lugares.',
  },
  {
    en: 'The file begins like JSON, but it is not valid JSON.',
    es: 'El archivo empieza como JSON, pero no es JSON válido.',
  },
  {
    en: 'It may have been cut off, or edited by hand.',
    es: 'Puede estar incompleto o editado a mano.',
  },
  {
    en: 'The file is nested more than {most} levels deep, as no list of services is.',
    es: 'El archivo tiene más de {most} niveles de anidación, como ninguna lista de servicios.',
  },
  { en: 'Line {line} is not valid JSON.', es: 'La línea {line} no es JSON válido.' },
  {
    en: 'This JSON file has no list of clinics in it.',
    es: 'Este archivo JSON no tiene ninguna lista de clínicas.',
  },
  { en: 'The name of the source {{what}}.', es: 'El nombre de la fuente {{what}}.' },
  {
    en: 'must be lowercase letters, digits and hyphens',
    es: 'solo puede tener minúsculas, dígitos y guiones',
  },
  {
    en: 'must not be {names}, which are names of our own',
    es: 'no puede ser {names}, que son nombres nuestros',
  },
  { en: 'The mapping is not valid JSON.', es: 'La asignación no es JSON válido.' },
  { en: 'The mapping can’t be used:\n{faults}', es: 'La asignación no se puede usar:\n{faults}' },
  { en: 'This file takes too long to read.', es: 'Este archivo tarda demasiado en leerse.' },
  {
    en: 'This file takes too much memory to read.',
    es: 'Este archivo necesita demasiada memoria para leerse.',
  },
  { en: 'Nothing was stored.', es: 'No se guardó nada.' },
  {
    en: 'Split it, or leave out columns that you don’t need.',
    es: 'Divídalo, o quite las columnas que no necesite.',
  },
  {
    en: 'The file has more than {most} rows; line {line} is beyond that.',
    es: 'El archivo tiene más de {most} filas; la línea {line} queda fuera.',
  },
  {
    en: 'Split it, and give each part its own source name.',
    es: 'Divídalo y dé a cada parte su propio nombre de fuente.',
  },
  {
    en: 'The file has {count} columns; {most} are the most.',
    es: 'El archivo tiene {count} columnas; el máximo es {most}.',
  },
  {
    en: 'Leave out columns that you don’t need, or choose another delimiter if these are not columns.',
    es: 'Quite las columnas que no necesite, o elija otro delimitador si no son columnas.',
  },
  {
    en: 'The file is missing the column {names}.\nIts columns are: {columns}',
    es: 'Al archivo le falta la columna {names}.\nSus columnas son: {columns}',
  },
  {
    en: 'The file is missing the columns {names}.\nIts columns are: {columns}',
    es: 'Al archivo le faltan las columnas {names}.\nSus columnas son: {columns}',
  },
  {
    en: 'Two columns of the file are called {names}.',
    es: 'Dos columnas del archivo se llaman {names}.',
  },
  { en: 'Rename one of them.', es: 'Cambie el nombre de una.' },
  {
    en: 'Line {line} has more than {most} characters, as no row of a list has.',
    es: 'La línea {line} tiene más de {most} caracteres, como ninguna fila de una lista.',
  },
  {
    en: 'The breaks between its lines may be missing.',
    es: 'Pueden faltar los saltos entre sus líneas.',
  },
  {
    en: 'The file is not valid CSV: a quotation mark in the row that starts on line {line} is never closed.',
    es: 'El archivo no es CSV válido: en la fila que empieza en la línea {line} hay unas comillas que nunca se cierran.',
  },
  { en: 'The file may be cut off there.', es: 'El archivo puede estar cortado ahí.' },
  {
    en: 'The file is not valid CSV: the row that starts on line {line} has a quotation mark inside a text.',
    es: 'El archivo no es CSV válido: la fila que empieza en la línea {line} tiene unas comillas dentro de un texto.',
  },
  {
    en: 'Write that mark twice, and put the text in quotation marks.',
    es: 'Escriba esas comillas dos veces y ponga el texto entre comillas.',
  },
  {
    en: 'The file has no rows below its header.',
    es: 'El archivo no tiene filas debajo del encabezado.',
  },
  {
    en: 'Line {line} ends after {filled} of {least} columns: the file seems to be cut off there.',
    es: 'La línea {line} termina tras {filled} de {least} columnas: el archivo parece cortado ahí.',
  },
  {
    en: 'The sheet has no rows below the names of its columns.',
    es: 'La hoja no tiene filas debajo de los nombres de sus columnas.',
  },
  {
    en: 'Row {line} of the sheet has more than {most} characters, which is no clinic.',
    es: 'La fila {line} de la hoja tiene más de {most} caracteres, y eso no es una clínica.',
  },
  {
    en: 'The workbook has no sheet “{name}” with something in it.',
    es: 'El libro no tiene ninguna hoja «{name}» con contenido.',
  },
  { en: 'It has: {names}.', es: 'Tiene: {names}.' },
  {
    en: 'The workbook is empty: no sheet that can be seen has anything in it.',
    es: 'El libro está vacío: ninguna hoja visible tiene contenido.',
  },
  {
    en: 'The workbook can’t be read: it is damaged.',
    es: 'El libro no se puede leer: está dañado.',
  },
  {
    en: 'Open it, save it as .xlsx or CSV again, and upload that.',
    es: 'Ábralo, guárdelo de nuevo como .xlsx o CSV y súbalo.',
  },
  {
    en: 'The workbook has too much text to be read.',
    es: 'El libro tiene demasiado texto para leerse.',
  },
  {
    en: 'Leave out columns that you don’t need, or ask the sender for CSV.',
    es: 'Quite las columnas que no necesite, o pida CSV a quien lo envió.',
  },
  {
    en: 'Another file of “{source}” is being imported right now.',
    es: 'Otro archivo de «{source}» se está importando ahora.',
  },
  { en: 'Try again once it is done.', es: 'Inténtelo de nuevo cuando termine.' },
  {
    en: 'Another file of “{source}” is not finished: “{name}”.',
    es: 'Otro archivo de «{source}» no está terminado: «{name}».',
  },
  { en: 'Finish or discard it first.', es: 'Termínelo o descártelo primero.' },
  {
    en: '{count} of the {all} clinics in this file are in towns where “{source}” has none, such as {town}; most of its own are in {other}.',
    es: '{count} de las {all} clínicas de este archivo están en ciudades donde «{source}» no tiene ninguna, como {town}; la mayoría de las suyas están en {other}.',
  },
  {
    en: 'If this is another list, give it its own source name.',
    es: 'Si es otra lista, dele su propio nombre de fuente.',
  },
  {
    en: 'If it really comes from “{source}”, say so.',
    es: 'Si de verdad viene de «{source}», dígalo.',
  },
]
