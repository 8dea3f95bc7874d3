import type { reuse as en } from '../en/reuse.ts'

export const reuse: typeof en = {
  title: 'Use nuestra lista',
  description:
    'Ponga nuestro buscador de clínicas en su sitio web, o copie toda la lista de clínicas gratis y de bajo costo.',
  lead: 'Para bibliotecas, escuelas, líneas de ayuda como el 2-1-1 y todas las personas que ayudan a encontrar atención médica. Es gratis y no necesita una cuenta.',
  search: {
    heading: 'Ponga este buscador en su sitio web',
    text: 'Copie este código en su página, donde quiera poner el buscador. Los resultados se abren en otra pestaña.',
    script: 'Código para su página',
    noScript:
      '¿Su sitio web no permite scripts? Use este otro código. Quizás tenga que cambiar la altura.',
    frame: 'Código sin script',
    privacy: 'El buscador no usa cookies y no guarda nada sobre sus visitantes.',
    place: (place) =>
      `¿Casi todos sus visitantes viven en una ciudad? Agregue ${place} al primer código, con el nombre de su ciudad.`,
    look: 'Ver el buscador',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'No se pudo copiar. Seleccione el texto y cópielo.',
  },
  data: {
    name: 'Clínicas gratis y de bajo costo en los Estados Unidos',
    heading: 'Copie la lista',
    text: 'Puede copiar todo lo que se ve aquí. Por favor, diga que viene de nosotros. Cada archivo dice cómo.',
    csv: 'Tabla para una hoja de cálculo (CSV)',
    geoJson: 'Puntos para un mapa (GeoJSON)',
    hsds: 'Paquete para otros directorios (HSDS 3)',
    api: 'Para programadores: todas las direcciones y lo que responden',
  },
}
