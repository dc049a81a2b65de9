import type { BaziPack } from '../../pack/bazi.ts'
import { dayMaster, spirits } from './bazi-stems.ts'

export const bazi: BaziPack = {
  dayMasterName: '{stem}, {element}',
  dayMaster,
  spirits,
  strength: {
    weak: [
      'Your {element} is tender, a shoot in a cold spring: nourishment and company first, use later.',
      'The root of your {element} is shallow; borrowing strength is no shame, and resting is a skill.',
    ],
    balanced: [
      'Your {element} is in balance and can push or hold; rare is the lack of lean.',
      'Evenly spread, your {element} needs neither feeding nor draining, only its rhythm.',
    ],
    strong: [
      'Your {element} is full as a brimming lake; with an outlet it becomes a landscape.',
      'Plenty of {element}: will and energy both run high, so give, create, take charge.',
    ],
  },
  reasoning: {
    inSeason: 'The month branch {branch} feeds the {element} of the day master: it is in season.',
    outOfSeason: 'The month branch {branch} does not feed the {element} of the day master: it is out of season.',
    roots: 'Branches other than the month’s that root it: {n}.',
    allies: 'Other stems that are like it or beget it: {n}.',
    support: 'About {percent}% of the chart carries the day master.',
    favourable: 'So {list} bring balance.',
    structures: {
      following: 'Another school may see more in this: neither stems nor branches hold anything that supports the day master, so it may count as a following chart (从格), which goes with the current and favours {list}. This reading keeps to balance.',
      'near-following': 'Another school may see more in this: only a trace in one branch still supports the day master, so it comes near a following chart (假从), which goes with the current and favours {list}. This reading keeps to balance.',
      dominant: 'Another school may see more in this: by far the most of the chart supports the day master, so it may count as a dominant chart (专旺), which goes with its own strength and favours {list}. This reading keeps to balance.',
    },
  },
  favour: {
    wood: [
      'Wood evens out your chart: plants, reading, morning light, a walk to the east.',
      'Grow something on the sill and learn a craft that takes its time; both are Wood.',
    ],
    fire: [
      'Fire wakes your chart: sunshine, a stage, laughing aloud.',
      'Keep company with warm people and carry your ideas to where there’s light; that’s Fire for you.',
    ],
    earth: [
      'Earth steadies your chart: regular hours, home cooking, one place you return to.',
      'A fixed den and a fixed time bring you Earth; slow is firm.',
    ],
    metal: [
      'Metal trims your chart: clear out, practise speaking, keep a principle.',
      'Name your limits and sharpen one skill to an edge, there’s your Metal.',
    ],
    water: [
      'Water moistens your chart: move, listen, think things through beside a river.',
      'Travel, writing and early nights give your thoughts a bed to flow in, as Water should.',
    ],
  },
  rich: {
    wood: ['Wood leads with about {percent}%: kindness and growth are strong, mind the pruning.'],
    fire: ['Fire leads with about {percent}%: warm and courteous, careful not to scorch yourself.'],
    earth: ['Earth leads with about {percent}%: solid and true, don’t get buried.'],
    metal: ['Metal leads with about {percent}%: decisive and fair, leave room for softness.'],
    water: ['Water leads with about {percent}%: bright and fluid, build it a bank.'],
  },
  lacking: {
    wood: ['No Wood among the characters: patience and plans are planted by habit, so begin with a small one.'],
    fire: ['No Fire among the characters: warmth is yours to kindle, starting from one compliment.'],
    earth: ['No Earth among the characters: build your calm from fixed hours and a fixed place.'],
    metal: ['No Metal among the characters: practise “that’s settled” on trifles.'],
    water: ['No Water among the characters: leave some time without a purpose and let it flow.'],
  },
  complete: [
    'All five elements are there: you get on with everyone, choosing is the hard part.',
    'None of the five is missing; on so firm a base, one speciality will stand out.',
  ],
  monthGod: {
    比肩: ['{god} in the month stem: you stand on your own feet and learn most from equals.'],
    劫财: ['{god} in the month stem: daring; settle the shares first and nothing stops you.'],
    食神: ['{god} in the month stem: kind and gifted, you win your place by craft and goodwill.'],
    伤官: ['{god} in the month stem: visible wit; inventing is your rice bowl and tact its rim.'],
    偏财: ['{god} in the month stem: easy with people, and chances come out of the crowd.'],
    正财: ['{god} in the month stem: thrifty and orderly; credit is your thickest capital.'],
    七杀: ['{god} in the month stem: nerve under pressure, the harder the game the more it shows you.'],
    正官: ['{god} in the month stem: rules and a good name; within a system you rise steadily.'],
    偏印: ['{god} in the month stem: an unusual mind, and your main road is a side street.'],
    正印: ['{god} in the month stem: eager to learn and liked; knowledge and elders are your umbrella.'],
  },
  luckGod: {
    比肩: ['{from} to {to}, pillar {stem} {branch}: {god} in front, time to stand alone and find your kind.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: your own shoulders, and people going the same way.'],
    劫财: ['{from} to {to}, pillar {stem} {branch}: {god} in front, many people, many chances, keep measure and books.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: bold ones; contracts before partnerships.'],
    食神: ['{from} to {to}, pillar {stem} {branch}: {god} in front, gifts bloom and days have flavour.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: what you love becomes your sign.'],
    伤官: ['{from} to {to}, pillar {stem} {branch}: {god} in front, change and expression are the main line.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: your voice gets heard, so tune it.'],
    偏财: ['{from} to {to}, pillar {stem} {branch}: {god} in front, the world widens and each trip brings something.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: twice the sights and friends, one heart.'],
    正财: ['{from} to {to}, pillar {stem} {branch}: {god} in front, a time for house and home.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: steady work lays brick on brick.'],
    七杀: ['{from} to {to}, pillar {stem} {branch}: {god} in front, heavy loads, quick growth, look after yourself.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: hard tasks polish you; arrange the rests.'],
    正官: ['{from} to {to}, pillar {stem} {branch}: {god} in front, name and duty climb a step.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: you carry it well and credit walks ahead.'],
    偏印: ['{from} to {to}, pillar {stem} {branch}: {god} in front, go deeper, research, sort the inside.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: dig inwards to water nobody else has.'],
    正印: ['{from} to {to}, pillar {stem} {branch}: {god} in front, helpers and learning, stillness suits.', 'Ten years of {stem} {branch} ({from}–{to}) under {god}: books and elders at hand, the mind grows wide.'],
  },
  luckSuits: {
    good: ['Its stem is {element}, just what balances you, so do a little more while it lasts.', '{element} helps, and on this stretch the wind is at your back.'],
    plain: ['Its stem is {element}, neither here nor there; where you push decides.', '{element} stays neutral: walk on steadily.'],
    hard: ['Its stem is {element} and tugs a bit; slower and more exact, no effort is lost.', 'A lot of {element}, so this stretch is for tending body and mind.'],
  },
  periodSuits: {
    good: ['The {element} of {when} is what your chart likes: move what you meant to move.', 'With {element} on your side, work comes easily; do the hard thing first.'],
    plain: ['The {element} of {when} neither helps nor bothers your chart. As usual, then.', 'Even-tempered {element}: no need to hurry.'],
    hard: ['The {element} of {when} sits on your chart a little; one promise fewer, one breath more.', 'Rather much {element}, so keep what you have and save strength for the one thing that counts.'],
  },
}
