/** What people write for services, by the names that the directory's table usually has. */
export const SERVICE_WORDS: Readonly<Record<string, string>> = {
  'Medical Care': 'medical, general medical, general medicine, medical services, atencion medica',
  'Primary Care':
    'primary, primary medical care, primary health care, pcp, primary care services, general primary care, general primary medical care, atencion primaria',
  'Family Medicine': 'family practice, family care, family medical, family health',
  'Internal Medicine': 'internist, adult medicine, im',
  'Preventive Care':
    'prevention, preventive health, preventative care, wellness visits, checkups, check-ups, annual physicals, routine checkups',
  'Physical Exams': 'physicals, physical, physical examinations, wellness exams',
  'Health Screenings': 'screenings, screening, health screening, wellness screenings',
  'Chronic Disease Management':
    'chronic disease, chronic care, chronic care management, chronic disease care',
  'Blood Pressure Check':
    'blood pressure, blood pressure screening, bp check, hypertension screening',
  'Diabetes Care': 'diabetes, diabetes management, diabetes treatment, diabetic care',
  'Asthma Care': 'asthma',
  'STD Testing':
    'std, sti, sti testing, std screening, sti screening, std sti testing, sti std testing, sexually transmitted disease testing, sexually transmitted infection testing, pruebas de ets',
  'HIV Testing': 'hiv test, hiv screening, hiv aids testing, prueba de vih',
  'Cancer Screening': 'cancer screenings',
  'Physical Therapy': 'pt, physiotherapy',
  'Nutrition Counseling':
    'nutrition, nutrition services, nutritionist, dietitian, nutritional counseling, dietary counseling, nutricion',
  Podiatry: 'podiatrist, foot care',
  Laboratory:
    'lab, labs, lab services, lab work, lab tests, laboratory testing, on-site lab, bloodwork, blood tests, laboratorio',
  'X-ray': 'xray, x-rays, xrays, rayos x',
  'Dental Care':
    'dental, dentist, dentistry, oral health, oral health care, general dentistry, dental clinic, dental health, dental treatment, dentista',
  'Dental Exams': 'dental exam, dental checkup, oral exam',
  'Dental Cleaning': 'cleanings, teeth cleaning, dental hygiene, dental cleanings, prophylaxis',
  Fillings: 'dental fillings, tooth fillings',
  'Tooth Extractions': 'extractions, dental extractions, tooth removal',
  'Emergency Dental Care': 'dental emergencies, emergency dental, urgent dental care',
  'Mental Health':
    'mental, mental health care, mental health services, mental health treatment, salud mental',
  'Behavioral Health': 'behavioral, behavioural health, bh, behavioral health care',
  Counseling:
    'counselling, counselor, mental health counseling, individual counseling, behavioral health counseling, consejeria',
  Therapy: 'psychotherapy, individual therapy, therapist, terapia',
  Psychiatry:
    'psychiatrist, psychiatric care, psychiatric services, medication management (psychiatric)',
  'Substance Abuse Treatment':
    'substance abuse, substance use, substance use disorder, substance use treatment, substance use disorder treatment, sud, sud treatment, alcohol and drug treatment, drug and alcohol treatment, drug treatment, alcohol treatment, substance abuse counseling, substance abuse services',
  'Addiction Treatment': 'addiction, addictions, addiction medicine, addiction services',
  'Medication-Assisted Treatment':
    'mat, suboxone, buprenorphine, methadone, medication assisted treatment (mat), moud',
  'Vision Care': 'vision, vision services, eye clinic, vision screening and glasses, vista',
  'Eye Exams': 'eye exam, vision exams, vision exam, eye examinations',
  Eyeglasses: 'glasses, eye glasses, spectacles, lentes',
  'Pediatric Care':
    'pediatric, peds, childrens health, child health, pediatric services, paediatrics, pediatrics care, pediatric medicine, pediatra',
  'Well-Child Visits':
    'well child, well child checks, well child care, well child exams, well-baby, well baby care, well baby visits, epsdt',
  'Newborn Care': 'newborn, newborns',
  'School Physicals': 'school physical',
  'Sports Physicals': 'sports physical, athletic physicals',
  'Adolescent Health': 'adolescent, teen health, adolescent medicine, adolescent care',
  "Women's Health":
    'women, womens, womens health care, womens care, womens services, well woman, well woman exams, well-woman visits, salud femenina, salud de la mujer',
  Gynecology: 'gyn, gynecological, gynecological care, gynecologic care, gynaecology',
  Obstetrics: 'ob, obstetric care, obstetrical care',
  'OB/GYN':
    'obgyn, ob-gyn, ob gyn, obstetrics and gynecology, obstetrics gynecology, obstetrics/gynecology',
  'Prenatal Care':
    'prenatal, pre-natal care, maternity, maternity care, pregnancy care, perinatal care, cuidado prenatal',
  'Postpartum Care': 'postpartum, postnatal care',
  'Family Planning': 'family planning services, reproductive health, title x',
  'Birth Control': 'contraception, contraceptives, contraceptive services',
  'Pap Tests': 'pap, pap smear, pap smears, pap test, cervical cancer screening',
  'Breast Exams': 'breast exam, clinical breast exam',
  Mammograms: 'mammogram, mammography, breast cancer screening',
  Immunizations:
    'immunization, immunizations shots, shots, imms, immunisation, inmunizaciones, vacunas',
  Vaccines: 'vaccine',
  Vaccinations: 'vaccination',
  'Flu Shots': 'flu shot, flu vaccine, flu vaccines, influenza vaccine, influenza vaccination',
  'COVID-19 Vaccines':
    'covid vaccine, covid vaccines, covid-19 vaccination, covid vaccination, covid shots, covid-19 vaccine',
  Pharmacy: 'rx, pharmacy services, on-site pharmacy, in-house pharmacy, dispensary, farmacia',
  'Prescription Assistance':
    'prescription help, rx assistance, prescription assistance program, patient assistance program',
  Prescriptions: 'prescription, recetas',
  WIC: "women infants and children, women infants children, womens infants and children, women's health infants and children, wic program",
  'Urgent Care': 'urgent, urgent care services, immediate care',
  'Walk-in Care': 'walk-in, walk-ins, walk in clinic',
  'Emergency Care': 'emergency, emergency medical care, 24 hour emergency',
  'Emergency Room': 'er, emergency department',
  'Health Education':
    'patient education, health promotion, education for health, educacion para la salud',
  'Case Management': 'case manager, care coordination, care management, case mgmt, casework',
  Transportation:
    'transport, transportation assistance, rides, transportation services, transporte',
}
