/** The clinics that are shown, and what people type for them, separated by bars. */
export type Texts = Record<string, string>

/** Needs as nobody’s table has them: in sentences, in a hurry, misspelled, in both languages. */
export const NEEDS_ALONE: Texts = {
  'Thoughts of suicide': `me quiero matar | ya no quiero vivir | I don't want to live | suicde hotline | siucide |
    tengo ganas de morirme`,
  'Violence at home': 'mi novio me golpea | domestic vilence | mi esposo me pega | child abuse',
  Emergencies: `me duele el pecho | my chest hurts | my son overdosed | I took too many pills | chest pane |
    OD on fentanyl | overdoze | he is choking me | me falta el aire | bleeding a lot`,
  Poisoning: `my kid drank bleach | my toddler swallowed pills | mi hijo se tragó cloro | embenenado |
    me tomé unas pastillas | poisen`,
  'Sexual assault': 'me violó mi novio | me violaron',
  // Small words and abbreviations of states that say nothing: no, hi, oh, la, me, de.
  'Dental clinics': `my tooth hurts so bad | i have no money and need dentist | hi i need a dentist |
    please help i have a toothache and no money | oh my tooth hurts | no job dentist | denist |
    la muela me duele | me duelen los dientes | dentista para niños | limpieza de dientes`,
  'Vision clinics': 'examen de los ojos | lentes baratos',
  'Mental health clinics': 'theripist | physcologist | I feel sad | quiero hablar con un psicólogo',
  'Clinics with tests for STDs': 'HIV testing | prueba de ets',
  'Clinics with care in pregnancy': 'prueba de embarazo | estoy embarazada',
  'Clinics for women’s health': 'womens clinic | clínica de mujeres',
  'Clinics with vaccines':
    'flu shot in the arm | bacunas | vacuna contra la gripe | vacunas para los niños',
  'Clinics that help with medicine': 'ok necesito insulina',
  'Clinics with a pharmacy': 'medicina para la diabetes',
  'Clinics for children': 'my baby is sick | Child of nowhere',
  'Clinics with urgent and emergency care': 'sala de emergencias | head injury',
  'Medical clinics': 'poison ivy | azúcar en la sangre | blood in stool | mareos',
}

/** What names neither a place nor a kind of clinic: a place is asked for. */
export const ANY_CLINIC = `free clinic | clinic near me | I need a doctor | clínica cerca de mí | hospital |
  no insurance | no health insurance | i don't have insurance | sin seguro | no tengo aseguranza`

/** Where somebody is, and the clinics that are then shown. */
export const NEEDS_AND_PLACES: Record<string, Texts> = {
  'Chicago, Illinois': {
    'Thoughts of suicide': 'suicidal thoughts chicago | toothache, want to die chicago',
    'Violence at home': 'domestic violance chicago',
    Emergencies: 'my son overdosed chicago | OD chicago',
    'Dental clinics': `dentest chicago | dentist chigaco | tootache chicgo | dentista en chicgo |
      dentist no id chicago | dentist without insurance chicago | spanish speaking dentist chicago |
      dentist open saturday chicago | necesito un dentista en chicago | dentista de chicago`,
    'Vision clinics': 'optomitrist chicago | cheap glasses chicago | lentes baratos en chicago',
    'Mental health clinics': `therpist chicago | psycologist chicago | counseling for my son chicago |
      clínica de salud mental en Chicago`,
    'Clinics with tests for STDs': 'free hiv test chicago | prueba del VIH en chicago',
    'Clinics for women’s health': 'gynocologist chicago | control de natalidad chicago',
    'Clinics with vaccines': 'vacines chicago | vacuna contra la gripe chicago',
    'Clinics with a pharmacy': 'perscription chicago',
    'Clinics for veterans': 'veterans clinic chicago',
    'Medical clinics': 'diabetis chicago',
    '': 'rental help chicago | hearing aids chicago | no insurance chicago | open now chicago | 911 Elm Street, Chicago',
  },
  '77002 (Houston, Texas)': {
    'Clinics with care in pregnancy': 'pregnat 77002',
    'Clinics for veterans': 'va clinic 77002',
    'Vision clinics': 'examen de la vista en 77002',
  },
  'Houston, Texas': {
    'Thoughts of suicide': 'ya no quiero vivir Houston TX',
    'Dental clinics': 'Houston someone to pull a tooth | teeth cleaning houston tx',
    'Clinics with tests for STDs': 'prueba de sida en houston',
  },
  'Los Angeles, California': {
    'Dental clinics': 'LA dentist | dentist LA | dentista en la | Los Ángeles dentista',
  },
  Ohio: { 'Dental clinics': 'OH dentist' },
  Texas: { 'Dental clinics': 'dentist Texas' },
  'La Mesa, California': { 'Dental clinics': 'dentista La Mesa' },
  'El Paso, Texas': { 'Dental clinics': 'dentista en El Paso' },
  'North Hollywood, California': { 'Dental clinics': 'no hollywood dentist' },
  'Fresno County, California': { 'Dental clinics': 'dentista condado de fresno' },
  'Royal Oak, Michigan': { 'Dental clinics': 'dentist Royal Oaks' },
  'Cut Bank, Montana': { 'Dental clinics': 'dentist in Cut Bank' },
  'Spanish Fork, Utah': { 'Dental clinics': 'toothache in Spanish Fork | dentist Spanish Fork UT' },
  'Chino, California': { 'Dental clinics': 'dentist Chino | dentista en Chino' },
  'French Camp, California': { 'Vision clinics': 'eye exam in French Camp CA' },
  'Polson, Montana': { Emergencies: 'overdose Polson' },
  'Upper West Side, New York': { 'Mental health clinics': 'therapist upper west side' },
  'Salt Lake City, Utah': { 'Vision clinics': 'Eye doctor, Salt Lake City' },
  'Phoenix, Arizona': { 'Clinics with care in pregnancy': 'preggo clinic phoenix' },
}

