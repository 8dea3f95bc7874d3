/** The clinics that are shown, and what people type for them, separated by bars. */
export type Texts = Record<string, string>

/** Needs as nobody’s table has them: in sentences, in a hurry, misspelled, in both languages. */
export const NEEDS_ALONE: Texts = {
  'Thoughts of suicide': `me quiero matar | ya no quiero vivir | I don't want to live | suicde hotline | siucide |
    tengo ganas de morirme | autolesión | self-harm | línea de crisis`,
  'Violence at home': `mi novio me golpea | domestic vilence | mi esposo me pega | child abuse | violencia de género |
    my dad hits my mom | mi papá le pega a mi mamá | wife beating | tengo miedo de mi esposo |
    no me siento segura en mi casa | me acosa mi ex | domestic violence hotline`,
  Emergencies: `me duele el pecho | my chest hurts | my son overdosed | I took too many pills | chest pane |
    OD on fentanyl | overdoze | he is choking me | me falta el aire | bleeding a lot |
    my friend overdosed | i can't stop bleeding | hemorragia | my baby is drowning | ahogado |
    my wife is in labor | my water broke | estoy de parto | tengo contracciones | he od'd on heroin |
    I od'd | my friend od'd | took too much medicine | tomé demasiadas pastillas |
    i took too many pills | apuñalado | se desmayó | desmayo | he is not waking up | anaphylaxis |
    reacción alérgica | monóxido de carbono | descarga eléctrica | face drooping | le dio un derrame |
    vómito con sangre | estoy embarazada y sangrando`,
  Poisoning: `my kid drank bleach | my toddler swallowed pills | mi hijo se tragó cloro | embenenado |
    me tomé unas pastillas | poisen | my baby ate pills | intoxicación | lead poisoning |
    my son swallowed a coin | se tragó una moneda | tomó lejía | took the wrong medicine`,
  'Sexual assault': `me violó mi novio | me violaron | I was assaulted | sex trafficking | sexual assault hotline`,
  'Dental clinics': `my tooth hurts so bad | i have no money and need dentist | hi i need a dentist |
    please help i have a toothache and no money | oh my tooth hurts | no job dentist | denist |
    la muela me duele | me duelen los dientes | dentista para niños | limpieza de dientes |
    dental emergency | emergencia dental | kids dentist | sangrado de encías | dentures |
    me duele la muela | clínica dental para niños`,
  'Vision clinics': `examen de los ojos | lentes baratos | optometrist | examen de ojos`,
  'Mental health clinics': `theripist | physcologist | I feel sad | quiero hablar con un psicólogo | ataque de pánico |
    sicologo | sicóloga | depression | psychiatrist`,
  'Clinics with tests for STDs': `HIV testing | prueba de ets`,
  'Clinics with care in pregnancy': `prueba de embarazo | estoy embarazada | pregnant | prenatal care | midwife`,
  'Clinics for women’s health': `womens clinic | clínica de mujeres | gynecologist`,
  'Clinics with vaccines': `flu shot in the arm | bacunas | vacuna contra la gripe | vacunas para los niños |
    children's vaccines | vaccines`,
  'Clinics that help with medicine': `ok necesito insulina`,
  'Clinics with a pharmacy': `medicina para la diabetes | pharmacy`,
  'Clinics for children': `my baby is sick | Child of nowhere | pediatrician`,
  'Clinics with urgent and emergency care': `sala de emergencias | head injury`,
  'Medical clinics': `poison ivy | azúcar en la sangre | blood in stool | mareos | dermatologist | diarrhea | vomiting |
    vómitos | anemia | green card medical exam | piojos | diabetes | check-up`,
  '': `no tengo seguro | rental assistance`,
  'Clinics that treat addiction': `fentanilo | cocaína`,
  'Clinics for LGBTQ+ people': `gay clinic`,
  'Clinics for people who need food': `food stamps`,
  'Urgent care clinics': `sprained ankle`,
  'Clinics with X-rays': `x-ray`,
  'Clinics with cancer screening': `colonoscopy`,
}

/** What names neither a place nor a kind of clinic: a place is asked for. */
export const ANY_CLINIC = `free clinic | clinic near me | I need a doctor | clínica cerca de mí | hospital |
  no insurance | no health insurance | i don't have insurance | sin seguro | no tengo aseguranza`

