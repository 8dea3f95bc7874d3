import { DAYS } from '../../contract/constants.ts'
import {
  PASSED_OVER,
  type Phrase,
  phrase,
  type TypedWords,
  WEEK,
  WEEKEND,
  WORKDAYS,
} from './typed-language.ts'
import { timePattern } from './typed-times.ts'

const HALF = '[ap]\\.?\\s*m?\\b\\.?'
const NAMED = 'noon|midnight|midday'
const TIME = timePattern(HALF, NAMED)
const SPAN = `${TIME}\\s*(?:-|to|until|till?|and)\\s*${TIME}`

const HOLIDAY =
  '(?:(?:all|most|major|federal|legal|public|national|state|bank|observed|official|us|u\\.s\\.) )*' +
  '(?:holidays?|thanksgiving|christmas(?: day| eve)?|new years?(?: day| eve)?|easter|labor day|memorial day|independence day)\\b'
const APPOINTMENT = 'app(?:ointment|oinment|t)s?\\b\\.?'
const EACH_DAY = '(?:daily|every ?day|each day)'
const EVERY_OTHER =
  '(?:every other(?: weeks?)?|every second week|every (?:two|2) weeks?|alternat(?:e|ing)(?: weeks?)?|bi-?weekly)\\b'

const ORDINALS = [
  ['first', '1st|first'],
  ['second', '2nd|second'],
  ['third', '3rd|third'],
  ['fourth', '4th|fourth'],
  ['fifth', '5th|fifth'],
  ['last', 'last'],
] as const

const PHRASES: readonly Phrase[] = [
  [phrase(`\\b12(?::00)? ?(?:pm )?(?:noon|midday|n)\\b`), 'noon'],
  [phrase(`\\b12(?::00)? ?(?:am )?midnight\\b`), 'midnight'],
  [phrase('\\bo ?clock\\b|\\bwe (?:are )?(?:also )?(?=open)|\\bclinic is (?=open)'), ''],
  // '9AM-6PMSaturday'
  [/(?<=\d\s?[ap]\.?m\.?)(?=mon|tue|wed|thu|fri|sat|sun)/g, ' '],
  [phrase(`\\bbetween (${TIME}) ?(?:and|-) ?(${TIME})`), '$1-$2'],
  [
    phrase(
      '\\b24 ?(?:hours?|hrs?)?(?: (?:a|per) day)? ?(?:[,/x-]|and) ?(?:7|seven)(?: ?days?)?(?: (?:a|per)? ?week)?\\b(?! ?[ap]\\.?m)',
    ),
    '24/7',
  ],
  // A slip for 'Thur': nothing follows that it could lead to.
  [/(?<=-\s?)thru(?=\s*(?:[\n,;]|$))/g, 'thu'],
  // 'Tuesday evenings, 7-9': the afternoon.
  [
    /\b(?:afternoons?|evenings?|eves?|nights?)\b[\s,:]*(?:from\s+)?(\d{1,2}(?::\d{2})?)\s*(?:-|to)\s*(\d{1,2}(?::\d{2})?)(?![\d:]|\s*[ap])/g,
    '$1pm-$2pm',
  ],
  // What says nothing about the weekly hours.
  [
    phrase(
      `\\b(?:(?:and |but )?closed|except|excluding|excl\\.?) (?:on |for |during )?${HOLIDAY}(?: ?(?:,|and|&|/) ?${HOLIDAY})*`,
    ),
    PASSED_OVER,
  ],
  [phrase('\\b(?:holidays?|ph) ?:? ?(?:closed|off)\\b'), PASSED_OVER],
  [phrase(`,? ?(?:and|&) ${HOLIDAY}`), PASSED_OVER],
  [
    phrase(
      `\\b(?:last|final) (?:patient|appointment|appt\\.?|client|intake|check-?in|sign-?in|walk-?in|visit|registration|admission)s?(?: (?:is|are|seen|taken|accepted|at|by))* ?[:-]? ?${TIME}`,
    ),
    PASSED_OVER,
  ],
  [
    phrase(
      `\\b(?:doors?|registration|check-?in|sign-?(?:in|up)|counter|window)s?(?: (?:opens?|begins?|starts?|closes?|ends?|at))+ ${TIME}`,
    ),
    PASSED_OVER,
  ],
  [
    phrase('\\b(?:hours|times) (?:are |is |may be )?subject to change(?: without notice)?'),
    PASSED_OVER,
  ],
  [phrase(`\\bno ${APPOINTMENT} (?:is |are )?(?:needed|necessary|required)`), PASSED_OVER],
  [
    phrase(`\\b${APPOINTMENT} (?:and|or|&) walk-? ?ins?(?: (?:are )?(?:welcome|accepted))?`),
    PASSED_OVER,
  ],
  [phrase(`\\b(?:by )?walk-? ?ins? (?:and|or|&) (?:by )?${APPOINTMENT}`), PASSED_OVER],
  [
    phrase('\\bwalk-? ?ins? (?:are )?(?:also )?(?:always )?(?:welcome|accepted|ok)\\b'),
    PASSED_OVER,
  ],
  [
    phrase(
      `(?:,? ?(?:\\bor|\\band|&|\\balso))? ?\\b(?:other|additional|extended) (?:times|hours|days)(?: (?:are|is|also|available))* by ${APPOINTMENT}`,
    ),
    PASSED_OVER,
  ],
  [phrase(`,? ?(?:\\bor|\\band|&|\\balso)(?: also)? by ${APPOINTMENT}`), PASSED_OVER],
  // Kinds of days.
  [
    phrase(
      `(?:\\bservices? (?:are )?(?:provided|available|offered) )?\\b(?:(?:is|are|only|strictly|available|seen) )*(?:by|with|upon) (?:an |prior |advance )?${APPOINTMENT}(?: only)?`,
    ),
    ' {appointment} ',
  ],
  [
    phrase(
      `\\b(?:only (?:by )?${APPOINTMENT}|${APPOINTMENT} (?:only|(?:is |are )?(?:required|necessary|needed)))`,
    ),
    ' {appointment} ',
  ],
  [
    phrase(
      '\\b(?:please )?call (?:us )?(?:ahead|first|before (?:coming|visiting|you come|arriving))\\b',
    ),
    ' {call} ',
  ],
  [phrase('\\b(?:for )?walk-? ?ins?\\b(?: (?:only|times?))*'), ' {walkIn} '],
  [
    phrase(
      `\\bclosed (?:${EACH_DAY} )?(?:for|during) (?:the )?lunch ?,? ?(?:from |:)? ?(?=${SPAN})`,
    ),
    ' {lunch} ',
  ],
  [
    phrase(
      `\\bclosed (?:${EACH_DAY} )?(?:from |between )?(${SPAN})(?: ?${EACH_DAY})?(?: ?for (?:the )?lunch)?(?: ?${EACH_DAY})?`,
    ),
    ' {lunch} $1 ',
  ],
  [phrase(`\\blunch(?: break| hour)? ?:? ?(?:from )?(?=${SPAN})`), ' {lunch} '],
  [
    phrase(`\\b(?:of |in )?(?:the|each|every|a) month\\b|\\bof month\\b|\\bmonthly\\b`),
    ' {month} ',
  ],
  [phrase(EVERY_OTHER), ' {alternate} '],
  [phrase('\\b(?:some|select(?:ed)?|certain)\\b|\\bevery (?:three|four|[3-8]) weeks'), ' {some} '],
  ...ORDINALS.map(
    ([week, typed]) => [phrase(`\\b(?:the )?(?:${typed})\\b`), ` {${week}} `] as const,
  ),
]

