/**
 * The clinics that are shown, with where if it is said, and what people type for them: in sentences,
 * in a hurry, misspelled, in both languages, separated by bars.
 */
export const NEEDS: Record<string, string> = {
  Poisoning: `poison | veneno | my kid drank bleach | my toddler swallowed pills | mi hijo se tragó cloro |
    embenenado | me tomé unas pastillas | poisen | my baby ate pills | intoxicación`,
  Emergencies: `overdose | chest pain | me duele el pecho | my chest hurts | my son overdosed |
    I took too many pills | chest pane | OD on fentanyl | overdoze | he is choking me |
    me falta el aire | bleeding a lot | my friend overdosed`,
  'Sexual assault': 'rape | violacion | me violó mi novio | me violaron',
  'Clinics with mental health care': `kill myself | suicidal | me quiero matar | ya no quiero vivir | I don't want to live |
    suicde hotline | siucide | tengo ganas de morirme`,
  'Dental clinics': `me duele la muela | toothache | my tooth hurts so bad | i have no money and need dentist |
    hi i need a dentist | please help i have a toothache and no money | oh my tooth hurts |
    no job dentist | denist | la muela me duele | me duelen los dientes | dentista para niños |
    limpieza de dientes | dental emergency | emergencia dental | kids dentist |
    sangrado de encías | dentures | clínica dental para niños`,
  'Clinics with tests for STDs': 'std test | HIV testing | prueba de ets',
  'Medical clinics': `shoulder | hives | poison ivy | azúcar en la sangre | blood in stool | mareos | dermatologist |
    diarrhea | vomiting | vómitos | anemia | green card medical exam | piojos | check-up`,
  'Urgent care clinics': 'sunburn | accidente | sprained ankle',
  'Clinics for people without papers': 'visa',
  'Clinics for LGBTQ+ people': 'gay | gay clinic',
  'Violence at home':
    'mi novio me golpea | domestic vilence | mi esposo me pega | child abuse | violencia de género',
  'Vision clinics': 'examen de los ojos | lentes baratos | optometrist | examen de ojos',
  'Mental health clinics': `theripist | physcologist | I feel sad | quiero hablar con un psicólogo | ataque de pánico |
    sicologo | sicóloga | depression | psychiatrist`,
  'Clinics with care in pregnancy':
    'prueba de embarazo | estoy embarazada | prenatal care | midwife',
  'Clinics for women’s health': 'womens clinic | clínica de mujeres | gynecologist',
  'Clinics with vaccines': `flu shot in the arm | bacunas | vacuna contra la gripe | vacunas para los niños |
    children's vaccines | vaccines`,
  'Clinics that help with medicine': 'ok necesito insulina',
  'Clinics with a pharmacy': 'medicina para la diabetes | pharmacy',
  'Clinics for children': 'my baby is sick | Child of nowhere',
  'Clinics with urgent and emergency care': 'sala de emergencias | head injury',
  '': 'no tengo seguro | rental assistance',
  'Clinics that treat addiction': 'fentanilo | cocaína',
  'Clinics for people who need food': 'food stamps',
  'Clinics with X-rays': 'x-ray',
  'Clinics with cancer screening': 'colonoscopy',
  'Clinics with care in pregnancy, Portland, Maine': 'pregnant Portland me',
  'Clinics for people who need hearing aids, Chicago, Illinois': 'hearing aids chicago',
  'Clinics for people who need dialysis, Houston, Texas':
    'dialysis in Houston | diálisis en Houston',
  'Clinics for people, not for animals': 'vet | vet for my dog | veterinario',
  'Clinics for a child with a fever, Fresno, California': 'my baby has a fever, Fresno',
  'Dental clinics, Philadelphia, Pennsylvania': 'dentist west philly',
  'Dental clinics, Los Angeles, California': `dentist in south la | dentist south la | LA dentist | dentist LA | dentista en la |
    Los Ángeles dentista`,
  'Dental clinics, Bedford-Stuyvesant, New York': 'dentist in bed-stuy',
  'Dental clinics, Little Havana, Florida': 'dentista en la pequeña habana',
  'Dental clinics, Plant City, Florida': 'dentist in Plant City, FL',
  'Dental clinics, Center, Texas': 'dentist in Center, TX',
  'Dental clinics, Wilmington, Delaware': 'Wilmington DE toothache',
  'Emergencies, Chicago, Illinois': 'overdose chicago | my son overdosed chicago | OD chicago',
  'Dental clinics, Reno, Nevada': 'toothache in Reno',
  'Clinics with tests for STDs, Oakland, California': 'free std test Oakland CA',
  'Clinics with care in pregnancy, Miami, Florida': 'embarazada en Miami',
  'Clinics with mental health care, Chicago, Illinois':
    'suicidal thoughts chicago | toothache, want to die chicago',
  'Violence at home, Chicago, Illinois': 'domestic violance chicago',
  'Dental clinics, Chicago, Illinois': `dentest chicago | dentist chigaco | tootache chicgo | dentista en chicgo |
    dentist no id chicago | dentist without insurance chicago | spanish speaking dentist chicago |
    dentist open saturday chicago | necesito un dentista en chicago | dentista de chicago |
    toothake chicago | dentist no insurance chicago | dentista sin seguro chicago`,
  'Vision clinics, Chicago, Illinois':
    'optomitrist chicago | lentes baratos en chicago | examen de ojos chicago',
  'Mental health clinics, Chicago, Illinois': `therpist chicago | psycologist chicago | counseling for my son chicago |
    clínica de salud mental en Chicago | anxeity chicago`,
  'Clinics with tests for STDs, Chicago, Illinois':
    'prueba del VIH en chicago | pruebas de ets gratis chicago',
  'Clinics for women’s health, Chicago, Illinois':
    'gynocologist chicago | control de natalidad chicago | womens clinic chicago',
  'Clinics with vaccines, Chicago, Illinois': 'vacines chicago | vacuna contra la gripe chicago',
  'Clinics with a pharmacy, Chicago, Illinois': 'perscription chicago',
  'Clinics for veterans, Chicago, Illinois': 'veterans clinic chicago',
  'Medical clinics, Chicago, Illinois': 'diabetis chicago',
  'Clinics with physical therapy, Chicago, Illinois': 'physical therapist chicago',
  'Clinics for people who need food, Chicago, Illinois': 'food stamps chicago',
  'Clinics with care in pregnancy, Chicago, Illinois': 'estoy embarazada chicago',
  'Clinics that help with medicine, Chicago, Illinois': 'insuline chicago',
  'Clinics for children, Chicago, Illinois': 'pediatrican chicago',
  'Clinics with care in pregnancy, 77002 (Houston, Texas)': 'pregnat 77002',
  'Clinics for veterans, 77002 (Houston, Texas)': 'va clinic 77002',
  'Vision clinics, 77002 (Houston, Texas)': 'examen de la vista en 77002',
  'Dental clinics, 77002 (Houston, Texas)': "children's dentist 77002",
  'Clinics with mental health care, Houston, Texas': 'ya no quiero vivir Houston TX',
  'Dental clinics, Houston, Texas':
    'Houston someone to pull a tooth | teeth cleaning houston tx | teeth cleaning houston',
  'Clinics with tests for STDs, Houston, Texas': 'prueba de sida en houston',
  'Medical clinics, Houston, Texas': 'dolor de oído houston',
  'Dental clinics, Ohio': 'OH dentist',
  'Dental clinics, Texas': 'dentist Texas',
  'Dental clinics, La Mesa, California': 'dentista La Mesa',
  'Dental clinics, El Paso, Texas': 'dentista en El Paso',
  'Dental clinics, North Hollywood, California': 'no hollywood dentist',
  'Dental clinics, Fresno County, California': 'dentista condado de fresno',
  'Dental clinics, Royal Oak, Michigan': 'dentist Royal Oaks',
  'Dental clinics, Cut Bank, Montana': 'dentist in Cut Bank',
  'Dental clinics, Spanish Fork, Utah': 'toothache in Spanish Fork | dentist Spanish Fork UT',
  'Dental clinics, Chino, California': 'dentist Chino | dentista en Chino',
  'Vision clinics, French Camp, California': 'eye exam in French Camp CA',
  'Emergencies, Polson, Montana': 'overdose Polson',
  'Mental health clinics, Upper West Side, New York': 'therapist upper west side',
  'Vision clinics, Salt Lake City, Utah': 'Eye doctor, Salt Lake City',
  'Clinics with care in pregnancy, Phoenix, Arizona': 'preggo clinic phoenix',
  'Dental clinics, Petaluma, California': 'I need a dentist in Petaluma',
  'Dental clinics, Dallas, Texas': 'affordable dentist dallas tx',
  'Clinics with vaccines, New York, New York': 'flu shot in New York',
  'Mental health clinics, St. Louis, Missouri': 'St. Louis therapist',
}

