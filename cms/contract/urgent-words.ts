/** Needs that a telephone line serves sooner than any clinic, the most urgent first. */
export const URGENT_NEEDS = ['emergency', 'poison', 'suicide', 'assault', 'violence'] as const
export type UrgentNeed = (typeof URGENT_NEEDS)[number]

const list = (text: string) => text.split(',').map((phrase) => phrase.trim())

/** Each beginning with each end: 'afraid of my' with 'husband'. */
const across = (begins: string, ends: string) =>
  list(begins).flatMap((begin) => list(ends).map((end) => `${begin} ${end}`))

const FEARED =
  'husband, boyfriend, partner, wife, girlfriend, ex, spouse, dad, father, stepdad, stepfather'
const FEARED_IN_SPANISH = 'esposo, marido, novio, pareja, ex, esposa, novia, papa, padre, padrastro'
const FAMILY = 'mom, mother, sister, brother, kid, kids, children, son, daughter, baby'
const FAMILY_IN_SPANISH =
  'mama, madre, hermana, hermano, hija, hijo, hijas, hijos, nina, nino, bebe'

const HEART_AND_BREATH = `heart attack*, hart attack*, heartattack*, heart atack*, hart atack*, ataque al corazon,
  ataque de corazon, ataque cardiaco, infarto, cardiac arrest*, heart stopped, paro cardiaco, chest pain*,
  chestpain*, chest hurt*, chest is hurting, pain in chest, pain in my chest, pain in the chest, chest tight*,
  tight chest, chest pane*, chest pian*, dolor de pecho, dolor del pecho, dolor en el pecho, dolor en mi pecho,
  dolor pecho, duele el pecho, duele mucho el pecho, cant breath*, can not breath*, cannot breath*, not breath*,
  isnt breath*, stopped breath*, trouble breath*, hard to breath*, difficulty breath*, struggling to breath*,
  short of breath, shortness of breath, gasping for air, asthma attack*, ataque de asma, no puedo respirar,
  no puede respirar, no respira, no esta respirando, dejo de respirar, dificultad para respirar,
  me cuesta respirar, le cuesta respirar, me falta el aire, falta de aire, turning blue, blue lips,
  labios azules, labios morados, choking, choking me, atragant*, se ahoga, me ahogo, ahogando*, ahogad*,
  ahogamiento, drown, drowned, drowning`

const STROKE_AND_SLEEP = `having a stroke, having stroke, stroke symptom*, stroke, heat stroke*, heatstroke*,
  golpe de calor, face droop*, facial droop*, drooping face, slurred speech, speech slurred, slurring,
  derrame cerebral, "derrame", dio un derrame, tuvo un derrame, embolia, apoplejia, cara caida, boca torcida,
  cara torcida, arrastra las palabras, brain bleed*, aneurysm*, aneurisma*, seizure*, siezure*, convulsion*,
  ataque epileptico, ataques epilepticos, unconsc*, unconci*, unconsi*, inconsciente, inconciente,
  lost consciousness, losing consciousness, perdio el conocimiento, perdio la conciencia, unresponsive,
  not responding, no responde, no reacciona, passed out, passing out, pass out, past out, blacked out,
  fainted, fainting, desmay*, wont wake up, not waking up, not wake up, doesnt wake up, cant wake him,
  cant wake her, cant wake my, no despierta, no se despierta, is dying, "im dying", "i am dying",
  se esta muriendo, me estoy muriendo, "me muero", "se muere"`

const OVERDOSE = `overdos*, overdoes*, overdoz*, over dose*, over dosed, over dosing, sobredosis, sobre dosis, sobredocis,
  od, od on, oded, oding, odd on, i odd, he odd, she odd, son odd, friend odd, just odd, too many pills,
  took too many, took too much, taken too much, taken too many, too much medicine, too much medication,
  demasiadas pastillas, demasiada medicina, demasiado medicamento, tome demasiad*, tomo demasiad*,
  tome muchas pastillas, tomo muchas pastillas, tome demasiadas pastillas, tomo demasiadas pastillas`

const BLOOD = `bleeding out, bleeding a lot, bleeding heav*, bleeding bad*, bleeding profusely, "bleeding", im bleeding,
  i am bleeding, wont stop bleeding, cant stop bleeding, can not stop bleeding, cannot stop bleeding,
  not stop bleeding, stop the bleeding, severe bleeding, severely bleeding, heavy bleeding, sever bleeding,
  bleeding severely, hemorrhag*, hemorag*, hemorrag*, emorragia*, sangra mucho, sangrando mucho, "sangrado",
  "sangrando", sangrado fuerte, sangrado abundante, mucho sangrado, no para de sangrar, no deja de sangrar,
  estoy sangrando, desangra*, vomiting blood, vomit blood, vomitting blood, throwing up blood,
  threw up blood, puking blood, vomito sangre, vomita sangre, vomitando sangre, vomitar sangre,
  vomito con sangre, vomito de sangre, coughing blood, coughing up blood, cough blood, cough up blood,
  coughed up blood, tosiendo sangre, tose sangre, toser sangre, escupiendo sangre, pregnant and bleeding,
  pregnant bleeding, pregnant with bleeding, bleeding and pregnant, bleeding pregnant,
  bleeding while pregnant, bleeding during pregnancy, bleeding in pregnancy, embarazada y sangrando,
  embarazada sangrando, embarazada con sangrado, embarazada y con sangrado, sangrando y embarazada,
  sangrado en el embarazo, sangrado durante el embarazo, in labor, in labour, going into labor, labor pains,
  labor pain, water broke, contractions, contracciones, de parto, rompi fuente, rompio fuente,
  se me rompio la fuente, se le rompio la fuente`

