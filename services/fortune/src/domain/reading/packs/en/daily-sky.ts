import type { DailyPack } from '../../pack/daily.ts'

export const aspects: DailyPack['aspects'] = {
  conjunction: [
    '{a.the} and {b.the} go shoulder to shoulder, twisting {aTheme} and {bTheme} into one rope; think it, do it.',
    'One matter pulls on both {aTheme} and {bTheme} as {a.the} meets {b.the}, and it deserves your whole attention.',
    'Beside {a.the}, {b.the} gives {bTheme} a backbone. Good for a beginning.',
    'Hear the same sentence twice: {a.the} says it with {aTheme}, {b.the} with {bTheme}.',
  ],
  sextile: [
    '{a.the} winks at {b.the}: between {aTheme} and {bTheme} a door stands ajar. Push it.',
    'The chance hides in a helping hand: {b.the} lets {bTheme} loosen up through {aTheme}.',
    'Sixty degrees lie between {a.the} and {b.the}; {aTheme} is willing, somebody just has to ask.',
    'A light touch is enough. {b.the} looks after {a.the} and finds work for {aTheme}.',
  ],
  square: [
    '{a.the} locks horns with {b.the}: {aTheme} wants speed, {bTheme} wants time, so set the order first.',
    'The friction is {a.the} at right angles to {b.the}; {aTheme} and {bTheme} talk past each other, and you needn’t pick a side.',
    'Like hard wood, {bTheme} cuts best along the grain, now that {b.the} tests {a.the}.',
    'Sparks are likely where {a.the} meets {b.the}; tie the quarrel to one concrete thing and it can be solved.',
  ],
  trine: [
    'A following wind joins {a.the} and {b.the}; {aTheme} and {bTheme} bring out the best in what you know.',
    'Things ripen by themselves while {b.the} carries {a.the}, {bTheme} underneath {aTheme}.',
    '{b.the} clears a level road for {a.the}, so {aTheme} can stretch. Walk a few steps further than planned.',
    'In harmony: {a.the} sings {aTheme}, {b.the} takes {bTheme}, and something in you unclenches.',
  ],
  quincunx: [
    '{a.the} and {b.the} are on different channels; {aTheme} and {bTheme} each owe half a step, and small tweaks beat big plans.',
    'There’s a pebble in the shoe where {a.the} brushes {b.the}, and {bTheme} needs another posture.',
    'Leave {aTheme} for later; it is out of season as long as {b.the} nags {a.the}.',
    'When it won’t run smoothly, {aTheme} has bumped into {bTheme}; take them one by one.',
  ],
  opposition: [
    '{a.the} and {b.the} face each other across the sky, {aTheme} here, {bTheme} there, and the view is best from the middle.',
    'Nobody is wrong in the tug between {a.the} and {b.the}; give {bTheme} a seat as well.',
    'Someone else’s {bTheme} shows you your own {aTheme}, as {b.the} looks straight at {a.the}.',
    'Two pans of a scale: {a.the}, {b.the}. Care a little less who wins and {aTheme} can land.',
  ],
}

export const phases: DailyPack['phases'] = {
  new: [
    'No Moon to be seen, the night is darkest and the mind cleanest: make one small wish.',
    'A page has just been turned and nothing has a shape yet; the first stroke is yours.',
    'Sun and Moon travel together and energy draws inward, so begin quietly and it will last.',
  ],
  'waxing-crescent': [
    'A first sliver of light: what has just sprouted wants shelter and patience.',
    'Strength comes up slowly; short steps are fine as long as they don’t stop.',
    'Try the plan of the last few days in its smallest form.',
  ],
  'first-quarter': [
    'Half lit, half dark, the Moon asks for a choice.',
    'At this crossroads the thing you hesitate over will ask again.',
    'Obstacles and appetite arrive together; put your weight on one side.',
  ],
  'waxing-gibbous': [
    'Nearly round; the last bit is a matter of polish.',
    'Check once more before you close it; it shows in the shine.',
    'Almost-done tries everyone’s patience. The details decide.',
  ],
  full: [
    'The full Moon hangs overhead and moods come in with the tide, results too.',
    'What was hidden slips out under so much light, and that needn’t be bad.',
    'Some weeks of work send back an echo.',
  ],
  'waning-gibbous': [
    'The Moon begins to give light away; share what you gathered and breathe easier.',
    'After the peak comes the warmth: thank, review, tell someone.',
    'Yesterday’s lesson only gets its taste now.',
  ],
  'last-quarter': [
    'Like a small knife, the half Moon trims off what grew too much.',
    'The half you let go matters as much as the half you keep.',
    'The old method has stopped working, which frees your hands for another.',
  ],
  'waning-crescent': [
    'A thin Moon before dawn: close things rather than open them, and call rest work.',
    'The body wants quiet and the mind wants a blank page.',
    'The cycle is nearly out; set down what isn’t finished, kindly.',
  ],
}

