/** Names that stand where a town would, and are none that a clinic is near to. */
const NAMES = `
Walmart, Costco, Target, CVS, Walgreens, Kroger, Publix, Home Depot, McDonald's, Burger King, Starbucks, Dollar General,
7-Eleven, Aldi, Whole Foods, Best Buy, Amazon, Uber, the DMV, the post office, the bank, Goodwill, Salvation Army, Planned Parenthood,
Mayo Clinic, Johns Hopkins, Cleveland Clinic hospital, Kaiser Permanente, the VA hospital, Mount Sinai hospital, St. Jude, Shriners hospital,
Sutter Health, Tenet, Quest Diagnostics, LabCorp, MinuteClinic, One Medical, Aspen Dental, Western Dental,
Mexico, Guatemala, Honduras, El Salvador, Haiti, Cuba, Colombia, Venezuela, Ecuador, Brazil, the Philippines, India, China, Ukraine,
Canada, Toronto, Tijuana, London, Paris France, Madrid España, Guadalajara, Bogotá,
JFK airport, LAX, O'Hare airport, the airport, the bus station, the train station, the subway, the mall, downtown, uptown,
my house, my home, home, my work, my job, my school, the school, the church, my church, the library, the shelter, a shelter, the hotel,
my apartment, the jail, the prison, the park, the beach, the university, my college, the office, the courthouse, here, there, me, us,
my location, my area, my neighborhood, my street, this address, the highway, the border, mi casa, mi trabajo, la escuela, la iglesia,
el aeropuerto, mi barrio, mi vecindario, la biblioteca, el refugio, aquí, mí, nosotros, el hospital, la tienda, el trabajo,
my mother's house, my sister, my boyfriend, my husband, mi hermana, mi esposo, mi abuela, mi mamá,
Google, Facebook, the internet, Zoom, Medicare, Medicaid, Obamacare, food stamps, social security, the emergency room, ICE, the police`

const TEMPLATES = `
{name}
near {name}
clinic near {name}
dentist by {name}
free clinic close to {name}
doctor at {name}
I am at {name} and need a doctor
is there a clinic at {name}
help me find a dentist near {name} please
clínica cerca de {name}
busco dentista en {name}
médico por {name}`

/** What nobody says with a place. */
const SENTENCES = `
i need help paying my rent | how much does a tooth extraction cost | my baby has a fever | i have a fever and a cough
what documents do i need | do you take walk ins | can i get seen today | my tooth hurts so bad | i cut my hand
dialysis | hearing aids | veterinarian | vet for my dog | lawyer | passport | green card | food bank | diapers
i lost my job and my insurance | i am scared | please help me | no tengo papeles | me duele mucho la espalda | tengo fiebre
mi hijo tiene tos | no puedo pagar | necesito ayuda | quiero hablar con alguien | cuánto cuesta una limpieza
open now | open on sunday | sliding scale | habla español | who can help me | is it really free | thank you | hello
i don't have a car | i need a ride | medical records | blood test results | refill my prescription | side effects of ibuprofen
covid test | sports physical | dot physical | school shots | tb test for work | drug test | dna test | cpr class
i think i broke my foot | i am pregnant and need help | my period is late | i want to stop drinking | i can't sleep
estoy embarazada | se me perdió la medicina | me siento solo | no duermo | quiero dejar de fumar | dolor de cabeza
home care for my father | nursing home | assisted living | medical marijuana card | botox | hair transplant | massage
my dog is sick | car insurance | life insurance | jobs for nurses | nursing school | doctor salary | dentist jobs`

const split = (text: string, by: RegExp | string) =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean)

/** Texts that name no place in the United States. */
export const noPlaceTexts = (): string[] => [
  ...split(NAMES, /[,\n]/).flatMap((name) =>
    split(TEMPLATES, '\n').map((template) => template.replace('{name}', () => name)),
  ),
  ...split(SENTENCES, /[|\n]/),
]

/** Further names of all kinds, which no weight was chosen by. Some are towns as well, and rightly found. */
const FURTHER = `
Banner Health, Duke hospital, Logan airport, the ranch, Sears, la lavandería, Nicaragua, my cabin, Honduras, Peru,
Bolivia, Jamaica, Vietnam, Ethiopia, Wegmans, Meijer, Trader Joe, Wendy's, Taco Bell, Subway, Chipotle, Denny's,
Office Depot, Staples, Macy's, Kohl's, Ross, Big Lots, Sam's Club, Winn Dixie, Giant Eagle, Wawa, Sheetz, Speedway,
Shell station, Chevron, Greyhound station, Amtrak, Penn Station, Grand Central, Union Station, O'Hare, Heathrow,
Dulles airport, Hobby airport, Midway airport, Reagan airport, Kennedy airport, Northwestern university, Stanford
hospital, Emory hospital, Rush hospital, Mercy hospital, Providence hospital, Baptist hospital, St Mary's hospital,
Good Samaritan hospital, Children's hospital, Cedars Sinai, Bellevue hospital, Geisinger, Ascension, Sanford Health,
Trinity Health, Intermountain, Atrium Health, Advocate, Carilion, Novant, Scripps, Cigna, Aetna, Humana, Molina,
Anthem, Blue Cross, Blue Shield, UnitedHealthcare, Walden university, Harvard, Yale, Princeton university, Purdue,
Liberty university, my brother's house, grandma's house, the barn, the lake, the river, the mountain, the woods, the
farm, the dorm, the gym, the pool, the courthouse, the village, the hotel room, my hotel, the motel, the truck stop,
the rest area, a bridge, the corner, the plaza, la plaza, el parque, la playa, el centro comercial, la cárcel, el
albergue, la parada, el campo, mi cuarto, mi carro, mi pueblo, mi rancho, el rancho, la finca, la montaña, el río,
Maria, Jose, David, Jennifer, Doctor Smith, Dr. Garcia, Dr. Wilson, Dr. Jackson, Nurse Kelly, Doctor Ross, my doctor,
my nurse, my cousin, mi prima, mi tía, mi vecina, monday, tuesday, tomorrow, christmas, easter, january, spring break,
summer camp, hospice, hospice care, rehab center, detox, crutches, wheelchair, walker, cane, braces, sling, cast,
bandage, band aid, tylenol, advil, aspirin, zoloft, adderall, viagra, ozempic, plan b, metformin, lisinopril,
amoxicillin, allergy pills, nebulizer, oxygen tank, catheter, blood bank, plasma center, sperm bank, dna lab, x ray
place, acupuncture, chiropractor, massage therapist, tattoo removal, laser hair removal, weight loss, keto diet,
protein shakes, vitamins, supplements`

const FURTHER_TEMPLATES = ['{name}', 'near {name}', 'clinic near {name}', 'dentista en {name}']

/** Texts that are only reported. */
export const furtherTexts = (): string[] =>
  split(FURTHER, /[,\n]/).flatMap((name) =>
    FURTHER_TEMPLATES.map((template) => template.replace('{name}', () => name)),
  )
