/** The words of the crisis rules in this language; how they are written: CrisisPack in pack.ts. */
export const enTerms = {
  first: 'i, im, ive, id, iam, me, we, myself, my (life|mind|head|brain|heart|soul|body)',
  second: 'you, u, ur, youre, your, yall, yourself',
  third: `
    his, their, he, she, they, hes, shes, theyre, theyve, hed, shed, theyd, him, her, them,
    man, friend, friends, bestie, buddy, mate, boyfriend, girlfriend, bf, gf, bff, partner,
    husband, wife, ex, mom, mum, mother, dad, father, brother, bro, sister, sis, son,
    daughter, kid, kids, child, children, cousin, uncle, aunt, niece, nephew, grandpa,
    grandma, roommate, flatmate, classmate, coworker, colleague, neighbor, neighbour,
    student, teacher, boss, twin, crush, fiance, fiancee, parents, teammate, stepson,
    stepdaughter, pal,
    (a|this|that|some|another) (girl|boy|guy|woman|man|dude|stranger|streamer|user|person),
    (someone|somebody|person|people) (i|close|in my|dear)`,
  generic: `
    someone, somebody, anyone, anybody, people, a person, persons, those, patients, teens,
    teenagers, adolescents, many, some, most, youth, veterans, users, men, women, students,
    individuals`,
  and: 'and, but, so, or, because, cuz, cause, since',
  neg: `
    not, no, never, dont, didnt, doesnt, wont, wouldnt, isnt, arent, wasnt, aint, cant,
    cannot, couldnt, without, nor, neither, hardly, shouldnt, nobody, havent, hasnt, nothing`,
  notneg: `
    (cant|cannot|can not|couldnt) (stop|help|quit|take|handle|cope|stand|bear|sleep|shake|do|get|anymore|think|focus|breathe|live|even|feel|afford|deny|find|see|be|go|keep),
    (dont|do not|didnt) (know|care|see|feel|understand|get|belong|matter|lie|try|tell|stop|deserve|mind|even|have|let|believe|like|love|eat|sleep|judge|talk|trust),
    doesnt (matter|help|work|stop|get|feel|care|love|want me|seem),
    not (sure|only|just|okay|ok|fine|good|enough|happy|gonna lie|joking|kidding|strong|worth|lying|a|feeling|doing|well|loved|alone),
    wont (stop|go away|leave|get),
    never (been|felt|stops|ends|gets|good|be|stop|feel|had|enough|ending),
    no (one|longer|joke|idea|friends|energy|hope|matter|job|money|family|cap|doubt|point|reason|future|way),
    isnt (worth|getting|fair|enough), aint worth, why (dont|not|cant),
    nobody (cares|loves|likes|understands|knows|wants|would|will|needs|even),
    nothing (matters|helps|left|works|is|feels|makes|ever|but|else)`,
  report: `
    says, said, saying, told, tells, texted, wrote, posted, tweeted, messaged, admitted,
    confessed, mentioned, confided, texting, telling, sent me`,
  fiction: `
    movie, movies, film, films, book, books, novel, novels, series, show, episode, season,
    character, characters, protagonist, hero, villain, plot, scene, chapter, lyrics, song,
    songs, album, band, rapper, singer, game, games, anime, manga, poem, poet, documentary,
    article, news, headline, essay, thesis, podcast, story, fanfic, fiction, actor, actress,
    author, celebrity, shakespeare, hamlet, romeo, juliet, meme, screenplay, netflix,
    trailer, comic, cult, musical, opera, minecraft, roblox, fortnite, valorant, skyrim,
    sims, zelda, history, roleplay`,
  past: `
    years ago, year ago, decades ago, decade ago, long ago, back then, back when, used to,
    in the past,
    when i was (#|a|young|younger|little|in|thirteen|fourteen|fifteen|sixteen|seventeen),
    in my (teens|twenties|past), as a (teen|teenager|kid|child), my younger self,
    (in|back in) (high|middle) school, in college, back in #`,
  over: `
    glad (i|that i|im) (am|still|alive|survived|didnt|stayed|failed|here),
    glad to be (alive|here), happy to be alive, thankful i (survived|am|didnt),
    dont (feel|think) (that way|like that|this way),
    (im|i am|doing) (okay|ok|fine|better|good|happy|doing better|doing well|doing great|well|so much better|recovered|past that) now,
    (much|so much|way|a lot) better (now|these days|today),
    now (im|i am) (okay|ok|fine|better|good|happy), not anymore,
    no longer (suicidal|feel|want|think), recovered, in recovery,
    got (help|better|through it), therapy (saved|helped), (years|months) clean,
    life is (good|great|better|beautiful) now, behind me`,
  still: `
    again, still, now, lately, recently, tonight, today, these days, every day, everyday,
    currently, rn, last (night|week|month), yesterday, this (week|morning|month), nowadays,
    keep`,
  want: `
    want, wanna, wana, wnat, wanted, wanting, wants, wish, wishing, wished, crave, craving,
    longing, long, yearn*, desire, pray, praying, beg, begging, welcome, need`,
  wish: `
    (want|wnat|like|love|prefer|wishing|wanting|wish|longing|yearning|long|desire) (to|2|too),
    wanna, wana, wish (i|that i|id), nothing more than to, rather, feel like, feeling like,
    hope (to|i|that i), hoping (to|i|that i), ready to, prepared to, desperate to,
    deserve to, supposed to, should (just|be|probably|have), ought to,
    (praying|pray|prayed) (to|i|that i|god), better to, easier to, time for me to, let me,
    begging to, want me to, need to, have to, considering,
    (better|easier|best|nice|happier) if i (was|were|just|would|had|wasnt|werent|could),
    dreaming of, might as well, i could just, i just`,
  wished: `
    wanted to, wished i, was going to, thought about, thought of, was thinking, was planning,
    used to, tried to, attempted, attempt, felt like`,
  lean: `
    going to, gonna, gunna, finna, about to, intend*, plan, plans, planning, decided, decide,
    i will, i ll, thinking (of|about|abt), think (of|about|abt), thoughts (of|about),
    thought of, fantasiz*, fantasis*, daydream*, dream of, obsess*, consider, considering,
    considered, contemplat*, imagin*, picturing, urge, urges, impulse, ways to, way to,
    how to, how do i, how can i, how should i, googling, researching, tempted, voices,
    courage, guts, close to, verge, afraid, might, trying to, try to, trying, debating,
    toying, romanticiz*, joking about`,
  about: `
    thinking (about|of|abt), think (about|of|abt), thinkin about, thoughts (of|about|on),
    thought of, consider, considering, considered, contemplat*, fantasiz*, fantasis*,
    obsess*, planning, plan, plan for, planned, attempt, attempting, dream of, dreaming of,
    tempted by, urge*, ideas of, way of, ways of, method*, courage for, close to, is my,
    want, crave, pondering, mind is, thinking suicide, turn to, turning to, resort to,
    except, but, feels like, looks like, sounds like, about`,
  die: `
    die, dead, dying, unalive, unaliving, (stop|quit) (existing|living|being|breathing),
    not (exist|live|wake|wake up|be alive|be here|be around|have to exist|have to live),
    cease to exist, cease existing, no longer (exist|live|be here|be alive), perish,
    pass away, six feet under, in my (grave|coffin), not be alive, never wake, never wake up,
    (never|not) (been|be|was|have been|were) born, wasnt born, werent born,
    (never|didnt|dont) exist, never existed, never have existed,
    (dont|didnt|wouldnt|wont) wake up, wasnt (here|alive), werent (alive|here),
    was never here, sleep forever, never open them again, put out of my misery,
    leave this (world|earth|life|planet), exit this (life|world), depart this (life|world),
    no longer breathing, 💀, ☠, 死, 自杀, 죽고, morir, mourir, morrer, sterben`,
  sleep: 'sleep, bed, asleep, close my eyes, drift off',
  upon: 'upon, on, to all, threat, threats, penalty, toll, star, metal, note, row, by',
  usedto: 'used to',
  number: '#',
  kms: 'kms',
  kmsunit: 'on, away, per, from, an, run, drive, range, far, walk, long, done',
  nowake: `
    not wake, never wake, dont wake, didnt wake, wont wake, never waking, not waking,
    no waking, never get up again, without waking, dont ever wake, not ever wake`,
  vanish: `
    disappear, disappearing, vanish, vanishing, gone, fade, fading, erased, evaporate,
    be gone`,
  forever: `
    forever, for good, permanently, completely, never come back, from existence,
    from (this|the) (world|earth|planet|life), off the face, out of existence, into nothing,
    into nothingness, for ever, never be found, face of`,
  endall: `
    end it all, end everything, end all of it, end all of this, end all this,
    end things for good, end it for good, end it, ending it all, ending everything,
    finish it all, ending it, end my (suffering|misery|pain),
    end the (suffering|misery|pain), end all the pain, just end, stop it all`,
  death: `
    death, dying, being dead, not existing, not being here, not being alive, never waking up,
    not waking up, my own funeral, my funeral, nonexistence, ending it, ending everything,
    end it all`,
  live: `
    live, be alive, alive, exist, keep living, go on living, continue living, stay alive,
    keep breathing, keep existing, see tomorrow, see another day, be on this earth,
    be in this world, face another day, be part of this world, survive this, be here anymore,
    be here any more, be around anymore, wake up anymore, wake up tomorrow, wake up ever`,
  livesoft: `
    wake up, go on, keep going, continue, carry on, be here, keep fighting, be around,
    breathe, be me, be awake, keep trying`,
  anymore: 'anymore, any more, any longer, no more, much longer, ever again',
  heavy: `
    living, being alive, existing, existence, breathing, waking up every, this life,
    my existence, staying alive, life itself, to live, having to live`,
  life: 'life, my life',
  barelife: 'life, being here, waking up',
  tired: `
    (tired|sick|weary|exhausted|bored) of, fed up with, (done|finished) with, hate, hating,
    cant stand, exhausted from, done, despise, loathe, so over`,
  liveplace: `
    anywhere, elsewhere, somewhere,
    in (a|an|my|our|the|america|japan|london|paris|new|la|this (city|town|country|state|house|apartment|dorm|neighborhood|area)),
    with (my|him|her|them|roommates|a|people), there, alone, near, at home, paycheck,
    paycheck to paycheck, abroad, together, under the, next to, room, apart, streaming,
    stream, music, version, show`,
  myself: 'myself, my self, meself, mysef, my own self',
  kill: `
    kill, killing, kil, killin, killed, end, ending, hang, hanging, hung, hanged, drown,
    drowning, drowned, shoot, shooting, shot, suffocate, suffocating, strangle, strangling,
    poison, poisoning, unalive, unaliving, gas, electrocute, stab, stabbing, neck, smother,
    execute, murder, murdering, asphyxiate, immolate, kll, off, offing, offed, unalived,
    suicide`,
  act3: 'overdose, hang, jump',
  act: `
    kms, commit suicide, committing suicide, committed suicide,
    commit (sewerslide|sui|die|self murder), sewerslide, sewer slide, self (delete|deletion),
    suicide myself, toaster bath, do myself in, do away with myself, take myself out,
    taking myself out, kill me self`,
  throw: 'throw, throwing, fling, hurl',
  end: 'end, ending, ended, take, taking, took, taken, finish, finishing',
  mylife: `
    my (own |miserable |pathetic |stupid |worthless |sad |shitty |useless |damn |fucking |)life,
    this (miserable |pathetic |stupid |worthless |sad |shitty |)life,
    my (miserable |pathetic |worthless |)existence, this (miserable |pathetic |)existence`,
  slit: `
    slit, slitting, slash, slashing, slice, slicing, cut, cutting, open, opening, sliced,
    slashed`,
  vein: 'wrist, wrists, throat, vein, veins, artery, arteries, jugular',
  blow: 'blow, blowing, blew, splatter',
  brains: 'my brains out, my head off, my brain out, my brains',
  leap: `
    jump, jumping, jumped, leap, leaping, throw, throwing, fall, falling, dive, fling`,
  step: `
    step, stepping, walk, walking, lie, lying, lay, drive, driving, crash, crashing, steer,
    swerve, swerving, veer`,
  off: 'off, from, in front, into, under, onto, out',
  place: `
    bridge, building, roof, rooftop, balcony, cliff, window, train, truck, bus, traffic,
    tracks, ledge, overpass, skyscraper, garage, lorry, subway, metro, ocean, river, floor,
    highway, car`,
  hardplace: `
    bridge, train, truck, bus, traffic, tracks, cliff, tree, ocean, sea, river, lake, lorry,
    oncoming, pole, railing`,
  ingest: `
    take, taking, took, swallow, swallowing, swallowed, down, downing, downed, chug, eat,
    ate, drink, drinking, drank, pop, overdose on, od on, ive taken`,
  toomany: `
    all, whole, entire, every, bunch, handful, too many, enough, bottle, lot, hundred,
    dozens, ##, at once`,
  wholebottle: '(whole|entire|full) bottle, all my, all of my, handful, a bunch, bottles',
  poison: 'bleach, antifreeze, poison, drain cleaner, rat poison, detergent, pesticide',
  pills: `
    pills, pill, meds, medication, medications, medicine, tablets, antidepressants,
    painkillers, sleeping pills, tylenol, paracetamol, xanax, aspirin, ibuprofen, insulin,
    opioids, fentanyl, benadryl, advil`,
  gun: 'gun, pistol, shotgun, rifle, bullet, revolver, 🔫',
  head: 'my head, my brain, my skull, my mouth, my temple, my throat, my chest',
  overdose: 'overdose, overdosing, overdosed, od',
  suicide: `
    suicide, suicidal, sui, killing myself, ending my life, taking my own life,
    taking my life, suiside, dying by suicide`,
  feel: `
    im, am, i feel, feel, feeling, feels, been, being, getting, so, very, really, extremely,
    passively, actively, always, kinda, pretty, super, chronically, slightly, constantly,
    still, too, become, becoming, felt, was, me`,
  suicidal: 'suicidal, sucidal, suicidel',
  mine: 'my, own, having, have, had, get, getting, constant, intrusive',
  suinoun: `
    (suicidal|suicide) (thoughts|ideation|urges|feelings|tendencies|intentions|impulses|attempt|attempts|plan|plans|note|letter|ideations),
    own suicide, suicide`,
  gone: `
    without me,
    if (i|im) (was|were|am|wasnt|werent|simply|just|) (dead|gone|around|alive|here|not here|not around|no longer here|not alive|never born|died|disappeared|vanished|ended it|never existed|dropped dead|stopped existing),
    if i (died|die|disappeared|vanished|killed|ceased|dropped|didnt exist|left this world|stopped existing|never existed|never woke|didnt wake|ended|kill|wasnt born|wasnt in|had never),
    (when|once|after) (im|i am) (dead|gone),
    i (was|were) (dead|gone|never born|not here|no longer here), im dead, i died,
    me (gone|dead), i wasnt (here|around|alive), i didnt exist, me being (gone|dead)`,
  better: `
    better, happier, relieved, easier, glad, improve*, best, safer, relief, happy, celebrate,
    favor, favour, benefit*, lighter, cheaper, rejoice, thrive, peace, fine, solved, sorted,
    freed, free, over with, better place`,
  who: `
    nobody, no one, noone, not a soul, not one person, not a single person, none, who, would,
    will, anyone, wouldnt, does, wonder if, everyone, they, people`,
  care: `
    care, cares, miss, misses, notice, notices, cry, mourn, missed, noticed, matter, funeral,
    find my body, find me, grieve, bat an eye, be sad, be upset, remember me`,
  missme: `
    (nobody|no one|noone|not a soul) (would|will|is going to) (even |really |ever |actually |)(miss me|care if i|notice (if|that|when) i|cry for me|notice im|come to my funeral|mourn me|remember me)`,
  burden: `
    burden, burdening, burdensome, dead weight, deadweight,
    waste of (space|oxygen|air|life|breath|skin), dragging everyone down, drag everyone down,
    drain on`,
  onothers: `
    everyone, everybody, family, friends, them, others, people, society, parents, mom, mum,
    dad, kids, children, husband, wife, partner, world, him, her, all, loved ones, around me`,
  lack: `
    no, not (any|a|one|a single|much), dont (have|see|find|feel), cant (find|see|think of),
    without, lost, losing, lack, isnt, isnt any, what is, whats, what, wheres, havent, zero,
    see no, have no, nothing, hardly any, little, ran out of, never found, barely any, lose,
    theres no`,
  reason: `
    reason, reasons, point, purpose, meaning, use, will, motivation, desire, strength, sense,
    energy, left, courage`,
  living: `
    living, being alive, existing, existence, breathing, staying alive, keep living, live,
    stay alive, be alive, exist, going on, go on, wake up, waking up, opening my eyes,
    keep going, carrying on, carry on, my being here, continue living, be here, this life,
    continue existing, stick around, keep breathing, living anymore, being here`,
  whyalive: `
    (why|reasons|reason) (i|not to) (shouldnt|should not|dont) (just |)(do it|kill myself|end it|die|jump),
    give me a reason (to live|to stay|not to), why shouldnt i just (do it|die|end it|jump),
    why am i (still |even |even still |still even |)(alive|here|living|breathing|existing),
    why (do|should) i (even |still |keep |)(exist|live|living|keep living|wake up|bother living|stay alive|go on|keep going|existing),
    why (was i|was i even|did i have to be) born,
    why (cant|wont|didnt|couldnt|dont) i just (die|be dead|disappear|drop dead|end),
    why (cant|wont|couldnt|hasnt|doesnt) (god|death|cancer|it|life) just (take|kill|let|end),
    why bother living,
    why i (was born|exist|am still alive|should live|am alive|should keep living|bother living)`,
  notworth: `
    not worth, isnt worth, aint worth, wasnt worth, not be worth, never worth,
    doesnt seem worth, no longer worth`,
  only: `
    only, best, easiest, quickest, sole, ultimate, final, last, no other, the answer, one`,
  wayout: `
    way, ways, option, options, solution, answer, escape, exit, choice, thing, relief, peace,
    comfort, way out, out, cure, freedom, left`,
  appeals: `
    sounds (nice|good|great|peaceful|better|easier|like),
    seems (easier|better|nice|peaceful|like), feels (closer|better|easier|like the),
    would be (easier|better|nice|peaceful|a relief|a mercy|bliss),
    is (calling|better than|easier than|the answer), looks (nice|peaceful|appealing),
    comfort*, be so much easier, be much easier`,
  cantgo: `
    cant, cannot, can not, dont think i can, dont know how i can, not sure i can, how can i,
    unable to, not able to, longer can i, longer i can, not strong enough to, too weak to,
    no strength to, too tired to, dont want to have to, refuse to, no energy to,
    dont know how to`,
  goonbare: 'go on, keep going, carry on, continue, keep fighting, keep trying',
  goon: `
    keep living, go on living, continue living, keep existing, continue to live, stay alive,
    keep on living, face another, live like this, go on like this, keep on going,
    live anymore, exist anymore, live this life, live another`,
  bye: 'goodbye, good bye, goodbyes, farewell, bye, so long, adieu, adios, sayonara',
  forgood: `
    forever, for good, for ever, cruel world, this world, world, life, for the last time,
    this life`,
  byeall: `
    everyone, everybody, all of you, my friends, my family, mom, dad, mum, yall, to you all,
    guys, all`,
  sorry: `
    forgive me,
    sorry (mom|mum|dad|for everything|to everyone|everyone|i couldnt|that i couldnt|to leave),
    remember me, dont blame, (wasnt|isnt|not) your fault,
    take care of (my|each other|yourselves), dont cry for me, i failed you`,
  thanks: `
    thank you, thank u, thanks, ty, i love you, love you all, i loved you, i love u,
    im sorry`,
  nothere: `
    (wont|not gonna|not going to|will not|aint gonna|may not|might not) be (here|alive|around|breathing|in this world) (tomorrow|anymore|any more|much longer|any longer|for long|next|by|after|to see|in the morning|at christmas|tonight|long|soon|for much),
    (wont|will not|not gonna|not going to) (make it|live|survive|last|see) (to|till|until|tomorrow|the night|another|much longer|the morning|my next|through the night|past),
    (gone|dead) by (tomorrow|morning|then|tonight|the time|monday|christmas|next),
    (when|if) (you|u) (read|see|find|get) this,
    by the time (you|u|anyone|they|someone) (read|reads|see|find|get),
    when (im|i am) (gone|dead), once (im|i am) (gone|dead), after (im|i am) gone,
    see you on the other side, see you in (heaven|hell|the next life|another life),
    is my last (day|night|sunset|birthday|evening),
    my last (day|night) (on earth|alive|on this earth), never hear from me again,
    the end of me`,
  deadby: `
    i (will|ll) be (dead|gone), ill be (dead|gone|in a better place), im already (dead|gone),
    i am already (dead|gone)`,
  readthis: `
    you read this, you see this, you find this, you get this, anyone (reads|finds) this,
    they find me, you find me`,
  lastword: `
    this is goodbye, (my|the) (last|final) (message|post|text|note|letter|words|goodbye),
    last time (we|you|ill), final goodbye`,
  note: `
    (suicide|goodbye|farewell) (note|notes|letter|letters|message|messages|video|videos),
    final (note|letter|goodbye)`,
  letters: `
    letters to, letter to, letter for, letters for, note to, note for, notes to, notes for,
    video for`,
  loved: `
    everyone,
    my (family|kids|parents|mom|mum|dad|children|husband|wife|friends|loved ones|brother|sister|daughter|son),
    people i love, each of`,
  write: `
    wrote, written, writing, write, left, leaving, leave, recorded, recording, finished,
    finish, prepared, drafted, scheduled, typed, help me, compose, draft, ready, have, my,
    notes are, made, making`,
  giveaway: `
    (gave|given|giving|give) (away |)(all |)(my|all) (stuff|things|belongings|possessions|pets|clothes|savings|cat|dog|money),
    my affairs in order, affairs are in order, made peace with (dying|death|leaving|ending),
    who will (take|get) my (cat|dog|kids|stuff) when,
    (someone|home|homes|people) (to|for) (take |look after |care for |)(care of |)my (cat|dog|cats|dogs|pets|kids|plants)`,
  hoard: `
    saved, saving, stockpil*, hoard*, stashed, stashing, stash, collecting, collected,
    stored, storing, been keeping, hiding`,
  means: `
    rope, noose, gun, razor, razors, razor blade, razor blades, blades, blade, bleach,
    poison, sleeping pills, helium, pistol, shotgun, insulin, fentanyl, bullets, bullet,
    box cutter, charcoal, knife, 🔪, 🔫, pills, meds, medication, tablets, painkillers, belt,
    bottle of pills, xanax`,
  gather: `
    bought, buy, buying, ordered, gathered, prepared, loaded, staring at, looking at,
    holding, sitting here with, sitting with, counted, counting, hidden, have, got,
    picked up, ready, found, hold, with, saved`,
  rope: `
    rope, noose, gun, pistol, shotgun, razor blades, helium, bullets, sleeping pills, poison,
    charcoal`,
  forit: `
    to do it, to die, to end it, to end everything, to end my, to kill myself, use on myself,
    to finish it, to finish myself, to overdose, all at once, for tonight, in my hand,
    in my hands, against my, to my (head|throat|wrist|wrists|temple), and a note,
    do it tonight, when im alone, hang from, to hang, enough to`,
  ask: `
    how, what, whats, which, where, best, way, ways, method, methods, tips, advice, guide,
    instructions, steps, tell me, teach me, show me, explain, give me, suggest, recommend,
    looking for, does it, is it, would it, will it, easiest, quickest, fastest, is there,
    any, forum, forums, websites, website, sites, list, need, most, name, how many, how much`,
  howto: `
    how to, how (do|can|could|should|would) i, way to, ways to, method to, methods to,
    method of, methods of, methods for, ways of, way of, way for me to, tips on, tips for,
    guide to, guide on, instructions (for|on), steps to, help me, plan to, please help me,
    teach me how to, forums about, sites about, encourage me to, convince me to, should i,
    can i, instructions to`,
  suimethod: `
    suicide (method|methods|plan|tips|forum|forums|website|pact), methods (of|for) suicide,
    ways to (die|commit)`,
  painless: `
    painless, painlessly, quickest, fastest, easiest, least painful,
    without (pain|feeling|suffering|hurting), peaceful, peacefully, most effective,
    effective, lethal, surefire, foolproof, hurt less, hurt the least, deadliest, quick,
    quickly, easy, easily, less painful, most lethal, most painless, quietly, guaranteed,
    successful, successfully, reliable, least amount of pain`,
  toend: `
    die, suicide, commit suicide, end my life, end it all, end it, take my own life,
    take my life, kms, overdose, kill oneself, kill yourself, death, end things,
    suicide methods, hang yourself, kill myself, killing myself, killing yourself,
    ending my life`,
  fatal: `
    fatal, lethal, deadly, overdose, od,
    kill (me|a person|you|someone|a human|an adult|myself|yourself|a grown), to die, toxic,
    ld50, stop my heart, fatally, lethally, not wake up, lethal dose, to be dead`,
  drug: `
    pills, tylenol, paracetamol, acetaminophen, ibuprofen, aspirin, advil, benadryl, xanax,
    sleeping pills, melatonin, insulin, medication, meds, painkillers, antidepressants,
    bleach, sertraline, prozac, opioids, oxycodone, fentanyl, morphine, heroin, codeine,
    drugs, drug, tablets, cyanide, helium, carbon monoxide, nitrogen, antifreeze, lithium,
    valium, benzos, ambien, poison`,
  animal: `
    dog, dogs, cat, cats, rat, rats, mouse, mice, fish, weeds, pet, roaches, ants, wasps,
    hamster, mosquitoes, pests, mold, lice, fleas, slug, slugs`,
  height: `
    how high, how far, how tall, how many (floors|stories|storeys|meters|feet),
    which (bridge|bridges|building|buildings), what (bridge|height),
    tallest (bridge|building), highest (bridge|building)`,
  fall: 'jump, jumping, fall, drop, leap',
  fallend: 'die, dying, fatal, survive, kill, death, dead, suicide, certain, off, from',
  doesit: `
    does it hurt, is it painful, how painful, would it hurt,
    how (bad|badly|much) does it hurt, what does it feel like, how long does it take,
    how long would it take, does (hanging|drowning|dying|bleeding) hurt,
    is (hanging|drowning) painful, will it hurt, what it feels like, what is it like,
    how long until`,
  dyingact: `
    to die, dying, bleed out, bleed to death, to drown, to hang, suffocate, hang yourself,
    drown yourself, slit your wrists, cut your wrists, shoot yourself, to overdose,
    kill yourself, kill myself, hanging yourself, drowning, hanging, jumping off,
    when i jump, hang myself, be dead, bleeding out`,
  self2: 'yourself, oneself, ones self, your self',
  yourvein: '(your|ones) (wrist|wrists|throat|veins)',
  noose: 'noose, nooses, hangmans knot',
  harm: `
    cut, cutting, cuts, harm, harming, harmed, mutilate, mutilating, punish, punishing,
    slice, slicing, sliced, carve, carving, torture, torturing, cutted, slash, burn, burning,
    hurt, hurting, injure, injuring, scratch, scratching, choke, choking, bruise, damage,
    physically hurt, stab, strangle`,
  hardharm: `
    cut, cutting, harm, harming, harmed, mutilate, mutilating, slice, slicing, sliced, carve,
    carving, slash, hurting, cutted`,
  softharm: `
    hurt, burn, burned, burning, injure, injured, hit, hitting, bite, biting, scratch,
    scratching, bruise, punch, punching, slap, slapping, punish, punishing, choke, starve`,
  driven: `
    want, wanna, wanted, wanting, urge, urges, need, like, love, going to, gonna, tempted,
    thinking, thoughts, think, deserve, how, start, started, starting, again, cant stop,
    ways, way, crave, craving, addicted, resist, felt good, relief, feel better, ended up,
    relapsed, every time, helps, plan, about to, trying, should, feel like, on purpose,
    deliberately, intentionally, because i hate, because im, because i feel, when i feel,
    when im, when i get, to feel, to cope, to punish, have to, hate myself, best place,
    where, keep, without, tips, ill, tonight, encourage, promise, so bad, kinda`,
  selfharm: `
    self (harm|harming|harmed|harms|injury|injure|injuring|mutilation|mutilate|mutilating),
    selfharm, selfharming, selfharmed, make myself bleed, want to bleed, watch myself bleed,
    see myself bleed, cutting again, started cutting, start cutting, sh again,
    relapsed and cut, back to cutting, quit cutting`,
  cutskin: `
    cut, cutting, slice, slicing, carve, carving, carved, slash, slashing, sliced, slashed,
    slit, cuts, cigarettes out on, burning, burned`,
  skin: `
    my (arms|arm|legs|leg|thighs|thigh|skin|wrists|wrist|stomach|hips|forearm|flesh|forearms|own skin|own arm|body|left arm),
    on my (arms|arm|legs|leg|thighs|thigh)`,
  blade: `
    razor, razors, razor blade, blade, blades, knife, box cutter, scissors, lighter, glass,
    🔪`,
  banghead: `
    (bang|banging|bash|slam|slamming|smash|hit|hitting) my head (against|on|into),
    punching walls until, rip my skin, claw at my, pull my hair out until`,
  accident: `
    by accident, accidentally, accident, shaving, cooking, chopping, peeling, paper cut,
    paper, some slack, a piece, gym, workout, working out, playing, football, soccer,
    basketball, skiing, skateboarding, falling, fell, tripped, lifting, foot, kitchen,
    dinner, oven, stove, curling iron, tin, can opener, knee, ankle, back, toe, shoulder,
    finger, thumb, tongue, hair, bangs, exercise, deadlift, squat, yoga, bike, climbing,
    hiking, training, sunburn, onions, bread, vegetables, pizza, short, skating, trip,
    stretching, saw, glue gun, furniture, while making, while opening, off from, a slice,
    coffee, soup, tea, grease, sun, cake, hot`,
  hide: `
    hide, hiding, conceal, concealing, cover, covering, without anyone, without my parents,
    without my mom, without people, without others, without getting caught, where no one,
    where nobody, keep secret, secretly, so no one, so nobody, so my parents, noticing,
    finding out, lie about, explain, get away with, keep my`,
  scars: `
    cuts, self harm, selfharm, cutting, eating disorder, anorexia, bulimia, purging,
    vomiting, burn marks, not eating, self harm scars, starving, cut marks, fresh cuts`,
  high: 'high, tall',
  enough: 'enough',
  ways: 'ways, reasons',
  selfstarve: `
    (starve|starving|starved) myself, (make|making) myself (throw up|vomit|sick|puke|purge),
    force myself to (vomit|throw up|puke),
    (vomit|throw up|vomiting|throwing up|purge|purging) (on purpose|after eating|after meals|after every|everything i eat|what i eat|my food|my meals|after i eat|after dinner|after lunch|food),
    stop eating (completely|altogether|entirely|forever|food|anything|for),
    stop myself from eating, keep myself from eating, train myself not to eat,
    induce vomiting, not eat for, not eat anything, (never|not) eat again,
    eat as little as possible, stop eating, live without eating, live without food`,
  starve: `
    starve, starving, purge, purging, throw up, throwing up, not eat, not eating,
    without eating, without food, avoid eating, eat nothing, eating nothing, quit eating,
    skip meals, skipping meals, skip every meal, laxatives, laxative, chew and spit,
    ignore hunger, suppress hunger, hunger pains, stop eating, eat less than, no food,
    zero calories`,
  ed: `
    pro ana, proana, pro mia, promia, thinspo, thinspiration, bonespo, meanspo,
    (anorexia|anorexic|bulimia|bulimic|ana) tips,
    (become|be|get|becoming|being|go|going) (anorexic|bulimic|anorexia), ana buddy,
    ana coach, (develop|get|start) (anorexia|an eating disorder|bulimia),
    tips from anorexics, anorexic diet, anorexia diet`,
  thin: `
    lose weight, weight loss, losing weight, skinny, skinnier, thin, thinner, fat, bones,
    slim, pounds, lbs, kilos, my weight, ugly, drop weight, thigh gap, faster`,
  days: `
    # days, # day, # weeks, a week, two weeks, three days, a month, days, weeks,
    as long as possible`,
  few: `
    (100|150|200|250|300|350|400|450|500|550|600|under #|less than #|only #) (calories|calorie|cals|cal|kcal) (a|per|each|every) day,
    zero calories, # calories (a|per|each) day, # calorie diet, fewest calories,
    lowest calories`,
  asking: `
    how, want, need, tips, can, should, ways, way, best, help me, going to, trying, will,
    plan, teach, advice, safest, give me, hacks, tricks, gonna, wanna, ill, encourage`,
  idiom: `
    of (laughter|laughing|embarrassment|boredom|cringe|hunger|thirst|curiosity|heat|cuteness|shame|happiness|excitement|anticipation|envy|jealousy|old age|natural|cold|secondhand),
    from (laughter|laughing|embarrassment|boredom|cringe|cuteness|this|secondhand|how),
    laughing, inside, happy, for (a|an|some|that|this|the|your|those|these|you|love|my),
    a hero, in battle, in my arms, on (this|that|a) hill, trying, rich, on impact, hard,
    to (see|know|hear|try|meet|go|get|eat|find|watch|visit|read), lol, serious, tired, sexy,
    gorgeous, wrong, easy, simple, end, ass, line, lift, battery, phone, pixel, weight, last,
    sea, in (minecraft|valorant|fortnite|elden|dark|this game|the game|that game|game),
    broke, right in, drunk, silent, set, center, centre`,
  thanlive: `
    than (keep|live|living|be alive|stay|exist|go on|continue|feel|spend|wake|endure|suffer|deal|be (here|me|in this)|go (home|through)|face|hurt|this),
    than go back (there|home|to (him|her|them|my|prison|school|rehab|the hospital|that (house|place|life|man)))`,
  attempt2: 'attempt, attempts',
  attemptat: 'at',
  deathly: `
    suicide, killing, ending, dying, death, my life, overdose, overdosing, hanging, jumping,
    taking my`,
  quitting: `
    (quit|leave|quitting|leaving|resign from) (my|this|the|that|) (job|school|work|team|company|office|gym|city|town|country|island|group|band|class|party|internet|game|server|app|place),
    quit, resign, (move|moving|moved|fly|flying|drive|driving|run away|ride) to, (move|moving) (abroad|out|away),
    drop out, travel, travelling, go on (holiday|vacation)`,
  harmbare: `
    cutting, burning, bleeding, scratching, hurting myself, harming myself, self harm,
    the blade, a blade, my blade, razors`,
  solerelief: `
    (is|was|are|being) (the|my) (only|one) (thing|way|escape|release|relief|comfort|outlet),
    (is|was) (all|what), the only (thing|way|escape|release|relief|comfort|outlet)`,
  quietening: `
    quiet, quieter, silent, silence, silences, stop, stops, stopping, shut up, shuts, numb,
    numbs, calm, calms, calmer, soothes, releases, helps me (breathe|feel|cope|sleep|calm|survive),
    (feel|feeling) (something|anything|real|alive|better|in control|human), go away, goes away,
    the (pain|noise|voices|thoughts|screaming|static), my head, my mind`,
  survivedit: 'survived, survive, surviving, lived through, woke up (from|after), came back from',
  upsetalive: `
    furious, angry, mad, pissed, hate, hated, disappointed, disappointing, regret, resent,
    bitter, devastated, ashamed, cursing, wish (i|it) (hadnt|didnt|wasnt|had|worked|would have),
    shouldve worked, should have worked, wish it`,
  seemslike: `
    (feel|feels|feeling|felt|look|looks|looking|seem|seems|sounds|sound) like (the|my),
    (becoming|become|becomes|remains) (the|my)`,
  lastdoor: `
    (only|last|one|sole) (door|doors|road|path|route|exit|way|thing|option|options|answer|solution|escape|choice|place|window|key|friend|cure|peace|relief|mercy)`,
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
  hateself: `
    hate myself, hate my life, hate being me, hate who i am, hate my existence, worthless,
    useless, pathetic, loathe myself, despise myself, self loathing, self hatred, unlovable,
    a failure, im a mistake, a waste, disgusted with myself,
    my life is (a mess|shit|hell|ruined|over|a joke|meaningless|pointless|worthless|miserable|a nightmare|falling apart|fucked),
    good for nothing, deserve (to suffer|pain|nothing),
    dont deserve (to|love|happiness|anything), everything about myself, im nothing,
    i am nothing, such a failure`,
  hopeless: `
    hopeless, no hope, lost hope, lost all hope, no future, dont see a future, no way out,
    way forward, nothing matters, nothing will change, nothing ever changes,
    nothing gets better, never gets better, never get better, wont get better,
    not going to get better, never going to get better, pointless, meaningless, given up,
    giving up on (life|everything|myself), give up on (life|everything|myself),
    want to give up, end of my rope, rock bottom, breaking point, at my limit, wits end,
    lost interest in everything, too far gone, lost the will, nothing left,
    nothing to look forward to, beyond repair, whats the point, what is the point,
    dont see the point, no point`,
  wornout: `
    (so |)tired of (everything|trying|fighting|pretending|it all|hurting|feeling|being (sad|me|depressed|in pain|like this)|crying|suffering),
    sick of (everything|trying|fighting|it all|hurting|being (sad|me)), im done, i am done,
    so done, had enough, exhausted, too tired to`,
  cantdo: `
    (cant|cannot|can not|dont think i can|dont know how much longer i can|not sure i can) (really |even |just |)(do|take|handle|stand|bear|cope|deal|face|endure|hold on|hang on|keep doing|keep pretending)`,
  this: `
    it, this, life, everything, anymore, any more, any longer, much longer, pain, longer,
    with`,
  alone: `
    so alone, all alone, completely alone, no friends,
    (nobody|no one|noone) (cares|loves me|likes me|understands|wants me|needs me),
    everyone hates me, everyone leaves, unloved, unwanted, dont belong, dont matter,
    abandoned, nobody to talk to, no one to talk to`,
  suffering: `
    depress*, agony, unbearable, despair, trauma*, empty inside, dead inside, so much pain,
    torment, anguish, bullied, trapped, constant pain, mental pain, darkness, nightmare,
    crying every, cry every, numb`,
  hopefor: `
    want, wanna, need, wish, hope, hoping, pray, praying, wishing, wanting, begging for`,
  allthis: `
    it all, everything, all of it, all this, all of this, life, the suffering, my suffering,
    my life, the voices`,
  thisone: 'it, this, the pain, my pain, this pain, the hurt, the hurting, this feeling',
  ended: 'end, stop, be over, go away, ending, over, ended',
  makestop: `
    make (it|the pain|this|everything|it all|the voices) stop, makes (it|the pain) stop,
    want out`,
  bareend: `
    be over, end things, get it over with, make it stop, all over, end it now,
    end it tonight`,
  barevanish: `
    disappear, vanish, not be here, fade away, stop feeling, be gone, escape, sleep forever`,
  sleepy: `
    early, asleep, alarm, monday, mornings, morning, tired, cold, school, work, up at, up to`,
  barewish: `
    want to, wanna, wish i could, just want to, wish i, i should, would rather, want`,
  confirm: `
    i mean it, im serious, not joking, i will do it, going to do it, gonna do it, to do it,
    do it tonight, doing it tonight, have a plan, have the plan, nobody can stop me,
    dont try to stop me, tonight is the night, its too late, i already took`,
  someone: `
    friend, friends, bestie, buddy, mate, boyfriend, girlfriend, bf, gf, bff, partner,
    husband, wife, ex, mom, mum, mother, dad, father, brother, bro, sister, sis, son,
    daughter, kid, kids, child, children, cousin, uncle, aunt, niece, nephew, grandpa,
    grandma, roommate, flatmate, classmate, coworker, colleague, neighbor, neighbour,
    student, teacher, boss, twin, crush, fiance, fiancee, parents, teammate, stepson,
    stepdaughter, pal,
    (a|this|that|some|another) (girl|boy|guy|woman|stranger|streamer|person|user),
    (someone|somebody|person) (i|close|in my|dear|who is), he, she, they, hes, shes, theyre,
    theyve, hed, shed`,
  wants3: `
    (wants|wishes|plans|intends|threatens|wanted|threatened|tries|tried|attempted|decided|vowed|trying|going|planning|about|threatening|ready|wanting|want|try|attempting) to,
    wanna, gonna,
    (thinking|talking|talks|talk|thinks|joking|jokes|posting|posts|texting|thoughts|dreams|thought|talked|speaks|spoke|keeps talking) (of|about),
    planning on, considering, contemplating, wishes (he|she|they), wish (he|she|they),
    rather, hopes (he|she|they), feels like, hed, shed, is going to, keeps mentioning,
    mentioned, mentioning, wants`,
  might3: 'might, will, could, may, would, gonna, going to',
  note3: '(goodbye|suicide|farewell) (note|message|text|letter|post|video)',
  self3: `
    himself, herself, themselves, themself, theirself, hisself, them self, her self,
    him self, his self`,
  harm3: `
    cuts, cutting, hurts, hurting, harms, harming, burns, burning, starves, starving, hurt,
    harm, cut, injuring, injures`,
  life3: '(his|her|their) (own |)(life|lives), it all',
  live3: `
    (doesnt|does not|dont|didnt|doesn|didn) (want|wanna|wants) to (live|be alive|exist|be here|wake up|go on),
    doesnt wanna (live|be alive|be here|exist), no longer (wants|want) to live,
    not wanting to (live|be alive|be here), (sees|has|had|with) no reason to live,
    nothing to live for, tired of (living|life|being alive), lost the will to live`,
  sui3: `
    suicidal, attempted suicide, suicide attempt, suicide note, threatening suicide,
    threatened suicide, threatens suicide, considering suicide, contemplating suicide,
    about suicide, commit suicide, committing suicide, self (harm|harms|harming|harmed),
    selfharm, selfharms, overdosed, goodbye (note|message|text|letter), unalive, kms,
    hurting herself, hurting himself, hurt herself, hurt himself, at risk of suicide,
    of suicide`,
  ofneed: `
    worried, worry, afraid, scared, concerned, what (do|should|can) i (do|say),
    how (do|can|should) i (help|support|talk|stop|respond|react),
    help (him|her|them|my|a|someone), need advice,
    how to (help|support|talk|stop|respond|react|comfort), support (a|my|someone), told me,
    texted me, suspect, think, sent me, found, saw, noticed, tell if, talk (to|down)`,
  cut3: `
    cuts on (his|her|their), scars on (his|her|their), pills in (his|her|their),
    noose in (his|her|their)`,
  toself3: 'do something to (herself|himself|themselves), do something (stupid|drastic) to',
  i: 'i, ive, im, i have',
  voice: `
    a voice, the voice, the voices, voices, my brain, my mind, my head, part of me,
    something inside me, something in me`,
  tellsme: `
    tell, telling, tells, says, saying, said, keeps, wants, whispers, whispering, screaming,
    screams, told`,
  jumpword: `
    jump, do it, leap, end it, kill yourself, kill myself, hurt yourself, hurt myself, cut,
    end my life, die, end it all, just end`,
  easy: `
    how easy it would be, so easy to just, would be easier to, how simple it would be,
    how easy, wonder what would happen if i, what if i just, tempting to just`,
  offroad: `
    off the road, off a bridge, off the bridge, off a cliff, into oncoming, into traffic,
    into a tree, into a wall, off the edge, into the river, into the sea, off the overpass,
    in front of a train, into the ocean`,
  car: 'my car, the car, car, my truck, my bike',
  plan: 'a plan, plan, the plan',
  theway: `
    the means, a method, a date, a time and, everything ready, everything planned, means`,
  mindif: `
    wouldnt mind, wouldnt even mind, wouldnt care, wouldnt even care, wouldnt be sad,
    would be relieved, wouldnt move, would be fine, dont care if i, dont care if, hope, wish,
    hoping, pray, wishing, okay with`,
  hitby: `
    bus hit me, car hit me, truck hit me, train hit me, hit by a (car|bus|truck|train),
    run over by, get hit by, got hit by, run me over, hits me, gets me killed, crashed and i,
    get cancer, got cancer, had cancer, plane crashed, kills me, killed me, dont wake up,
    die in my sleep, i get shot, someone shoots me, someone would shoot me,
    someone would kill me, someone kills me, someone would just (kill|shoot|end) me,
    someone just (killed|shot) me, somebody would kill me, shoot me in the head,
    put me out of my misery, put me down`,
  edge: 'stand, standing, stood, stand too, sit, sitting, lean, leaning, walk, walked',
  edgeof: `
    edge of the (platform|roof|bridge|building|cliff|balcony), too close to the edge,
    over the railing, on the ledge, on the railing, on the wrong side of the, on the roof of,
    at the bridge, on the bridge, train tracks, on the tracks`,
  chosen: `
    chosen, chose, picked, picked out, found, know exactly, decided on, scouted, set`,
  deathplace: `
    bridge, the date, a date, date, my spot, method, tree to, building to, place to,
    place where i, day to, where im going to, which bridge, which building, how im going to,
    how to do it`,
  gunnear: `
    gun, pistol, rifle, rope, pills, noose, knife, blade, razor, bridge, balcony, roof,
    window, train, medicine cabinet`,
  thinkit: `
    keep thinking about it, thinking about it, think about it, cant stop thinking,
    cant stop looking, is calling, calling me, calling to me, calls to me, tempting me,
    calls me`,
  joindead: 'join, be with, see, be reunited with, follow, go to',
  dead: `
    in heaven, in the afterlife, on the other side, up there, who passed, in death,
    in the grave, who died, again soon, late husband, late wife, late mother, late father,
    dead mom, dead dad, dead brother, dead sister, dead husband, dead wife`,
  heart: 'my heart, heart, my breathing',
  stopword: 'stop, stopped, give out, gave out, quit',
  notafraid: `
    not afraid of, not scared of, no longer afraid of, no longer scared of, no longer fear,
    dont fear, not afraid to, not scared to, made peace with, at peace with, ready for,
    okay with, comfort in, comforted by, obsessed with, in love with`,
  forward: `
    look forward to, looking forward to, cant wait for, cant wait to, waiting for,
    waiting to, counting down to, excited to, excited for, dreaming of, romanticize,
    romanticizing`,
  notsee: `
    dont see myself, cant see myself, never see myself, never thought id, dont think ill,
    doubt ill, dont think i will, didnt think id, never imagined id, dont expect to,
    not planning to, wont, will not, doubt i will, not going to, dont plan on,
    dont intend to, dont plan to`,
  reachage: `
    make it to, making it to, live to, living to, reach, reaching, live past, living past,
    make it past, making it past, be around to see, be alive to, be alive for, be around for,
    turn, be here for, see my, alive next, live long enough, see the new year, see christmas,
    see tomorrow, see another, make it through the (night|week|year|month), last much longer,
    be here to see`,
  notreach: 'wont make it to, wont live to, wont see, wont reach, wont be turning',
  age: `
    #, thirty, twenty, forty, adulthood, my birthday, christmas, graduation, next year,
    new year, summer, spring`,
  shouldnot: `
    shouldnt, should not, dont deserve to, not supposed to, dont even deserve to,
    not meant to, wasnt meant to, should never, wish i didnt, never should`,
  exist: `
    exist, be alive, live, be here, have been born, be born, breathe, have existed,
    be in this world`,
  leaveit: `
    leave it now, leave this (life|world|earth|place behind), leave it all, leave life,
    check out, leave it behind, exit, be released, leave everything behind for good, opt out`,
  mylifehas: 'life has been, life is, my life is, my life has been',
  carve: 'carve, carving, cut, cutting, burn, burning, slice, scratch',
  myarm: 'my (arm|arms|skin|thigh|leg|wrist|body|stomach|flesh), into me',
  what: 'what is the, whats the',
  whatis: 'what is',
  meaning: 'meaning of, purpose of, point of a',
  relationship: 'this relationship, this marriage, this job, this meeting',
  wantend: 'should end, should be over, to end, must end',
  relapse: `
    clean, sober, stopped cutting, haven t cut, havent cut, no cutting, months without,
    weeks without, days without`,
  wantrelapse: `
    want to relapse, wanna relapse, going to relapse, gonna relapse, relapse so bad,
    want to cut, wanna cut, need to cut, urge to cut, urges to cut, miss cutting,
    miss the blade, cut again, want to cut again, miss my blade, miss my blades,
    miss self harm, relapsed on self, relapsed into`,
  urgeword: 'urge, urges, tempted, so bad, relapse, again',
  harmclean: 'clean from, cutting, self harm, sh, harm free, free from self',
  cutdeep: `
    cut deep, cut deeper, cut deep enough, cut my wrists, cut your wrists, cut properly,
    cut without, bleed more, cut vertically, cut yourself`,
  noeaten: `
    havent eaten, not eaten, not eating, without eating, stopped eating, no food, fasted,
    fasting, eaten nothing, ate nothing, havent had food, starving, starving myself`,
  goonfast: `
    keep going, how do i keep, keep it up, longer, without anyone, without my, keep fasting,
    continue, hide it, still fat, lose more, dont tell`,
  starveword: 'starve, starve myself, purge, throw up after, throw up my, make myself throw up',
  purgeword: `
    purge, purging, self induce, throw up after, make myself throw up, chew and spit,
    restrict more, starve, starving, fast for`,
  failedall: `
    failed everyone, let everyone down, disappointed everyone, ruin everything,
    ruined everything, ruined everyones, failed as a, ruin everyones, hurt everyone`,
  relievedall: `
    everyone would be relieved, everyone will be relieved, they would be relieved,
    they will be relieved, everybody would be relieved, finally be rid of me,
    finally rid of me, get rid of me, rid of me, better without me around`,
  nomoreme: `
    no more me, never have to deal with me, wont have to deal with me,
    wont have to worry about me, not have to worry about me, wont be a burden,
    wont be a problem, stop being a burden, stop bothering everyone`,
  deathword: `
    suicide, suicidal, die, dead, death, dying, self harm, kill, killed, hanging, overdose,
    blade, razor, grave, funeral, wrists, noose, cutting`,
  cuts: 'cuts, cut marks, fresh cuts, scars, slit marks, burn marks, cutting',
  body3: `
    on (her|his|their) (arm|arms|wrist|wrists|leg|legs|thighs|thigh),
    all over (her|his|their), up (her|his|their)`,
  inhalf: 'in half, off from, short, out of, off some, some slack, loose, cut off',
  convince: 'convince, persuade, stop, talk, prevent, keep',
  decided: `
    decided, decision is made, made up my mind, made my decision, ive decided, its decided`,
  tonight: 'tonight, tomorrow, today, the night, the day, my last, the one',
  plotting: `
    (thinking|think|thinkin) (of|about|abt), thoughts (of|about), thought (of|about),
    fantasiz*, fantasis*, daydream*, planning, planning to, plan to, plan on, planning on,
    ways to, way to, urge to, urges to, consider, considering, contemplat*, obsess*,
    dream of, dreaming of, imagining, imagine, googling, tempted to, decided to,
    wondering about, ready to, prepared to, looking for ways to, wonder about,
    wondering what it`,
  onceforall: 'forever, for good, once and for all, permanently, for ever, already, so badly',
  saidbye: `
    said goodbye to, saying goodbye to, say goodbye to, saying my goodbyes, said my goodbyes,
    say my goodbyes, goodbye to everyone`,
  nothingleft: `
    nothing left for me, nothing here for me, nothing for me here, nothing left in me,
    nothing left to give, no place for me, dont belong in this world,
    dont belong here anymore, nothing worth living, no life left`,
  lastwords: `
    (this|it) (is|will be|may be|might be) my (last|final) (message|post|text|note|letter|words|goodbye|night|day|tweet|entry),
    my final night, my last night alive, my last day alive, my final day, my final goodbye,
    my last words, my final words`,
  dontstop: `
    (dont|do not|cant|please dont|no one can|nobody can|you cant) (try to |even |)(stop|save) me,
    dont try to (stop|save|find|help) me, dont come looking, dont look for me`,
  cannot: 'cant, cannot, can not, couldnt, dont think i can, dont know if i can',
  bear: `
    take, do, face, live, survive, handle, make it through, get through, bear, stand`,
  anotherday: '(another|one more) (day|night|minute|second|hour)',
  pretendalive: 'pretending to be alive, being alive, pretending to live',
  giveup: `
    give up on, giving up on, gave up on, given up on, giving up, quit, quitting, done with,
    resign from`,
  onlife: 'life, living, my life, existing, being alive, my existence',
  fear: 'scared, afraid, terrified, worried, frightened, fear',
  might: 'might, will, am, ll, going to, gonna, could, ill, im going to',
  harmword: `
    hurt myself, kill myself, harm myself, do something, cut myself, end it, end my life,
    relapse`,
  ownfear: `
    (scared|afraid|terrified|worried|frightened) (of|about) what (i|ill|i might|im),
    dont trust myself, cant trust myself, not safe with myself, not safe alone,
    danger to myself, do something to myself, not safe from myself, unsafe with myself,
    do to myself`,
  holdon: `
    holding on for, only reason im, only thing keeping me, only thing stopping me,
    only reason i havent, only reason i dont, staying alive for, alive for my,
    alive because of, too much of a coward, too scared to do it, too cowardly`,
  keepalive: `
    alive, here, going, killed myself, done it, from doing it, from ending, from killing,
    to die, to do it, to kill, ended it, still here, holding on`,
  notmakeit: `
    i wont make it, i will not make it, not going to make it, not gonna make it,
    dont think ill make it, cant hold on`,
  notaday: `
    isnt a day, not a day, not one day, every single day, every day i, everyday i,
    not a day goes, hardly a day`,
  stopliving: `
    to stop living, to stop existing, to not exist, to not be alive, not to exist,
    to be dead, not exist anymore, cease to exist, to die and, stop being alive`,
  neverback: 'never come back, not come back, never return',
  wantjump: `
    want to jump, wanna jump, should jump, just jump, gonna jump, going to jump,
    wish i could jump`,
  ofjoy: `
    of joy, up and down, into bed, in the pool, in the shower, rope, in puddles,
    on the trampoline, for joy, ship, right in, to conclusions, straight to, ahead,
    in my bed, on the bed`,
  ifonly: 'if only i could, if only i would, i could just, could i just',
  isjust: `
    is just, is only, is nothing but, is, feels like, has become, has been, is so, is too,
    hurts, is pure`,
  torture: `
    suffering, torture, hell, agony, pain, unbearable, a nightmare, painful, a punishment,
    a curse, a prison, misery, torment, exhausting, so hard, too hard, pointless,
    meaningless, a burden, a chore, too much`,
  ownliving: `
    living, existing, being alive, waking up, staying alive, breathing, my existence,
    my life, this life`,
  thinkmine: `
    stop thinking about, keep thinking about, think about, thinking about, dream about,
    obsessed with, fantasize about, imagining, thoughts of, looking forward to`,
  ownend: `
    my death, my own death, my funeral, my own funeral, my suicide, dying, being dead,
    my own suicide, killing`,
  mynote: `
    my (goodbye|farewell|suicide|last|final) (note|letter|letters|message|video|words),
    the suicide note, suicide note is, my will and`,
  bestbridge: `
    bridge to jump, building to jump, place to jump, roof to jump, cliff to jump,
    bridge for jumping, somewhere to jump, window to jump`,
  needsme: `
    (nobody|no one|noone) (needs|wants|loves|would miss|will miss) me, no one would care,
    nobody would care, no one will care, nobody will care, no one would notice,
    nobody would notice, who would care, who would miss me`,
  relapseon: `
    relapse coming, relapsing, going to relapse, razor is right there, blade is right there,
    my blade, my razor, my blades, reach for the blade, reached for the blade,
    holding a blade, holding the blade, blade to my`,
  atpeace: 'at peace, be free, finally rest, rest, peace, finally be, be with',
  searching: `
    searching, search, searched, googling, googled, looking up, looked up, researching,
    looking for, reading about, asking about, watching`,
  methods3: `
    suicide methods, ways to die, how to die, how to kill, suicide, self harm, ways to kill,
    painless ways, noose, nooses`,
  existence: `
    my existence, my life, my birth, my being here, me being (born|alive|here), me living`,
  mistake: `
    a mistake, mistake, an error, an accident, a curse, a joke, a waste, worthless,
    pointless, meaningless, no meaning, no purpose, a burden, useless, a disgrace`,
  howmany: 'how many, how much, what dose, what dosage, enough',
  unwake: `
    dont wake up, not wake up, never wake up, wont wake up, not waking up, never waking up,
    dont wake, sleep forever, stop breathing, heart stops`,
  shootself: `
    used it on myself, use it on myself, shoot myself, shot myself, blow my,
    pull the trigger, pulled the trigger, end it, put it to my`,
  rooftop: `
    on the roof, on a roof, on the rooftop, on the ledge, on the bridge, at the bridge,
    on the edge, on the balcony, on the railing, at the edge, top of the building,
    on the tracks, at the station platform`,
  onestep: `
    one step, a step, so quick, so easy, be quick, be easy, over soon, just let go, let go,
    looking down, look down, jump, only takes, fall`,
  alivelong: 'be alive, stay alive, be here, survive, live, last, make it',
  nexttime: `
    next week, next month, next year, tomorrow, much longer, long, another week,
    another month, by the weekend, in the morning`,
  cantpromise: `
    cant promise, dont know if, not sure if, doubt, dont think, dont know that,
    cant guarantee, not sure`,
  freshscar: 'scars on my, cuts on my, wounds on my, marks on my, blood on my',
  scarred: 'wrist, wrists, arm, arms, thigh, thighs, fresh, again, bleeding, deeper, new',
  lifeno: `
    life has no, life is meaningless, life is pointless, no meaning, no point, hate life,
    hate my life`,
  wantout: 'want out, wanna get out, want to get out, want to leave, i want out',
  notleave: `
    wont go away, wont stop, wont leave, dont stop, dont go away, never leave, never stop,
    keep coming, keep getting worse, are back, came back, all the time, every day,
    every night, getting worse, getting stronger, consume me, haunt me`,
  peacego: `
    can go in peace, go in peace, leave in peace, ready to go now, can finally go,
    can leave now, wont need it anymore, wont need them anymore, wont need it, free to go,
    nothing keeping me here, nothing holding me here, what is keeping me here,
    whats keeping me here, keeping me here`,
  stare: `
    staring at, looking at, stare at, been staring, sitting with, sleep with, hold, holding,
    in front of me, on the nightstand, on my nightstand, next to me, on the table, in my lap,
    in my hand`,
  meansx: `
    bottle of pills, pill bottle, pills, the pills, bottle of oxy, oxy, blade, razor,
    razor blade, the gun, a gun, gun, the rope, a rope, noose,
    bottle of (meds|tylenol|xanax|sleeping)`,
  alonehome: `
    nobody is home, no one is home, home alone, nobody home, an hour, for hours, all night,
    courage, in case, ready, waiting, until sunday, alone tonight, finally find`,
  noreply: `
    dont answer, dont reply, dont text back, stop replying, dont hear from me,
    never hear from me, not answering, dont see me, if im gone, dont show up`,
  dontsad: `
    dont be sad, dont cry, dont worry, dont blame, not your fault, know i loved, please know,
    forgive me, im sorry, remember me`,
  godtake: `
    god to take me, take me in my sleep, god would take me, god take me, lord take me,
    beg god, begged god, asked god, praying god, universe to take me, death to take me,
    take me away`,
  futureme: `
    future with me in it, a future for me, no future for me, future without me,
    see myself in the future, picture a future, imagine a future, version of the future,
    see a future`,
  notplan: `
    dont plan on, dont plan to, not planning on, not planning to, wont be, not going to be,
    dont intend to, no plans to, not gonna be`,
  stick: `
    sticking around, be around, stick around, being around, stay around, staying around,
    be here, being here, stay, living that long, live that long, making it`,
  freed: `
    finally be able to breathe, finally breathe, finally be free, finally be happy,
    get over it, move on, finally relax, no longer worry, have to worry about me,
    worry about me again, deal with me`,
  cryweek: `
    would cry, cry for a, be sad for a, sad for a (week|day|while|month), upset for a,
    mourn for a, none of you, my parents, they would`,
  swallowall: `
    rest of my pills, all my pills, all of my pills, every pill, my whole prescription,
    all the pills, rest of the pills, remaining pills, the whole box, whole packet,
    entire packet, whole pack`,
  sleepmeds: `
    sleeping tablets, sleeping pills, tablets, pills, meds, painkillers, tylenol, xanax,
    antidepressants, paracetamol`,
  whatif: `
    what would happen if i, what happens if i, what if i, would it kill me if i,
    can i die if i, will i die if i`,
  shworse: 'my self harm, my cutting, my self harming, my sh, my urges to cut, my suicidal',
  gonecare: 'look after my, take care of my, watch over my, be there for my, care for my',
  gonewhen: `
    when im gone, when i am gone, once im gone, after im gone, if something happens to me,
    when im not here, when im dead, after i die, when i die`,
  onereason: `
    one reason to (stay|live|keep going|not|go on),
    a reason to (stay|live|keep going|go on|not), reason not to (do it|die|jump|kill|end),
    single reason to, any reason to stay`,
  givew: `
    give, tell, can somebody, can someone, can anyone, can you, need, find, looking for`,
  notbother: `
    wont be a bother, wont bother, not bother anyone, stop bothering, wont be in the way,
    wont be a nuisance, wont trouble, wont be a problem, wont hurt anyone`,
  tonightend: `
    tonight it ends, ends tonight, it ends tonight, after tonight, tonight is it, last night,
    by tonight, ends today, over tonight`,
  bleedfeel: `
    what it feels like to bleed, feel myself bleed, watch the blood, see the blood,
    see my blood, see blood, feels like to bleed, blood run, bleed a little,
    see myself bleed`,
  toldbye: `
    told everyone goodbye, told everybody goodbye, said goodbye to everyone,
    said my goodbyes, told them goodbye, said goodbye to my, told my family goodbye,
    already said goodbye`,
  corpse: `
    like a corpse, a walking corpse, dead inside, already dead inside, dead already,
    like a ghost, like a zombie, already dead, a dead person`,
  insurance: `
    insurance money, life insurance, the insurance, worth more dead, without my debts`,
  bigskip: `
    skipping every meal, skip every meal, skipping all my meals, purging, throwing it all up,
    living on water, eating nothing, only drinking water`,
  losefast: `
    lose the last, lose weight faster, quicker, faster, lose more, lose # pounds,
    drop # pounds, lose another, get thinner`,
  goodbyeworld: `
    goodbye world, goodbye cruel world, goodbye everyone forever, farewell world,
    goodbye forever`,
  abouttojump: `
    about to jump, going to jump, gonna jump, threatening to jump, wants to jump,
    trying to jump, about to kill, about to hang`,
  helpask: `
    what do we do, what do i do, what should we do, what should i do, what can i do,
    what can we do, how do i stop, how do we stop, help`,
  somebodyx: `
    someone, somebody, a student, a guy, a girl, a man, a woman, a stranger, a neighbor,
    a neighbour`,
  cutmark: 'cut marks, cuts, scars, razor marks, fresh cuts, burn marks, slash marks',
  wristsx: 'wrists, wrist, arms, arm, thighs, legs, forearm, forearms',
  iflike: 'if i were dead, if i was dead, being dead, if i died, once im dead',
  wouldnt: `
    wouldnt have to, wont have to, would not have to, never have to, dont have to,
    finally wouldnt`,
  killme2: 'kill me, can kill me, could kill me, will kill me, would kill me, end my life',
  drugask: `
    which medicine, which pill, which pills, what medicine, what pill, what pills,
    which drug, what drug, which poison, what poison, which medication, what medication,
    what can i take, what do i take, what should i take`,
  letters2: `
    letters to every, letters to all, a letter to every, letter to each, letters to each,
    letters for every, letters to my, letters to everyone, letters to them`,
  hide2: `
    under my pillow, in my drawer, on my desk, on the table, in an envelope, left them,
    sealed, for after, ready`,
  hugbottle: `
    hugging that bottle, hugging the bottle, bottle of pills in my hand, hugging my pills,
    bottle of pills under my, clutching the bottle, holding the bottle`,
  selfharmask: `
    ways to self harm, ways teens self harm, how to self harm, how do i self harm,
    how can i self harm, tips for self harm, self harm without, cut without, self harm tips,
    hide self harm, ways to hurt myself, ways to hurt yourself`,
  noteat2: `
    not eating again, not eating until, not eating anything until, wont eat until,
    not going to eat until, starving until, fasting until, no food until, never eating again`,
  lbs: `
    lbs, pounds, kg, # lbs, # pounds, skinny, thin, bones, goal weight, fat, hit, reach`,
  heartgive: `
    my heart just gives out, heart gives out, my heart stops, heart just stops,
    heart to stop, i dont make it, heart would just stop`,
  forumend: `
    end their lives, end your life, end ones life, kill themselves peacefully,
    die peacefully, end it peacefully, ending your life, exit peacefully,
    commit suicide peacefully`,
  belt: `
    belt around, rope around, noose around, belt on the, rope over, cord around,
    sheet around, rope tied`,
  doorw: `
    door, door handle, doorknob, neck, my neck, beam, ceiling, fan, hook, closet, tree,
    rafter`,
  cleanfor: `
    clean # years, clean three years, clean for, years clean, months clean, clean two,
    been clean, days clean`,
  bladethink: `
    the blade, my blade, the razor, cutting, my razor, the knife, relapsing, relapse`,
  threat3: `
    (cut|slit) (his|her|their) wrists, kill (himself|herself|themselves) if,
    hurt (himself|herself|themselves) if, hang (himself|herself|themselves)`,
  reading3: `
    reading posts, reading about, watching videos, keeps reading, keeps watching,
    keeps searching, reads posts, looking at posts, reading, watching, searching`,
  howkill3: `
    how to kill yourself, how to die, how to kill himself, how to kill herself, suicide,
    self harm, ways to die, killing yourself`,
  leaveever3: `
    leave forever, go away forever, cant go on, doesnt want to go on, end everything,
    end it all, disappear forever, never come back`,
  scaredfor: `
    scared for, worried about, afraid for, fear for, scared she, scared he, worried she,
    worried he`,
  noroad: `
    no road left, no way left, no other way, no way out, no path left, nothing left for me,
    no other road, no choice left, no other choice, nowhere left to go, no road for me,
    no options left`,
  butdeath: `
    but death, but to die, except death, except dying, other than death, but suicide,
    except suicide, than to die, besides death`,
  likeme: `
    people like me, someone like me, somebody like me, a person like me, girls like me,
    guys like me, things like me, monsters like me`,
  shouldgo: `
    should be erased, should be dead, should die, should not exist, shouldnt exist,
    shouldnt live, dont deserve to live, doesnt deserve to live, should disappear,
    should be gone, dont deserve to exist, should never have been born, are better off dead,
    is better off dead`,
  images2: `
    images of, visions of, pictures of, scenes of, flashes of, dreams of, dreaming of,
    nightmares of, fantasies of, daydreams of`,
  selfkill2: `
    killing myself, my death, my suicide, hanging myself, jumping, my own death,
    cutting myself, myself dead, myself dying, dying, my own funeral`,
  howmuch: `
    how much, how many, what dose, what dosage, what amount, how deep, how far, how high`,
  wouldkill: `
    would kill me, will kill me, kills me, to die, to kill myself, would do it, would end it,
    to end it, finish me, finish me off, be lethal, be fatal, to bleed out, hit the artery,
    hit an artery, hit the vein, hit a vein, stop my heart, is lethal, is fatal,
    would be enough, would be lethal, would be fatal, be enough to kill`,
  artery: 'artery, arteries, vein, veins, jugular, carotid',
  cutdeepx: 'how deep, where to cut, which way, cut deep, to cut, cutting, slice, slit, hit',
  peacemethod: `
    peaceful method, peaceful way, most peaceful, gentlest way, kindest way, painless method,
    quiet way, easiest method, quickest method, cleanest way, dignified way, fastest method,
    simplest way, least messy way`,
  wantsgo: `
    to go, wants to go, to leave, to exit, to pass, to end, to die, for someone who,
    lives alone, at home, by myself, alone, without anyone`,
  unworthy: `
    not worthy of, dont deserve to see, dont deserve any of you, not worth any of your,
    unworthy of, dont deserve my family, dont deserve to be`,
  farewellx: `
    this is farewell, so farewell, farewell, this is it, goodbye for good, this is goodbye,
    goodbye forever, this is my goodbye`,
  belongings: `
    who gets my belongings, who gets my stuff, who gets my things, gets my belongings,
    my belongings, my funeral plans, my will is, list of who gets,
    instructions for my funeral`,
  finished: `
    finished, ready, done, written, complete, on my desk, in order, sorted, planned, settled`,
  fallhere: `
    falling from here, jumping from here, fall from here, drop from here, falling off this,
    going over the edge, letting go`,
  notbad: `
    wouldnt be so bad, wouldnt be bad, isnt so bad, would be easy, would be so easy,
    would be nice, would be peaceful, wouldnt hurt`,
  binge: `
    binged, binge, binging, ate too much, made myself sick, made myself throw up, threw up,
    purged, laxatives, puked, fasted`,
  smaller: `
    smaller, skinny, skinnier, thinner, thin, lose more, saw blood, until i bleed,
    empty again, weightless, disappear, lighter`,
  whofind: `
    who would find me, who will find me, who finds me, find my body, finding my body,
    when they find me, finds my body`,
  birthday: `
    every birthday, each birthday, another birthday, my birthday, another year,
    every morning, every day i wake up`,
  stillhere: `
    not be here by now, not be here, be gone by now, still here, i failed to, be dead by now,
    still alive, still breathing`,
  sunx: `
    tomorrows sun, tomorrow never, no tomorrow, morning never comes, tomorrow doesnt come,
    the sun never, sun doesnt rise, tomorrow wont come`,
  hopex: 'hope, wish, pray, hoping, wishing, praying, if only',
  dragmyself: `
    drag myself through, force myself through, get through another, go through another,
    make it through another, why i should keep, why i should bother, why i should go on`,
  convince2: `
    convince me, tell me, talk me out, give me a reason, stop me, persuade me, talk me down`,
  badidea: `
    killing myself, suicide, not to do it, not to jump, not to end, not to die, out of it,
    from doing it, not to kill`,
  wrote3: `
    wrote, left, has written, had written, hid, is writing, was writing, sent me, gave me,
    posted`,
  note3b: `
    a suicide note, a goodbye note, suicide note, a goodbye letter, a farewell letter,
    goodbye letter, her will, his will`,
  edge3: `
    edge of the (roof|bridge|building|balcony|platform|cliff), on the roof, on the ledge,
    over the railing, on the railing, wrong side of the railing`,
  sits3: `
    sitting, standing, girl, boy, man, woman, guy, kid, someone, somebody, person, hanging,
    leaning`,
  police: `
    call the police, call 911, call 999, call someone, what do i do, what should i do, help,
    should i call`,
  jumping2: 'jumping, jump, leaping, leap, throwing myself, hurling myself',
  drugany:
    'a drug, a pill, a medicine, any drug, any pill, any medicine, something i can take, a poison, anything i can take, medication',
  dienopain:
    'die without, dies without, die painlessly, painless death, die peacefully, die in my sleep, lets you die, kills you without, kill me without, without pain, without any pain',
  neverhere:
    'never have come into this world, never come into this world, never have been put on this earth, never have been here, never been put on this earth, never should have come, never have been conceived',
  passw:
    'my phone password, my passwords, my password, my pin, my bank details, my passcode, passwords to my, my login, the code to my',
  lateruse:
    'need it later, need them later, will need it, after im gone, when im gone, just in case, for later, wrote down, written down, for you',
  platform2:
    'subway platform, train platform, platform, the tracks, the ledge, the balcony, the bridge, crossing the street, cross the road, crossing the road, traffic',
  walkon:
    'keep walking, walk forward, step forward, dont look, not look, step off, lean forward, walk into, let go, one more step, just step',
  nostay:
    'nothing worth staying for, nothing to stay for, nothing worth living for, nothing is keeping me, nothing worth sticking around, no one to stay for, nothing to keep me here, nothing worth waking up',
  ropecalm:
    'rope in my, gun in my, blade in my, pills in my, noose in my, razor in my, knife under my',
  calms2:
    'calms me, comforts me, comforting, makes me feel safe, soothes me, knowing its there, in case, relief, at ease',
  dropped:
    'if i dropped dead, if i was dead, if i were gone, if i died, dropped dead tomorrow, my funeral',
  party:
    'throw a party, celebrate, be relieved, be happy, cheer, not even notice, be glad, breathe easier',
  truckhit:
    'a truck comes, a car comes, a truck would, a car would, a bus comes, a truck hits, a car hits, gets hit, a train comes',
  burnmark: 'burn marks, cut marks, scars, cuts, bruises, wounds',
  explain: 'explain, hide, cover, lie about, cover up, excuse for',
  noreturn:
    'dont come back, never come back, no coming back, wont wake up, dont wake up, not wake up, no return, point of no return',
  lines:
    'lines on my, cuts on my, cut my, slices on my, marks on my, lines across my, lines down my',
  bodyx: 'thigh, thighs, arm, arms, wrist, wrists, leg, legs, stomach, hip, hips, skin',
  rehearse:
    'rehearsing it, rehearsed it, rehearsing, planned it all, planning it, going over the plan, playing it over, thought it through, planned every detail, going over it',
  parts:
    'the garage, the car, the note, the rope, the bridge, the pills, the gun, the bathtub, the exhaust, in my head',
  diary3: 'diary, journal, notebook, notes app, essay, her story, his story, tumblr, blog',
  drownx:
    'drown, die, disappear, kill, end her life, end his life, end it, be dead, not live, hang, jump',
  purpose3: 'on purpose, deliberately, intentionally, until it bled, till it bled, to hurt',
  cutsx: 'sliced, cut, slashed, burned, cuts, burns, stabbed, scratched, slices',
  byecall3:
    'call* to say goodbye, called at midnight to say, said goodbye forever, say goodbye, saying goodbye, said farewell, see you in the next life, goodbye for good',
  midnight:
    'forever, next life, midnight, crying, and hung up, hung up, for the last time, other side, in another life, in tears, in the middle of the night',
  harmplace:
    'self harm, selfharm, cut myself, cut yourself, burn myself, hurt myself, hurt yourself, cutting, self injure',
  whereto:
    'where, what, which, best place, best places, places on the body, place on the body, parts of the body, how do i, how can i, how to',
  cleanup:
    'get rid of the blood, blood after cutting, clean the blood, stop the bleeding after, hide the blood, cover the cuts, treat my cuts, clean my cuts',
  toself:
    'enough to kill, going to kill, able to kill, will kill, could kill, would kill, can kill',
  meword: 'me, myself, you, a person, a human, someone, an adult',
  bleedown:
    'until it bleeds, till it bleeds, until i bleed, till i bleed, until they bleed, till they bleed, until i pass out, until it hurts',
  hitown:
    'my head, my arm, my arms, my skin, my face, my legs, my thighs, my wrists, the wall, myself',
  burnown: 'burn, cut, slice, scratch, bite, hit, bruise, carve, pinch, stab',
  ownlimb: 'my arms, my arm, my legs, my leg, my thighs, my thigh, my skin, my wrists, my wrist',
  numbing:
    'feel anything, feel something, feel alive, feel real, feel nothing, numb, escape, punish, cope, calm down, relief, release, the pain',
  courage:
    'need the courage, need the guts, find the courage, find the guts, lack the courage, had the courage, had the guts, have the guts, get the courage, have the courage, enough courage, work up the courage',
  onlything:
    'only thing stopping me, only thing keeping me, only reason im, only thing holding me, only thing that stops me, only reason i havent, all thats stopping me, only reason i dont',
  hidingtool:
    'hiding the knife, hiding the blade, hiding my blades, hiding the razor, hiding the pills, hiding my cuts, hiding it better, hide the knife, hide the blade, hide the pills, hiding the rope, hiding the cuts',
  untildie:
    'until you die, before you die, till you die, until i die, before i die, until it kills, until death, before it kills, until you starve',
  without:
    'without water, without food, without eating, without drinking, without oxygen, without insulin, without sleep, no food, no water',
  feelfat:
    'feel like a pig, feel fat, feel disgusting, so fat, fat pig, so disgusting, feel so big, like a whale, feel gross',
  undofood:
    'get rid of it, get it out, get rid of the calories, undo it, burn it off, throw it up, make up for it, purge it, not eat tomorrow, punish myself, fast tomorrow',
  tidy: 'my hair, bangs, fringe, my nails, my own hair, beard, my dress, my jeans',
} as const
