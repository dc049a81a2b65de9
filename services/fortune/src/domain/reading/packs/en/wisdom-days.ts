import type { WisdomPack } from '../../pack/wisdom.ts'

export const quotes: WisdomPack['quotes'] = {
  比肩: [
    { text: 'Among any three people walking, one is surely my teacher', source: 'Confucius, Analects 7' },
    { text: 'When two are of one heart, their sharpness cuts metal', source: 'I Ching, Great Commentary' },
  ],
  劫财: [
    { text: 'The noble understand what is right, the petty what is profitable', source: 'Confucius, Analects 4' },
    { text: 'Because he does not contend, none under heaven can contend with him', source: 'Laozi, Daodejing 22' },
  ],
  食神: [
    { text: 'Coarse rice, water to drink, a bent arm for a pillow: joy is in these too', source: 'Confucius, Analects 7' },
    { text: 'A mole drinks from the river no more than its belly holds', source: 'Zhuangzi, Free and Easy Wandering' },
  ],
  伤官: [
    { text: 'Great straightness seems crooked, great skill seems clumsy', source: 'Laozi, Daodejing 45' },
    { text: 'Words without grace do not travel far', source: 'Zuo Commentary, Duke Xiang 25' },
  ],
  偏财: [
    { text: 'The more one gives to others, the more one has', source: 'Laozi, Daodejing 81' },
    { text: 'Wealth and rank got unjustly are to me like drifting clouds', source: 'Confucius, Analects 7' },
  ],
  正财: [
    { text: 'A tree you can hardly embrace grew from a tiny sprout', source: 'Laozi, Daodejing 64' },
    { text: 'Without adding up small steps, no one goes a thousand miles', source: 'Xunzi, Encouraging Learning' },
  ],
  七杀: [
    { text: 'To overcome others takes force, to overcome oneself takes strength', source: 'Laozi, Daodejing 33' },
    { text: 'We live through care and trouble, and die of ease', source: 'Mencius 6B' },
  ],
  正官: [
    { text: 'If he himself is upright, things go well without orders', source: 'Confucius, Analects 13' },
    { text: 'True words are not pretty, pretty words are not true', source: 'Laozi, Daodejing 81' },
  ],
  偏印: [
    { text: 'Reach utter emptiness, hold fast to stillness', source: 'Laozi, Daodejing 16' },
    { text: 'Learning without thought is lost, thought without learning is perilous', source: 'Confucius, Analects 2' },
  ],
  正印: [
    { text: 'To learn and in due time to practise it, is that not a pleasure?', source: 'Confucius, Analects 1' },
    { text: 'Who would say that an inch of grass could repay the light of three springs', source: 'Meng Jiao, Song of the Wanderer' },
  ],
}

export const lesson: WisdomPack['lesson'] = {
  甲: ['A tall tree’s lesson is to bow once and see the grass.', 'What grows upward also learns to drop leaves.'],
  乙: ['A vine’s lesson is to find its own trellis and not the wrong post.', 'Softness carried to the end becomes persistence.'],
  丙: ['The Sun’s lesson is to set on time and leave the night to the stars.', 'Before giving light, ask whether it’s wanted.'],
  丁: ['The lamp’s lesson is to burn sparingly; long matters more than bright.', 'Shield the little flame and don’t be cross with the wind.'],
  戊: ['The mountain’s lesson is to let paths through; gullies belong to it.', 'Steady doesn’t mean unmoved, it means unflustered while moving.'],
  己: ['The field’s lesson is to lie fallow; next year it’s richer.', 'Whoever feeds everything needs rain as well.'],
  庚: ['The sword’s lesson is knowing when to stay in the sheath.', 'After all the tempering, softness is the rarest thing.'],
  辛: ['The jewel’s lesson is to put up with one flaw.', 'To be seen is fine, to be held warm is finer.'],
  壬: ['The river’s lesson is its banks; freedom needs a shape.', 'Wherever you flow, leave some clearness behind.'],
  癸: ['The dew’s lesson is to know which field is its own.', 'A thread of water wears down stone by not stopping.'],
}

export const question: WisdomPack['question'] = {
  比肩: ['Whom am I racing, and what would I do if I weren’t?', 'Which thing would go better with two?'],
  劫财: ['What am I afraid to lose, and would it really be gone?', 'What would feel lighter given away?'],
  食神: ['When did I last lose track of time, and over what?', 'Which moment today may be slow?'],
  伤官: ['How would my sentence sound as a question?', 'Which rule deserves a change from me?'],
  偏财: ['Which chance is a meeting, and which just noise?', 'What would I gladly share?'],
  正财: ['Which small deed, done a hundred days, would change me?', 'Is my time well spent?'],
  七杀: ['What skill is this pressure teaching?', 'If only one thing could get done, which?'],
  正官: ['What have I promised and not yet done?', 'Which duty isn’t mine at all?'],
  偏印: ['Which thought keeps returning, and what does it want?', 'Whom do I resemble when alone?'],
  正印: ['Who once held me up, and have I said thanks?', 'How could I look after myself today?'],
}
