import type { Localized } from '../localized.ts'
import type { KindKey } from './kinds.ts'

/** What a sample clinic says about itself; {town} stands for its town. */
export const descriptions: Readonly<Record<KindKey, readonly Localized[]>> = {
  community: [
    {
      en: 'A health center in {town} for the whole family. What you pay depends on your income, and nobody is turned away because they cannot pay.',
      es: 'Centro de salud en {town} para toda la familia. Lo que paga depende de sus ingresos, y a nadie se le niega la atención por no poder pagar.',
    },
    {
      en: 'Doctors, nurses and social workers under one roof in {town}. Staff can help you apply for coverage while you wait.',
      es: 'Médicos, enfermeras y trabajadores sociales bajo un solo techo en {town}. Mientras espera, le pueden ayudar a pedir un plan de salud.',
    },
    {
      en: 'Everyday care for people in and around {town}, with or without insurance.',
      es: 'Atención de todos los días para la gente de {town} y sus alrededores, con o sin seguro.',
    },
  ],
  charity: [
    {
      en: 'Volunteer doctors and nurses see adults in {town} who have no insurance. Visits are by appointment or first come, first served.',
      es: 'Médicos y enfermeras voluntarios atienden en {town} a adultos sin seguro, con cita o por orden de llegada.',
    },
    {
      en: 'A small clinic in {town} run by neighbors for neighbors. It treats common illnesses and helps people get their medicines.',
      es: 'Una clínica pequeña de {town}, de vecinos para vecinos. Trata las enfermedades comunes y le ayuda a tener sus medicinas.',
    },
  ],
  dental: [
    {
      en: 'Dentists and students under their guidance clean, fill and pull teeth in {town} at prices people can afford.',
      es: 'En {town}, dentistas y estudiantes bajo su guía limpian, empastan y extraen dientes a precios accesibles.',
    },
    {
      en: 'Dental care in {town} for children and adults. Some places are kept each morning for people in pain.',
      es: 'Atención dental en {town} para niños y adultos. Cada mañana se guardan lugares para quienes tienen dolor.',
    },
  ],
  mental: [
    {
      en: 'Counselors in {town} who listen, alone with you or in a group. There is a place for you, whatever you can pay.',
      es: 'Consejeros en {town} que escuchan, a solas con usted o en grupo. Hay lugar para usted, pueda pagar o no.',
    },
    {
      en: 'Help in {town} with worry, grief, low mood, alcohol and drugs, for teens and adults.',
      es: 'Ayuda en {town} con la ansiedad, el duelo, la depresión, el alcohol y las drogas, para adolescentes y adultos.',
    },
  ],
  women: [
    {
      en: 'Checkups, birth control and pregnancy care in {town}, with time for questions.',
      es: 'Chequeos, anticonceptivos y atención del embarazo en {town}. Hay tiempo para sus preguntas.',
    },
    {
      en: 'A clinic in {town} for women of every age. Many tests are free for those who qualify.',
      es: 'Clínica en {town} para mujeres de todas las edades. Muchas pruebas son gratis para quienes califican.',
    },
  ],
  children: [
    {
      en: 'Checkups, vaccines and sick visits for babies, children and teens in {town}.',
      es: 'Chequeos, vacunas y visitas por enfermedad en {town}, para bebés, niños y jóvenes.',
    },
  ],
  vision: [
    {
      en: 'Eye exams in {town}, and glasses at a low price or free for people who qualify.',
      es: 'Exámenes de la vista en {town}, y lentes gratis o a bajo precio para quienes califican.',
    },
  ],
  vaccines: [
    {
      en: 'Vaccines for all ages in {town}. Bring your vaccine record if you have one.',
      es: 'Vacunas para todas las edades en {town}. Traiga su registro de vacunas si lo tiene.',
    },
  ],
  pharmacy: [
    {
      en: 'Fills prescriptions for people in {town} who have no insurance. Helps them sign up for free medicine.',
      es: 'Surte recetas a personas sin cobertura en {town} y las inscribe en programas de medicinas gratis.',
    },
  ],
  urgent: [
    {
      en: 'Same-day care in {town} for cuts, sprains, fevers and coughs. No appointment needed.',
      es: 'Atención el mismo día en {town} para cortadas, esguinces, fiebre y tos. No necesita cita.',
    },
  ],
  emergency: [
    {
      en: 'A hospital clinic in {town} with emergency services day and night. Ask about financial help with the bill.',
      es: 'Clínica de hospital en {town} con servicios de emergencia día y noche. Pregunte por la ayuda económica para la cuenta.',
    },
  ],
}
