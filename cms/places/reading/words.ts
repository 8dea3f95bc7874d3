const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What people type into this search whatever they look for, in both languages: it says nothing of the place. */
const SAID_HERE = set(`
  all and any at by center centers centro centros cerca cheap ciudad clinic clinica clinicas clinics close
  closest code community cost dental dentist dentista dentistas dentists doctor doctores doctors downtown uptown en
  find for free from gratis gratuita gratuitas health healthcare help hospital hospitals in list local location low
  lowcost medical medico medica medicos mental my near nearby nearest of on options places postal salud scale service
  services sliding suburban the to uninsured urgent vision walkin where with within zip zipcode care affordable
  asequible barata baratas barato baratos economica economico espanol habla hablan insurance seguro sin without need
  needs necesito busco quiero hay tengo please favor area areas around appointment cita citas patient patients
  emergency urgencia urgencias house home casa university college airport universidad aeropuerto school church hotel
  open now late today tonight ahora hoy noche abierta abierto
  i me mi mis un una el la los las de del para por que se su y a al con o or is am`)
export const isSaidHere = (word: string): boolean => SAID_HERE.has(word)

/** A place comes after these. */
export const CONNECTIVES = set('in near around en')
/** And after these two: 'cerca de', 'close to'. */
export const CONNECTIVES_OF_TWO: ReadonlyMap<string, string> = new Map([
  ['de', 'cerca'],
  ['to', 'close'],
])
/** After these other things come as well. */
export const WEAK_CONNECTIVES = set('at by from de to por of a del')
/** Between them and a name: 'in downtown Reno', 'en el condado de Kern', 'the south side of Chicago'. */
export const BETWEEN = set(`
  the el la los las downtown central greater metro city ciudad town north south east west northeast northwest southeast
  southwest side norte sur este oeste lado of de del area zona my`)

export const ARTICLES = set('la el los las')
/** A common noun comes after these: 'the park'. */
export const DETERMINERS = set('the this that a an el la un una este esta los las')
/** And after these no town at all: 'mi rancho'; a person after these: 'Dr. Garcia'. */
export const OWNERS = set('my our your his her their mi mis tu tus su sus nuestra nuestro')
export const TITLES = set('dr dra mr mrs')

/** What is called after a place or a person, and may be elsewhere: 'Logan airport', 'Duke University'. */
export const BUILDINGS = set('airport college university universidad aeropuerto')
/** What has names of its own: 'Mayo Clinic', 'Aspen Dental'. */
export const INSTITUTIONS = set(
  'clinic clinica hospital health healthcare medical dental center centre centro pharmacy care',
)

/** What may come after a place that is all of a text. */
export const AFTER_ALL = set('usa us area')

/** Abbreviations of states that are words, but hardly the first one of a text. */
export const STATES_AT_START = set('co ill miss va vi')

/** Chains, hospitals and kinds of clinic that are known by their own names, though towns are called so. */
export const BRANDS = `
  walmart, wal mart, costco, target, cvs, walgreens, rite aid, kroger, publix, safeway, albertsons, home depot, lowes,
  mcdonalds, burger king, starbucks, dollar general, dollar tree, family dollar, 7 eleven, aldi, whole foods, trader joes,
  best buy, amazon, uber, lyft, goodwill, salvation army, dmv, ymca, minuteclinic, one medical, labcorp, quest diagnostics,
  aspen dental, western dental, kaiser, kaiser permanente, mayo clinic, cleveland clinic, johns hopkins, mount sinai hospital,
  shriners, sutter health, tenet, hca, dignity health, md anderson, google, facebook, zoom, obamacare,
  mobile clinic, mobile clinics, mobile van, mobile unit, mobile health, mobile medical, mobile dental, mobile dentist,
  mobile care, mobile mammogram, mobile mammograms, mobile mammography`
