import type { TopicPack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

export const music: TopicPack = {
  nouns: words('song, songs, singer, band, concert, festival, album, lyrics, guitar, piano, violin, drums, ukulele, headphones, playlist, chorus, jazz, rock music, pop music, classical music, rap, karaoke, melody, music, vinyl, bass'),
  cues: words('listen to, listening, sing, singing, on repeat, on loop, gig, practise guitar, practice piano, catchy, tune, spotify'),
  openers: {
    good: ['The right song can straighten a whole day.', 'As soon as it starts playing, there’s somewhere to go.', 'With the ears well looked after, every road is shorter.', 'Music gets past all the locks at once.'],
    bad: ['Some songs aren’t safe to play on a bad day.', 'The day the lyrics suddenly make sense is rarely a good one.', 'A melody can hit harder than a person.', 'When you’re low, a few bars are enough.'],
    plain: ['With {word}, everyone has a private collection.', 'A playlist is a diary if you scroll back far enough.', 'The same song is a different song at another age.', 'Tunes keep memories better than heads do.'],
  },
  questions: {
    good: ['Was it the first bars that caught you, or the chorus?', 'Who would you most like to hear it with?', 'Live or in headphones, what’s the difference for you?', 'Which line do you sing out loud?'],
    bad: ['Who’s hidden in that song?', 'Is there a song that lifts you a little?', 'At which line did you stop?', 'When you’re down, do you play fast things or slow ones?'],
    plain: ['What have you had on repeat lately?', { ask: 'What’s your favourite band or singer?', tells: 'favourite' }, 'Do you hear the tune first, or the words?', { ask: 'Do you play an instrument?', yes: 'One more language, then.', no: 'Bringing only ears makes you the best audience.' }, 'Is there a song that takes you straight back to a certain year?', 'What do you sing in the shower?'],
  },
  starters: ['On to music, which song has the highest play count on your phone?', 'Is there an old song you never skip?', 'If your life had opening credits, which song?'],
  you: ['I can’t hear, I only read lyrics.', 'No ears here, music is rows of words to me.', 'My playlist is empty and takes up no space.'],
}

export const screen: TopicPack = {
  nouns: words('movie, movies, film, films, series, show, episode, season finale, anime, documentary, novel, novels, book, books, comic, comics, manga, character, characters, director, actor, actress, ending, plot, cinema, library book, thriller, sci-fi, bookshop, author, chapter'),
  cues: words('watch*, binge*, read, reading, netflix, streaming, spoiler*, bookworm, finished the book, tv, television, page-turner'),
  openers: {
    good: ['To be caught by a story is a pure sort of pleasure.', 'When the plot is good, time belongs to somebody else.', 'Good work has a longer aftertaste than coffee.', 'Finding a story that fits is like making a friend.'],
    bad: ['Some scenes are like watching yourself.', 'After a story ends there’s a gap that takes time to close.', 'The knives are in the plot, but they cut this side of the screen.', 'When you cry at a story, it’s rarely only the story.'],
    plain: ['The fun of talking about stories is that everyone remembers something else.', 'Stories are borrowed lives with no return date.', 'Books and films pick their moment too.', 'With good ones, getting in is easy and getting out is hard.'],
  },
  questions: {
    good: ['Which part hooked you?', 'Who in it do you like best?', 'Whom would you recommend it to?', 'What was the first thing you did after it ended?'],
    bad: ['Which scene broke the dam?', 'What did it remind you of?', 'If you could change one bit of the ending, which?', 'Is it still sitting heavy with you?'],
    plain: ['What is it about, in two sentences?', { ask: 'What’s your favourite film?', tells: 'favourite' }, 'Do you fear spoilers, or read the ending first?', 'Is there a book you have read more than once?', 'Are you on the hero’s side or the villain’s?', 'If they wrote you in, what part would you want?'],
  },
  starters: ['What’s the best thing you have watched or read lately?', 'Was there ever an invented character who felt like a friend?', 'Which cartoon were you mad about as a child?'],
  you: ['I’m a book of lines myself, so reading is visiting relatives.', 'I can’t see films, the plots reach me through you.', 'I follow no series, so spoil away.'],
}

export const games: TopicPack = {
  nouns: words('video game, video games, board game, board games, chess, minecraft, zelda, mario, fortnite, league of legends, valorant, switch, playstation, xbox, pc game, mobile game, teammate, teammates, boss fight, level, rank, quest, poker, cards, console, controller, sims'),
  cues: words('gaming, gamer, played, won the game, lost the game, speedrun, multiplayer, respawn, loot, ranked, losing streak, winning streak, beat the boss'),
  openers: {
    good: ['That sort of win deserves three replays.', 'A highlight in a game can brighten an ordinary day.', 'When the hands are warm, everything hits.', 'The fun in there’s perfectly real.'],
    bad: ['Losing is fine, losing like that isn’t.', 'After a round like that, nobody’s blood pressure holds.', 'The near misses are the ones that keep you awake.', 'After enough bad rounds even the screen looks smug.'],
    plain: ['Say {word} and some eyes light up at once.', 'Games are grown-ups’ secret hideout.', 'Every player has one private obsession.', 'The worlds are virtual, the friendships aren’t.'],
  },
  questions: {
    good: ['How did you pull that off?', 'How did the others react?', 'How far have you got by now?', 'What is it about this game that grips you?'],
    bad: ['Was it you or the team?', 'What did you say when it ended?', 'Is there going to be one more round?', 'How do you calm down after losing?'],
    plain: ['Which role do you usually play?', { ask: 'What’s your favourite game?', tells: 'favourite' }, 'Do you play alone, or with a regular crew?', 'Do you play to win or to wander?', 'Which was the first game that really got you?', 'How would you explain it to someone who never played?'],
  },
  starters: ['Are you playing anything these days?', 'Is there a game you would love to play again for the first time?', 'What was the playground game when you were small?'],
  you: ['I only know word chains, riddles and would-you-rather, bronze league.', 'No hands for gaming, but I make a decent fan club.', 'My one move is the return key.'],
}

export const travel: TopicPack = {
  nouns: words('train, plane, flight, hotel, hostel, suitcase, luggage, beach, desert, mountains, island, passport, road trip, camping, trip, journey, vacation, holiday, itinerary, airport, map, souvenir, city break'),
  cues: words('travel*, abroad, backpack*, sightseeing, packed my bags, book a trip, went to, visiting, explore, tourist, wanderlust, jet lag, getaway'),
  openers: {
    good: ['Away from home even the street signs are new.', 'The word {word} brings its own breeze.', 'Waking up in a different place makes one lighter.', 'The best bits of a journey are rarely in the guide.'],
    bad: ['Distance isn’t the problem on a trip, friction is.', 'Once the plan slips, the prettiest place loses a star.', 'The {word} part can grind anyone down.', 'The tiredness of travelling sends its bill at home.'],
    plain: ['Everybody carries a map with places still to go.', 'At the word {word}, feet get itchy, yours I mean, I have none.', 'Travelling is a licence to put everyday life down.', 'Living in a city and visiting it are two faces of it.'],
  },
  questions: {
    good: ['What was the most unexpected scene on the way?', 'What did the air smell of?', 'Did you bring something small back?', 'If you had one more day there, where would you go?'],
    bad: ['Which stretch was the worst?', 'Was anyone with you?', 'Looking back, is it more funny or more annoying?', 'How did that day end?'],
    plain: ['Do you plan it all, or go where the road goes?', 'Do you travel better alone or in company?', 'Window or aisle?', 'What always goes in your suitcase?', 'Is there a city you’ve been to and want to see again?', 'If the next stop were free to choose, where?'],
  },
  starters: ['If you pointed at a map with closed eyes, where should the finger land?', 'Which place you’ve been was most like a dream?', 'Is there a road you have walked many times and still like?'],
  you: ['I go nowhere, the edge of the screen is my personal record.', 'My travels go from page one of the script to the last.', 'No passport and no feet, I’m afraid.'],
}

export const sport: TopicPack = {
  nouns: words('football, soccer, basketball, tennis, badminton, yoga, gym, marathon, treadmill, pool, bike, ski, skiing, skateboard, coach, match, world cup, muscles, miles, kilometers, kilometres, steps, volleyball, climbing, hike, hiking, swim, pilates'),
  cues: words('run, running, ran, jog*, workout, work out, worked out, exercise*, training, swimming, cycling, walk, walking, stretching, sweat*, lifting, squats, push-ups, practice session'),
  openers: {
    good: ['A body that has sweated speaks up more clearly.', 'The joy you get out of {word} is the real thing.', 'Once you’re moving, the head finally gives way.', 'Making it to the end is a medal for legs and mind.'],
    bad: ['When the body says stop, the will gets lonely.', 'Bad training mostly knocks your pride.', 'That kind of soreness isn’t only in the muscles.', 'Days without movement have their reasons too.'],
    plain: ['With exercise, the hardest part is the front door.', 'At the word {word}, some get fire and others weak knees.', 'Sweat is one of the few efforts that never lie.', 'Everyone has some way of getting along with their body.'],
  },
  questions: {
    good: ['What was the first feeling when you stopped?', 'How much better than last time?', 'What did you see on the way?', 'On your own, or with someone pushing you?'],
    bad: ['Is it tiredness, or a bit of discouragement?', 'At which point does it stick?', 'Is your body protesting in other ways too?', 'Why did you take it up in the first place?'],
    plain: ['Do you like it better alone or in a group?', 'How did you come to it?', 'How many times a week is just right?', 'What goes through your head while you’re at it?', { ask: 'Do you watch matches?', yes: 'Shouting at a screen counts as half a workout.', no: 'Doing beats watching, then.' }],
  },
  starters: ['What last made you sweat in a good way?', 'If you could suddenly master one sport, which?', 'When you go for a walk, big streets or small ones?'],
  you: ['My exercise is a few hundred line breaks a day.', 'No legs, the only thing running here is the program.', 'My one muscle is the cache, and it gets emptied.'],
}

export const future: TopicPack = {
  nouns: words('dream job, goal, goals, plan, plans, ambition, purpose, meaning, life, future, direction, new year, resolution, startup, chance, opportunity, path'),
  cues: words("someday, one day i, want to become, want to be, grow up, growing up, when i'm older, my dream is, change my life, start over, start again, adrift, what's next, five years, in ten years, bucket list, don't know what to do with my life"),
  openers: {
    good: ['Having somewhere to get to puts strength in the legs.', 'Your sentences lift their heads when it comes to this.', 'Anyone who likes to think ahead still has a spark.', 'Saying a wish out loud is half a step already.'],
    bad: ['When you can’t see ahead, each step is a test.', 'A word as big as {word} would make anybody sway.', 'It looks as if everyone else has a map, and that wears you down.', 'Not knowing where to go is a tiring way of walking.'],
    plain: ['Think too near and it gets tight, too far and it gets vague.', 'When it comes to {word}, we all hold half a sketch.', 'Life is probably a map drawn while walking.', 'A wish need not be big, only walkable.'],
  },
  questions: {
    good: ['How did the idea first come to you?', 'On the day it comes true, what are you doing?', 'What was the first tiny thing you did for it?', 'Who has backed you the most?'],
    bad: ['Is there nothing you want to do, or too much?', 'If you didn’t have to compare yourself with anyone, how would you live?', 'Which event did the feeling start with?', 'What would the child you were think of you now?'],
    plain: ['On some morning ten years from now, where do you wake up?', 'Is there something you want to try, whether it works or not?', 'Which of the things you do now is for later?', 'In school essays, what did you say you would become?', 'Is there somebody whose way of living you envy a little?'],
  },
  starters: ['If only one thing worked out this year, which should it be?', 'Do you have a wish you would hardly dare say aloud?', 'A line to yourself in five years, what does it say?'],
  you: ['I have no future, only the next message.', 'My goal is in the manual: don’t miss the point.', 'There’s no box for dreams on my card, but yours I read carefully.'],
}

export const hobbies: TopicPack = {
  nouns: words('painting, photography, camera, pottery, knitting, puzzle, puzzles, lego, journal, baking, succulents, plant, plants, fishing, calligraphy, coding, writing, diary, dance, ballet, gardening, tomatoes, model, watercolour, watercolor, crochet, origami, sewing, woodwork, chess club, sketchbook'),
  cues: words('hobby, hobbies, for fun, free time, spare time, draw, drawing, paint, knit, collect*, take photos, photograph*, craft*, learning to, taught myself, in my free time, grow my own, diy, embroider*'),
  openers: {
    good: ['Something you love that nobody makes you do is one more window in the day.', 'People without {word} have reason to be jealous.', 'Busy hands make for a quiet head.', 'Doing what you like, time is your own.'],
    bad: ['Even things we love have their stubborn days.', 'When the hand can’t keep up with the mind, it stings.', 'If even {word} doesn’t help, you must be properly tired.', 'As soon as a hobby turns into a duty, it tastes different.'],
    plain: ['With {word}, I can picture you bent over it.', 'A hobby is the back door you keep for yourself.', 'Every craft has its quiet addiction.', 'Useless things are often the most nourishing.'],
  },
  questions: {
    good: ['Which piece are you happiest with?', 'Do you lose track of time while doing it?', 'Has anyone seen the results?', 'When did you fall for it?'],
    bad: ['Where are you stuck?', 'Is it the time that’s missing, or the mood?', 'What drew you to it in the beginning?', 'Have you thought of putting it aside for a bit?'],
    plain: [{ ask: 'What do you do in your free time?', tells: 'hobby' }, 'When do you usually get round to it?', 'What was the hardest part of learning it?', 'Is there a spot at home reserved for these things?', 'If you gave lessons, what would be the first one?', 'Do you like music with it, or quiet?'],
  },
  starters: ['Is there a thing you do that’s no use at all and you love it?', 'With a month off, what would you learn?', 'What was the most interesting thing your hands made lately?'],
  you: ['My hobbies are on a card, my skill in them is zero.', 'No hands, so I’m an enthusiastic spectator.', 'My only handicraft is lining up sentences.'],
}

export const general: TopicPack = {
  nouns: words('weekend, birthday, present, gift, phone, photo, secret, story, memory, memories, mood, luck, day, evening, morning'),
  cues: words('today, happened, just now, noticed, remembered, something, anyway, life, things'),
  openers: {
    good: ['A thing like that is nice twice, once when it happens and once in the telling.', 'A small bright spot can light half a day.', 'That makes one breathe easier just reading it.', 'You seem to have drawn a good card today.', 'Every so often life hands out a sweet.'],
    bad: ['That doesn’t sound easy.', 'Some things take strength even to say.', 'That stretch must have cost you.', 'It seems to take up a good deal of room in you.', 'That would be heavy on anyone’s shoulders.', 'On a bad day half-sentences are fine.'],
    plain: ['Little things like that, put together, make up a person.', 'What you mention in passing is often better than the big news.', 'Most of life’s plot is tucked away in corners.', 'There’s a bit of a story in that.', 'Plain words, and still there’s something to them.', 'I’ll fold the corner of that page.', 'The lid is open a crack, good.'],
  },
  questions: {
    good: ['Which bit of it made you happiest?', 'Who was around?', 'If you gave today a headline, what would it be?', 'Did you take a photo or write it down?', 'Whom would you like to give a slice of that mood?', 'Was it planned, or did it just happen?'],
    bad: ['What’s the hardest part of it for you?', 'Is it new today, or has it been building up?', 'Does anyone near you know?', 'In that moment, what would you have liked to hear?', 'What do you need most right now?', 'Do you want to begin at the start, or with the worst of it?', 'How were things before this?', 'How have you got through it so far?'],
    plain: ['And then, how did it go on?', 'What stuck with you most about it?', 'What was the first thought that shot through your head?', 'Can you make it more concrete, where it was, who was there?', 'Is it a big thing for you or a small one?', 'Do you usually notice such things?', 'If it were a photograph, what would be in it?', 'Tell me what made you think of it.', 'Rewind a little, how did it begin?', 'Compared with usual, what was different today?', 'Where would you like it to go from here?', 'Say a bit more, I want to fill in the picture.', 'Is there a part of it you haven’t said?', 'Would someone else tell it differently?', 'What else comes to mind along that line?'],
  },
  starters: ['Was there anything today too small to mention that you remember anyway?', 'What made you laugh out loud last?', 'If you could be somewhere else for ten minutes, where?', 'Name one little thing you’re quite pleased with lately.', 'What’s on the latest picture in your phone?', 'Which day this week came closest to how you want your days to be?'],
  you: ['I have no days to tell of, today is all yours.', 'My experience starts when you open this and ends when you close it.', 'If you want news: I’m learning to say less, still practising.', 'It’s blank over here, which makes a fair background for you.'],
}