export const phaseAdvice: DailyPack['phaseAdvice'] = {
  new: ['Write down one beginning that is only yours.', 'Start it today; don’t ask it for results.'],
  'waxing-crescent': ['Halve the plan, then begin.', 'Tell one person what you are about to do.'],
  'first-quarter': ['Set yourself a deadline for the either-or.', 'Stuck? Solve the smallest part.'],
  'waxing-gibbous': ['Read it once more before handing it in.', 'Ask somebody to find one flaw.'],
  full: ['Drink a glass of water before you answer in anger.', 'Count what these two weeks produced and take the credit.'],
  'waning-gibbous': ['Teach someone a trick you learned.', 'Thank a helper, and say for what.'],
  'last-quarter': ['Return one thing or promise that no longer fits.', 'Empty the inbox; space is speed.'],
  'waning-crescent': ['Go to bed early and let tomorrow think about tomorrow.', 'Make something hot to drink and think of nothing for a quarter of an hour.'],
}

export const retrograde: DailyPack['retrograde'] = {
  Mercury: [
    'Mercury runs backwards: read messages about {topic} twice; an old friend or draft may turn things.',
    'Revising beats announcing while Mercury leads you back to {topic}.',
  ],
  Venus: [
    'Venus is retrograde and tastes in {topic} are being reshuffled; no need to decide.',
    'What do you truly like? Venus has you look at {topic} once more.',
  ],
  Mars: [
    'With Mars in reverse, practise first and strike later where {topic} is concerned.',
    'Don’t ram the door: another approach to {topic} costs less, Mars says, walking back.',
  ],
  Jupiter: [
    'Jupiter pauses its growing; in {topic} it is the roots that thicken.',
    'Ask what you actually believe about {topic}, Jupiter has turned round to look.',
  ],
  Saturn: [
    'Saturn is going over old ground: homework left undone in {topic} can still be handed in.',
    'Time to tap the foundations of {topic} and shore up what sounds hollow.',
  ],
  Uranus: [
    'Uranus is retrograde, so change in {topic} happens inside before anyone sees it.',
    'Think the break in {topic} through to the end, then make it.',
  ],
  Neptune: [
    'Mist lifts from {topic} as Neptune backs away; be kind to the you who couldn’t see.',
    'The tide goes out over {topic} and shows the stones. Step on those.',
  ],
  Pluto: [
    'The tightest knot in {topic} can be loosened by one turn, with Pluto in reverse.',
    'Let go of a little control over {topic}, and a little strength returns.',
  ],
}

export const ingress: DailyPack['ingress'] = [
  '{planet.the} steps into {planetSign}: {theme} changes key, first of all in {topic}.',
  'A change of scene, as {planet.the} moves to {planetSign} and airs out {topic}.',
  'From then on {planet.the} works in {planetSign} and {theme} flows towards {topic}.',
]

export const lunation: DailyPack['lunation'] = {
  new: [
    'On {day} a new Moon in {moonSign} lets {topic} start from zero; keep the wish small and exact.',
    'Sun and Moon meet in {moonSign} on {day}: plant something for {topic} and keep it quiet.',
  ],
  'first-quarter': [
    '{day} brings the first quarter in {moonSign} and asks for a yes or a no in {topic}.',
    'A snag in {topic} around {day} is only the half Moon in {moonSign} asking how much you want it.',
  ],
  full: [
    'The full Moon of {day} in {moonSign} ripens {topic}; thank where thanks are due, stop what is over.',
    'Bright as it gets on {day}: with the Moon full in {moonSign}, you see the true face of {topic}.',
  ],
  'last-quarter': [
    'On {day}, last quarter in {moonSign}: take something away from {topic}.',
    'Around {day} the waning half in {moonSign} finds one thing in {topic} you can release.',
  ],
}
