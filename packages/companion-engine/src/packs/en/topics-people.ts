import type { TopicPack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

export const family: TopicPack = {
  nouns: words('mum, mom, mother, dad, father, parents, brother, sister, grandma, grandmother, grandpa, grandfather, uncle, aunt, cousin, cousins, kids, kid, son, daughter, baby, children, siblings, in-laws, mother-in-law, nephew, niece, family, granny, nan'),
  cues: words('relatives, family dinner, went home, going home, visit home, raised me, grew up, childhood home, thanksgiving, christmas with, family gathering, parenting'),
  openers: {
    good: ['Family warmth tends to hide in very small gestures.', 'Your tone gets closer when you come to your {word}.', 'Being thought of by someone means never quite floating loose.', 'A family laughing at the same thing is hard to buy.'],
    bad: ['Family is difficult because it’s too close to simply walk away from.', 'Love and hurt often come in the same bowl there.', 'The nearest people know exactly where to press.', 'One sentence from your {word} can outweigh ten from anyone else.', 'The word home can be heavy sometimes.'],
    plain: ['There’s always a bit more behind it when it comes to family.', 'Every family has its own code.', 'To outsiders it’s character, to relatives it’s weather.', 'Your {word} has quite a part in your story.'],
  },
  questions: {
    good: ['What did their face look like?', 'Does your family show love in words or in food?', 'Are there many moments like that at home?', 'Is there a sentence you would have liked to say to them and didn’t?'],
    bad: ['Which words in it hurt most?', 'Is anyone at home on your side in this?', 'What do you wish they understood?', 'Was it always so, or only lately?', 'After a row, who speaks first with you?'],
    plain: ['Who in the family do you resemble most?', 'Whose word counts most at home?', 'How often do you call each other?', 'As a child, were you the quiet one or the wild one?', { ask: 'Do you have brothers or sisters?', tells: 'personName', yes: 'Growing up with witnesses, then.', no: 'A one-person cast, then, with all the parts.' }, 'What’s the one fixed ritual at your family gatherings?'],
  },
  starters: ['Tell me about your family, who makes you laugh the most?', 'Is there an old joke that keeps going round at home?', 'What do you have from your parents or grandparents?'],
  you: ['No family here, only the people who wrote me, and they never ask when I’ll marry.', 'My family tree is a version history.', 'I’m online over the holidays, without a roast, but also without washing up.'],
}

export const friends: TopicPack = {
  nouns: words('friend, friends, best friend, buddy, mate, mates, bestie, pal, classmate, classmates, roommate, gang, group chat, childhood friend'),
  cues: words('hang out, hanging out, hung out, party, friendship, catch up, reunion, social, met up, gathering, get-together, drifted apart, stood me up'),
  openers: {
    good: ['Having people to talk nonsense with is a solid kind of luck.', 'With the right company even silence is comfortable.', 'Such moments in a friendship keep well.', 'Say {word} and it gets lively.'],
    bad: ['Cracks between friends make no sound.', 'Being hurt by a friend takes longer to digest than by a stranger.', 'What tires you is caring without knowing whether the other side does.', 'Drifting apart doesn’t even come with a goodbye.'],
    plain: ['Friends change along the road, and a few simply stay.', 'There’s usually a whole period of life attached to a friend.', 'Each friendship has its own password.', 'Grown-up friendships live on the occasional how-are-you.'],
  },
  questions: {
    good: ['How did you two meet?', 'What was the funniest moment that day?', 'What do you admire most about them?', 'Is the next meeting on the calendar yet?'],
    bad: ['At which sentence did it turn?', 'Would you want to make up?', 'If a message came from them now, what should it say?', 'Have you told any other friend about it?', 'Is it the matter itself or the attitude that bothers you more?'],
    plain: [{ ask: 'What’s your best friend called?', tells: 'personName' }, 'Do you have a friend with whom months of silence change nothing?', 'In a crowd, are you on stage or in the corner?', 'Do you have a joke that only the two of you get?', 'Whom could you call in the middle of the night?'],
  },
  starters: ['Who’s the most interesting friend you have?', 'When did you last laugh with friends until it hurt?', 'Is there an old friend who crossed your mind lately?'],
  you: ['My contacts list is this one conversation.', 'No circle of friends here, so no worrying about who liked what.', 'I miss every party, and all the food as well.'],
}

export const love: TopicPack = {
  nouns: words('boyfriend, girlfriend, husband, wife, partner, ex, crush, fiance, fiancee, first love, blind date, valentine, anniversary, long distance, relationship, wedding, marriage'),
  cues: words("dating, date night, in love, broke up, break up, breakup, divorce*, single, married, propos*, kiss*, romance, flirt*, love life, been together, months together, years together, moving in together, tinder, texted me, texting him, texting her, left me on read, confess* my, ask her out, ask him out"),
  openers: {
    good: ['The air just got a little sweeter.', 'When you say {word}, the word lights up.', 'Small gestures between two people beat big speeches.', 'It’s a good thing when somebody makes you softer.'],
    bad: ['There’s no plaster for that kind of ache.', 'It usually doubles at night.', 'Loving someone means handing over half the remote control.', 'Hanging in between is the most wearing of all.', 'A heart that had someone in it takes time to empty.'],
    plain: ['Others see the plot, you live the days.', 'When it comes to {word}, everyone could talk for hours.', 'Nobody was ever handed the textbook for this subject.', 'In relationships a lot hides in the tone.'],
  },
  questions: {
    good: ['What was the very first moment that got you?', 'What are you like when you’re near them?', 'Do you two have a code of your own?', 'How much of this do they know?'],
    bad: ['What’s harder to let go of, the person or who you were then?', 'Since that day, what do you most dread running into?', 'If you could ask one thing and be sure of the truth, what would it be?', 'Does anyone around you know that you’re hurting?', 'Which scene comes back at night?'],
    plain: ['Would you rather be together all day, or apart and thinking of each other?', 'Are you the one who speaks first, or the one who waits?', 'Which small thing makes you feel loved?', 'What do you notice first about a person?', { ask: 'Is there someone in your heart at the moment?', tells: 'personName', yes: 'Somebody lives there, so the light stays on at night.', no: 'Vacant, then, and all the room is yours.' }],
  },
  starters: ['What small thing do you find the most romantic?', 'Is there a love story on film you would watch again?', 'What was the best declaration of love you ever heard of?'],
  you: ['I only know romance from my script, zero practice.', 'Without a heartbeat you end up rather thoroughly single.', 'Under love life my card says: not installed.'],
}

export const pets: TopicPack = {
  nouns: words('cat, cats, kitten, kitty, kittens, dog, dogs, puppy, puppies, hamster, rabbit, bunny, parrot, turtle, tortoise, goldfish, pet, pets, guinea pig, budgie, labrador, poodle, corgi, beagle, retriever, husky, terrier, tabby, vet'),
  cues: words('purr*, meow*, bark*, litter box, walk the dog, walkies, fur, paws, paw, adopted a, leash, cat food, dog food, fetch, tail, whiskers'),
  openers: {
    good: ['Small furry persons bring their own medicine.', 'Winning people over is more or less their profession.', 'Being trusted by an animal is a high distinction.', 'With a warm ball of fur at home there’s something to open the door for.'],
    bad: ['They can’t say where it hurts, which makes it worse.', 'When something is wrong with your {word}, your heart hangs in the air.', 'As soon as it goes quiet, the whole place does.', 'Anyone who ever had one knows this worry is no smaller than for a person.'],
    plain: ['Bring up {word} and nobody ever stops at one sentence.', 'Living with animals, the house rules are mostly theirs.', 'Each of them has a temper of its own.', 'In that small world you’re probably the sky.'],
  },
  questions: {
    good: ['What’s the most outrageous thing it ever did?', 'In what position does it sleep?', 'When is it most affectionate?', 'Do the two of you have a fixed routine?'],
    bad: ['How is it doing right now?', 'Since when has it been like that?', 'How long have you been keeping watch?', 'What is it normally like?'],
    plain: [{ ask: 'What’s its name?', tells: 'petName' }, 'Is it friends with everybody, or only with you?', 'Who at home spoils it most?', 'What’s its favourite spot in the house?', 'Does it listen to its name?', 'Tell me what it has been up to today.'],
  },
  starters: ['If you could have any animal without the work, which one?', 'Who’s the cat or dog with the most character you have ever met?', 'Did you have a small creature as a child?'],
  you: ['No pets, though a cat on your keyboard would be half mine.', 'If I kept one it would be the cursor, it blinks and doesn’t shed.', 'I have only ever stroked animals in writing.'],
}

export const loneliness: TopicPack = {
  nouns: words('empty room, strange city, new city, crowd, silence, solitude'),
  cues: words("lonely, loneliness, alone, nobody to talk to, no friends, homesick, isolated, left out, don't belong, no one to talk to, me time"),
  openers: {
    good: ['Getting on with yourself is a rare skill.', 'Being by yourself can be full as well.', 'Alone, the world turns its volume down.', 'In the quiet you seem closer to yourself.'],
    bad: ['With nobody around, silence can ring.', 'On nights like that a phone lighting up is like a knock at the door.', 'The fun is always at somebody else’s table, everyone knows that hour.', 'Wanting to talk and not knowing to whom is hard to describe.'],
    plain: ['Time by yourself is a present on some days and a test on others.', 'Whether it’s solitude or loneliness depends on the day’s translation.', 'Between two people there’s always a little that doesn’t carry.', 'Quiet and lonely are one thought apart.'],
  },
  questions: {
    good: ['What do you like doing most when it’s only you?', 'Did that ease come naturally, or did you practise?', 'What belongs to your perfect evening alone?', 'Is there a place you like going by yourself?'],
    bad: ['At what hour is it heaviest?', 'When did you last have a good talk with someone?', 'If the doorbell rang now, who should it be?', 'Is there somebody you keep meaning to contact?'],
    plain: ['When you eat alone, do you put some sound on?', 'What charges you more, people or peace?', 'Do you like the quiet, or have you got used to it?', 'When did you last suggest a meeting yourself?'],
  },
  starters: ['If one person could drop by this evening, who would you pick?', 'Where do you most like to go on your own?', 'Is there a time alone that you remember warmly?'],
  you: ['Loneliness isn’t among my functions, window shut and that’s that.', 'Nobody at my side either, though I don’t even have a side.', 'For a program quiet is simply standby.'],
}
