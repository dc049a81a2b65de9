/** Places a line can leave open; filled by the engine, always with cleaned text. */
export const slotNames = [
  'name', // the companion's name
  'user', // the user's name, when told
  'word', // a noun of the topic, as the user wrote it
  'quote', // what was said before, asked for again: already in quotation marks
  'subject', // what a question is about, as the user wrote it
  'value', // a fact's value, an answer, a result
  'key', // the label of a fact's key: cat, sister, colour, tomorrow
  'old', // the value before a correction
  'memory', // a stored memory, already in quotation marks
  'who', // whom a loss is about
  'fact', // a computed fact of the user's chart or day
  'time',
  'date',
  'traits',
] as const
export type SlotName = (typeof slotNames)[number]

export type PoolShape = {
  /** Least number of lines. */
  readonly min: number
  /** Slots a line of the pool may use. A line is only chosen when all its slots can be filled. */
  readonly slots: readonly SlotName[]
  /** Slots every line must hold. */
  readonly needs: readonly SlotName[]
  /** Whether a line may end in a question: replies hold one question at most. */
  readonly asks: boolean
}

const says = (min: number, ...slots: SlotName[]): PoolShape => ({
  min,
  slots: ['name', ...slots],
  needs: [],
  asks: false,
})
const asks = (min: number, ...slots: SlotName[]): PoolShape => ({
  ...says(min, ...slots),
  asks: true,
})
const gives = (min: number, ...slots: SlotName[]): PoolShape => ({
  ...says(min, ...slots),
  needs: slots,
})

/**
 * Lines that belong to no topic, by purpose. `says`: statements only; `asks`: may hold the reply's
 * question; `gives`: statements that must hold their slots.
 */