/** Words that only say that hours follow. */
const MAIN =
  'office clinic patient patients public business regular normal general open opening operating operation operations hours hour times time days day of our the is are we weekly schedule center health community facility church outpatient healthcare main current'

const DESK = ['administration', 'administrative', 'admin']

const SEASON =
  /\b(?:seasons?|seasonal|summer|winter|spring|fall|autumn|school year|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|temporar\w*|covid\S*|until|start\w*|effective|new|weeks?|months?|year)\b/

const DANGER =
  /\b(?:only|except\w*|but|not|var(?:y|ies|ied|iable)|changes?|school|holidays?|begin\w*|phone\w*|telephone|hotline|virtual\w*|tele\w*|remote\w*|online|video|closed|no longer|suspend\w*|cancel\w*|discontinu\w*|paus\w*|unavailable|rotat\w*|some|select\w*|certain|after|before|between)\b|\d/

export const TYPED_ENGLISH: TypedWords = {
  days: DAYS,
  letters: { m: 0, t: 1, w: 2, f: 4 },
  compact: { m: 0, tu: 1, th: 3, t: 1, w: 2, r: 3, f: 4, sa: 5, su: 6 },
  spans: {
    daily: WEEK,
    'every day': WEEK,
    everyday: WEEK,
    'each day': WEEK,
    '7 days a week': WEEK,
    'seven days a week': WEEK,
    '7 days per week': WEEK,
    '7 days': WEEK,
    weekdays: WORKDAYS,
    weekday: WORKDAYS,
    'week days': WORKDAYS,
    'business days': WORKDAYS,
    weekends: WEEKEND,
    weekend: WEEKEND,
  },
  wholeDay: '(?:open\\s+)?24(?:\\s*|-)(?:hours?|hrs?|h)(?:\\s+(?:a|per)\\s+day)?',
  closed: 'closed|not open',
  half: HALF,
  named: NAMED,
  to: 'to|through|thru|until|till?',
  and: 'and',
  filler:
    'open|from|on|every|each|mornings?|afternoons?|evenings?|eves?|nights?|hours|hrs?|[ecmp][sd]?t|(?:eastern|central|mountain|pacific)(?:\\s+standard)?(?:\\s+time)?|local time',
  phrases: PHRASES,
  main: new Set(MAIN.split(' ')),
  desk: new Set(DESK),
  season: SEASON,
  danger: DANGER,
  stretch: (opens, closes) => `${opens}-${closes}`,
}
