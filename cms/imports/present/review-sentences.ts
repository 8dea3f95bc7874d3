import type { StoredSentence } from '../../panel-kit/stored-words.ts'

const months = Array.from({ length: 12 }, (_, month) => new Date(2000, month, 1))
const monthIn = (language: string, month: Date) =>
  month.toLocaleDateString(language, { month: 'long' })

/** 'June 30, 2021', for each month. */
const DAYS: readonly StoredSentence[] = months.map((month) => ({
  en: `${monthIn('en-US', month)} {day}, {year}`,
  es: `{day} de ${monthIn('es', month)} de {year}`,
}))

/** Why a row may be about a clinic of ours, as `likenessOf` has it. */
const LIKENESS: readonly StoredSentence[] = [
  { en: 'same phone number', es: 'mismo número de teléfono' },
  { en: 'same address', es: 'misma dirección' },
  { en: 'same name', es: 'mismo nombre' },
  { en: 'similar name', es: 'nombre parecido' },
  { en: 'same name in the same town', es: 'mismo nombre en la misma ciudad' },
  { en: 'similar name in the same town', es: 'nombre parecido en la misma ciudad' },
  { en: 'at the same point', es: 'en el mismo punto' },
  { en: '{miles} miles away', es: 'a {miles} millas' },
]

/** What may become another clinic's. */
const IDENTITY: readonly StoredSentence[] = [
  {
    en: 'Its {{field}} would change: it may be another clinic.',
    es: 'Cambiaría {{field}}: puede ser otra clínica.',
  },
  {
    en: 'Its {{one}} and {{other}} would change: it may be another clinic.',
    es: 'Cambiarían {{one}} y {{other}}: puede ser otra clínica.',
  },
  {
    en: 'Its {{one}}, {{other}}, and {{third}} would change: it may be another clinic.',
    es: 'Cambiarían {{one}}, {{other}} y {{third}}: puede ser otra clínica.',
  },
  { en: 'town', es: 'la ciudad' },
  { en: 'state', es: 'el estado' },
]

/** What comparing a row with the directory leaves to say. */
export const REVIEW_SENTENCES: readonly StoredSentence[] = [
  ...DAYS,
  ...LIKENESS,
  ...IDENTITY,
  { en: 'A person has verified our value.', es: 'Una persona verificó nuestro valor.' },
  {
    en: 'Its address is private here, and this row says where it is. Accept it only if that may be known again: street and point then come with the next file, or by hand.',
    es: 'Aquí su dirección es privada, y esta fila dice dónde está. Acéptela solo si se puede volver a saber: la calle y el punto llegan con el próximo archivo, o a mano.',
  },
  { en: 'It may be {name}: {{reasons}}.', es: 'Puede ser {name}: {{reasons}}.' },
  { en: 'Moved {miles} miles.', es: 'Se movió {miles} millas.' },
  {
    en: 'It was moved to the trash here on {{day}}; the file lists it. Accepting restores it and lists it again.',
    es: 'Aquí se movió a la papelera el {{day}}; el archivo la tiene. Al aceptarla se restaura y se vuelve a publicar.',
  },
  {
    en: 'It is marked closed here on {{day}}; the file lists it as open. Accepting lists it again.',
    es: 'Aquí está marcada como cerrada el {{day}}; el archivo la tiene como abierta. Al aceptarla se vuelve a publicar.',
  },
  {
    en: 'It is not listed right now. Accepting lists it again.',
    es: 'Ahora no está publicada. Al aceptarla se vuelve a publicar.',
  },
  {
    en: 'It was not listed where the file is from: {{because}}.',
    es: 'No estaba publicada en el lugar de donde viene el archivo: {{because}}.',
  },
  {
    en: 'The clinic that stays has an id of its own in this source.',
    es: 'La clínica que queda tiene su propio identificador en esta fuente.',
  },
  {
    en: 'It is “{name}”, which was merged into this clinic.',
    es: 'Es «{name}», que se combinó con esta clínica.',
  },
  { en: 'Somebody said that it is this clinic.', es: 'Alguien dijo que es esta clínica.' },
  {
    en: 'The file still says so; somebody declined it after an earlier file.',
    es: 'El archivo lo sigue diciendo; alguien lo rechazó tras un archivo anterior.',
  },
  {
    en: 'It was merged into a clinic that no longer exists.',
    es: 'Se combinó con una clínica que ya no existe.',
  },
  { en: 'It is in the trash and stays there.', es: 'Está en la papelera y ahí se queda.' },
  {
    en: 'It is marked as closed and stays closed.',
    es: 'Está marcada como cerrada y sigue cerrada.',
  },
  {
    en: 'Somebody has an unpublished draft of it.',
    es: 'Alguien tiene un borrador sin publicar de ella.',
  },
  {
    en: 'The file says that it is closed or not for the public.',
    es: 'El archivo dice que está cerrada o no es para el público.',
  },
  {
    en: 'The file says that “{name}”, which was merged into it, is closed or not for the public.',
    es: 'El archivo dice que «{name}», que se combinó con ella, está cerrada o no es para el público.',
  },
  {
    en: 'Accepting unlists it and keeps its data.',
    es: 'Al aceptarla deja de publicarse y se conservan sus datos.',
  },
  { en: 'A person verified it on {{day}}.', es: 'Una persona la verificó el {{day}}.' },
  {
    en: 'No row of the file has its id or may be about it.',
    es: 'Ninguna fila del archivo tiene su identificador ni puede tratar de ella.',
  },
]

