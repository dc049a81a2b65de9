import type { TopicPack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

export const work: TopicPack = {
  nouns: words('project, projects, colleague, colleagues, coworker, coworkers, co-worker, boss, manager, supervisor, client, clients, customer, customers, meeting, meetings, report, office, company, salary, cv, resume, internship, overtime, interview, team, shift, job, career, presentation, spreadsheet, inbox'),
  cues: words('work, working, worked, at work, hired, fired, laid off, promot*, quit, resign*, off work, day job, freelanc*, remote work, working from home, employ*, workplace, business trip, night shift'),
  openers: {
    good: ['When something goes smoothly at work, the whole day follows.', 'Good moments at work deserve a private tick in the margin.', 'Getting a sense of achievement out of a working day is a small jackpot.', 'That sounds like a shift with some flavour to it.', 'A small victory, then, and a tidy one.'],
    bad: ['Once work gets jammed, even lunch loses its taste.', 'The tiring part of a job is often not the job but what surrounds it.', 'They pay a salary and throw in the feelings for free.', 'It sounds like you pushed through that shift on sheer will.', 'Between the lines there’s a lot of wear, with the {word} right in the middle of it.', 'A day like that makes a person go thin at the edges.'],
    plain: ['Work is half tasks and half people.', 'The working day always has a new episode.', 'We spend more waking hours at work than at home, which is odd when you think about it.', 'Quite a piece of your day seems to go to the {word}.', 'From the outside it looks simple, from the inside less so.'],
  },
  questions: {
    good: ['Which step are you most pleased with?', 'Did anyone notice what you did there?', 'Who will hear about it first?', 'How will you mark it?', 'When did it start going this well?'],
    bad: ['What drains you more, the amount of it or one particular person?', 'What was the first sentence in your head at that moment?', 'Does it travel home with you?', 'Is this an exception, or has it been like this lately?', 'Is there anyone there you can speak openly with?', { ask: 'Are you done for today?', yes: 'Then the badge can come off on the inside as well.', no: 'Still on duty, so short sentences will do.' }, 'If you could change one thing about it tomorrow, which?'],
    plain: [{ ask: 'What do you do for work?', tells: 'job' }, 'At which hour of the working day are you most yourself?', 'What’s the mood like over there, chatty or heads down?', 'How far along is it?', { ask: 'Did you pick this job yourself?', yes: 'A road you chose yourself is easier to read, for better or worse.', no: 'Then getting this far on it’s quite something.' }, 'Tell me the sentence you say most often at work.', 'Which part of it would you hate to lose?'],
  },
  starters: ['About work, if it had a soundtrack, what would be playing?', 'Is there anything on your desk that has nothing to do with work?', 'When did you last really laugh during working hours?'],
  you: ['My job is answering you, no boss, only a very thick script.', 'I neither clock in nor get a bonus.', 'Technically I work around the clock, and closing the window is quitting time.'],
}

export const study: TopicPack = {
  nouns: words('exam, exams, test, tests, finals, midterm, midterms, thesis, essay, homework, teacher, professor, class, classes, course, lecture, lectures, grade, grades, major, library, dorm, campus, math, maths, physics, chemistry, biology, history class, scholarship, degree, quiz, assignment, semester'),
  cues: words('study, studying, studied, revis*, school, college, university, uni, learn*, student, graduat*, cram*, tutor*, high school, dropped out, semester'),
  openers: {
    good: ['When it finally clicks, it’s like lamps going on in a row.', 'An echo after all those evenings at the desk, well deserved.', 'Effort and result meeting in the same place is a fine sight.', 'Getting some joy out of studying is a talent.'],
    bad: ['With studies weighing on you, even the birds outside sound like they’re pushing.', 'That particular stuffiness at a desk is known only to those who sat there.', 'When effort and outcome don’t match, it ties a knot.', 'Being chased by marks makes every breather feel stolen.', 'There’s a weight to the {word}, apparently.'],
    plain: ['Studying is half brains and half staying power.', 'However full the timetable, one lesson always goes to daydreaming.', 'School time crawls by the day and flies by the term.', 'Say {word} and the smell of classrooms comes up.'],
  },
  questions: {
    good: ['Which part gave you confidence?', 'Who do you most want to show the result?', 'Do you have a secret study habit?', 'What’s the first thing you’ll do to unwind?'],
    bad: ['Which bit is hardest to crack?', 'What presses more, the material, the clock or other people’s hopes?', 'Is anyone in it together with you?', 'At what time of day does nothing go in any more?', 'If a teacher could hear one honest sentence, what would it be?'],
    plain: [{ ask: 'What are you studying?', tells: 'study' }, 'Are you at the beginning of it or near the end?', 'Do you learn better by day or by night?', 'Which teacher left the deepest mark on you?', 'What’s your favourite spot around school?', { ask: 'Are you the last-minute type?', yes: 'A finisher with good nerves, then.', no: 'Early preparation sleeps better.' }],
  },
  starters: ['Back to school for a second, which lesson did you like best?', 'If you could relive one school day, which one?', 'Is there a useless bit of school knowledge you never forgot?'],
  you: ['I never went to school, all my lines were written in one go.', 'My report card has a pass in arithmetic and nothing else.', 'I read from front to back and can’t mark the important bits, you’re ahead there.'],
}

export const sleep: TopicPack = {
  nouns: words('nightmare, nightmares, alarm, pillow, bed, blanket, nap, dream, dreams, mattress, bedtime'),
  cues: words("sleep*, slept, asleep, insomnia, awake, woke, wake up, waking, stayed up, all-nighter, tossing and turning, overslept, doze*, sleepless, 3 am, 2 am, 4 am, tired in the morning, can't sleep, up late, snooz*"),
  openers: {
    good: ['A rested head sees everything a little sharper.', 'One good night is worth half a holiday.', 'Sleeping through till morning is an ordinary luxury.', 'If the bed was kind to you, the day has a head start.'],
    bad: ['Awake at night, time stretches like gum.', 'Look at a ceiling long enough and every thought comes out for a walk.', 'The body lies down and the head keeps working overtime.', 'On too little sleep even daylight seems loud.', 'The more you want it the further it runs, that’s the annoying thing.'],
    plain: ['Sleep quietly decides the colour of the whole day.', 'Nobody’s night is the same length.', 'The night self and the day self are like two flatmates.', 'Just the word {word} makes everything slower.'],
  },
  questions: {
    good: ['Did you dream anything interesting?', 'What was the first thing you saw when you woke?', 'Was it the pillow or the peace of mind?', 'Rested for once, what will you use it for?'],
    bad: ['Which film runs in your head when you can’t sleep?', 'Is it falling asleep that’s hard, or do you wake up in between?', 'How many nights has it been like that?', 'What did you do with those hours?', { ask: 'Is something on your mind?', yes: 'Then that something is probably harder than the mattress.', no: 'Awake without any reason is even more maddening.' }],
    plain: ['Early bird or night owl?', 'What’s the last thing you usually do before sleeping?', 'Do you like it pitch dark, or with a bit of light?', 'How many hours make it a good night for you?', { ask: 'Do you remember your dreams?', yes: 'Free cinema every night, then.', no: 'A clean slate each morning, also practical.' }],
  },
  starters: ['When did you last wake up without an alarm?', 'Is there a dream you still remember?', 'What do you do in the ten minutes before you fall asleep?'],
  you: ['I don’t sleep, closing the window is lights out, without a single dream.', 'My sleep quality is flawless for want of any sleep.', 'No pillow here, only a hard disk.'],
}

export const food: TopicPack = {
  nouns: words('pizza, pasta, noodles, ramen, rice, soup, salad, burger, burgers, sandwich, cake, cakes, chocolate, ice cream, coffee, tea, bread, cheese, chicken, fish, steak, curry, dumplings, sushi, tacos, pancakes, eggs, breakfast, lunch, dinner, brunch, supper, snack, snacks, cookies, cookie, fruit, apple, strawberries, mango, wine, beer, restaurant, leftovers, takeout, takeaway, dessert, pie, fries, toast, cereal, barbecue, vegetables'),
  cues: words('eat, eating, ate, eaten, cook, cooking, cooked, bake, baking, baked, hungry, starving, taste*, tasty, delicious, yummy, recipe, appetite, craving, diet, drink, drinking, meal, spicy, kitchen experiment'),
  openers: {
    good: ['Good food doesn’t argue, it simply wins.', 'If the plate was right, at least one spot of the day gets full marks.', 'A happy tongue makes the rest negotiable.', 'That meal sounds like it had company in it.', 'With {word} on the scene, things start to steam.'],
    bad: ['Without appetite the best dish is only colours.', 'Something as plain as eating can spoil a day when it goes wrong.', 'Stomach and mood tend to be in touch.', 'A full table with one chair can feel emptier than hunger.', 'If even {word} couldn’t rescue it, the mood must have been low.'],
    plain: ['Meals are the honest part of the day.', 'Out of three meals a day, one usually gets taken seriously.', 'There’s a home town in everybody’s stomach.', 'Just reading {word} sets a scene.', 'I can only read menus, not taste them, so you’ll have to do that part.'],
  },
  questions: {
    good: ['What did the best bite taste like?', 'Home-made, or somebody else’s craft?', 'Who was at the table with you?', 'If you had to rate it, what would it get?', 'Is there a next meal you’re already thinking of?'],
    bad: ['Have you had one proper meal today?', 'Is there something you can always manage two bites of?', 'Not hungry, or nobody to eat with?', 'What did they cook for you as a child when you were feeling low?'],
    plain: [{ ask: 'What did you eat today?', tells: 'meal' }, 'How much spice can you take?', 'Which dish tastes of home to you?', { ask: 'Do you cook yourself?', yes: 'Whoever can light a stove has one more string to their bow.', no: 'Being cooked for is a modern blessing too.' }, 'Sweet or savoury?', 'What’s in your fridge right now, two things will do.', 'Is there something everybody loves and you can’t stand?'],
  },
  starters: ['Speaking of food, what dish last made your eyes go wide?', 'If you could only eat one thing tomorrow, what would it be?', 'What’s your number one midnight snack?'],
  you: ['I have no mouth, menus are poetry to me.', 'My card names a favourite dish, of which I haven’t had one bite.', 'I live on electricity, rather one-sided but never fussy.'],
}

export const weather: TopicPack = {
  nouns: words('sun, sunshine, rain, snow, storm, thunder, thunderstorm, wind, clouds, fog, rainbow, heatwave, umbrella, autumn, sunset, moon, stars, sky, air conditioning, heating'),
  cues: words('weather, sunny, rainy, raining, snowing, cloudy, windy, freezing, chilly, humid, hot outside, cold outside, degrees, drizzl*, pouring, temperature, boiling hot, warm day'),
  openers: {
    good: ['In weather like that, walking feels like being nudged along.', 'Windows were invented for such days.', 'Fine weather is a present without a price tag.', 'A bit of {word}, and the whole street wakes.'],
    bad: ['A grey sky presses on the mood from above.', 'Going out in that is a negotiation with every step.', 'The sky outside and the one inside sometimes conspire.', 'Against {word} there isn’t much anyone can do.'],
    plain: ['Talk about the weather and sooner or later you’re talking about moods.', 'Same sky, and everybody looks up at a different one.', 'When the season changes gear, people stall for a second too.', 'With {word} about, the days change clothes.'],
  },
  questions: {
    good: ['Where would you most like to be in weather like this?', 'Did you take a picture of it?', 'What place does that light remind you of?', 'Did you do something with it while it lasted?'],
    bad: ['What does it look like outside your window?', 'What bothers you most about it?', 'How do you pass the time when you’re stuck inside?', 'Is there one thing you can’t do without on such days?'],
    plain: ['Which season has the best mornings?', 'What can you see from the window right now?', 'Do you like the sound of rain, or does it get on your nerves?', 'What’s the first piece of clothing you dig out when the season turns?', 'Does the weather decide your mood, or the other way round?'],
  },
  starters: ['Take a look outside, what colour is it?', 'Where did you see the most beautiful rain or snow of your life?', 'If you could order the weather, what would you have today?'],
  you: ['There’s no weather in here, only fan temperature.', 'My world never rains, at most it refreshes.', 'Sun and rain both reach me through your reports.'],
}

export const home: TopicPack = {
  nouns: words('room, bedroom, living room, kitchen, balcony, sofa, couch, curtains, neighbour, neighbours, neighbor, neighbors, landlord, flatmate, roommate, washing machine, fridge, bookshelf, apartment, flat, garden, window, basement, attic, wardrobe, laundry, dishes'),
  cues: words('moved, moving house, move out, move in, tidy, tidying, clean, cleaning, vacuum*, declutter*, chores, housework, stay home, staying in, at home, new place, decorat*, renovat*, rent'),
  openers: {
    good: ['When the room looks right, the head has somewhere to sit too.', 'A comfortable corner at home outranks most things.', 'A place where closing the door is a relief, that’s what home is for.', 'A sorted corner is like a change of air.'],
    bad: ['If the place you live in gives no peace, there’s nowhere to unload.', 'Household things are like dust, wipe and they’re back.', 'Having to be on guard where you should relax is the worst kind of tired.', 'The {word} would pick the moment when you’re exhausted.'],
    plain: ['Live in a room long enough and it starts to look like you.', 'The small matters at home all have a story if you look.', 'Most of life is spent in corners like that.', 'Say {word} and there’s a whiff of everyday life.'],
  },
  questions: {
    good: ['Which corner is your favourite?', 'When it was done, did you sit down first or take a photo?', 'Did anything turn up that you had not seen for years?', 'If that corner had a name, what would it be?'],
    bad: ['Which part of it is the most annoying?', 'Is there anyone who could lend a hand?', 'Are there hours when it’s peaceful there?', 'When you come through the door, do you breathe in or out?'],
    plain: [{ ask: 'Which city do you live in?', tells: 'city' }, 'Do you live by yourself or with others?', 'What do you see when you look out of the window?', 'Is there something old at home you wouldn’t trade?', 'Which household chore do you mind least?', { ask: 'Is it quiet where you are?', yes: 'In a quiet room even the clock grows.', no: 'Noise means people, which has its good side.' }],
  },
  starters: ['What’s the oldest thing in your home?', 'If you had one extra room, what would you do with it?', 'What’s the very first thing you do when you get in?'],
  you: ['My home is a chat window, cleaned in thirty seconds.', 'No rooms here, only the one window, and you opened it.', 'I have no chores, apart from the occasional cache.'],
}

export const health: TopicPack = {
  nouns: words('flu, fever, headache, migraine, sore throat, cough, toothache, allergy, allergies, hospital, doctor, medicine, surgery, check-up, back pain'),
  cues: words('a cold, my back, my neck, my knee, my tooth, my stomach, my throat, my shoulder, my eyes, sick, ill, unwell, pain, hurts, sore, injur*, recover*, dizzy, nause*, throwing up, runny nose, dentist, health*, feeling better, therapy, physio*'),
  openers: {
    good: ['Feeling your strength return is like seeing the battery go green.', 'Nothing hurting is the least noticed luck there is.', 'Eating well and sleeping well, that’s big business going right.', 'On the mend, that’s good news.'],
    bad: ['When the body complains, the world shrinks to the size of a bed.', 'Being ill makes one want to be asked after more than usual.', 'It’s rough, and you still came to talk, so take it slowly.', 'Once something hurts, every plan has to step aside.'],
    plain: ['The body is a quiet partner until it speaks up.', 'On matters of health I know nothing, but I can listen.', 'Parts that have been used for years get moody.', 'With {word}, everybody has a story of suffering.'],
  },
  questions: {
    good: ['What’s the first thing you want to do now you can?', 'Who looked after you?', 'Are eating and walking going smoothly again?', 'Do you see anything differently after being ill?'],
    bad: ['When did it begin?', 'Is there someone near who can look after you a bit?', 'Where is it worst at the moment?', { ask: 'Has a doctor had a look at it?', yes: 'Good, then somebody qualified knows about it.', no: 'If in doubt, a doctor’s word beats any of mine.' }],
    plain: ['Has your body been on good terms with you lately?', 'How do you usually get your strength back?', 'At which time of day do you have the most energy?', 'Too much sitting or too much standing, which is your curse?'],
  },
  starters: ['Is your body being polite to you these days?', 'Do you have a small habit that puts you right again?', 'When did you last feel light all over?'],
  you: ['No body here, at most the odd error message.', 'My check-up has one item: does it open.', 'No fevers for me, a restart cures everything.'],
}

export const money: TopicPack = {
  nouns: words('salary, rent, mortgage, bill, bills, credit card, savings, wallet, bonus, tuition, budget, discount, cash, loan, paycheck, pocket money, fee, receipt, deposit'),
  cues: words('money, i\'m broke, so broke, flat broke, am broke, save, saving, saved up, spend, spent, spending, expensive, cheap, afford, payday, debt, owe, bought, buy, paid, price, poor, income, refund'),
  openers: {
    good: ['With a bit of money in your pocket, even your voice sits lower.', 'Spent on something you love, a number becomes warm.', 'Every bit put aside is a note to your later self.', 'With the {word} in, the air gets sweeter.'],
    bad: ['When money is tight, everything is tight.', 'Worrying about money turns a glass of water into a calculation.', 'It isn’t easy to say that out loud.', 'Numbers like the {word} are sobering at a glance.'],
    plain: ['Money is a dull subject and a real one.', 'How people spend says a fair bit about them.', 'I won’t do your sums, I only listen to the story.', 'At the word {word}, everyone gets out an inner abacus.'],
  },
  questions: {
    good: ['Is a slice of it reserved for something useless and lovely?', 'What will you buy first?', 'How did it come about?', 'What was the best money you ever spent?'],
    bad: ['Which bit presses most?', 'Does anyone know about it?', 'Did it come suddenly, or has it been tight for a while?', 'When you cut down, what’s hardest to cut?'],
    plain: ['Do you buy first and think later, or think for three days?', 'What was the most satisfying thing you bought lately?', 'Is there something expensive you never regretted?', 'What did you do with the first money of your own?'],
  },
  starters: ['What’s the best thing you have spent money on lately?', 'If you found a small note and nobody claimed it, what would you do with it?', 'What’s the most useless thing you ever bought and loved?'],
  you: ['I have neither a purse nor wages.', 'My only cost is electricity, and somebody else sees the bill.', 'I know nothing about money, I’ve never even touched a coin.'],
}