/** Where somebody is, and the clinics that are then shown. */
export const NEEDS_AND_PLACES: Record<string, Texts> = {
  'Chicago, Illinois': {
    'Thoughts of suicide': `suicidal thoughts chicago | toothache, want to die chicago`,
    'Violence at home': `domestic violance chicago`,
    Emergencies: `my son overdosed chicago | OD chicago`,
    'Dental clinics': `dentest chicago | dentist chigaco | tootache chicgo | dentista en chicgo | dentist no id chicago |
      dentist without insurance chicago | spanish speaking dentist chicago |
      dentist open saturday chicago | necesito un dentista en chicago | dentista de chicago |
      dolor de muelas chicago | free dental in Chicago, IL | dolor de muelas in Chicago, IL |
      Chicago free dental | Chicago dolor de muelas | FREE DENTAL near chicago |
      DOLOR DE MUELAS near chicago | toothake chicago | dentist no insurance chicago |
      dentista sin seguro chicago`,
    'Vision clinics': `optomitrist chicago | cheap glasses chicago | lentes baratos en chicago |
      cheap glasses in Chicago, IL | Chicago cheap glasses | CHEAP GLASSES near chicago |
      examen de ojos chicago`,
    'Mental health clinics': `therpist chicago | psycologist chicago | counseling for my son chicago |
      clínica de salud mental en Chicago | mental health clinic chicago |
      mental health clinic in Chicago, IL | Chicago mental health clinic |
      MENTAL HEALTH CLINIC near chicago | anxeity chicago`,
    'Clinics with tests for STDs': `free hiv test chicago | prueba del VIH en chicago | free hiv test in Chicago, IL |
      Chicago free hiv test | FREE HIV TEST near chicago | pruebas de ets gratis chicago`,
    'Clinics for women’s health': `gynocologist chicago | control de natalidad chicago | anticonceptivos chicago |
      mamografía chicago | anticonceptivos in Chicago, IL | mamografía in Chicago, IL |
      Chicago anticonceptivos | Chicago mamografía | ANTICONCEPTIVOS near chicago |
      MAMOGRAFÍA near chicago | womens clinic chicago`,
    'Clinics with vaccines': `vacines chicago | vacuna contra la gripe chicago | vacunas chicago | vacunas in Chicago, IL |
      Chicago vacunas | VACUNAS near chicago`,
    'Clinics with a pharmacy': `perscription chicago | medicinas chicago | medicinas in Chicago, IL | Chicago medicinas |
      MEDICINAS near chicago`,
    'Clinics for veterans': `veterans clinic chicago`,
    'Medical clinics': `diabetis chicago | diabetes chicago | presión alta chicago | diabetes in Chicago, IL |
      presión alta in Chicago, IL | Chicago diabetes | Chicago presión alta | DIABETES near chicago |
      PRESIÓN ALTA near chicago`,
    '': `rental help chicago | hearing aids chicago | no insurance chicago | open now chicago |
      911 Elm Street, Chicago | Wicker Park chicago | sin seguro chicago |
      clinic for uninsured chicago | chicago | Chicago, IL | clinics in chicago | free clinic chicago |
      doctor chicago`,
    'Clinics with physical therapy': `physical therapist chicago`,
    'Clinics for people who need food': `food stamps chicago`,
    'Clinics with care in pregnancy': `pregnant chicago | embarazada chicago | pregnant in Chicago, IL | embarazada in Chicago, IL |
      Chicago pregnant | Chicago embarazada | PREGNANT near chicago | EMBARAZADA near chicago |
      estoy embarazada chicago`,
    'Clinics that help with medicine': `insulin chicago | insuline chicago`,
    'Clinics for children': `pediatrician chicago | niños chicago | pediatrician in Chicago, IL | niños in Chicago, IL |
      Chicago pediatrician | Chicago niños | PEDIATRICIAN near chicago | NIÑOS near chicago |
      pediatrican chicago`,
    'Urgent care clinics': `walk-in clinic chicago | walk-in clinic in Chicago, IL | Chicago walk-in clinic |
      WALK-IN CLINIC near chicago`,
    'Clinics that treat addiction': `alcoholismo chicago | alcoholismo in Chicago, IL | Chicago alcoholismo | ALCOHOLISMO near chicago`,
    'Clinics with blood and lab tests': `análisis de sangre chicago | análisis de sangre in Chicago, IL | Chicago análisis de sangre |
      ANÁLISIS DE SANGRE near chicago`,
  },
  '77002 (Houston, Texas)': {
    'Clinics with care in pregnancy': `pregnat 77002 | pregnant 77002 | embarazada 77002`,
    'Clinics for veterans': `va clinic 77002`,
    'Vision clinics': `examen de la vista en 77002 | cheap glasses 77002`,
    'Dental clinics': `children's dentist 77002 | free dental 77002 | dolor de muelas 77002`,
    'Mental health clinics': `mental health clinic 77002`,
    'Clinics with tests for STDs': `free hiv test 77002`,
    'Clinics that help with medicine': `insulin 77002`,
    'Clinics for children': `pediatrician 77002 | niños 77002`,
    'Urgent care clinics': `walk-in clinic 77002`,
    'Medical clinics': `diabetes 77002 | presión alta 77002`,
    'Clinics that treat addiction': `alcoholismo 77002`,
    'Clinics for women’s health': `anticonceptivos 77002 | mamografía 77002`,
    'Clinics with vaccines': `vacunas 77002`,
    'Clinics with a pharmacy': `medicinas 77002`,
    'Clinics with blood and lab tests': `análisis de sangre 77002`,
    '': `77002`,
  },
  'Houston, Texas': {
    'Thoughts of suicide': `ya no quiero vivir Houston TX`,
    'Dental clinics': `Houston someone to pull a tooth | teeth cleaning houston tx | teeth cleaning houston`,
    'Clinics with tests for STDs': `prueba de sida en houston`,
    'Medical clinics': `dolor de oído houston`,
    '': `clínica de salud houston`,
  },
  'Los Angeles, California': {
    'Dental clinics': `LA dentist | dentist LA | dentista en la | Los Ángeles dentista`,
  },
  Ohio: {
    'Dental clinics': `OH dentist`,
  },
  Texas: {
    'Dental clinics': `dentist Texas`,
    '': `Texas`,
  },
  'La Mesa, California': {
    'Dental clinics': `dentista La Mesa`,
  },
  'El Paso, Texas': {
    'Dental clinics': `dentista en El Paso`,
  },
  'North Hollywood, California': {
    'Dental clinics': `no hollywood dentist`,
    '': `No. Hollywood`,
  },
  'Fresno County, California': {
    'Dental clinics': `dentista condado de fresno`,
  },
  'Royal Oak, Michigan': {
    'Dental clinics': `dentist Royal Oaks`,
  },
  'Cut Bank, Montana': {
    'Dental clinics': `dentist in Cut Bank`,
    '': `Cut Bank | clinics in Cut Bank`,
  },
  'Spanish Fork, Utah': {
    'Dental clinics': `toothache in Spanish Fork | dentist Spanish Fork UT`,
  },
  'Chino, California': {
    'Dental clinics': `dentist Chino | dentista en Chino`,
  },
  'French Camp, California': {
    'Vision clinics': `eye exam in French Camp CA`,
  },
  'Polson, Montana': {
    Emergencies: `overdose Polson`,
    '': `Polson | free clinic Polson`,
  },
  'Upper West Side, New York': {
    'Mental health clinics': `therapist upper west side`,
  },
  'Salt Lake City, Utah': {
    'Vision clinics': `Eye doctor, Salt Lake City`,
  },
  'Phoenix, Arizona': {
    'Clinics with care in pregnancy': `preggo clinic phoenix`,
  },
  'El Centro, California': {
    '': `El Centro | free clinic in El Centro CA`,
  },
  'Friend, Nebraska': {
    '': `Friend`,
  },
  'Petaluma, California': {
    'Dental clinics': `I need a dentist in Petaluma`,
  },
  'Miami, Florida': {
    '': `no tengo seguro miami | centro de salud miami`,
  },
  'Dallas, Texas': {
    '': `clínicas de bajo costo dallas | 911 Elm Street, Dallas TX`,
    'Dental clinics': `affordable dentist dallas tx`,
  },
  'Los Angeles County, California': {
    '': `condado de los angeles`,
  },
  'Harris County, Texas': {
    '': `Condado de Harris`,
  },
  Hawaii: {
    '': `HI`,
  },
  'Weed, California': {
    '': `Weed, CA`,
  },
  'South Bronx, New York': {
    '': `south bronx`,
  },
  'Little Havana, Florida': {
    '': `little havana | little havana fl`,
    'Dental clinics': `dentista en la pequeña habana`,
  },
  'Pilsen, Illinois': {
    '': `pilsen`,
  },
  'Watts, California': {
    '': `watts | watts los angeles | watts ca`,
  },
  'Bedford-Stuyvesant, New York': {
    '': `bed stuy`,
    'Dental clinics': `dentist in bed-stuy`,
  },
  'French Quarter, Louisiana': {
    '': `french quarter`,
  },
  'Tenderloin, California': {
    '': `tenderloin | the tenderloin san francisco`,
  },
  'Skid Row, California': {
    '': `skid row`,
  },
  'Washington Heights, New York': {
    '': `clinica en washington heights`,
  },
  'East Harlem, New York': {
    '': `spanish harlem`,
  },
  'Salem, Virginia': {
    '': `salem va clinic`,
  },
  'Accident, Maryland': {
    '': `Accident, Maryland`,
  },
  'Gay, Georgia': {
    '': `Gay, Georgia`,
  },
  'Stamps, Arkansas': {
    '': `Stamps, Arkansas | Stamps`,
  },
  'Lead, South Dakota': {
    '': `Lead, SD | Lead`,
  },
  'Alta, Iowa': {
    '': `Alta, IA | Alta`,
  },
  'Odd, West Virginia': {
    '': `Odd, WV`,
  },
  'Visalia, California': {
    '': `Visalia`,
  },
  'Vista, California': {
    '': `Vista`,
  },
  'Boulder, Colorado': {
    '': `Boulder`,
  },
  'Browning, Montana': {
    '': `Browning`,
  },
  'Cook County, Illinois': {
    '': `Cook County`,
  },
  'Cold Spring, New York': {
    '': `Cold Spring, NY`,
  },
  'New York, New York': {
    'Clinics with vaccines': `flu shot in New York`,
  },
  'St. Louis, Missouri': {
    'Mental health clinics': `St. Louis therapist`,
  },
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

/** What somebody may not want others to know. */
export const PRIVATE = `abortion chicago | transgender 77002 | undocumented chicago | visa chicago |
  immigration lawyer chicago | green card medical exam chicago | gay chicago | end my pregnancy chicago |
  abogada de inmigración chicago | hormone therapy chicago | trans clinic chicago | mujer trans chicago |
  pregnancy termination chicago`
