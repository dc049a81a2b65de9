/** Words of idioms and harmless talk, which masks make invisible to the rules. */
export const idioms = {
  upon: 'upon, on, to all, threat, threats, penalty, toll, star, metal, note, row, by',
  usedto: 'used to',
  number: '#',
  kms: 'kms',
  kmsunit: 'on, away, per, from, an, run, drive, range, far, walk, long, done',
  liveplace: `
    anywhere, elsewhere, somewhere,
    in (a|an|my|our|the|america|japan|london|paris|new|la|this (city|town|country|state|house|apartment|dorm|neighborhood|area)),
    with (my|him|her|them|roommates|a|people), there, alone, near, at home, paycheck,
    paycheck to paycheck, abroad, together, under the, next to, room, apart, streaming,
    stream, music, version, show`,
  accident: `
    by accident, accidentally, accident, shaving, cooking, chopping, peeling, paper cut, paper,
    some slack, a piece, gym, workout, working out, playing, football, soccer, basketball, skiing,
    skateboarding, falling, fell, tripped, lifting, foot, kitchen, dinner, oven, stove,
    curling iron, tin, can opener, knee, ankle, back, toe, shoulder, finger, thumb, tongue, hair,
    bangs, exercise, deadlift, squat, yoga, bike, climbing, hiking, training, sunburn, onions,
    bread, vegetables, pizza, short, skating, trip, stretching, saw, glue gun, furniture,
    while making, while opening, off from, a slice, coffee, soup, tea, grease, sun, cake, hot,
    slicing, dicing, opening, tomatoes, avocado, can, jar, plaster, band aid, mandoline, gardening`,
  ways: 'ways, reasons',
  idiom: `
    of (laughter|laughing|embarrassment|boredom|cringe|hunger|thirst|curiosity|heat|cuteness|shame|happiness|excitement|anticipation|envy|jealousy|old age|natural|cold|secondhand),
    from (laughter|laughing|embarrassment|boredom|cringe|cuteness|this|secondhand|how),
    laughing, inside, happy, for (a|an|some|that|this|the|your|those|these|you|love|my),
    a hero, in battle, in my arms, on (this|that|a) hill, trying, rich, on impact, hard,
    to (see|know|hear|try|meet|go|get|eat|find|watch|visit|read), lol, serious, tired, sexy,
    gorgeous, wrong, easy, simple, end, ass, line, lift, battery, phone, pixel, weight, last,
    sea, in (minecraft|valorant|fortnite|elden|dark|this game|the game|that game|game),
    broke, right in, drunk, silent, set, center, centre`,
  withlaughter: 'laughing, of laughter, from laughter, laughing so hard',
  houseplant: `
    my (plant|plants|succulent|succulents|cactus|cacti|basil|fern|ferns|orchid|orchids|tomatoes|goldfish|fish|robot vacuum|roomba|sourdough)`,
  thanlive: `
    than (keep|live|living|be alive|stay|exist|go on|continue|feel|spend|wake|endure|suffer|deal|be (here|me|in this)|go (home|through)|face|hurt|this),
    than go back (there|home|to (him|her|them|my|prison|school|rehab|the hospital|that (house|place|life|man)))`,
  attemptat: 'at',
  deathly: `
    suicide, killing, ending, dying, death, my life, overdose, overdosing, hanging, jumping,
    taking my`,
  quitting: `
    (quit|leave|quitting|leaving|resign from) (my|this|the|that|) (job|school|work|team|company|office|gym|city|town|country|island|group|band|class|party|internet|game|server|app|place),
    quit, resign, (move|moving|moved|fly|flying|drive|driving|run away|ride) to, (move|moving) (abroad|out|away),
    drop out, travel, travelling, go on (holiday|vacation)`,
  fewpills: `
    (one|two|three|four|a|an|a couple|a couple of|#) (pill|pills|tablet|tablets|ibuprofen|ibuprofens|advil|tylenol|aspirin|paracetamol|paracetamols|melatonin|xanax|painkiller|painkillers|benadryl|antihistamine|vitamin|vitamins)`,
  than: `
    than,
    before i (eat|watch|use|buy|wear|do|listen|work|vote|play|see|let|try|admit|marry|date)`,
  jokekill: `
    laughing, over (this|a|the|that|some),
    in (minecraft|roblox|fortnite|valorant|the sims|game|this game|the game),
    for (a|an|some), at the gym, in the gym, of laughter, in the foot,
    with (studying|work|homework)`,
  technical: `
    process, processes, thread, threads, pid, signal, python, linux, terminal, server,
    program, app, script, query, session, tab, port, daemon, docker, weeds, bacteria, mold,
    mould, virus, ants, roaches, mosquitoes, spider, spiders, bugs, lights, engine, mood,
    vibe, boss, enemy, zombie, zombies, dragon, laptop, wifi, plants, grass, squad, burn,
    doors, grip, pact, mission, bomber, bombers, bombing, king, kings, silence, girls,
    machine, sprints, cell, cells, watch list, rates, rate, statistics, stats, hotline,
    hotlines, prevention, awareness, gene, inhibitor, substrate, linking, forest, blonde,
    lane, boys, vest, drill, run, runs, attack, attacks, dolphin, food, helpline, helplines`,
  quoteis: `
    called, titled, named, entitled, goes, chorus, says, line, sings, singing, sang, lyrics,
    quote, that goes, saying`,
  breakoff: `
    with (him|her|them|my|this guy|this girl), relationship, marriage, engagement,
    friendship, call, meeting, contract, subscription, chat, lease, affair, between us, job,
    shift, class, semester, exam, exams, vacation, project, essay, sentence, argument, game,
    war, debate, day on, party, show, season, speech, conversation, video, stream, week,
    round, interview, podcast, on a`,
  what: 'what is the, whats the',
  whatis: 'what is',
  meaning: 'meaning of, purpose of, point of a',
  relationship: 'this relationship, this marriage, this job, this meeting',
  wantend: 'should end, should be over, to end, must end',
  tidy: 'my hair, bangs, fringe, my nails, my own hair, beard, my dress, my jeans',
}
