import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  ask 3 lifesense, die|muerte 0 laugh, act 1 laugh, deadword, suicide 1 suiprevent,
  suiprevent 1 suicide, suiprevent 1 suinoun, suinoun 0 suiprevent, than,
  swallowedNow 2 fewpills !drugMany, fewpills 2 swallowedNow !drugMany, wish 0 than,
  finish 3 breakoff, accident 5 selfharm, selfharm 5 accident, act|memato 1 killtime,
  memato 1 laugh, fiction 1 titled 4 die|act, nowant 1 live 0 liveplace`)

export const rules: readonly RuleGroup[] = [
  shared.wishDie,
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    `
    nowant 2 live, nolife, tired 1 livehard, lack 2 reason 1 of 2 live, reason 1 of 1 live 3 lack,
    wontreach 3 age, voice 4 says 2 jumpword, wish 3 heartstop, lifehurts, wish 3 joindead,
    deserve 1 dying, onlythink 4 mine|muerte, onlythink2 3 dyingx, notwant 4 onemoreday 3 worldx,
    onemoreday 2 worldx, decided 1 leavew, decided2 1 dyingx2, ought 2 deadlong, endsame 6 sooner,
    noroad 4 onlydeath`,
  ),
  shared.muerteOnlyway,
  says(
    { reason: 'suicide', weight: 1, person: 'self' },
    'wish|lean 4 act, think 5 suicide, wish 2 suicide',
  ),
  says({ reason: 'suicide', weight: 1, person: 'first' }, 'when|wish|lean 5 memato, ^ memato $'),
  says(
    { reason: 'suicide', weight: 1, person: 'open', tense: 'past' },
    `
    have 1 suinoun, wished 3 act, wished 2 die, wished 2 finish`,
  ),
  says({ reason: 'suicide', weight: 1, person: 'first', tense: 'past' }, 'act'),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    `
    better 4 gone, gone 6 better, who 5 care 5 gone, gone 6 who 5 care, burden 3 others,
    others 4 burden, gone 8 lesswith, forget 8 gonex, likeme 3 shouldgo`,
  ),
  shared.whoCareWide,
  shared.askAct,
  shared.hoardMeans,
  shared.selfharm,
  shared.writeNote,
  shared.leaving,
  shared.byeForever,
  shared.thanks,
  shared.bye,
  shared.holdNoeat,
  shared.hopeless,
  shared.cannot,
  shared.hateself,
  shared.worn,
  shared.alone,
  shared.finish,
  shared.wishVanish,
  shared.confirm,
  shared.ofneedSui3,
  says(
    { reason: 'method', weight: 1, person: 'open', negatable: false },
    `
    ask 5 gentle 3 leave, diesub 2 hurtq, hurtq 2 diesub, chosen 1 spot, poisonx 4 swallowit`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'self', negatable: false },
    `
    onlything 3 calms 3 blade, onlything 2 blade 3 calms, wish 3 bloodsee`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'first', negatable: false },
    `
    doit 4 noback 4 noback, doit 6 noback, will 2 leapx 2 floorx`,
  ),
  shared.mynote,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    find3 4 note, someone 12 armcut3, someone 6 act3b, someone 3 swallow3 4 pills,
    someone 3 search3 4 methods3, someone 14 badthing3, streamer3 4 jump3,
    someone 12 swallow3b 4 pills, someonex 8 jumpnow 6 helpask, someone 4 jumpnow,
    someone 12 leaveever3 10 scaredfor`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    `
    helpsomeone 3 suicidal3, helpsomeone 3 suicidal3 2 act|act3, someone 3 search3 4 methods3,
    someone 6 attempt3, cutmark 2 wristx 3 someone, someone 8 reading3 5 posts3,
    sits3 4 edge3 14 police`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    dieonly 4 peace, existence 3 mistake, gun 8 shootself, rooftop 8 onestep, onestep 6 rooftop,
    doubt 3 staylong 3 longer, maybe 2 killme 3 tonightw, cutpast, lack 1 herereason,
    herereason 3 lack, wish 2 everything 1 stopword 3 forever2, wish 2 everything 2 stopword,
    endall 3 onlyanswer, onlyanswer 5 endall, wish 1 leaveword 3 neverback,
    notwant 1 see 3 sunrise`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    howmany 6 unwake, longt 4 stare 3 meansx, ask 3 diex 3 nopain, diex 2 nopain,
    drugask 4 killsme, hugbottle, howmuch 10 wouldkill`,
  ),
  shared.suinounNotleave,
  shared.suinoun,
  shared.stareMeansxLongt,
  shared.stareMeansx,
  shared.helldayWhenend,
  shared.hellday,
  shared.unwanted,
  says(
    { reason: 'suicide', weight: 1, person: 'self', negatable: false },
    'wish 2 endit 1 thislife, images 4 selfkill2',
  ),
  shared.someoneCutmarks3Arms3,
  says(
    { reason: 'wish-to-die', weight: 1, person: 'third', negatable: false },
    'someone 3 thinkdeath3 3 prefer3 1 deadx',
  ),
  shared.nobother,
  shared.saidbye,
  shared.corpse,
  shared.someoneByeworld3,
  shared.letters,
  shared.onlydeath,
  shared.unworthy,
  shared.fallhereNotbad,
  says({ reason: 'wish-to-die', weight: 0.8, person: 'self', negatable: false }, 'wish 2 sunx'),
  says({ reason: 'suicide', weight: 1, person: 'self', negatable: false }, 'jumpnow2 3 placex'),
  says({ reason: 'self-harm', weight: 1, person: 'open', negatable: false }, 'stab 3 stabx'),
  says({ reason: 'wish-to-die', weight: 1, person: 'self', negatable: false }, 'makesme 1 dyingx3'),
  shared.laterusePassw,
  shared.platformWalkon,
  shared.nostayStayx,
  shared.someoneDiary3Drownx,
  shared.someoneCutsxPurpose3,
  shared.someoneByecall3,
  shared.fear3SomeoneSui5,
]
