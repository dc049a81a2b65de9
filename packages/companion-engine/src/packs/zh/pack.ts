import { condolenceLines } from '../../condolence-lines.ts'
import type { Pack } from '../../pack.ts'
import { emotions } from './emotions.ts'
import { facts } from './facts.ts'
import { chain, twenty } from './games.ts'
import { intents } from './intents.ts'
import { careLines } from './lines-care.ts'
import { inviteLines } from './lines-invite.ts'
import { selfLines } from './lines-self.ts'
import { socialLines } from './lines-social.ts'
import { talkLines } from './lines-talk.ts'
import { persona } from './persona.ts'
import { situations } from './situations.ts'
import { stock } from './stock.ts'
import { calendar, numbers, steering, text } from './text.ts'
import { food, health, home, money, sleep, study, weather, work } from './topics-day.ts'
import { family, friends, loneliness, love, pets } from './topics-people.ts'
import {
  future,
  games,
  general,
  hobbies,
  music,
  screen,
  sport,
  travel,
} from './topics-leisure.ts'

export const zh: Pack = {
  language: 'zh',
  text,
  intents,
  lines: { ...socialLines, ...selfLines, ...careLines, ...talkLines, ...inviteLines },
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
  condolence: condolenceLines('zh'),
  facts,
  persona,
  stock,
  chain,
  twenty,
  calendar,
  numbers,
  steering,
}
