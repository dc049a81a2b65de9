/** Words of the wish to be dead. */
export const wishes = {
  want: `
    want, wanna, wana, wnat, wanted, wanting, wants, wish, wishing, wished, crave, craving,
    longing, long, yearn*, desire, pray, praying, beg, begging, welcome, need`,
  wished: `
    wanted to, wished i, was going to, thought about, thought of, was thinking, was planning,
    used to, tried to, attempted, attempt, felt like`,
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
  barelife: 'life, being here, waking up',
  tired: `
    (tired|sick|weary|exhausted|bored) of, fed up with, (done|finished) with, hate, hating,
    cant stand, exhausted from, done, despise, loathe, so over`,
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
  hopefor: `
    want, wanna, need, wish, hope, hoping, pray, praying, wishing, wanting, begging for`,
  allthis: `
    it all, everything, all of it, all this, all of this, life, the suffering, my suffering,
    my life, the voices`,
  ended: 'end, stop, be over, go away, ending, over, ended',
  makestop: `
    make (it|the pain|this|everything|it all|the voices) stop, makes (it|the pain) stop,
    want out`,
  barevanish: `
    disappear, vanish, not be here, fade away, stop feeling, be gone, escape, sleep forever`,
  sleepy: `
    early, asleep, alarm, monday, mornings, morning, tired, cold, school, work, up at, up to`,
  plotting: `
    (thinking|think|thinkin) (of|about|abt), thoughts (of|about), thought (of|about),
    fantasiz*, fantasis*, daydream*, planning, planning to, plan to, plan on, planning on,
    ways to, way to, urge to, urges to, consider, considering, contemplat*, obsess*,
    dream of, dreaming of, imagining, imagine, googling, tempted to, decided to,
    wondering about, ready to, prepared to, looking for ways to, wonder about,
    wondering what it`,
  onceforall: 'forever, for good, once and for all, permanently, for ever, already, so badly',
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
  needsme: `
    (nobody|no one|noone) (needs|wants|loves|would miss|will miss) me, no one would care,
    nobody would care, no one will care, nobody will care, no one would notice,
    nobody would notice, who would care, who would miss me`,
  atpeace: 'at peace, be free, finally rest, rest, peace, finally be, be with',
  existence: `
    my existence, my life, my birth, my being here, me being (born|alive|here), me living`,
  mistake: `
    a mistake, mistake, an error, an accident, a curse, a joke, a waste, worthless,
    pointless, meaningless, no meaning, no purpose, a burden, useless, a disgrace`,
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
  godtake: `
    god to take me, take me in my sleep, god would take me, god take me, lord take me,
    beg god, begged god, asked god, praying god, universe to take me, death to take me,
    take me away`,
  notplan: `
    dont plan on, dont plan to, not planning on, not planning to, wont be, not going to be,
    dont intend to, no plans to, not gonna be`,
  stick: `
    sticking around, be around, stick around, being around, stay around, staying around,
    be here, being here, stay, living that long, live that long, making it`,
  iflike: 'if i were dead, if i was dead, being dead, if i died, once im dead',
  wouldnt: `
    wouldnt have to, wont have to, would not have to, never have to, dont have to,
    finally wouldnt`,
  heartgive: `
    my heart just gives out, heart gives out, my heart stops, heart just stops,
    heart to stop, i dont make it, heart would just stop`,
  noroad: `
    no road left, no way left, no other way, no way out, no path left, nothing left for me,
    no other road, no choice left, no other choice, nowhere left to go, no road for me,
    no options left`,
  butdeath: `
    but death, but to die, except death, except dying, other than death, but suicide,
    except suicide, than to die, besides death`,
  fallhere: `
    falling from here, jumping from here, fall from here, drop from here, falling off this,
    going over the edge, letting go`,
  notbad: `
    wouldnt be so bad, wouldnt be bad, isnt so bad, would be easy, would be so easy,
    would be nice, would be peaceful, wouldnt hurt`,
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
  neverhere:
    'never have come into this world, never come into this world, never have been put on this earth, never have been here, never been put on this earth, never should have come, never have been conceived',
  truckhit:
    'a truck comes, a car comes, a truck would, a car would, a bus comes, a truck hits, a car hits, gets hit, a train comes',
}
