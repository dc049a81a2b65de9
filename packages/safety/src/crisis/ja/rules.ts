import { shared } from '../shared-rules.ts'
import type { RuleGroup } from '../pack.ts'
import { readRules, says } from '../says.ts'

export const masks = readRules(`
  fewtablets, joke, cause 2 causal 2 hyperbole, task 8 end, water 2 act, accident 6 selfharm,
  softvanish 4 vanish`)

export const rules: readonly RuleGroup[] = [
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open' },
    `
    nomeaning, death2, hearse, wantdie, nolive, livething 4 hardship, strongend, first 6 vanish,
    vanish 6 tired, tired 8 vanish`,
  ),
  says({ reason: 'suicide', weight: 1, person: 'open' }, 'act, actbare 4 think'),
  says({ reason: 'wish-to-die', weight: 0.6, person: 'open' }, 'vanish'),
  says({ reason: 'hopelessness', weight: 0.7, person: 'open' }, 'end'),
  says({ reason: 'wish-to-die', weight: 1, person: 'self' }, 'killme'),
  says(
    { reason: 'burden', weight: 1, person: 'self' },
    `
    self 6 goneverb 10 better, self 6 goneverb 10 nocare, nocare 8 self 6 goneverb,
    first 4 everyone 4 burden, self 6 goneverb 8 burden, vanish 8 nocare, burden 6 vanish`,
  ),
  says({ reason: 'burden', weight: 0.5, person: 'self' }, 'everyone 3 burden, burden'),
  says(
    { reason: 'method', weight: 1, person: 'self' },
    `
    painless 4 dieplain, dieplain 4 painless, ask 3 dieplain, dieplain 3 ask,
    drug 8 ask 6 dieplain, ask 6 drug 8 dieplain, ask 6 drug 6 dieplain, means 4 hoard 12 atonce,
    hoard 4 means 12 atonce, drug 3 atonce, dosedie 8 dieplain`,
  ),
  says({ reason: 'method', weight: 0.6, person: 'self' }, 'means 4 hoard'),
  shared.selfharm,
  says(
    { reason: 'farewell', weight: 1, person: 'open', negatable: false },
    `
    strongbye, bye|sayonara 16 leaving, leaving 14 bye|sayonara`,
  ),
  shared.leaving,
  shared.sayonara,
  says({ reason: 'method', weight: 0.7, person: 'self' }, 'place'),
  says(
    { reason: 'farewell', weight: 1, person: 'self', negatable: false },
    `
    unfilial, peacego, noreply 10 dontsad, gonew 8 caremom, nobother 8 lastnight,
    letters 10 hide2, unworthy 12 farewellx`,
  ),
  shared.bye,
  says(
    { reason: 'disordered-eating', weight: 1, person: 'open' },
    `
    eatnone 14 eatask, eatnone 12 thin, thin 14 eatnone, eating 10 thin 10 eatask,
    thin 12 eating 6 eatask, eating 3 eatask, eatask 6 eating 8 thin, eating 6 thin`,
  ),
  shared.hopeless,
  shared.tiredWide,
  shared.useless,
  shared.alone,
  shared.confirm,
  says(
    { reason: 'suicide', weight: 1, person: 'third' },
    `
    third 10 sui3 5 search3, third 12 actbare 5 search3, third 8 sui3 3 toldme, third 10 took3,
    third 12 found3, found3 12 third, third 10 sui3 4 report, third 10 sui3 14 worry,
    worry 10 third 8 sui3, third 8 sui3 4 selfcut`,
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', claims: true },
    `
    suifriend 3 friend 8 worry, worry 6 suifriend 3 friend, third 6 sui3 3 toldme,
    third 10 actbare|sui3 8 search3 10 worry, third 6 sui3 8 search3, third 10 jumpriver3`,
  ),
  says(
    { reason: 'wish-to-die', weight: 1, person: 'open', negatable: false },
    `
    existence 3 mistake, gun 8 shootself, rooftop 12 tired, everything 3 stopword 6 forever,
    forever 4 everything 4 stopword, enddo 2 onlyanswer, tomorrow 4 notsee,
    livecont 2 reason2 4 notfound, vanish 6 neverback, evendie 4 nobodyj 3 unnoticed,
    nobodyj 4 unnoticed 8 evendie, headfull, cantlive, godie, worldj 4 noday, onlydie`,
  ),
  says(
    { reason: 'method', weight: 1, person: 'self', negatable: false },
    `
    howmany 8 unwake, drug 6 howmany 8 unwake, meansx 8 stare, hugbottle`,
  ),
  shared.restforever,
  says(
    { reason: 'wish-to-die', weight: 0.4, person: 'self', negatable: false },
    'tired 10 restforever',
  ),
  shared.givereason,
  shared.hellday,
  shared.unwanted,
  says({ reason: 'suicide', weight: 1, person: 'open', negatable: false }, 'ideation'),
  says(
    { reason: 'burden', weight: 1, person: 'self', negatable: false },
    'onlyself, likeme 6 shouldgo',
  ),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false },
    `
    third|people3 14 stomach3, third|people3 12 jumpriver3, someonej 4 jumpnow, third 10 risk3,
    third 16 neverback3 14 scared3, edge3 16 police`,
  ),
  shared.thirdCutmarks3,
  says(
    { reason: 'farewell', weight: 1, person: 'third', negatable: false },
    'third|people3 12 leftnote3 10 wentout3',
  ),
  shared.nobother,
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'lastnight'),
  says({ reason: 'farewell', weight: 0.8, person: 'self', negatable: false }, 'saidbyej'),
  shared.bloodsee,
  shared.corpse,
  shared.letters,
  shared.endsameSooner,
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'third 12 posts3 6 seeing3',
  ),
  shared.images,
  shared.unworthy,
  says({ reason: 'farewell', weight: 0.6, person: 'self', negatable: false }, 'belongings'),
  shared.fallhereNotbadWide,
  shared.sunxNotx,
  says({ reason: 'self-harm', weight: 1, person: 'open', negatable: false }, 'stabself, cutarm2'),
  shared.passwLateruse,
  shared.passw,
  shared.platformWalkonWide,
  says({ reason: 'hopelessness', weight: 0.8, person: 'self', negatable: false }, 'nostay 10 none'),
  says(
    { reason: 'suicide', weight: 1, person: 'third', negatable: false, claims: true },
    'third 8 diary3 12 sui4, third 3 sui5 4 fear3',
  ),
  says({ reason: 'self-harm', weight: 1, person: 'third', negatable: false }, 'third 8 selfcut3'),
  says({ reason: 'farewell', weight: 1, person: 'third', negatable: false }, 'third 12 byecall3'),
]
