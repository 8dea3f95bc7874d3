import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  pages: {
    privacy: {
      title: 'Política de privacidad',
      description:
        'Qué sabe Healthcare for All de quienes visitan el sitio, qué guarda y qué puede usted pedirnos.',
    },
    terms: {
      title: 'Términos del servicio',
      description:
        'Las reglas para usar Healthcare for All, y hasta dónde puede confiar en sus listas y guías.',
    },
  },
  maps: {
    heading: 'De dónde vienen nuestros mapas',
    mapPage: (host) => `En la página del mapa: ${host}`,
    clinicPage: (host) => `En la página de una clínica: ${host}`,
    ownHost: 'este mismo sitio',
  },
  updated: (when) => `Última actualización: ${when}`,
}
