import type { WisdomPack } from '../../pack/wisdom.ts'
import { hexagramsFirst } from './hexagrams-first.ts'
import { hexagramsSecond } from './hexagrams-second.ts'
import { lesson, question, quotes } from './wisdom-days.ts'

export const wisdom: WisdomPack = {
  hexagrams: [...hexagramsFirst, ...hexagramsSecond],
  trigrams: {
    乾: 'heaven',
    震: 'thunder',
    坎: 'water',
    艮: 'mountain',
    坤: 'earth',
    巽: 'wind',
    离: 'fire',
    兑: 'lake',
  },
  castOpening: [
    'You have cast hexagram {n}, {name}: {upper} above, {lower} below.',
    'This is {name}, number {n}, with {upper} over {lower}.',
    'The six lines make {name} ({n}); {lower} lies beneath and {upper} on top.',
  ],
  movingLine: [
    ['The first line moves: the matter is in bud, so look at your feet before the horizon.'],
    ['The second line moves: you’re in the middle of your place; act rightly and you’ll be answered.'],
    ['The third line moves: here’s the threshold, rein in and think once more.'],
    ['The fourth line moves: a turn is close, step over with care.'],
    ['The fifth line moves: you’re the one to decide, fairly and sincerely.'],
    ['The top line moves: this nears its end; drawing in makes way for the next.'],
  ],
  still: [
    'No line moves; the situation rests, and the hexagram alone is the answer.',
    'All six lines are still. It is brewing, so stay with what is.',
  ],
  resulting: [
    'It turns into {name}, and the weather ahead is this: {meaning}',
    'What moves becomes {name}. Later on: {meaning}',
  ],
  asker: [
    'For a {animal} on a day of {god}, add a question: which small step can I take first?',
    'Being a {animal}, test the answer on one concrete thing; today is under {god}.',
    'Take the hexagram as a mirror, {animal}. Today’s {god} shows you what you wish.',
  ],
  mansionOpening: [
    'By the Eight Mansions your life trigram is {trigram}, {nature} ({n}), of {group}.',
    'Life number {n} means {trigram}, {nature}; it belongs to {group}.',
  ],
  groups: { east: 'the East group', west: 'the West group' },
  mansionNames: {
    生气: 'Vital Breath 生气',
    天医: 'Heavenly Doctor 天医',
    延年: 'Long Years 延年',
    伏位: 'Own Seat 伏位',
    祸害: 'Mishap 祸害',
    六煞: 'Six Frets 六煞',
    五鬼: 'Five Ghosts 五鬼',
    绝命: 'Severed Fate 绝命',
  },
  mansion: {
    生气: ['Vital Breath lies {direction}: a desk or door facing that way keeps you awake.'],
    天医: ['Heavenly Doctor lies {direction}; with the head of the bed there, sleep is sound.'],
    延年: ['Long Years lies {direction}, a good corner for two people to talk.'],
    伏位: ['Own Seat lies {direction}: be alone, read, sit still.'],
    祸害: ['Mishap lies {direction}; put cupboards there and argue elsewhere.'],
    六煞: ['Six Frets lies {direction}: keep it tidy and don’t hang a mirror opposite.'],
    五鬼: ['Five Ghosts lies {direction}; check cables and stove, safety first.'],
    绝命: ['Severed Fate lies {direction}: not for sleeping, heavy furniture will do.'],
  },
  starNames: {
    1: 'One White 一白',
    2: 'Two Black 二黑',
    3: 'Three Jade 三碧',
    4: 'Four Green 四绿',
    5: 'Five Yellow 五黄',
    6: 'Six White 六白',
    7: 'Seven Red 七赤',
    8: 'Eight White 八白',
    9: 'Nine Purple 九紫',
  },
  starOpening: [
    'In {year} star {n} sits in the middle and the others fly out from there.',
    'The nine palaces of {year} have {n} at the centre, and every direction gets new air.',
  ],
  star: {
    1: ['One White is in the {direction}: people and movement; a glass of clear water, a few books.'],
    2: ['Two Black is in the {direction}: rest and fresh air, no piles.'],
    3: ['Three Jade is in the {direction}, where voices get loud; a warm colour softens it.'],
    4: ['Four Green is in the {direction}: good for writing, put a plant or a pen there.'],
    5: ['Five Yellow is in the {direction}; no digging or drilling there this year, quiet is the cure.'],
    6: ['Six White is in the {direction}: decisions and journeys, a small metal thing helps.'],
    7: ['Seven Red is in the {direction}: lock windows and don’t promise too much.'],
    8: ['Eight White is in the {direction}: matters of house and trade, keep it bright.'],
    9: ['Nine Purple is in the {direction}, the place of joy: light a lamp, have guests.'],
  },
  quoteLine: '“{text}” ({source}).',
  quotes,
  lesson,
  question,
}