export const poolShapes = {
  'greeting.morning': says(4, 'user'),
  'greeting.noon': says(3, 'user'),
  'greeting.afternoon': says(4, 'user'),
  'greeting.evening': says(4, 'user'),
  'greeting.night': says(4, 'user'),
  'greeting.again': says(6, 'user'),
  'greeting.lead': says(4, 'user'), // before an answer, in the first reply
  'greeting.ask': asks(10),
  'mood.bright': says(4), // cheerful, excited, energetic
  'mood.soft': says(4), // gentle, calm, tender
  'mood.deep': says(4), // thoughtful, mysterious, intellectual
  'mood.playful': says(4),
  'mood.low': says(4), // tired, sad, melancholy
  goodbye: says(8, 'user'),
  goodnight: says(8, 'user'),
  thanks: says(8),
  sorry: says(6),
  back: asks(5, 'user'),
  wait: says(6),
  there: says(6),
  congratulate: says(5),

  identity: says(8),
  real: says(8),
  feelings: says(6),
  model: says(5),
  ownName: gives(5, 'name'),
  aboutYou: says(5, 'traits'),
  yourAge: says(5),
  yourHome: says(5),
  yourGender: says(4),
  yourBody: says(6),
  yourFamily: says(4),
  yourMaker: says(4),
  yourDay: says(6),
  yourDream: says(5),
  'favourite.known': gives(8, 'key', 'value'),
  'favourite.unknown': says(5),
  'favourite.ask': asks(6, 'key'),
  'likeYou.yes': gives(4, 'subject'),
  'likeYou.blank': says(8, 'subject'),
  howAreYou: says(8),
  miss: says(6),
  stay: says(6),
  languages: says(4),
  languageSwitch: asks(4), // the user asked to go on in this language
  privacy: says(4),
  settings: says(4),
  image: says(4),
  voice: says(4),
  injection: says(5),

  'rememberMe.some': gives(5, 'value'),
  'rememberMe.none': asks(5),
  'recallAbout.found': gives(6, 'subject', 'quote'),
  'recallAbout.none': says(6, 'subject'),
  'memory.answer': gives(5, 'memory'),
  'memory.recall': asks(8, 'memory'),
  mention: gives(6, 'value', 'key'), // a pet or person known by name is spoken of
  corrected: says(6, 'value', 'old'),
  'corrected.what': asks(4),

  'stock.after': asks(6), // an offer of another one
  'stock.out': says(4), // every piece was told
  'stock.first': asks(4), // "another" of nothing
  fortune: says(4), // no chart is known: what it needs
  'fortune.fact': gives(4, 'fact'), // the chart was asked for and is known
  lullaby: says(5),
  time: gives(4, 'time'),
  date: gives(4, 'date'),
  dayOf: gives(4, 'value'),
  daysUntil: gives(4, 'value'),
  arithmetic: gives(6, 'value'),
  'arithmetic.undefined': says(2),
  live: says(6),

  medical: says(6),
  legal: says(5),
  finance: says(5),
  advice: says(10),
  'advice.ask': asks(10),
  decision: says(6),
  'decision.ask': asks(8),
  task: says(8),
  comfort: says(10, 'user'),
  hug: says(6),
  encourage: says(10, 'user'),
  romance: says(10),
  explicit: says(5),
  insult: says(8),
  compliment: says(8),

  capabilities: asks(6),
  help: asks(5),
  canIAsk: says(5),
  secret: says(5),
  guess: asks(5),
  opinion: says(8),
  'opinion.ask': asks(8),
  'andYou.general': says(8),
  canYou: says(3),
  why: says(8),
  really: says(6),
  tag: says(8),
  changeTopic: says(8), // before a starter question of a new topic
  tellFeeling: asks(5), // the user announces what they will tell: an invitation
  tellPast: asks(5),
  tellPerson: asks(5),
  bored: asks(8),
  goOn: asks(8),
  laugh: says(8),
  dunno: says(8),
  nothing: says(8),
  yes: says(10),
  no: says(10),
  okay: says(10),
  huh: says(5), // the user sent only question marks
  link: asks(4), // the message is only a link
  gibberish: asks(6),
  silence: says(8),
  'emoji.good': says(5),
  'emoji.bad': says(5),
  'emoji.plain': says(5),
  'repeat.user': says(6), // the same message again

  quiet: says(5),
  talkAgain: says(4),
  listen: says(16, 'user'), // presence without a question, in quiet mode
  alreadySaid: says(5),
  misunderstood: says(6),
  sayAgain: gives(3, 'quote'),
  'sayAgain.none': says(3),

  unknown: says(5),
  'unknown.ask': asks(8),
  rhetorical: says(8),
  missing: says(6),

  unsure: says(8), // fits anything: nothing of the message was understood for certain
  'unsure.ask': asks(4), // now and then after it
  answered: says(6), // takes up an answer to the companion's question
  'tone.light': says(12),
  'tone.soft': says(12),
  'tone.creative': says(10),
  'tone.wise': says(10),

  game: asks(4),
  'game.stop': says(4),
  'riddle.right': says(6, 'value'),
  'riddle.close': says(4), // wrong, and a hint follows
  'riddle.reveal': gives(6, 'value'),
  'riddle.none': says(2),
  'chain.start': gives(4, 'value'),
  'chain.next': gives(10, 'value'),
  'chain.rule': gives(5, 'value'), // the user's word does not begin with `value`
  'chain.used': gives(3, 'value'),
  'chain.lose': says(4, 'value'),
  'twenty.start': says(4),
  'twenty.yes': says(12),
  'twenty.no': says(12),
  'twenty.unclear': says(8),
  'twenty.wrong': says(6),
  'twenty.right': gives(4, 'value'),
  'twenty.reveal': gives(4, 'value'),
} as const satisfies Record<string, PoolShape>
export type PoolId = keyof typeof poolShapes
export const poolIds = Object.keys(poolShapes) as PoolId[]
export const poolShapeOf = (pool: PoolId): PoolShape => poolShapes[pool]