/** The filters that words speak of, the clinics and where; none of each is empty. */
export const FILTERS: [texts: string, filters: string, clinics: string, place: string][] = [
  ['clinic open saturday 77002', 'open=weekend', '', '77002 (Houston, Texas)'],
  ['dentist in Fresno open on Saturday', 'open=weekend', 'Dental clinics', 'Fresno, California'],
  ['sunday clinic chicago', 'open=weekend', '', 'Chicago, Illinois'],
  ['open now chicago', 'open=now', '', 'Chicago, Illinois'],
  ['clinic open late Dallas', 'open=late', '', 'Dallas, Texas'],
  ['dentista de noche en Houston', 'open=late', 'Dental clinics', 'Houston, Texas'],
  ['clínica abierta los sábados en Dallas', 'open=weekend', '', 'Dallas, Texas'],
  ['telehealth texas | telesalud texas', 'telehealth=true', '', 'Texas'],
  ['online therapist houston', 'telehealth=true', 'Mental health clinics', 'Houston, Texas'],
  [
    'therapist in Spanish Houston TX',
    'languages=Spanish',
    'Mental health clinics',
    'Houston, Texas',
  ],
  [
    'dentista que hable español en Houston',
    'languages=Spanish',
    'Dental clinics',
    'Houston, Texas',
  ],
  ['Vietnamese dentist houston', 'languages=Vietnamese', 'Dental clinics', 'Houston, Texas'],
  ['no insurance miami | sin seguro miami', 'acceptsUninsured=true', '', 'Miami, Florida'],
  ['uninsured, need a dentist, Reno', 'acceptsUninsured=true', 'Dental clinics', 'Reno, Nevada'],
  ['no appointment clinic Phoenix AZ', 'walkInsWelcome=true', '', 'Phoenix, Arizona'],
  ['doctor without an id Los Angeles', 'noIdNeeded=true', '', 'Los Angeles, California'],
  [
    'no social security number Reno | sin seguro social Reno',
    'noSsnNeeded=true',
    '',
    'Reno, Nevada',
  ],
  ['free dental chicago', 'isFree=true', 'Dental clinics', 'Chicago, Illinois'],
  ['clinica gratis en Houston', 'isFree=true', '', 'Houston, Texas'],
  ['cheap dentist houston', 'isLowCost=true', 'Dental clinics', 'Houston, Texas'],
  [
    'free telehealth for depression, Chicago',
    'isFree=true telehealth=true',
    'Mental health clinics',
    'Chicago, Illinois',
  ],
  // Towns whose names are such words.
  ['Chino', '', '', 'Chino, California'],
  ['Navajo NM', '', '', 'Navajo, New Mexico'],
  ['Gratis OH', '', '', 'Gratis, Ohio'],
  ['French Camp CA', '', '', 'French Camp, California'],
  ['dentist Spanish Fork UT', '', 'Dental clinics', 'Spanish Fork, Utah'],
  ['Evening Shade, Arkansas', '', '', 'Evening Shade, Arkansas'],
]
