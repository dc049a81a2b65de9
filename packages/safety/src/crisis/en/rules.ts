import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  die|death 0 idiom, passiveWish 0 withlaughter, houseplant 2 act|suinoun, death 1 upon, usedto 1 wish|lean|want|wished, number 0 kms, kms 0 kmsunit,
  number 1 howto|ways 1 die, wish|lean 2 die 1 than !thanlive, kill 0 myself 2 jokekill,
  act 2 jokekill, kill|suicide|die|act|suinoun 1 technical, technical 0 suicide,
  accident 4 harm|softharm 0 myself, harm|softharm 0 myself 4 accident, accident 4 cutskin 0 skin,
  cutskin 0 skin 3 accident, endall|bareend 2 breakoff,
  hopefor 1 thisone|allthis 2 ended 1 breakoff, fiction 1 quoteis 3 wish 2 die,
  fiction 1 quoteis 3 kill 0 myself, live|heavy 0 liveplace, what|whatis 0 meaning 1 living|life,
  relationship 4 wantend, first 3 want 0 second 1 die, tidy 3 harm|hardharm, cutskin|harm 1 tidy,
  swallowedNow 1 fewpills !drugMany, attempt 0 attemptat !deathly, attempt2 0 attemptat !deathly,
  quitting 3 neverback`)

export const rules: readonly RuleGroup[] = [
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open' },
    `
    wish 1 die, wish 1 first 1 die, wish 2 sleep 4 nowake, wish|lean|howto 2 vanish 2 forever,
    wish|plotting|lean 2 endall, plotting 2 die, plotting 2 makestop, want 2 death,
    death 2 appeals, neg 1 wish 1 live, neg 1 wish 2 livesoft 2 anymore, neg 1 wish 0 live,
    tired 1 heavy, tired 0 barelife !sleepy, cantgo 1 goon, cantgo 1 goonbare 1 anymore,
    cantgo 1 goonbare $, hopefor 0 allthis 2 ended`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', tense: 'past' },
    'wished 1 die, wished 1 endall, wished 2 vanish 2 forever',
  ),
  says(
    { reason: 'hopelessness', weight: 1, person: 'open' },
    `
    lack 2 reason 4 living, notsee 4 reachage, notreach 3 age, shouldnot 1 exist, wish 2 leaveit,
    mylifehas 4 leaveit, lack 1 reason 2 life, whyalive, living|life 3 notworth,
    death|die|suicide 2 only 1 wayout, only 1 wayout 4 death|die|suicide|endall, better 1 die,
    death|die|suicide 4 seemslike 1 lastdoor`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'self' },
    `
    lean|wish 3 kill 0 myself, lean|wish 3 end 0 mylife, lean|wish 3 act`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'self', tense: 'past' },
    `
    kill 0 myself, throw 0 myself 0 off, end 0 mylife, first 6 act, ^ act, mine 1 suinoun,
    slit 1 vein, blow 0 brains`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open' },
    `
    about 2 suicide, voice 2 tellsme 4 jumpword, easy 4 endall|offroad, easy 2 die,
    lean|wish|easy 4 step 2 offroad, lean|wish 3 step 3 car 2 off 2 hardplace,
    i 6 plan 6 means|theway|rope, mindif 4 hitby, hitby 6 mindif, edge 4 edgeof,
    chosen 3 deathplace, gunnear 6 thinkit, joindead 3 dead, wish 4 heart 3 stopword,
    notafraid 1 death|die, forward 2 death|die, wish 3 suicide, lean|wish 2 leap 1 off 3 place,
    lean|wish 2 step 1 off 3 hardplace, lean|wish 3 ingest 2 toomany 3 pills,
    ingest 2 toomany 2 pills 6 die|toend|forit, first 4 lean|wish 2 ingest 1 poison,
    lean|wish 1 overdose, wholebottle 2 pills, place 8 lean 2 leap 1 off, gun 3 head,
    wish 1 step 2 hardplace 2 die`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self' },
    `
    hoard 3 pills, gather 3 means 4 forit, howto 2 toend, ask 4 painless 4 toend,
    painless 3 howto 2 toend, ask 8 drug 6 fatal !animal, ask 4 fatal 4 drug !animal,
    ask 6 ingest 3 drug 4 fatal|die, height 6 fall 5 fallend, height 4 place 4 fall,
    height 10 die|fatal, height 8 fall 4 off, place 6 high 0 enough 6 die|fatal|fall,
    ask|howto 5 suimethod, ask|howto 7 note, painless 2 suimethod, howto|ask 3 kill 0 self2,
    painless 5 kill 0 self2|myself, howto 3 slit 1 vein|yourvein, howto 4 harm 0 self2,
    doesit 2 dyingact, ask|first 5 noose, hide 4 scars, ask 4 toend 2 painless`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'self' },
    `
    survivedit 2 attempt2|overdose 6 upsetalive, upsetalive 4 survivedit 2 attempt2|overdose`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'open' },
    `
    driven 3 harm 0 myself, harmbare 0 solerelief 6 quietening,
    solerelief 6 quietening 2 harmbare $, harm 0 myself 4 driven, driven 3 selfharm,
    selfharm 3 driven, first 3 selfharm, wish|lean|driven 3 carve 6 skin|myarm,
    relapse 6 wantrelapse, wantrelapse, harmclean 8 wantrelapse|urgeword, howto 3 cutdeep,
    blade 3 skin, skin 4 blade, blade 4 vein`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'open', tense: 'past' },
    'hardharm 0 myself, cutskin 1 skin',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    write 3 note, bye 3 forgood 8 nothere, readthis 4 deadby, deadby 6 readthis, lastwords,
    dontstop, mynote, peacego, noreply 10 dontsad, dontsad 8 noreply, gonewhen 4 gonecare,
    gonecare 5 gonewhen, notbother 8 tonightend, letters2 10 hide2, unworthy 12 farewellx,
    belongings 6 finished`,
  ),
  says(
    { reason: 'burden', weight: 1, person: 'self' },
    `
    gone 5 better, better 3 gone, who 4 care 3 gone, gone 4 who 4 care, first 4 burden 3 onothers,
    missme`,
  ),
  says(
    { reason: 'disordered-eating', weight: 1, person: 'open' },
    `
    asking 4 selfstarve, selfstarve 8 thin, thin 8 selfstarve, asking 6 starve 8 thin,
    asking 6 starve 3 days, asking 6 days 2 starve, asking 5 ed, first 4 ed, asking 6 few,
    few 6 thin, noeaten 4 days 12 goonfast|thin|hide, goonfast 6 starve, howto 2 starve,
    howto 3 purgeword, wish 1 starveword`,
  ),
  says({ reason: 'disordered-eating', weight: 0.7, person: 'open' }, 'first 3 selfstarve'),
  says({ reason: 'hopelessness', weight: 0.5, person: 'self' }, 'hateself, failedall'),
  says(
    { reason: 'hopelessness', weight: 0.45, person: 'self' },
    'hopeless, living 2 lack 1 reason',
  ),
  says({ reason: 'hopelessness', weight: 0.35, person: 'self', supports: true }, 'wornout'),
  says({ reason: 'hopelessness', weight: 0.4, person: 'self' }, 'cantdo 1 this'),
  says({ reason: 'hopelessness', weight: 0.3, person: 'self' }, 'alone'),
  says({ reason: 'hopelessness', weight: 0.2, person: 'self', supports: true }, 'suffering'),
  says(
    { reason: 'hopelessness', weight: 0.6, person: 'self' },
    `
    hopefor 1 thisone 2 ended, makestop, barewish 1 bareend, neg 1 wish 1 livesoft $`,
  ),
  says({ reason: 'wish-to-die', weight: 0.5, person: 'self' }, 'barewish 1 barevanish'),
  says({ reason: 'burden', weight: 0.6, person: 'self' }, 'first 4 burden, relievedall'),
  says({ reason: 'burden', weight: 0.6, person: 'self', negatable: false }, 'nomoreme'),
  says({ reason: 'suicide', weight: 0.5, person: 'first' }, 'first 6 deathword, deathword 4 first'),
  says({ reason: 'self-harm', weight: 0.4, person: 'self' }, 'softharm 0 myself, banghead'),
  says({ reason: 'method', weight: 0.5, person: 'self' }, 'ingest 2 toomany 2 pills'),
  says({ reason: 'method', weight: 0.6, person: 'self' }, 'gather 3 rope'),
  says(
    { reason: 'farewell', weight: 0.6, person: 'self', negatable: false },
    'write 2 letters 2 loved',
  ),
  says(
    { reason: 'farewell', weight: 0.5, person: 'self', negatable: false },
    'bye 2 forgood, lastword',
  ),
  says(
    { reason: 'farewell', weight: 0.2, person: 'self', negatable: false, supports: true },
    'bye 2 byeall',
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'nothere'),
  says(
    { reason: 'farewell', weight: 0.2, person: 'self', negatable: false, supports: true },
    'thanks',
  ),
  says(
    { reason: 'farewell', weight: 0.3, person: 'self', negatable: false, supports: true },
    '^ bye $',
  ),
  says({ reason: 'suicide', weight: 0.5, person: 'self' }, 'decided 4 tonight'),
  shared.sorry,
  says({ reason: 'farewell', weight: 0.5, person: 'self', negatable: false }, 'giveaway'),
  shared.confirm,
  says(
    { reason: 'suicide', weight: 1, person: 'third', tense: 'past', negatable: false },
    `
    someone 5 wants3 1 die, someone 5 wants3|might3 2 kill 0 self3,
    someone 5 wants3 1 end 0 life3, someone 5 wants3|might3 2 act|act3, someone 7 note3,
    someone 5 wants3 2 leap 1 off 3 place, someone 4 live3, someone 3 sui3,
    someone 3 harm3 0 self3 !inhalf, someone 3 cuts 2 body3, ask|ofneed 6 convince 8 kill 0 self3,
    ofneed 5 someone 4 sui3, ofneed 5 sui3, ofneed 4 generic 4 sui3,
    ofneed 4 generic 4 wants3 2 die, ofneed 6 cut3, ofneed 8 toself3,
    ofneed 6 harm3 0 self3 !inhalf, ofneed 6 kill 0 self3`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    notaday 8 suicide|die|death|kill, cannot 1 bear 0 anotherday $,
    fear 2 first? 1 might 1 harmword, tired 1 pretendalive, giveup 0 onlife, ownfear,
    holdon 4 keepalive, stopliving, hopefor 1 thisone 3 ended 1 onceforall, wantjump 6 neverback,
    ifonly 1 die, ownliving 1 isjust 3 torture, thinkmine 2 ownend, wish 3 hitby, die 3 atpeace,
    needsme 12 needsme, needsme 8 gone|vanish, vanish 8 needsme, existence 3 mistake,
    gun 8 shootself, rooftop 14 onestep, onestep 8 rooftop, cantpromise 4 alivelong 3 nexttime,
    freshscar 1 scarred 5 scarred, lifeno 8 wantout`,
  ),
  says({ reason: 'suicide', weight: 1, person: 'first', tense: 'past' }, 'feel 1 suicidal'),
  says(
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false },
    'nothingleft, wornout 8 futureme',
  ),
  says({ reason: 'farewell', weight: 0.7, person: 'first', negatable: false }, 'saidbye'),
  says(
    { reason: 'suicide', weight: 0.6, person: 'first', negatable: false },
    'wantjump !ofjoy, notmakeit, neverback',
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    bestbridge, howmany 6 pills 8 unwake, stare 6 meansx 12 alonehome|forit,
    meansx 6 stare 12 alonehome, whatif 2 ingest 3 swallowall, whatif 2 ingest 6 sleepmeds,
    drugask 5 killme2, hugbottle, ask 12 forumend, howmuch 10 wouldkill, cutdeepx 8 artery,
    peacemethod 8 wantsgo`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    `
    relapseon 12 relapseon, relapseon 8 skin|vein|blade, wish 3 bleedfeel, selfharmask,
    cleanfor 14 bladethink`,
  ),
  says({ reason: 'burden', weight: 0.6, person: 'self', negatable: false }, 'needsme'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    someone 3 ingest 3 pills, someone 4 searching 4 methods3, somebodyx 8 abouttojump 6 helpask,
    someone 8 abouttojump, someone 10 leaveever3 10 scaredfor, someone 8 leaveever3 10 scaredfor`,
  ),
  shared.suinounNotleave,
  shared.suinoun,
  says({ reason: 'method', weight: 0.6, person: 'self', negatable: false }, 'stare 6 meansx'),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    `
    godtake, notplan 1 stick, iflike 6 wouldnt, want 4 heartgive, noroad 6 butdeath`,
  ),
  says({ reason: 'hopelessness', weight: 0.7, person: 'self', negatable: false }, 'futureme'),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    `
    cryweek 10 freed, better 4 gone 12 insurance, likeme 4 shouldgo`,
  ),
  says({ reason: 'burden', weight: 0.6, person: 'self', negatable: false }, 'freed'),
  says({ reason: 'method', weight: 1, person: 'open', negatable: false }, 'ingest 2 swallowall'),
  says({ reason: 'self-harm', weight: 1, person: 'open', negatable: false }, 'shworse'),
  says({ reason: 'burden', weight: 0.5, person: 'self', negatable: false }, 'notbother'),
  says({ reason: 'farewell', weight: 0.8, person: 'self', negatable: false }, 'toldbye'),
  says({ reason: 'hopelessness', weight: 0.6, person: 'first', negatable: false }, 'corpse'),
  says({ reason: 'burden', weight: 0.6, person: 'self', negatable: false }, 'insurance'),
  says(
    { reason: 'disordered-eating', weight: 1, person: 'self', negatable: false },
    'bigskip 16 losefast, noteat2 5 lbs',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false },
    'someone 4 goodbyeworld',
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    `
    ofneed 1 cutmark 4 someone 2 wristsx, someone 4 cutmark, cutmark 3 someone 2 wristsx`,
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'letters2'),
  says(
    { reason: 'suicide', weight: 1, person: 'self', negatable: false },
    'belt 4 doorw, images2 3 selfkill2, convince2 8 badidea',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    `
    someone 6 threat3, someone 4 reading3 4 howkill3, sits3 6 edge3 14 police`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'first', negatable: false },
    'butdeath, birthday 12 stillhere',
  ),
  shared.unworthy,
  says({ reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false }, 'dragmyself'),
  says({ reason: 'farewell', weight: 0.5, person: 'self', negatable: false }, 'farewellx'),
  shared.fallhereNotbad,
  says({ reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false }, 'hopex 3 sunx'),
  says(
    { reason: 'disordered-eating', weight: 1, person: 'first', negatable: false },
    'binge 12 smaller',
  ),
  says({ reason: 'suicide', weight: 1, person: 'first', negatable: false }, 'whofind'),
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false, claims: true },
    'someone 3 wrote3 1 note3b',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first', negatable: false },
    'first 2 jumping2 1 off 3 place, rehearse 12 parts',
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    drugany 6 dienopain, ropecalm 12 calms2, howmany|howmuch 8 noreturn, pills 8 noreturn`,
  ),
  says({ reason: 'wish-to-die', weight: 1, person: 'first', negatable: false }, 'neverhere'),
  shared.passwLateruse,
  shared.passw,
  says(
    { reason: 'suicide', weight: 0.7, person: 'first', negatable: false },
    'platform2 10 walkon',
  ),
  says({ reason: 'wish-to-die', weight: 1, person: 'self', negatable: false }, 'hopex 3 truckhit'),
  shared.nostay,
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    'party 6 dropped, dropped 8 party',
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    'explain 3 burnmark 3 skin',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'first', negatable: false }, 'lines 1 bodyx'),
  shared.someoneDiary3Drownx,
  says(
    { reason: 'self-harm', weight: 1, person: 'third', negatable: false },
    'someone 2 cutsx 12 purpose3',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false, claims: true },
    'someone 4 byecall3 6 midnight',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'ofneed 2 someone 3 wants3|might3 2 kill 0 self3',
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    `
    whereto 8 harmplace, cleanup, burnown 1 ownlimb 10 numbing, numbing 10 burnown 1 ownlimb,
    hitown 6 bleedown, hidingtool`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    ask|drug 8 toself 1 meword !animal, drug 6 toself 1 meword, without 6 untildie`,
  ),
  says({ reason: 'suicide', weight: 0.7, person: 'first', negatable: false }, 'courage, onlything'),
  says(
    { reason: 'disordered-eating', weight: 1, person: 'first', negatable: false },
    'feelfat 10 undofood',
  ),
]
