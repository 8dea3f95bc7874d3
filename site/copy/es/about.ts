import type { about as en } from '../en/about.ts'
import { figureInWords } from './numbers.ts'

export const about: typeof en = {
  title: 'Acerca de Healthcare for All',
  description:
    'Por qué reunimos clínicas gratis y de bajo costo, qué encontrará aquí y a qué nos comprometemos.',
  heading: 'Acerca de Healthcare for All',
  lead: 'Una sola lista pública de lugares donde le dan atención, gane lo que gane.',
  mission: {
    heading: 'Nuestra misión',
    text: 'Toda persona que necesita atención debería poder encontrarla, gane lo que gane y con o sin seguro. En todo el país hay clínicas que atienden gratis o por poco dinero. Lo difícil es saber que existen. Por eso tenemos una lista pública, en palabras sencillas. Todos pueden buscar en ella sin abrir una cuenta.',
  },
  impact: 'Nuestros resultados',
  figure: figureInWords,
  work: {
    heading: 'Qué hacemos',
    points: [
      {
        lead: 'Reunimos clínicas.',
        text: 'Clínicas gratis y de bajo costo de cada estado, con sus servicios, lo que cuestan y un número para llamar.',
      },
      {
        lead: 'Las revisamos.',
        text: 'Si una persona confirma los datos de una clínica, ponemos «Verificada» y la fecha.',
      },
      {
        lead: 'Explicamos el sistema.',
        text: 'Guías sobre la atención gratis, los seguros, las cuentas médicas y el precio de las medicinas.',
      },
      {
        lead: 'No cobramos.',
        text: 'Las clínicas no pagan por estar aquí, y usted no paga por buscar.',
      },
    ],
  },
  values: {
    heading: 'Nuestros valores',
    points: [
      {
        lead: 'Accesibilidad',
        text: 'El sitio funciona en un teléfono viejo, con internet lento, con teclado y con lector de pantalla.',
      },
      {
        lead: 'Exactitud',
        text: 'Decimos cuándo se revisaron los datos por última vez, y no ponemos lo que no sabemos.',
      },
      {
        lead: 'Comunidad',
        text: 'Las clínicas y las personas que van a ellas nos dicen qué ha cambiado. Así la lista está al día.',
      },
      {
        lead: 'Confianza',
        text: 'El directorio también está aquí a las tres de la mañana, y no le pide nada a cambio.',
      },
    ],
  },
  join: {
    heading: 'Ayúdenos a tener la lista al día',
    text: '¿Trabaja en una clínica que falta aquí, o encontró un error?',
    addClinic: 'Agregar su clínica',
    contact: 'Comuníquese con nosotros',
  },
}
