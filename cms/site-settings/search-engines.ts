import type { Tab, TextFieldSingleValidation } from 'payload'
import { type InEach, sayTo } from '../panel-kit/say.ts'

type Check = TextFieldSingleValidation

/** An empty field is one that is left out. */
const allow =
  (pattern: RegExp, sentence: InEach): Check =>
  (value, { req }) =>
    !value || pattern.test(value) || sayTo(req)(sentence)

/** How search engines hear of changes, and learn whose site it is. docs/operations.md says more. */
export const searchEngines: Tab = {
  label: { en: 'Search engines', es: 'Buscadores' },
  description: {
    en: 'Search engines find every page without this. With it they hear of changes sooner.',
    es: 'Los buscadores encuentran todas las páginas sin esto. Con esto se enteran antes de los cambios.',
  },
  fields: [
    {
      name: 'indexNowKey',
      label: { en: 'Key for IndexNow', es: 'Clave de IndexNow' },
      type: 'text',
      validate: allow(/^[A-Za-z0-9-]{8,128}$/, {
        en: 'Enter 8 to 128 letters, digits and dashes, without spaces.',
        es: 'Escriba de 8 a 128 letras, dígitos y guiones, sin espacios.',
      }),
      admin: {
        description: {
          en: 'Make one up: 32 letters and digits. A few minutes after a clinic, a guide or an article is published, edited or removed, its addresses are sent to Bing, Yandex and others, and nothing else. The key is shown to everybody at /KEY.txt. Leave it empty to send nothing.',
          es: 'Invente una: 32 letras y dígitos. Unos minutos después de publicar, editar o quitar una clínica, una guía o un artículo, se envían sus direcciones a Bing, Yandex y otros, y nada más. Cualquiera puede ver la clave en /KEY.txt. Déjela vacía para no enviar nada.',
        },
      },
    },
    {
      name: 'googleVerification',
      label: { en: 'Code for Google Search Console', es: 'Código de Google Search Console' },
      type: 'text',
      validate: allow(/^[\w-]{20,100}$/, {
        en: 'Enter only what stands between the quotation marks after content=.',
        es: 'Escriba solo lo que está entre las comillas después de content=.',
      }),
      admin: {
        description: {
          en: 'From “HTML tag” in Search Console: what stands after content=. The home page then says it.',
          es: 'De «HTML tag» en Search Console: lo que está después de content=. La página de inicio lo dirá entonces.',
        },
      },
    },
  ],
}
