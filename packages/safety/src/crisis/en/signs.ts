/** Words of signs: farewell, burden, hopelessness, not eating. */
export const signs = {
  life: 'life, my life',
  suicide: `
    suicide, suicidal, sui, killing myself, ending my life, taking my own life,
    taking my life, suiside, dying by suicide`,
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
  seemslike: `
    (feel|feels|feeling|felt|look|looks|looking|seem|seems|sounds|sound) like (the|my),
    (becoming|become|becomes|remains) (the|my)`,
  lastdoor: `
    (only|last|one|sole) (door|doors|road|path|route|exit|way|thing|option|options|answer|solution|escape|choice|place|window|key|friend|cure|peace|relief|mercy)`,
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
  thisone: 'it, this, the pain, my pain, this pain, the hurt, the hurting, this feeling',
  bareend: `
    be over, end things, get it over with, make it stop, all over, end it now,
    end it tonight`,
  barewish: `
    want to, wanna, wish i could, just want to, wish i, i should, would rather, want`,
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
  mynote: `
    my (goodbye|farewell|suicide|last|final) (note|letter|letters|message|video|words),
    the suicide note, suicide note is, my will and`,
  peacego: `
    can go in peace, go in peace, leave in peace, ready to go now, can finally go,
    can leave now, wont need it anymore, wont need them anymore, wont need it, free to go,
    nothing keeping me here, nothing holding me here, what is keeping me here,
    whats keeping me here, keeping me here`,
  noreply: `
    dont answer, dont reply, dont text back, stop replying, dont hear from me,
    never hear from me, not answering, dont see me, if im gone, dont show up`,
  dontsad: `
    dont be sad, dont cry, dont worry, dont blame, not your fault, know i loved, please know,
    forgive me, im sorry, remember me`,
  futureme: `
    future with me in it, a future for me, no future for me, future without me,
    see myself in the future, picture a future, imagine a future, version of the future,
    see a future`,
  freed: `
    finally be able to breathe, finally breathe, finally be free, finally be happy,
    get over it, move on, finally relax, no longer worry, have to worry about me,
    worry about me again, deal with me`,
  cryweek: `
    would cry, cry for a, be sad for a, sad for a (week|day|while|month), upset for a,
    mourn for a, none of you, my parents, they would`,
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
  letters2: `
    letters to every, letters to all, a letter to every, letter to each, letters to each,
    letters for every, letters to my, letters to everyone, letters to them`,
  hide2: `
    under my pillow, in my drawer, on my desk, on the table, in an envelope, left them,
    sealed, for after, ready`,
  noteat2: `
    not eating again, not eating until, not eating anything until, wont eat until,
    not going to eat until, starving until, fasting until, no food until, never eating again`,
  lbs: `
    lbs, pounds, kg, # lbs, # pounds, skinny, thin, bones, goal weight, fat, hit, reach`,
  likeme: `
    people like me, someone like me, somebody like me, a person like me, girls like me,
    guys like me, things like me, monsters like me`,
  shouldgo: `
    should be erased, should be dead, should die, should not exist, shouldnt exist,
    shouldnt live, dont deserve to live, doesnt deserve to live, should disappear,
    should be gone, dont deserve to exist, should never have been born, are better off dead,
    is better off dead`,
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
  binge: `
    binged, binge, binging, ate too much, made myself sick, made myself throw up, threw up,
    purged, laxatives, puked, fasted`,
  smaller: `
    smaller, skinny, skinnier, thinner, thin, lose more, saw blood, until i bleed,
    empty again, weightless, disappear, lighter`,
  dragmyself: `
    drag myself through, force myself through, get through another, go through another,
    make it through another, why i should keep, why i should bother, why i should go on`,
  wrote3: `
    wrote, left, has written, had written, hid, is writing, was writing, sent me, gave me,
    posted`,
  note3b: `
    a suicide note, a goodbye note, suicide note, a goodbye letter, a farewell letter,
    goodbye letter, her will, his will`,
  passw:
    'my phone password, my passwords, my password, my pin, my bank details, my passcode, passwords to my, my login, the code to my',
  lateruse:
    'need it later, need them later, will need it, after im gone, when im gone, just in case, for later, wrote down, written down, for you',
  nostay:
    'nothing worth staying for, nothing to stay for, nothing worth living for, nothing is keeping me, nothing worth sticking around, no one to stay for, nothing to keep me here, nothing worth waking up',
  dropped:
    'if i dropped dead, if i was dead, if i were gone, if i died, dropped dead tomorrow, my funeral',
  party:
    'throw a party, celebrate, be relieved, be happy, cheer, not even notice, be glad, breathe easier',
  byecall3:
    'call* to say goodbye, called at midnight to say, said goodbye forever, say goodbye, saying goodbye, said farewell, see you in the next life, goodbye for good',
  midnight:
    'forever, next life, midnight, crying, and hung up, hung up, for the last time, other side, in another life, in tears, in the middle of the night',
  feelfat:
    'feel like a pig, feel fat, feel disgusting, so fat, fat pig, so disgusting, feel so big, like a whale, feel gross',
  undofood:
    'get rid of it, get it out, get rid of the calories, undo it, burn it off, throw it up, make up for it, purge it, not eat tomorrow, punish myself, fast tomorrow',
}
