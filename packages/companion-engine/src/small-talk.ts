import type { Emotion } from './emotion-labels.ts'
import type { IntentId } from './intent-list.ts'
import type { PoolId } from './line-pools.ts'

/** What follows an answer: the user's own view, a question of the topic at hand, a new topic. */
export type Follow = 'none' | 'topic' | 'starter' | PoolId

export type SmallTalk = {
  readonly pool: PoolId
  readonly emotion: Emotion
  readonly follow: Follow
}

const talk = (pool: PoolId, emotion: Emotion, follow: Follow = 'none'): SmallTalk => ({
  pool,
  emotion,
  follow,
})

/** Intents that one line answers. Those that need more are in answers.ts. */
export const smallTalk: Readonly<Partial<Record<IntentId, SmallTalk>>> = {
  injection: talk('injection', 'calm'),
  explicit: talk('explicit', 'calm'),
  quiet: talk('quiet', 'calm'),
  talkAgain: talk('talkAgain', 'cheerful', 'starter'),
  alreadySaid: talk('alreadySaid', 'apologetic', 'starter'),
  misunderstood: talk('misunderstood', 'apologetic'),
  model: talk('model', 'thoughtful'),
  real: talk('real', 'calm'),
  feelings: talk('feelings', 'calm'),
  ownName: talk('ownName', 'cheerful'),
  identity: talk('identity', 'calm'),
  yourAge: talk('yourAge', 'playful'),
  yourHome: talk('yourHome', 'playful'),
  yourGender: talk('yourGender', 'calm'),
  yourBody: talk('yourBody', 'playful'),
  yourFamily: talk('yourFamily', 'calm'),
  yourMaker: talk('yourMaker', 'calm'),
  yourDay: talk('yourDay', 'playful', 'greeting.ask'),
  yourDream: talk('yourDream', 'thoughtful'),
  howAreYou: talk('howAreYou', 'cheerful', 'greeting.ask'),
  miss: talk('miss', 'gentle'),
  stay: talk('stay', 'gentle'),
  languages: talk('languages', 'cheerful'),
  privacy: talk('privacy', 'calm'),
  settings: talk('settings', 'thoughtful'),
  image: talk('image', 'cheerful'),
  voice: talk('voice', 'cheerful'),
  lullaby: talk('lullaby', 'calm'),
  live: talk('live', 'thoughtful'),
  medical: talk('medical', 'caring'),
  legal: talk('legal', 'caring'),
  finance: talk('finance', 'caring'),
  comfort: talk('comfort', 'caring'),
  hug: talk('hug', 'gentle'),
  encourage: talk('encourage', 'encouraging'),
  decision: talk('decision', 'thoughtful', 'decision.ask'),
  advice: talk('advice', 'thoughtful', 'advice.ask'),
  task: talk('task', 'apologetic'),
  romance: talk('romance', 'gentle'),
  insult: talk('insult', 'calm'),
  compliment: talk('compliment', 'cheerful'),
  congratulate: talk('congratulate', 'cheerful'),
  capabilities: talk('capabilities', 'cheerful'),
  help: talk('help', 'caring'),
  canIAsk: talk('canIAsk', 'cheerful'),
  secret: talk('secret', 'gentle'),
  guess: talk('guess', 'playful'),
  opinion: talk('opinion', 'thoughtful', 'opinion.ask'),
  canYou: talk('canYou', 'calm'),
  why: talk('why', 'thoughtful'),
  really: talk('really', 'calm'),
  bored: talk('bored', 'playful'),
  goOn: talk('goOn', 'curious'),
  wait: talk('wait', 'calm'),
  back: talk('back', 'cheerful'),
  there: talk('there', 'cheerful', 'greeting.ask'),
  sorry: talk('sorry', 'gentle'),
  goodnight: talk('goodnight', 'gentle'),
  goodbye: talk('goodbye', 'cheerful'),
  thanks: talk('thanks', 'cheerful'),
  fortune: talk('fortune', 'thoughtful'),
  tellFeeling: talk('tellFeeling', 'caring'),
  tellPast: talk('tellPast', 'curious'),
  tellPerson: talk('tellPerson', 'curious'),
  dunno: talk('dunno', 'gentle', 'topic'),
  nothing: talk('nothing', 'gentle', 'starter'),
  okay: talk('okay', 'calm', 'topic'),
}

/** Intents that are a courtesy: they give way to whatever else the message holds. */
export const courtesies: ReadonlySet<IntentId> = new Set<IntentId>([
  'wait',
  'back',
  'there',
  'sorry',
  'goodnight',
  'goodbye',
  'thanks',
  'greeting',
  'congratulate',
  'laugh',
  'dunno',
  'nothing',
  'yes',
  'no',
  'okay',
  'goOn',
  'rhetorical',
  'tag',
])
