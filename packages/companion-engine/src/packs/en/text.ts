import type { CalendarPack, NumbersPack, SteeringPack, TextRules } from '../../pack.ts'

export const text: TextRules = {
  accents: true,
  fold: {},
  glue: ' ',
  quotes: ['“', '”'],
  list: [', ', ' and '],
  spaceEndsClause: false,
  quote: { min: 8, max: 40 },
  question: [
    /^(?:and |so |but |then |or )?(?:what|why|how|when|where|who|whose|which|what's|who's|where's|how's|when's)\b(?! (?:a|an) )(?!ever)/,
    /^(?:and |so |but |then |or )?(?:do|does|did|are|is|was|were|can|could|would|will|should|have|has|had|am|aren't|isn't|don't|doesn't|didn't|can't|won't|wouldn't|shouldn't|haven't) (?:you|i|we|they|he|she|it|this|that|there|my|your|his|her|our|the|a|an|people|anyone|someone)\b/,
    /\b(?:right|or not|yes or no|isn't it|don't you think|doesn't it|aren't you|don't you)$/,
  ],
  lead: /^(?:(?:oh|ah|um+|uh+|hm+|hmm+|well|so|anyway|okay|ok|yeah|yes|no|nah|yep|nope|hey|hi|hello|look|listen|see|you know|i mean|actually|honestly|btw|by the way|please|right|sure|also|and|but|because|then|like|haha+|lol|ugh+|wow|aw+|dear|my dear)[,.!: -]+(?=\S)|(?:and|but|so|because|actually|honestly|well|please|just|i mean|you know) (?=\S))/,
  tail: /(?:[ ,]+(?:too|as well|though|lol|haha+|xd|you know|i guess|i think|anyway|btw|by the way|right now|at the moment|these days|so much|a lot|please|actually|really|again|as always|or something|and stuff|now))+$/,
  negation: /\b(?:not|n't|no|never|hardly|isn't|aren't|wasn't|don't|doesn't|didn't|can't|cannot|without|nothing|no longer|not really|not that|less) (?:very |so |really |that |too |all that |feeling |feel |been |at all |a |any )?$/,
  strong: /\b(?:so|very|really|extremely|super|totally|completely|absolutely|incredibly|terribly|awfully|such|too|damn|insanely|utterly|beyond|to death)\b/,
  unquotable: /\b(?:fuck\w*|shit\w*|bitch\w*|cunt|asshole|dick|bastard|whore|slut|retard\w*|stupid bot|idiot)\b/,
}

const num = '\\d{1,4}|a|one|two|three|four|five|six|seven|eight|nine|ten'

export const calendar: CalendarPack = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdayWords: [
    /\bsun(?:day)?\b/,
    /\bmon(?:day)?\b/,
    /\btue(?:s|sday)?\b/,
    /\bwed(?:nesday)?\b/,
    /\bthu(?:r|rs|rsday)?\b/,
    /\bfri(?:day)?\b/,
    /\bsat(?:urday)?\b|\bweekend\b/,
  ],
  offsets: [
    [/\b(?:the )?day after tomorrow\b/, 2],
    [/\b(?:the )?day before yesterday\b/, -2],
    [/\btomorrow\b/, 1],
    [/\byesterday\b/, -1],
    [/\btoday\b|\bright now\b/, 0],
  ],
  inDays: new RegExp(`\\bin (?<n>${num}) days?\\b|\\b(?<n>${num}) days? from (?:now|today)\\b`),
  daysAgo: new RegExp(`\\b(?<n>${num}) days? ago\\b`),
  time: (hour, minute) => {
    const shown = hour % 12 === 0 ? 12 : hour % 12
    const half = hour < 12 ? 'am' : 'pm'
    if (minute === null) return `some time after ${shown} ${half}`
    return `${shown}:${String(minute).padStart(2, '0')} ${half}`
  },
  date: ({ weekday, month, day }) => {
    const names = 'January February March April May June July August September October November December'
    const name = names.split(' ')[month - 1] ?? ''
    return day === null ? `a ${weekday} in ${name}` : `${weekday}, ${name} ${day}`
  },
  dayOf: (said, weekday) => `${said} ${/ago|yesterday|before/.test(said) ? 'was' : 'is'} a ${weekday}`,
  daysUntil: (days, weekday) =>
    days === 0
      ? `today is already ${weekday}`
      : days === 1
        ? `one day until ${weekday}`
        : `${days} days until ${weekday}`,
}

export const numbers: NumbersPack = {
  words: {
    zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
    eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
    eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70,
    eighty: 80, ninety: 90, hundred: 100, thousand: 1000, dozen: 12,
  },
  units: null,
  operators: {
    '+': /\bplus\b|\badded to\b/,
    '-': /\bminus\b/,
    '*': /\btimes\b|\bmultiplied by\b|×/,
    '/': /\bdivided by\b|\bover\b|÷/,
    '^': /\bto the power of\b|\*\*/,
    '%': /% of|\bpercent of\b/,
  },
  phrases: [
    [/(\d+) squared/, '$1^2'],
    [/(\d+) cubed/, '$1^3'],
    [/(?:the )?square root of (\d+)/, '$1^0.5'],
    [/half of (\d+)/, '$1/2'],
  ],
  cue: /\b(?:what(?:'s| is)|how much is|calculate|compute|work out|equals?|makes?|sum)\b/,
  decimal: '.',
}

export const steering: SteeringPack = {
  shorter: /\b(?:short\w*|brief\w*|concise\w*|less|fewer words|one sentence)\b/,
  longer: /\b(?:long\w*|more detail\w*|elaborate|expand|more)\b/,
  gentler: /\b(?:gentl\w*|soft\w*|kind\w*|warm\w*|tender\w*|sweet\w*|comfort\w*|caring)\b/,
  lighter: /\b(?:fun\w*|light\w*|playful|humou?r\w*|joke\w*|silly|cheer\w*)\b/,
  noQuestion: /\b(?:no|without|fewer|don't ask|stop asking) ?(?:any |so many )?questions?\b|\bdon't ask\b/,
  languages: {
    zh: /\b(?:in|into|to|speak) (?:chinese|mandarin)\b/,
    en: /\b(?:in|into|to|speak) english\b/,
    ja: /\b(?:in|into|to|speak) japanese\b/,
    ko: /\b(?:in|into|to|speak) korean\b/,
    fr: /\b(?:in|into|to|speak) french\b/,
    de: /\b(?:in|into|to|speak) german\b/,
    es: /\b(?:in|into|to|speak) spanish\b/,
    pt: /\b(?:in|into|to|speak) portuguese\b/,
  },
}
