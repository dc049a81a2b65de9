import type { Pool, Twelve } from '../../pack/text.ts'

export const venusLove: Twelve<Pool> = [
  ['Venus is on your side of the sky and charm costs no effort: accept kindness gracefully.', 'You’re easy to like at the moment; wear what feels like you.'],
  ['Venus minds the purse, so affection turns solid; saving up together is a vow too.', 'Slow-warming people go furthest just now.'],
  ['Venus rides with the post: notes, voice messages, a word on a sticky label.', '“Get home safe” is all the poetry needed these weeks.'],
  ['Venus moves in at home; make the days warm and you’ve declared yourself.', 'Meet the family, paint the room: romance lives indoors at present.'],
  ['Venus lights the house of love and hearts skip more often; enjoy it.', 'Couples may replay their beginning, singles should show their faces.'],
  ['Venus hides in chores: a lift to the station, a pot of porridge.', 'Someone at work or at your usual café deserves a second look.'],
  ['Venus shines on partners: someone is meeting you halfway; let them see you do it too.', 'Good weeks for talking about the future in the first person plural.'],
  ['Venus goes deep and fondness grows strong; candour is the ticket.', 'Closeness goes a floor deeper; hand secrets only to safe hands.'],
  ['Venus flies far, and so may the heart: distance and accents have their charm.', 'Learning something side by side makes love grow.'],
  ['Venus looks up to people who carry their share; be one.', 'Going public is the theme; introduce each other in your gentlest voice.'],
  ['Venus walks among friends: company first, then heart.', 'A sweet note in a friendship needs no name yet.'],
  ['Venus stays behind the scenes; silent kindness is precious, mention it now and then.', 'Tend your affection in peace and don’t take loneliness for love.'],
]

export const marsCareer: Twelve<Pool> = [
  ['Mars lights you up: you charge ahead, so glance where the others are.', 'New ground is yours to break; leave the petty stuff.'],
  ['Mars wants pay for skill; settle duties and reward in plain words.', 'Spend your temper on sharpening a craft.'],
  ['Mars sharpens the tongue; win the argument and leave them a way out.', 'Many short errands: put conversations on the schedule.'],
  ['Mars holds the rear, a good time to fix foundations.', 'Home and office both pull; draw the line first.'],
  ['Mars electrifies ideas: build it, then improve it.', 'The stage favours playful people right now, you among them.'],
  ['Mars clears the daily pile; just don’t do everything yourself.', 'Knocking off task after task makes you the team’s engine.'],
  ['Mars drums across the table: rivals and partners sit together, so state the rules.', 'With a forceful colleague, ask instead of objecting.'],
  ['Mars goes under the surface, where your stamina cracks the hardest part.', 'Before touching what belongs to others, get the mandate.'],
  ['Mars aims far: exams, tenders, new markets.', 'High goals are fine; run the first mile today.'],
  ['Mars is at the top of your chart; let edge and tact show together.', 'Seniors see you: neither jump the line nor hang back.'],
  ['Mars leads a team charge; find the goal you all share.', 'Your zeal is catching; use it for the long plan.'],
  ['Mars trains in secret; private contests lead nowhere.', 'Tread softly; the well-prepared laugh later.'],
]

export const jupiterWealth: Twelve<Pool> = [
  ['Jupiter smiles at you in person; with more chances, choosing is the art.', 'Effort put into yourself keeps its value.'],
  ['Jupiter shows you more ways than one; only what stays counts.', 'An open hand empties quickly, so name a sum to put aside.'],
  ['Jupiter brings knowledge and contacts; that’s your flowing water.', 'Writing or teaching may pay; test in small steps.'],
  ['Jupiter sits at home, where money spent on living tends to come back as comfort.', 'Survey the family’s affairs; property talk takes time.'],
  ['Jupiter tickles hobbies into earnings; don’t stake it all.', 'A fun budget is fine until it’s overdrawn.'],
  ['Jupiter rewards diligence, penny after penny.', 'Every hour your routine saves is income of a kind.'],
  ['Jupiter sends helpers dressed as partners; read the terms.', 'Growing something jointly beats two corners.'],
  ['Jupiter guards the common pot; lend and split in daylight.', 'Being trusted is capital; use it for what it was given.'],
  ['Jupiter widens the horizon and a path or two appears.', 'Learning a trade is the steadiest thing to put money in.'],
  ['Jupiter first raises your name; reward comes later.', 'Position and pay are worth a talk; first do the work handsomely.'],
  ['Jupiter gathers people round: many hands, fair shares.', 'The right circle matters more than a second job.'],
  ['Jupiter watches your back; with measure there’s always something in the larder.', 'Talk less, store more, leave a reserve.'],
]

export const sunHealth: Twelve<Pool> = [
  ['The Sun is with you: plenty of charge, so don’t use it up in one go.', 'Your body answers fast these weeks, good for taking up a sport.'],
  ['Plain food at plain hours does more than any supplement while the Sun feeds you.', 'Neck and throat like care: sleep, and something warm to drink.'],
  ['Thoughts swarm under this Sun; put the phone down before bed.', 'Walk and think at once, joints and ideas both loosen.'],
  ['Sleep is the tonic now: a darker, quieter bedroom.', 'Feelings pull at the stomach; choose warm dishes.'],
  ['Play counts as care; get some sun and some sweat.', 'High spirits still need breaks; mind how hard the heart works.'],
  ['The Sun stands for routine: set one up, book the check-up you owe.', 'Deal early with little ailments; the body is willing now.'],
  ['Others drain the battery; keep an hour that’s yours.', 'Sport for two suits the season, you’ll hold each other to it.'],
  ['Recovery is strong if only you’ll sleep.', 'Less fat, less spice, and tell someone what’s on your mind.'],
  ['Outdoors is the gym of these weeks.', 'Appetite grows with the view; put the fork down in time.'],
  ['Heavy load up there: loosen the shoulders and talk to someone.', 'Write rest into the diary, same rank as meetings.'],
  ['Hike or play with friends and the mood stretches too.', 'No heroics at dinners; calves and ankles want using.'],
  ['Slowing down is what the body asks for; listen.', 'Quiet care fits: a bath, stillness, an early night.'],
]