const WOUNDS = `stabbed, got stabbed, stab wound*, stabwound*, knife wound*, apunal*, acuchill*, cuchillada*, punalada*,
  gunshot*, gun shot*, gun wound*, got shot, been shot, was shot, shot me, bullet wound*, balazo*, balacera,
  herida de bala, disparo, disparos, me dispararon, le dispararon, hit by a car, hit by car, car hit me,
  car hit my, run over by, atropell*, was attacked, got attacked, attacked me, me atacaron, severe burn*,
  third degree burn*, quemadura grave, quemaduras graves, snake bite*, snakebite*, bitten by a snake,
  mordedura de serpiente, mordida de serpiente, mordio una serpiente, mordio una vibora, electric shock*,
  electrical shock*, electrocut*, descarga electrica, choque electrico`

const EMERGENCY = `allergic reaction*, alergic reaction*, allergy attack*, allergic shock, anaphyla*, anaphala*,
  anafila*, reaccion alergica, reacciones alergicas, reacion alergica, throat closing, throat is closing,
  throat closing up, cierra la garganta, tongue swelling, swollen tongue, lengua hinchada, carbon monoxide*,
  monoxido*, gas leak*, smell gas, fuga de gas, huele a gas, olor a gas, "911", call 911, llamar al 911,
  llame al 911, llamen al 911, ambulance, ambulancia`

const POISON = `poison*, poisen*, poisin*, posion*, lead poison*, veneno*, envenena*, enveneno, embenena*, embeneno,
  intoxica*, rat poison*, veneno de rata*, veneno para rata*, tome veneno, tomo veneno, drank bleach, ate bleach, bleach in,
  bleach fumes, mixed bleach, tomo cloro, tome cloro, bebio cloro, bebi cloro, trago cloro, trague cloro,
  cloro en los ojos, tomo lejia, tome lejia, trago lejia, tomo gasolina, tome gasolina, tomo detergente,
  tome detergente, ate pills, ate some pills, ate my pills, ate a pill, ate medicine, drank medicine,
  took the wrong, wrong pill*, wrong medicine, wrong medication, medicina equivocada, drank gasoline,
  drank detergent, ate detergent, drank cleaner, drank antifreeze, tide pod*, laundry pod*, ate a battery,
  ate a magnet, ate mushrooms, ate a mushroom, swallowed a, swallowed an, swallowed a coin*,
  swallowed a penny, swallowed a quarter, swallowed a magnet*, swallowed a batter*,
  swallowed a button batter*, swallowed a pill*, swallowed some, swallowed my, swallowed bleach,
  swallowed pills, swallowed medicine, swallowed battery, swallowed batteries, swallowed coin*,
  swallowed magnet*, swallowed something, swallowed glass, swallowed poison, swalowed, se trago, me trague,
  trago una, trago un, me tome unas pastillas, me tome pastillas, se tomo unas pastillas, se tomo pastillas,
  se comio unas pastillas, se comio pastillas, comio hongos, scorpion sting*, stung by a scorpion,
  picadura de alacran, pico un alacran, pesticide*, pesticida*, insecticida*`

const SUICIDE = `suicid*, siucid*, suiside*, suisidal, suiciad*, suecid*, suisid*, suside, sucide, sucidal, suicde,
  suicied, suicdal, kill my self, killing my self, kill myself, killing myself, kill himself, kill herself,
  killing himself, killing herself, end my life, ending my life, take my life, take my own life,
  taking my life, end it all, want to die, wants to die, want die, wanna die, wanna to die, want to be dead,
  wish i was dead, wish i were dead, dont want to live, do not want to live, dont wanna live,
  doesnt want to live, dont want to be alive, dont want to be here anymore, dont wanna be here,
  better off dead, feel like dying, no reason to live, not worth living, tired of living, cant go on living,
  hang myself, hanging myself, shoot myself, self harm*, selfharm*, self injur*, self mutilat*,
  hurt my self, hurting my self, hurt myself, hurting myself, cut myself, cutting myself, cutting my wrist*,
  cut my wrist*, slit my wrist*, "cutting", quiero morir*, quiere morir*, ganas de morir*, quisiera morir*,
  deseo morir*, me quiero morir, se quiere morir, quisiera estar muert*, quiero matar, matarme, matarse,
  se quiere matar, voy a matar, quitarme la vida, quitarse la vida, acabar con mi vida, no quiero vivir,
  no quiere vivir, no quiero seguir viviendo, no quiero estar viva, no quiero estar vivo, cansado de vivir,
  cansada de vivir, hacerme dano, cortarme*, cortandome, me estoy cortando, me corto los brazos,
  me corto las venas, cortarse las venas, "me corto", lastimarme, ahorcarme, ahorcarse, autoles*,
  auto lesion*, autoagresion*, "988", call 988, llamar al 988, llame al 988, 988 lifeline, linea 988,
  "hotline", "hot line", "helpline", "help line", "crisis", "crisis help", in crisis, en crisis,
  crisis line*, crisis hotline*, crisis text line, linea de crisis, mental health crisis,
  mental health emergenc*, mental crisis, crisis de salud mental, crisis emocional, crisis nerviosa,
  crisis de nervios, "linea de ayuda", mental breakdown*, nervous breakdown*`

