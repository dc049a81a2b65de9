import type { BirthChartPack, RelationshipPack, TransitPack } from '../../pack/relationship.ts'

export const relationship: RelationshipPack = {
  distance: {
    0: [
      '{a} meets {b} as in a mirror: quick to understand, and what you bump into is your own fault line.',
      'Two of {a}: no need to learn the silence, only who gives in first.',
    ],
    1: [
      '{a} and {b} are neighbours, like pupils of the next class, other timetables and the same corridor.',
      'Side by side, {a} shows {b} the page that was skipped, and the other way round.',
    ],
    2: [
      'Two signs lie between {a} and {b}: good talk, ready help, and things grow fast.',
      '{a} with {b} is two rhythms that fit, and lightness is what you own.',
    ],
    3: [
      '{a} and {b} stand at a right angle; sparks and friction come together, and once worn in, you can’t do without.',
      'It isn’t right or wrong that {a} and {b} quarrel over, it’s the tempo.',
    ],
    4: [
      '{a} and {b} share an element; little needs explaining, the current flows.',
      'Like being where they speak your dialect: {a} with {b}.',
    ],
    5: [
      '{a} and {b} meet at an odd angle, like writing left-handed, until it becomes a hand of its own.',
      'Understanding between {a} and {b} doesn’t come by itself; it grows from every “so that’s how you see it”.',
    ],
    6: [
      '{a} and {b} face each other, each the missing half; pull and tug have one root.',
      'As the shore looks at the sea, {a} looks at {b}: the difference is the view.',
    ],
  },
  elements: {
    'fire-fire': ['Two fires are never dull; take turns being the wood.'],
    'fire-earth': ['Fire bakes earth and earth holds fire: one gives heat, the other shape.'],
    'fire-air': ['Wind feeds flame, an idea catches at a breath; somebody watch the stove.'],
    'fire-water': ['Fire under water makes soup, as long as both mind the heat.'],
    'earth-earth': ['Earth on earth is safe; make a surprise now and then.'],
    'earth-air': ['Wind goes over the field, one reasons, one reaps; who hears the other has a good year.'],
    'earth-water': ['Water softens earth and earth guards water; care in daily things is the love.'],
    'air-air': ['Air meets air and talk has no end; one of you should take notes.'],
    'air-water': ['Wind wrinkles the water, head and heart; translate and you’re through.'],
    'water-water': ['Water joins water without words; learn to come ashore together, too.'],
  },
  qualities: {
    'cardinal-cardinal': ['Both would lead: say who has which stretch, and nobody grabs the wheel.'],
    'cardinal-fixed': ['One begins, one keeps; hand over well and you’ll go far.'],
    'cardinal-mutable': ['One picks the direction, one takes the corners; rain won’t stop you.'],
    'fixed-fixed': ['Neither gives way, so a stop word for quarrels is worth more than winning.'],
    'fixed-mutable': ['Steady and lively, tree and wind; don’t ask the other to become you.'],
    'mutable-mutable': ['Both easy-going; the hard bit is to settle, and whoever says “this one” does the work.'],
  },
  gifts: [
    '{a} brings {aGift}, {b} brings {bGift}, and on one table it is enough.',
    'In time {b} picks up {aGift}, while {a} catches {bGift}.',
    'Take away {aGift} from {a}, or {bGift} from {b}, and this bond would lose its taste.',
  ],
  strengthOf: {
    'fire-fire': 'Same heat, quick to act',
    'fire-earth': 'Drive that lands',
    'fire-air': 'Ideas and laughter',
    'fire-water': 'Strong feelings that touch',
    'earth-earth': 'Solid trust',
    'earth-air': 'Thought out and carried out',
    'earth-water': 'Caring and safe',
    'air-air': 'Good talk, free space',
    'air-water': 'Head and heart complete each other',
    'water-water': 'Understanding without words',
  },
  strengthAt: {
    0: 'Nobody knows your temper better',
    1: 'Seeing each other’s blind spot',
    2: 'Easy company, natural friends',
    3: 'You make each other stronger',
    4: 'Effortless support',
    5: 'Stays new for long',
    6: 'Strong attraction, mutual mirrors',
  },
  challengeOf: {
    'cardinal-cardinal': 'Both want to decide',
    'cardinal-fixed': 'One hurries, one holds',
    'cardinal-mutable': 'Plan against change',
    'fixed-fixed': 'Neither bows first',
    'fixed-mutable': 'Stubborn meets fickle',
    'mutable-mutable': 'Never quite decided',
  },
  challengeAt: {
    0: 'Faults come doubled',
    1: 'Needs lie in different places',
    2: 'So comfortable that deep talks go missing',
    3: 'Clashing tempos, quick to compete',
    4: 'Used to ease, forgetting to tend it',
    5: 'Odd misunderstandings that ask for patience',
    6: 'Quickly on opposite sides',
  },
  samePoint: {
    meet: ['Your {a} and theirs share one spot; on {aTheme} a glance is enough.', 'Two of a kind, {a} beside {a}: {aTheme} meets its own mirror, for better and worse.'],
    flow: ['The two of you keep step in {aTheme}, {a} with {a}, and little needs explaining.', '{a} answers {a} kindly, so you can lean on each other in {aTheme}.'],
    strain: ['You both know {aTheme}, only in different styles: {a} rubs against {a}. Ask before you conclude.', '{a} pulls against {a}; leave some room where {aTheme} is concerned.'],
  },
  synastry: {
    conjunction: [
      'Your {a} lies on their {b}: {aTheme} and {bTheme} can hardly be told apart.',
      'One person’s {aTheme} is the other’s {bTheme}, {a} upon {b}.',
    ],
    sextile: [
      'Your {a} gives their {b} a lift, and {bTheme} finds a way out through {aTheme}.',
      'As soon as {aTheme} speaks, {bTheme} answers: {a} and {b} are on good terms.',
    ],
    square: [
      'Your {a} presses on their {b}; where {aTheme} meets {bTheme}, go half a beat slower.',
      'Which comes first, {aTheme} or {bTheme}? {a} and {b} argue; take turns.',
    ],
    trine: [
      'Your {a} and their {b} run in one river, {aTheme} feeding {bTheme}.',
      'Nobody had to teach {bTheme} to go with {aTheme}: {a} in trine with {b}.',
    ],
    quincunx: [
      'Half a tone lies between your {a} and their {b}; {aTheme} changes key to suit {bTheme}.',
      'Ask once more what {bTheme} wants; {a} and {b} need running in.',
    ],
    opposition: [
      'Your {a} looks across at their {b}: {aTheme} and {bTheme} on a see-saw; get off and walk a while.',
      'Each sees in {bTheme} the other side of {aTheme}, as {a} faces {b}.',
    ],
  },
}

