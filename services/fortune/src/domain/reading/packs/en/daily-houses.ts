import type { DailyPack } from '../../pack/daily.ts'

export const moonHouse: DailyPack['moonHouse'] = [
  [
    'The Moon walks into {moonSign}, right where you stand, and your mood shows on your face in the best way.',
    'You are the lead today: {moonSign} moonlight swings the lamp round to you, and plain honesty suits you.',
    'With the Moon in your own sign, feelings arrive fast and true. Look after yourself first, {sign}, then the room.',
  ],
  [
    'The Moon in {moonSign} settles on your purse and your worth; wanting firm ground today is good sense.',
    'What you have and what is missing both come into focus, {sign}, and gratitude turns out to be practical.',
    'A proper meal, a thing built to last: the Moon in {moonSign} calms you by touch and taste.',
  ],
  [
    'Questions, invitations and short trips knock all at once while the Moon is in {moonSign}.',
    'Your ears are sharp and your tongue is quick, {sign}; clear up what was left hanging.',
    'Walk about and ask around: the {moonSign} Moon hides the useful bit in a passing remark.',
  ],
  [
    'However loud it gets outside, the {moonSign} Moon tugs {sign} homeward.',
    'Today’s strength comes from under your own roof, with an old song or an old recipe in it.',
    'Cook, tidy, sit with your people: the Moon in {moonSign} refills you from the root.',
  ],
  [
    'The Moon in {moonSign} lights up play and crushes, and a bit of the child looks out of you.',
    'You want to show, to be seen, to laugh till it hurts; the door stands open, {sign}.',
    'Liking something becomes impossible to hide under a {moonSign} Moon, be it a person or a piece of work.',
  ],
  [
    'Gears turn audibly as the Moon crosses {moonSign}: put the small parts back where they belong.',
    'Pride comes in little portions today, {sign}: a ticked list, lunch on time, a wiped desk.',
    'Your body speaks up first; the {moonSign} Moon asks you to match its pace.',
  ],
  [
    'Across the wheel from you, the Moon in {moonSign} makes other people’s moods into a mirror.',
    'The answer mostly sits with the person opposite. Hear them out, {sign}, and save yourself a detour.',
    'Two-person matters step to the front; side by side on a bench works better than screen to screen.',
  ],
  [
    'Calm on top, talk underneath: the {moonSign} Moon is right for the matter nobody likes to touch.',
    'Trust is the word of the day, {sign}; loosen your grip a little and you’ll hold more.',
    'Old sums, old loves, old thoughts: sort one while the Moon dives through {moonSign}, and you weigh less.',
  ],
  [
    'The Moon leaps to {moonSign} and the horizon moves out; fresh air and a fresh idea, please.',
    'Books, maps and foreign accents all wave at {sign}; your heart leaves before your feet.',
    'What you can’t solve down here gets simple from higher up, and {moonSign} lends the ladder.',
  ],
  [
    'High in {moonSign}, the Moon puts your work where people can see it.',
    'Words and deeds are remembered today, {sign}, so steady beats fast.',
    'Goals take shape under the {moonSign} Moon: finish one step, then take the next, that is how a name is made.',
  ],
  [
    'Among the crowd in {moonSign}, the Moon slips your missing piece into a friend’s chatter.',
    'Don’t carry it by yourself, {sign}; luck today is wrapped in small talk.',
    'Like minds find each other more easily now that the Moon lights your wishes from {moonSign}.',
  ],
  [
    'The Moon hides in {moonSign}, just behind you: say less, sleep more.',
    'Turn the volume down and your hunches get clearer, {sign}; being alone is charging, not retreating.',
    'Dreams and half-thoughts drift up in the thin {moonSign} light. Look at them, conclude nothing.',
  ],
]

