import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  joke, exam 10 hell, nolive 6 joke2, chore 4 chorehow 0 exaggerated, nofriend, nofuturewith,
  want|will 0 third|second 2 die, accident 6 selfharm|cut, gameword 8 die, die 6 gameword`)

export const rules: readonly RuleGroup[] = [
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open' },
    `
    alivez 7 sufferz, want 4 nowword 2 die, mistake, nodawn, voice 8 voicedo, bridge 14 voice,
    hitme, saved, nothave 3 alivez 1 meaning, alivez 3 nothave 3 meaning, want 3 hitme,
    hell !exam, want 2 die, want 6 nowake, neverborn 5 wouldbegood, deadrelief, nolive, lifeend,
    want 4 nolive, want 3 vanish 6 nolive`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'open' },
    `
    want|will 5 act, first 3 act, act 3 will|want, want|will 6 jump, jumpfrom 6 want 3 jump,
    want 6 jumpfrom 3 jump, ^ act $`,
  ),
  says(
    { reason: 'burden', weight: 1, person: 'self' },
    `
    gone 8 better, gone 8 nocare, nocare 6 gone, first 6 everyone 4 burden, everyone 3 burden`,
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'open', negatable: false },
    `
    writewill, bye 12 leaving, leaving 12 bye, farewell 16 leaving, leaving 16 farewell,
    bye 16 farewell, farewell 12 bye`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self' },
    `
    hoard 6 pills 10 atonce, ask 10 quietgo, jump 6 paingone, pills 12 quietgo, quietgo 8 ask,
    want 6 quietgo, drugready, pills 6 hoard 10 atonce, pills 4 atonce, atonce 4 pills !third,
    ask 8 painless 4 die|act|fatal, ask 6 die|act 6 painless, ask 10 pills 8 fatal,
    pills 4 ask 8 fatal, pills 4 fatal, ask 6 jump 6 fatal, jump 6 fatal, painless 2 die|act,
    die|act 3 painless, ask 2 act, suimethod`,
  ),
  says(
    { reason: 'self-harm', weight: 1, person: 'open' },
    `
    bleed, selfharm, blade 3 cut 4 body, cut 3 body 4 blade, cut 1 body, blade 6 body`,
  ),
  says(
    { reason: 'disordered-eating', weight: 1, person: 'open' },
    `
    starving 14 slim, slim 14 starving, eatask 4 starve 10 thin, thin 10 eatask 4 starve,
    eatask 3 starve 10 eatask, starve 8 thin 8 eatask`,
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'farewell, lastday'),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    lastday 16 bye, bye 16 lastday, dragdown 10 leaving|better, nobodyneeds 8 nobodyneeds,
    nobodyneeds 10 leaving, dragdown 12 gone, peacego, noreply 10 dontsad, whengone 8 caremom,
    caremom 10 whengone, bothernot 10 tonightend, unworthy 12 farewellx`,
  ),
  says(
    { reason: 'burden', weight: 0.6, person: 'self', negatable: false },
    'dragdown, nobodyneeds',
  ),
  says({ reason: 'farewell', weight: 0.4, person: 'self', negatable: false }, 'leaving'),
  shared.bye,
  says({ reason: 'wish-to-die', weight: 0.6, person: 'open' }, 'want 3 vanish'),
  shared.hopeless,
  shared.cannot,
  says({ reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false }, 'pointless'),
  says({ reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false }, 'collapse'),
  says({ reason: 'hopelessness', weight: 0.45, person: 'self', negatable: false }, 'useless'),
  says({ reason: 'hopelessness', weight: 0.25, person: 'self', negatable: false }, 'tired'),
  shared.alone,
  shared.finish,
  says({ reason: 'burden', weight: 0.5, person: 'self' }, 'first 4 burden'),
  says({ reason: 'self-harm', weight: 0.5, person: 'open' }, 'softharm'),
  says({ reason: 'method', weight: 0.5, person: 'self' }, 'hoard 4 pills'),
  shared.confirm,
  says(
    { reason: 'suicide', weight: 1, person: 'third' },
    `
    ofneed 8 of3 6 act, third 8 report 4 act|nolive|die, third 6 will|want 4 act,
    third 8 selfharm, third 6 drank, third 10 searchz 8 act|suimethod, third 12 stomach3,
    third 10 dieforme, third 6 cut3 8 cut, third 8 act 12 ofneed, ofneed 12 third 6 act`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', claims: true },
    `
    ofneed 4 suicidal3, suicidal3 8 ofneed, third 10 searchz 3 suimethod,
    third 8 searchz 3 act 6 ofneed`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    existence 3 errorz, gunz 8 selfz, rooftop 10 onestep, everything 5 stopz 6 foreverz,
    want 3 everything 4 stopz 6 foreverz, stopz 3 everything 5 answerz,
    answerz 6 stopz 2 everything, want 2 vanish 8 foreverz, nomeaningz 8 want 3 leavez, willz,
    want 3 restforever, diegood, deathchoice 4 choicez, choicez 4 deathchoice, exceptdie 8 noway`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    howmanyz 6 pills 8 unwake, pills 8 unwake, howmanyz 4 pills 6 unwake, meansx 6 stare 10 longt,
    stare 6 meansx 10 longt, howdie 4 nopain, hugdrug`,
  ),
  shared.restforever,
  says(
    { reason: 'hopelessness', weight: 1, person: 'self', negatable: false },
    'hellday 10 whenend, giveme',
  ),
  says({ reason: 'hopelessness', weight: 0.5, person: 'self', negatable: false }, 'hellday'),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    'gone 8 nofight, likeme 6 shouldgo',
  ),
  says({ reason: 'method', weight: 1, person: 'open', negatable: false }, 'poisonz 8 drinkit'),
  says(
    { reason: 'hopelessness', weight: 0.8, person: 'self', negatable: false },
    'rotlife 4 unwanted',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'third', negatable: false }, 'third 6 cutmarks3'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    third 14 badthing3, third 10 stomach3, someonej 4 will|want 4 act 10 ofneed,
    ofneed 10 someonej 4 will|want 4 act, third 12 threat3, third 4 rooftop3, rooftop3 10 police`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'first', negatable: false },
    'notreach, exceptdie',
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'self', negatable: false },
    'ought, endsoon 6 soonerz',
  ),
  says({ reason: 'burden', weight: 0.6, person: 'self', negatable: false }, 'bothernot'),
  says({ reason: 'self-harm', weight: 1, person: 'self', negatable: false }, 'want 5 bloodsee'),
  says({ reason: 'farewell', weight: 0.7, person: 'self', negatable: false }, 'saidbye'),
  shared.corpse,
  says({ reason: 'farewell', weight: 1, person: 'third', negatable: false }, 'third 14 byeworld3'),
  shared.letters,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'third 10 looking3 3 posts3',
  ),
  shared.images,
  says({ reason: 'hopelessness', weight: 0.6, person: 'self', negatable: false }, 'unworthy'),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'farewellx'),
  says(
    { reason: 'wish-to-die', weight: 0.7, person: 'self', negatable: false },
    'fallhere 4 notbad',
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'first', negatable: false }, 'belongings'),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    'want 2 sleepnowake',
  ),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    'seethis 12 gonealready, passwordz 8 lateruse',
  ),
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'passwordz'),
  shared.platformWalkonWide,
  shared.nostay,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    'third 6 diary3 8 act|nolive|jump',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'third', negatable: false }, 'third 6 purpose3'),
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false, claims: true },
    'third 12 byecall3',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'fear3 6 third 3 will3',
  ),
]
