import { condolenceLines } from '../../condolence-lines.ts'
import type { Pack } from '../../pack.ts'
import { emotions } from './emotions.ts'
import { facts } from './facts.ts'
import { chain, twenty } from './games.ts'
import { intents } from './intents.ts'
import { careLines } from './lines-care.ts'
import { inviteLines } from './lines-invite.ts'
import { greetingLines } from './lines-greeting.ts'
import { memoryLines } from './lines-memory.ts'
import { selfLines } from './lines-self.ts'
import { socialLines } from './lines-social.ts'
import { talkLines } from './lines-talk.ts'
import { persona } from './persona.ts'
import { situations } from './situations.ts'
import { stock } from './stock.ts'
import { calendar, numbers, steering, text } from './text.ts'
import { health, sleep, study, work } from './topics-day.ts'
import { food, home, money, weather } from './topics-home.ts'
import { games, music, screen, sport, travel } from './topics-leisure.ts'
import { future, general, hobbies } from './topics-life.ts'
import { family, friends, loneliness, love, pets } from './topics-people.ts'

export const de: Pack = {
  language: 'de',
  text,
  intents,
  lines: {
    ...greetingLines,
    ...socialLines,
    ...selfLines,
    ...memoryLines,
    ...careLines,
    ...talkLines,
    ...inviteLines,
  },
  emotions,
  topics: {
    work,
    study,
    family,
    friends,
    love,
    sleep,
    food,
    weather,
    pets,
    music,
    screen,
    games,
    travel,
    sport,
    health,
    money,
    home,
    future,
    loneliness,
    hobbies,
    general,
  },
  situations,
  condolence: condolenceLines('de'),
  facts,
  persona,
  stock,
  chain,
  twenty,
  calendar,
  numbers,
  steering,
}
