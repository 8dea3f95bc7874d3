import type { embed as en } from '../en/embed.ts'

export const embed: typeof en = {
  title: 'Busque una clínica gratis o de bajo costo',
  location: 'Ciudad, estado o código postal',
  button: 'Buscar',
  newTab: 'Los resultados se abren en otra pestaña.',
}
