import type { UrgentNeed } from '../../cms/contract/urgent-words.ts'
import { textsOf } from './texts-of.ts'

/** As people type what can't wait, in both languages. */
const URGENT: Record<UrgentNeed, string> = {
  emergency: `severe bleeding | i can't stop bleeding | bleeding | sangrado | hemorragia |
    no deja de sangrar | my baby is drowning | drowning | ahogado | in labor |
    my wife is in labor | my water broke | estoy de parto | tengo contracciones | od |
    he od'd on heroin | I od'd | my friend od'd | took too much medicine |
    tomé demasiadas pastillas | i took too many pills | gun shot | le dispararon | herida de bala |
    stab wound | apuñalado | passed out | fainted | se desmayó | desmayo | he is not waking up |
    no se despierta | anaphylaxis | allergic reaction | alergic reaction | reacción alérgica |
    asthma attack | ataque de asma | carbon monoxide | monóxido de carbono | gas leak |
    fuga de gas | electric shock | descarga eléctrica | face drooping | slurred speech |
    heat stroke | golpe de calor | derrame | le dio un derrame | vomiting blood |
    vómito con sangre | coughing blood | tosiendo sangre | pregnant and bleeding |
    estoy embarazada y sangrando | snake bite | 911 | llamar al 911`,
  poison: `lead poisoning | veneno de rata | my son swallowed a coin | se tragó una moneda | tome cloro |
    tomó lejía | took the wrong medicine`,
  suicide: `cortarme | autolesión | self-harm | 988 | call 988 | hotline | crisis line | crisis |
    mental health crisis | línea de crisis | matarme`,
  assault: `I was assaulted | date rape | molestaron a mi hija | tocaron a mi hijo | incest | incesto |
    sex trafficking | trata de personas | rape crisis line | sexual assault hotline`,
  violence: `my dad hits my mom | mi papá le pega a mi mamá | wife beating | abuse | abuso |
    afraid of my husband | scared of my boyfriend | tengo miedo de mi esposo | unsafe at home |
    no me siento segura en mi casa | stalking | me acosa mi ex | quiere matarme |
    domestic violence hotline`,
}

export const URGENT_TEXTS = Object.entries(URGENT).flatMap(([need, texts]) =>
  textsOf(texts).map((text) => [text, need as UrgentNeed] as const),
)

/** What only resembles something urgent: towns, addresses, and needs of every day. */
export const CALM_TEXTS =
  textsOf(`Coin, IA | Carbon, TX | Odd, WV | Shock, WV | Gas, KS | Gay, GA | Browning | Jabor |
    911 Elm Street, Dallas TX | 988 Main St | flu shot in the arm | bleeding gums |
    sangrado de encías | labor and delivery | crisis pregnancy center | drug abuse |
    abuso de drogas | asthma inhaler | me corté el dedo`)