/** Why a row was left as it is, when it was to be applied or undone. */
export const APPLY_SENTENCES: readonly StoredSentence[] = [
  {
    en: 'Somebody has changed it since the file was compared. Upload the file again to see what still differs.',
    es: 'Alguien la cambió después de que se comparó el archivo. Vuelva a subir el archivo para ver qué sigue siendo diferente.',
  },
  {
    en: 'It has been removed since the file was compared.',
    es: 'Se eliminó después de que se comparó el archivo.',
  },
  { en: 'It already matches the file.', es: 'Ya coincide con el archivo.' },
  {
    en: 'It may be {name}, which was added since the file was compared: {{reasons}}. Upload the file again to see both.',
    es: 'Puede ser {name}, que se agregó después de que se comparó el archivo: {{reasons}}. Vuelva a subir el archivo para ver las dos.',
  },
  { en: 'It has been removed since.', es: 'Se eliminó después.' },
  {
    en: 'Somebody has changed it since, so it stays as it is.',
    es: 'Alguien la cambió después, así que se queda como está.',
  },
  {
    en: 'Somebody has an unpublished draft of it, so it stays as it is.',
    es: 'Alguien tiene un borrador sin publicar de ella, así que se queda como está.',
  },
  {
    en: 'A later import has changed it since: “{file}”. Undo that one first.',
    es: 'Una importación posterior la cambió: «{file}». Deshaga primero esa.',
  },
  { en: 'It could not be undone: {reason}', es: 'No se pudo deshacer: {reason}' },
]

/** What is said of a whole import. */
export const FILE_SENTENCES: readonly StoredSentence[] = [
  {
    en: 'The file is not in UTF-8 and was read as text of MS-DOS (code page 437).',
    es: 'El archivo no está en UTF-8 y se leyó como texto de MS-DOS (página de códigos 437).',
  },
  {
    en: 'The file is not in UTF-8 and was read as {encoding}.',
    es: 'El archivo no está en UTF-8 y se leyó como {encoding}.',
  },
  {
    en: 'Check names with accents before you accept them.',
    es: 'Revise los nombres con acentos antes de aceptarlos.',
  },
  {
    en: 'The sheet “{name}” was read, and not {others}.',
    es: 'Se leyó la hoja «{name}», y no {others}.',
  },
  { en: 'Not kept: {names} and {count} more.', es: 'No se conservó: {names} y {count} más.' },
  { en: 'Not kept: {names}.', es: 'No se conservó: {names}.' },
  {
    en: 'The import failed while {{stage}}, after {count} attempts. The log says why.',
    es: 'La importación falló al {{stage}}, tras {count} intentos. El registro dice por qué.',
  },
  { en: 'comparing', es: 'comparar' },
  { en: 'applying', es: 'aplicar' },
  { en: 'stopping', es: 'detener' },
  { en: 'undoing', es: 'deshacer' },
]
