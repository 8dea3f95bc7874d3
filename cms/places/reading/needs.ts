/**
 * English and Spanish words for ailments and needs, and what people say around them. However similar they
 * look, none of them is a misspelled place: 'poison' is not Polson, Montana, and 'I need a' not Uneeda.
 */
const WORDS =
  `abortion abortions abuse abused abusive ache aching acne addict addicted addiction aids
alcohol alcoholic alcoholism allergic allergies allergy alone am anemia anger anxiety anxious appointment
appointments arthritis assault assaulted asthma attack autism baby babies backache back bad beaten
beating beats birth bite bleed bleeding blood blurry bone bones braces breast breathe breathing broken
bruise burn burned burning cancer cant cavity checkup chest child childbirth children chlamydia cholesterol
cold colonoscopy condom condoms contraception contraceptive control cough coughing counseling counselor
covid crisis cut cutting dead death delivery denture dentures depressed depression detox diabetes
diabetic diarrhea die diet disability disorder dizzy dizziness domestic drug drugs drunk dying ear
earache eczema emergency epilepsy exam exams eyeglasses faint fainting family fentanyl fever fillings
flu food foot fracture gender glasses gonorrhea guidance gums gyn gynecologist gynecology hate headache
headaches hearing heart hepatitis hepc herpes heroin hit hits hiv homeless hotline hpv hunger hungry
hurt hurts hurting husband hypertension ill illness immigration immunization immunizations implant infected
infection injured injury insulin insurance insured iud kid kidney kids kill killing knee lab lgbt lgbtq
line liver lonely lump lung mammogram mammograms marriage measles medicaid medicare medication
medications medicine medicines meds menopause midwife migraine mine miscarriage money mri my myself narcan
nausea need needed needs no nose nosebleed numb nurse nutrition ob obgyn opioid opioids optometrist
organ overdose overdosed overdosing overdoses pain painful painkiller panic pap parenting patient
pediatric pediatrician pediatrics period pharmacies pharmacy physical physicals physician physicians
pill pills pneumonia poison poisoned poisoning poisons pregnancy pregnant prenatal prep prescription
prescriptions prevent prevention psychiatrist psychologist psychology quit rabies raped rape rapist rash refill rehab root
safe sad schizophrenia school scared screening seizure seizures sex sexual shelter shingles shot shots
sick sinus skin sleep smoking sober sonogram sore std stds sti stis sting stomach stomachache strep
stroke substance suicidal suicide suicides surgery swelling swollen symptom symptoms syphilis talk teeth
telehealth test testing tests tetanus therapist therapists therapy throat throwing thyroid tired tooth
toothache transgender transportation trauma treatment tuberculosis ulcer ultrasound urine uti vaccinate
vaccination vaccinations vaccine vaccines vasectomy veteran veterans violence violent vomit vomiting want
weak weight wellness wife withdrawal woman women womens wound xray yeast
aborto abusada abusado abuso aborta adiccion agresion alcoholico alcoholismo alergia ansiedad asma
ataque auxilio ayuda ayudame bebe cancer citas clamidia corazon cuidado danada danado depresion
depresiva deprimida deprimido diabetica diabetico dientes diente doctora dolor drogas duele duelen embarazada
embarazadas embarazo emergencia emergencias enferma enfermedad enfermera enfermo envenenada envenenado
envenenamiento espalda examen fiebre golpea golpeada gonorrea gripe hambre hepatitis herida hijo hija
hijos inyeccion insulina lentes maltrato mamografia matar matarme medicina medicinas medicamentos
morir morirme muela muelas muerte necesito nino nina ninos pastillas parto pecho pediatra prenatal
presion prueba pruebas quiero recetas respirar sangrado sangre sida sifilis sobredosis suicidarme
suicidio terapia terapeuta tengo tos tratamiento urgencia urgencias vacuna vacunas veneno violacion violada
violencia vacunacion anticonceptivos
am are boyfriend brother can check cleaned cleaning cleanings cut dad daughter does done emergency er false feel
feeling fix fixed get getting girlfriend go going got grandma grandson grandmother has have having
he her his how is looking mom mother our own papers partner please pull pulled removal remove removed seeing she
somebody someone anyone
sister son spouse take they thinking thought thoughts trouble us was we what who will your
amiga amigo amigos aseguranza azucar bulto caries casa colesterol consulta control costilla covid cuello diarrea
encias esposa esposo examenes fisica garganta hermana hermano hueso huesos infeccion limpieza madre mama
mareo mareos marido mes natal necesita nariz novia novio oido oidos ojo ojos padre papa papeles pareja
pie piel pies pierna quebrado regla rota roto sacar sala sangre seno senos sordera tiene tienen
vomito vomitos
accidents ankle ankles annual bacuna bacunas bitten cocaine concussion constipation contractions dont
broke didnt marijuana crack dermatologist dog drank drooping drowned drowning fell gun hernia hip hives
itching itchy joint knees labor leg legs lice meth nutritionist pantry passed pee psoriasis reaction
ringworm scabies severe shoulder shoulders slurred speech sprain stab stalking stool stress sunburn
swallowed took trafficking visa visas vomited wrist accidente accidentes alergica alergicas bebio brazo
cocaina condones cuerpo siento mareada mareado convulsiones derrame desmayada desmayado desmayo diarreas
fentanilo fumar heroina hombro mordida nervios panico piojos preservativos quemadura rata reaccion
rodilla ronchas sangra sangrando sarna sicologa sicologo tomo trago`.split(/\s+/)

export const NEEDS: ReadonlySet<string> = new Set(WORDS)

/** Words that are a need if nothing else is said, though a place has the name: Gay, Georgia; Mount Gay. */
export const NEEDS_ALONE: ReadonlySet<string> = new Set(['accident', 'cataract', 'gay', 'newborn'])
