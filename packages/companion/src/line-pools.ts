import { actIds, type Act } from '@lumen/understanding/act-list'
import { attributes } from '@lumen/understanding/facts'

/** What a line may leave open. */
export const slotNames = [
  'name', // the companion's
  'user', // the user's name, where it is known
  'value', // what was told, an answer, a result
  'key', // a kind of thing that one can like
  'who', // whom a loss is about
  'fact', // of the user's chart or day
  'word', // on which a poem is wished
  'quote', // what was said before
  'time',
  'date',
  'traits',
] as const
export type SlotName = (typeof slotNames)[number]
export type Slots = Partial<Readonly<Record<SlotName, string>>>

/** Acts that are answered in another way: by a game, from the stock, or by one of several lists. */
const answeredOtherwise = [
  'stopGame',
  'giveUp',
  'hint',
  'rememberMe',
  'another',
  'wordChain',
  'twentyQuestions',
  'wouldYouRather',
  'riddle',
  'joke',
  'story',
  'poem',
  'trivia',
  'reflection',
  'favourite',
  'callMe',
  'greeting',
] as const satisfies readonly Act[]
type Plain = Exclude<Act, (typeof answeredOtherwise)[number]>

const others: ReadonlySet<Act> = new Set(answeredOtherwise)
const isPlain = (act: Act): act is Plain => !others.has(act)

/** The lists of `lines.yaml`: what is said, by what it answers; mostly an act of the user's. */
export const pools = [
  'listen', // to anything; no question
  'ask', // to anything, now and then
  'greeting.morning',
  'greeting.noon',
  'greeting.afternoon',
  'greeting.evening',
  'greeting.night',
  'greeting.again',
  'mood.bright',
  'mood.soft',
  'mood.deep',
  'mood.playful',
  'mood.low',
  'planMoved.day',
  'favourite.known',
  'favourite.unknown',
  'callMe.known',
  'callMe.unknown',
  'rememberMe.some',
  'rememberMe.none',
  'languageSwitch',
  'stock.after',
  'stock.out',
  'stock.first',
  'stock.otherTheme',
  'fortune',
  'fortune.fact',
  'stars.sun',
  'stars.moon',
  'stars.rising',
  'stars.none',
  'arithmetic',
  'arithmetic.undefined',
  'unknown',
  'sayAgain.none',
  'huh',
  'link',
  'silence',
  'emoji.good',
  'emoji.bad',
  'emoji.plain',
  'game.stop',
  'riddle.right',
  'riddle.close',
  'riddle.reveal',
  'riddle.none',
  'chain.start',
  'chain.next',
  'chain.rule',
  'chain.used',
  'chain.lose',
  'twenty.start',
  'twenty.yes',
  'twenty.no',
  'twenty.unclear',
  'twenty.wrong',
  'twenty.right',
  'twenty.reveal',
  ...actIds.filter(isPlain),
  'told.me', // who talks told their name
  ...attributes.map((attribute) => `told.${attribute}` as const),
] as const
export type Pool = (typeof pools)[number]

const known: ReadonlySet<string> = new Set(pools)
/** Whether lines stand under a name. */
export const isPool = (name: string): name is Pool => known.has(name)