/** Clinics, and words for them that are understood in every way to say where. */
export const PHRASES: Record<string, string> = {
  'Vision clinics': 'cheap glasses',
  'Mental health clinics': 'mental health clinic',
  'Clinics with tests for STDs': 'free hiv test',
  'Clinics for women’s health': 'anticonceptivos | mamografía',
  'Clinics with vaccines': 'vacunas',
  'Clinics with a pharmacy': 'medicinas',
  'Medical clinics': 'diabetes | presión alta',
  'Clinics with care in pregnancy': 'pregnant | embarazada',
  'Clinics for children': 'pediatrician | niños',
  'Urgent care clinics': 'walk-in clinic',
  'Clinics that treat addiction': 'alcoholismo',
  'Clinics with blood and lab tests': 'análisis de sangre',
  'Dental clinics': 'free dental | dolor de muelas',
  'Clinics that help with medicine': 'insulin',
}

/** What names neither a place nor a kind of clinic: a place is asked for. */
export const ANY_CLINIC = `free clinic | clinic near me | I need a doctor | clínica cerca de mí | hospital |
  no insurance | no health insurance | i don't have insurance | sin seguro | no tengo aseguranza`

/** The filters that words speak of, and the clinics and where. */
export const FILTERS: [texts: string, filters: string, clinics: string][] = [
  ['clinic open saturday 77002', 'open=weekend', '77002 (Houston, Texas)'],
  ['dentist in Fresno open on Saturday', 'open=weekend', 'Dental clinics, Fresno, California'],
  ['sunday clinic chicago', 'open=weekend', 'Chicago, Illinois'],
  ['open now chicago', 'open=now', 'Chicago, Illinois'],
  ['clinic open late Dallas', 'open=late', 'Dallas, Texas'],
  ['dentista de noche en Houston', 'open=late', 'Dental clinics, Houston, Texas'],
  ['clínica abierta los sábados en Dallas', 'open=weekend', 'Dallas, Texas'],
  ['telehealth texas | telesalud texas', 'telehealth=true', 'Texas'],
  ['online therapist houston', 'telehealth=true', 'Mental health clinics, Houston, Texas'],
  ['therapist in Spanish Houston TX', 'languages=Spanish', 'Mental health clinics, Houston, Texas'],
  ['dentista que hable español en Houston', 'languages=Spanish', 'Dental clinics, Houston, Texas'],
  ['Vietnamese dentist houston', 'languages=Vietnamese', 'Dental clinics, Houston, Texas'],
  ['no insurance miami | sin seguro miami', 'acceptsUninsured=true', 'Miami, Florida'],
  ['uninsured, need a dentist, Reno', 'acceptsUninsured=true', 'Dental clinics, Reno, Nevada'],
  ['no appointment clinic Phoenix AZ', 'walkInsWelcome=true', 'Phoenix, Arizona'],
  ['doctor without an id Los Angeles', 'noIdNeeded=true', 'Los Angeles, California'],
  ['no social security number Reno | sin seguro social Reno', 'noSsnNeeded=true', 'Reno, Nevada'],
  ['free dental chicago', 'isFree=true', 'Dental clinics, Chicago, Illinois'],
  ['clinica gratis en Houston', 'isFree=true', 'Houston, Texas'],
  ['cheap dentist houston', 'isLowCost=true', 'Dental clinics, Houston, Texas'],
  [
    'free telehealth for depression, Chicago',
    'isFree=true telehealth=true',
    'Mental health clinics, Chicago, Illinois',
  ],
  // Towns whose names are such words.
  ['Chino', '', 'Chino, California'],
  ['Navajo NM', '', 'Navajo, New Mexico'],
  ['Gratis OH', '', 'Gratis, Ohio'],
  ['French Camp CA', '', 'French Camp, California'],
  ['dentist Spanish Fork UT', '', 'Dental clinics, Spanish Fork, Utah'],
  ['Evening Shade, Arkansas', '', 'Evening Shade, Arkansas'],
]
