import type { EasternPack } from '../../pack/eastern.ts'
import { careerGod, healthGod, loveGod } from './eastern-gods-self.ts'
import { familyGod, studyGod, wealthGod } from './eastern-gods-home.ts'
import { areaRelation } from './eastern-relations.ts'

export const eastern: EasternPack = {
  relation: {
    same: [
      '{branch} is the {animal}’s own branch: {when} your merits and your moods both come in double size.',
      'Like meeting yourself, {when} stands under {branch}; the {animal} is hard to overlook, so keep a steady step.',
      'The {animal} is on home ground with {branch} {when}: settle the heart, skip the show of strength.',
    ],
    union: [
      '{branch} joins hands with the {animal} {when}; somebody is ready to help, and you’re ready to let them.',
      'Harmony runs between {branch} and the {animal}, which makes {when} good for meetings and agreements.',
      'Like joint and tenon, {branch} fits the {animal}: go in company {when}.',
    ],
    trine: [
      '{branch} belongs to the {animal}’s trine, and {when} feels like a light push in the back.',
      'Kindred spirits gather round the {animal} {when}, called together by {branch}.',
      'Three branches make a circle: {branch} lends the {animal} people and breath {when}.',
    ],
    clash: [
      '{branch} stands opposite the {animal}, so {when} things may shift; loose plans travel best.',
      'A bumpy bit of road: {branch} clashes with the {animal} {when}. Steady first, then move.',
      'Better to change than to be changed, {animal}; {branch} is pushing {when}.',
    ],
    punish: [
      '{branch} rubs the {animal} the wrong way {when}: you may argue with yourself, so let words take a turn before they leave.',
      'Read rules and papers twice {when}, since {branch} and the {animal} pinch each other.',
      'Only a small thorn: {branch} in the {animal}’s paw {when}. Don’t yank.',
    ],
    harm: [
      '{branch} and the {animal} misread each other {when}; trouble grows where things weren’t said plainly.',
      'Carry your messages yourself {when}; the {animal} and {branch} are not good with go-betweens.',
      'A bit more care, a bit less suspicion: that’s the {animal} under {branch} {when}.',
    ],
    break: [
      '{branch} chips a corner off the {animal}’s plan {when}, and the altered piece may fit better.',
      'Old things and old habits can go {when}: {branch} loosens what the {animal} has outgrown.',
      'Loosened isn’t broken. {branch} opens a chink for the {animal} {when}.',
    ],
    plain: [
      '{branch} leaves the {animal} in peace {when}: no wind, no wave, do your own thing.',
      'The {animal} and {branch} pass each other politely, so {when} depends mostly on your own rhythm.',
      'Neither helped nor hindered by {branch}, the {animal} does best {when} with an ordinary mind.',
    ],
  },
  god: {
    比肩: [
      'The stem {stem} is your {god}: equals draw near, so share the load.',
      'Your opinions firm up under {stem}, the {god}; when you meet another firm one, listen to the end.',
    ],
    劫财: [
      'With {stem} as {god}, there’s bustle and someone who’d like a slice; keep receipts, of money and of feelings.',
      '{stem}, the {god}, brings drive and jostling. Yield an inch, hold a foot.',
    ],
    食神: [
      'The stem {stem} is the {god}: good food, a free mind, and ideas that come from being at ease.',
      'Slowly does it with {stem}, your {god}; things cook by themselves.',
    ],
    伤官: [
      '{stem} as {god} lets talent show and tongues sharpen; leave others something to say.',
      'Break the mould if you must, {stem} the {god} suggests, but learn the mould first.',
    ],
    偏财: [
      'Chances lie in moving about while {stem} is your {god}; goodwill arrives before the calculator.',
      '{stem}, the {god}, widens the view: before acting, ask whether it stands firm enough.',
    ],
    正财: [
      'With {stem} as {god} each furrow brings its ear of corn; careful sums show the master.',
      'Solid is the word: on time, in full, as agreed, for {stem} is the {god}.',
    ],
    七杀: [
      'Pressure drums, as {stem} is the {god}; finish the hardest piece first.',
      'Who dares to carry it gets respect under {stem}, the {god}. Breathe out in between.',
    ],
    正官: [
      'Title and duty come as a pair with {stem}, the {god}; by the book is the easy way.',
      'Punctual and true to your word, you gain trust, says {stem} as {god}.',
    ],
    偏印: [
      'Hunches are keen with {stem} as {god}; write down what comes when you’re alone.',
      'Odd subjects call you under {stem}, the {god}. Don’t let worry smother the doing.',
    ],
    正印: [
      'Someone has your back and there’s a book to read: {stem} is the {god}, so let the mind settle.',
      'Like a thick quilt comes {stem}, the {god}: good for asking, studying, recovering.',
    ],
  },
  officer: [
    ['An Establish day likes beginnings of a modest size; leave the great building works.', 'The energy rises: go out, meet people, open a new notebook.'],
    ['A Remove day is for sweeping, dust and worries alike.', 'Throw out one thing you no longer use; that makes room.'],
    ['A Full day suits harvests and gatherings; a brimming cup spills, so leave something unsaid.', 'There is more than enough in the bowl. Shared, it smells better.'],
    ['A Level day is for mending paths; with the small bumps gone, the large thing rolls.', 'No contest today: fill in a pothole instead.'],
    ['A Settle day fixes terms and rules; once your mind is made up, leave it made.', 'Sign it, finalise it, agree on an hour.'],
    ['A Hold day wants follow-through; keep that string in your hand.', 'One matter to the very end beats three beginnings.'],
    ['A Break day takes down rather than puts up, a fine time for repairs.', 'Breaking an old habit outdoes any new vow.'],
    ['A Danger day asks for careful steps up high; the attentive are safe.', 'Go slowly on the steep part; the view is there as well.'],
    ['A Success day completes things; pin down the date that keeps slipping.', 'The channel is dug and water comes: say what was to be said.'],
    ['A Gather day brings in goods and debts, nothing lavish.', 'Fetch home what lies about, piece by piece.'],
    ['An Open day opens doors, shops, mouths and windows.', 'The way is clear; whoever sets out first sees first.'],
    ['A Close day keeps the door shut: patch, store, turn in early.', 'Save a secret for yourself and rest up before the next opening.'],
  ],
  areaGod: {
    love: loveGod,
    career: careerGod,
    wealth: wealthGod,
    health: healthGod,
    family: familyGod,
    study: studyGod,
  },
  areaRelation,
  bestDay: [
    'Best in tune is {day}, pillar {stem} {branch}: put what matters there.',
    'A smooth one is {day} under {stem} {branch}, made for meetings and decisions.',
  ],
  carefulDay: [
    'The beat tightens on {day} with {stem} {branch}; one appointment fewer, a little more sleep.',
    'Meeting {stem} {branch} on {day}, hold rather than push, and keep half a sentence back.',
  ],
  yearStar: {
    same: ['In {year} the year branch {branch} is the {animal}’s own: a year for setting yourself in order before setting up anything else.'],
    union: ['In {year} the year branch {branch} is in harmony with the {animal}; company is the treasure, lean on it and take longer strides.'],
    trine: ['In {year} the year branch {branch} shares the {animal}’s trine; people gather, so make an idea into something for many.'],
    clash: ['In {year} the year branch {branch} stands across from the {animal}; moves and changes come up often, and arranged by you they don’t alarm.'],
    punish: ['In {year} the year branch {branch} pinches the {animal}; the lesson is peace with yourself, and going by the rules is lightest.'],
    harm: ['In {year} the year branch {branch} harms the {animal}’s; say things plainly and polish an old friendship.'],
    break: ['In {year} the year branch {branch} loosens the {animal}’s old frame: small repairs, another way of living.'],
    plain: ['In {year} the year branch {branch} lets the {animal} be; on an even road, gathering skill pays better than waiting.'],
  },
}