const ASSAULT = `rape, raped, rapes, rapist, raping me, raped me, rapes me, was rapped, got rapped, date rape*,
  rape crisis, rape crisis line*, rape crisis hotline*, rape crisis center*, "assault", assaulted, asaulted,
  was assaulted, sexual assault*, sexual asault*, sexual assault crisis line*,
  sexual assault crisis hotline*, sexual abuse*, sexual harass*, sexually assault*, sexually abuse*, molest,
  molests, molested, molester, molesting, molestation, molested me, touched me, touches me, touching me,
  groped, groping, incest, incesto, sex traffick*, sex trafick*, sex trafic*, human traffick*,
  human trafic*, trafficked, trafficking, trata de personas, trata de blancas, trafico sexual,
  explotacion sexual, forced to have sex, forced me to have sex, violacion, violada, violado, violador,
  me violo, me violaron, me viola, violaron, abuso sexual, abusaron de, abusaron sexualmente,
  abusado sexualmente, abusada sexualmente, acoso sexual, agresion sexual, me manose*, manosearon,
  me tocaron, obligo a tener sexo, obligaron a tener sexo, obliga a tener sexo`

const VIOLENCE = `domestic vio*, domestic vil*, domestic violence crisis line*, domestic violence crisis hotline*,
  child abuse*, elder abuse*, abuso infantil, abuso de menores, "abuse", "abuso", abused me, domestic abuse,
  abused, abuser, abusive, abuses me, abusing me, hit me, hits me, hitting me, hits us, hits her, beat me,
  beats me, beating me, beats us, beats her, battered, choked me, wife beat*, wife batter*,
  beating his wife, beats his wife, threatened me, threatens me, threatening me, wants to kill me,
  going to kill me, threatened to kill me, threatens to kill me, tried to kill me, trying to kill me,
  strangled me, strangles me, afraid to go home, scared to go home, afraid at home, scared at home,
  unsafe at home, unsafe home, not safe at home, feel safe at home, not safe in my home, stalking, stalked,
  stalker, restraining order*, orden de restriccion, violencia domestica, violencia familiar,
  violencia intrafamiliar, violencia de genero, violencia de pareja, violencia en casa,
  violencia en mi casa, violencia en el hogar, violencia machista, me golpea, me golpeo, me golpean,
  nos golpea, me pega, me pego, me pegan, nos pega, me maltrata, nos maltrata, maltrato, maltratada,
  me amenaza, me amenazo, me acosa, acosador, amenaza con matarme, amenazo con matarme, quiere matarme,
  quiso matarme, va a matarme, me quiere matar, me va a matar, estrangul*, golpeador, golpeada,
  no me siento segura en, no estoy segura en casa, no estoy segura en mi casa, peligro en casa,
  peligro en mi casa`

/**
 * What people type then, in English and Spanish. A star stands for any ending, and a phrase in quotes counts
 * only if it is the whole text. Editors have a table that begins with these; they also count while that can't
 * be read.
 */
export const URGENT_WORDS: Record<UrgentNeed, readonly string[]> = {
  emergency: [HEART_AND_BREATH, STROKE_AND_SLEEP, OVERDOSE, BLOOD, WOUNDS, EMERGENCY].flatMap(list),
  poison: list(POISON),
  suicide: list(SUICIDE),
  assault: [
    ...list(ASSAULT),
    ...across('touched my, touches my, raped my', FAMILY),
    ...across(
      'molestaron a mi, molesto a mi, toco a mi, tocaron a mi, abuso de mi',
      FAMILY_IN_SPANISH,
    ),
  ],
  violence: [
    ...list(VIOLENCE),
    ...across('afraid of my, scared of my, affraid of my', FEARED),
    ...across('miedo de mi, miedo a mi', FEARED_IN_SPANISH),
    ...across('hits my, beats my, beat my', FAMILY),
    ...across('pega a mi, golpea a mi, pego a mi', FAMILY_IN_SPANISH),
  ],
}