export const rulerHouse: DailyPack['rulerHouse'] = [
  [
    'Your ruler {ruler.the} stands in {sign} itself, so whoever speaks first sets the pace, and that may be you.',
    'With {ruler.the} on home ground, “I’ll do it” comes easily these days.',
  ],
  [
    '{ruler.the} keeps an eye on your purse; your ease comes from knowing the numbers.',
    'Don’t sell your hours cheap, says {ruler.the}, nor spend for show.',
  ],
  [
    'Letters and logistics pass through the hands of {ruler.the}; clear beats clever.',
    'One more question spares one more guess while your ruler minds {topic}.',
  ],
  [
    'Your ruler {ruler.the} guards the house: deep roots, easy branches.',
    'Settle where you live, suggests {ruler.the}, and the heart has somewhere to land.',
  ],
  [
    '{ruler.the} shines on love and craft; playing in earnest is a skill too.',
    'Let a piece of work or a feeling see daylight; your ruler is warming {topic}.',
  ],
  [
    'One thing done, then another: {ruler.the} pays you in quiet satisfaction.',
    'Get the workings smooth and all of you runs lighter, with {ruler.the} watching the details.',
  ],
  [
    'Opposite you, {ruler.the} shows you yourself through other eyes; joint work outshines solo work.',
    'Giving an inch costs nothing while your ruler tends {topic}, as long as it is said aloud.',
  ],
  [
    '{ruler.the} swims in deep water: skim less, dig more.',
    'A little more candour, a little less tangle, that is how {ruler.the} handles {topic}.',
  ],
  [
    'Sails up: {ruler.the} wants {sign} to learn and to look further.',
    'Seen from a distance the hurdle shrinks, and {ruler.the} gives you that distance.',
  ],
  [
    '{ruler.the} stands on your summit; effort is noticed, and duty follows it up the hill.',
    'Do the craft properly, urges {ruler.the}, and the say in things will come.',
  ],
  [
    'Company feeds {sign} now that {ruler.the} moves among friends; choose whom you walk with.',
    'Help someone on, and the road gets wider: your ruler is opening doors in {topic}.',
  ],
  [
    'Behind the curtain, {ruler.the} favours polishing over premieres.',
    'What you finish in silence will speak later; {ruler.the} keeps you company in {topic}.',
  ],
]

export const sunHouse: DailyPack['sunHouse'] = [
  [
    'The Sun is back in {sign}: close the old ledger and open the new one with a clear “I want”.',
    'Birthday light all month, {sign}. A new haircut or a new way of living, both are allowed.',
  ],
  [
    'The Sun lights what you earn and what you are worth; take stock and put a fair price on your skill.',
    'Solid ground is this month’s subject: save a little, learn a little, and {sign} stands firmer.',
  ],
  [
    'News thickens and so does the traffic this month; put the important words in writing.',
    'Lessons and short trips set the tone, and {sign}’s curiosity brings new company.',
  ],
  [
    'The Sun shines into the house: repair, host, sit with family, ask where you come from.',
    'Feed the root this month, {sign}, and the next stretch has legs.',
  ],
  [
    'Romance and making things get the Sun; give joy a proper slot in the calendar.',
    'A spark has caught, {sign}. Step up, send it in, ask them out.',
  ],
  [
    'Set your hours and your workflow straight this month and output climbs on its own.',
    'Small habits rule: one good thing a day, {sign}, and the end of the month is a big step away.',
  ],
  [
    'The Sun crosses over to the word “we”: promises, partners and terms go on the table.',
    'Another’s light falls on your other half; {sign} learns to lean and to take a stand.',
  ],
  [
    'Time to clear: old debts, old knots, old fixed ideas, each to its place.',
    'Trust and limits are this month’s lesson; talk of money and of feelings early, {sign}.',
  ],
  [
    'The Sun points abroad: enrol, set out, open a thick book, and the chest gets wider.',
    'Ask someone with a different story, {sign}; the surprise will be useful.',
  ],
  [
    'You stand in the light at work; show the thing you do best.',
    'A month for goals, {sign}: promise less, deliver more, and your name talks for you.',
  ],
  [
    'Friends and the long view come first; join a circle or call an old one together.',
    'Say the far-off wish to the right ears, {sign}, and someone walks along.',
  ],
  [
    'The year of the Sun is nearly out: rest, finish, make peace with yourself.',
    'Slow is not stopped. Empty the heart this month, {sign}, so a seed has room.',
  ],
]
