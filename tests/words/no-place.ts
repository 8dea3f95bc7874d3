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