export const birthChart: BirthChartPack = {
  titles: {
    sun: 'Sun in {sign}',
    moon: 'Moon in {sign}',
    rising: '{sign} rising',
    planets: 'The planets’ temper',
    houses: 'The stages of life',
    aspects: 'Talks within',
    balance: 'Elements and pace',
  },
  planetInSign: [
    '{planet.the} in {sign}: your {theme} works {manner}.',
    'As for {theme}, you go about it {manner}, with {planet.the} in {sign}.',
    '{sign} lends {planet.the} its way, so {theme} comes {manner}.',
    'Because {planet.the} fell in {sign}, {theme} moves {manner}.',
  ],
  planetInHouse: [
    '{planet.the} is in house {house}: {theme} goes mostly into {topic}.',
    '{topic} is the stage of {planet.the}, and {theme} shows there most.',
    'House {house} lodges {planet.the}; {theme} feels at home in {topic}.',
  ],
  aspects: {
    conjunction: [
      '{a.the} with {b.the}: {aTheme} and {bTheme} are one force in you.',
      'When {aTheme} speaks, {bTheme} chimes in, so close is {a.the} to {b.the}.',
    ],
    sextile: [
      '{a.the} sextile {b.the}: {aTheme} gladly helps {bTheme}, use makes it easy.',
      '{bTheme} makes a good partner to {aTheme}, with {b.the} and {a.the} on friendly terms.',
    ],
    square: [
      '{a.the} square {b.the}: {aTheme} and {bTheme} want the same lane, and skill comes of it.',
      'The lesson of {bTheme} takes {aTheme} longer, for {b.the} pushes {a.the} to grow.',
    ],
    trine: [
      '{a.the} trine {b.the}: {aTheme} and {bTheme} come naturally; don’t leave them unused for that.',
      '{bTheme} levels the road for {aTheme}; {b.the} carries {a.the}.',
    ],
    quincunx: [
      '{a.the} and {b.the} at 150°: {aTheme} and {bTheme} want small corrections all the time.',
      '{bTheme} keeps telling {aTheme} to sit differently, such is {a.the} with {b.the}.',
    ],
    opposition: [
      '{a.the} opposite {b.the}: {aTheme} and {bTheme} take turns in the chair, and balance is a lifelong craft.',
      'In others’ {bTheme} you meet your own {aTheme}, since {b.the} faces {a.the}.',
    ],
  },
  richElement: {
    fire: ['Most planets in fire: zeal is your fuel, you light the fire first and look for the road after.'],
    earth: ['Most planets in earth: you believe what can be seen and touched, and you last.'],
    air: ['Most planets in air: thinking and talking are how you breathe.'],
    water: ['Most planets in water: feeling is your map, and your manner.'],
  },
  poorElement: {
    fire: ['No planet in fire, so motion and company have to light you.'],
    earth: ['No planet in earth, so routine and real things settle you.'],
    air: ['No planet in air; step back, tell someone, and thought clears.'],
    water: ['No planet in water; feelings aren’t a nuisance, they need a moment.'],
  },
  richQuality: {
    cardinal: ['Cardinal signs weigh most: you’re good at beginning.'],
    fixed: ['Fixed signs weigh most: you’re good at keeping on.'],
    mutable: ['Mutable signs weigh most: you’re good at adjusting.'],
  },
  noRising: ['Without an exact time of birth we leave out rising sign and houses; the planets’ places hold all the same.'],
}

