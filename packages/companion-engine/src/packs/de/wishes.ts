import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'
import { rx } from './patterns.ts'

/** Small things asked of the companion, by du or Sie: somebody who told or wrote them is not asking. */
const asking =
  '(?<!\\b(?:ich|er|sie|wir|man|die|hat|haben|habe) )\\b(?:(?:schreib|erzähl|sag|sprich|dicht|reim|mach|gib|trag|lies|verfass|formulier|schenk|erfind|denk)(?:e|en sie|st du)?|(?:kannst|könntest|würdest|magst|willst) du|(?:können|könnten|würden|wollen|möchten) sie|ich (?:hätte gern|will|möchte|wünsche mir|brauche?)|lust auf|wie wäre? es mit|wie wärs mit)\\b'
const gap = "(?:,? (?!(?:dass|warum|wie|wenn|ob|wer|mein|meine|meinem|meinen|dein|deine|über|von|ich|er)\\b)[a-z0-9'-]+){0,8}?"
const about = '(?:,? (?:über|von|vom|zu|zum|zur|für|mit|bitte|mal|schnell|jetzt|auf)\\b.*)?$'
const told = '(?!.{0,40}\\b(?:geschrieben|gelernt|vorgetragen|gemacht|erzählt|gehört|gelesen)\\b)'
const poems = '(?:gedicht(?:e|chen|lein)?|vers(?:e|chen|lein)?|reime?|reimchen|haikus?|vierzeiler|zweizeiler|strophen?|limericks?|poesie)'
const soft = '(?:liebes|nettes|tröstendes|tröstliches|schönes|aufmunterndes|freundliches|warmes|beruhigendes|gutes)'

export const wishes = {
  joke: [
    rx`${asking}${gap} (?:[a-z]*witze?|witzchen|kalauer)\b${told}`,
    rx`^(?:bitte )?(?:einen|eine?n?|nen|noch einen|ein paar) (?:[a-z]+ ){0,2}(?:witze?|witzchen|flachwitz|kalauer)${about}`,
  ],
  poem: [
    rx`${asking}${gap} ${poems}\b${told}`,
    rx`^(?:bitte )?(?:eine?n?|nen?|zwei|drei|vier|ein paar|noch ein) (?:[a-z]+ ){0,3}${poems}${about}`,
    rx`^(?:bitte )?(?:zwei|drei|vier|ein paar) (?:kleine |schöne )?(?:zeilen) (?:gedicht|poesie|reim)`,
  ],
  comfort: [
    rx`(?<!\b(?:er|sie|hat|es|wir|die) )\b(?:tröste?|tröstest du|trösten sie|beruhige?|beruhigen sie|muntere?|heitere?) mich\b(?! (?:immer|der|die|das|mein|dass|nicht|sehr|gestern))`,
    rx`\b(?:kannst|könntest|würdest|magst|willst|kannste) (?:du )?mich(?: [a-z]+){0,4} (?:trösten|beruhigen|aufmuntern|aufbauen)\b|\b(?:können|könnten|würden) sie mich(?: [a-z]+){0,4} (?:trösten|beruhigen|aufmuntern)\b`,
    rx`${asking}(?: (?:mir|bitte|mal|doch|einfach|kurz|irgend)){0,4} (?:was|etwas|irgendwas|irgendetwas|ein paar|paar|ein|einige) (?:${soft}|(?:liebe|nette|tröstende|warme|freundliche|gute)[sn]? worte?)\b`,
  ],
  goodnight: [
    rx`\b(?:sag|sage|sagst du|sagen sie|wünsche?|wünschst du|wünschen sie|gib)(?: (?:mir|du|bitte|noch|mal|kurz|einfach|doch|ne|eine|schnell)){0,6} gute? ?nacht\b`,
    rx`\b(?:kannst|könntest|würdest|magst|willst) du(?: (?:mir|bitte|noch|mal|kurz|einfach|ne|eine)){0,5} gute? ?nacht (?:sagen|wünschen)\b`,
  ],
} satisfies Partial<Record<IntentId, Patterns>>