export const transits: TransitPack = {
  samePoint: {
    meet: ['{a.the} is back where it stood at your birth, and {aTheme} turns a page.'],
    flow: ['{a.the} is on good terms with its place at your birth; {aTheme} goes further along a known road.'],
    strain: ['{a.the} strains against its place at your birth, and {aTheme} asks to be adjusted.'],
  },
  aspects: {
    conjunction: [
      '{a.the} walks over your natal {b}, and {aTheme} calls {bTheme} by name.',
      'On one and the same day {aTheme} and your {bTheme} knock: {a.the} upon natal {b}.',
    ],
    sextile: [
      '{a.the} hands your natal {b} a ladder; let {bTheme} reach a rung higher.',
      'Borrow some {aTheme} to sort out {bTheme} while {a.the} favours natal {b}.',
    ],
    square: [
      '{a.the} examines your natal {b}: {bTheme} is stretched, so cut it small.',
      'Nudged by {a.the}, your natal {b} has to find its feet in {bTheme} again.',
    ],
    trine: [
      '{a.the} flows towards your natal {b} and {bTheme} gets a fair wind of {aTheme}.',
      'No strain on {bTheme} these days, natal {b} being in tune with {a.the}.',
    ],
    quincunx: [
      '{a.the} makes your natal {b} fidget; try {bTheme} another way.',
      'Half a beat apart, {aTheme} and your {bTheme}: {a.the} and natal {b} want tuning.',
    ],
    opposition: [
      '{a.the} stands across from your natal {b}; others will say what concerns {bTheme}.',
      'Find the midpoint of {aTheme} and {bTheme}, with natal {b} facing {a.the}.',
    ],
  },
  quiet: ['No close transit on this day; the sky is calm, keep your own pace.'],
  solarReturn: [
    'In {year} the Sun comes home to where you were born under it; the Moon in {sign} tints the year’s mood.',
    'A new year of life begins with the {year} return, and the Moon in {sign} says what will nourish it.',
  ],
  aspectLine: '{a} {aspect} natal {b}',
  ingressLine: '{planet} enters {sign}',
  retrogradeLine: '{planet} turns retrograde',
  directLine: '{planet} turns direct',
  lunationLine: {
    new: 'New Moon in {sign}',
    'first-quarter': 'First quarter in {sign}',
    full: 'Full Moon in {sign}',
    'last-quarter': 'Last quarter in {sign}',
  },
}
