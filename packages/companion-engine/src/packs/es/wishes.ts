import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'

/** Small things asked of the companion, by tú, vos or usted: somebody who told or wrote them is not asking. */
const asking = '(?<!\\b(?:ayer|anoche|yo|el|ella|que|amig[oa]|profesor|profesora|mama|papa|se|nos|le|ha|he|siempre) )\\b'
const order = '(?:cuent[ae]|conta|d[ie]|diga|deci|ech[ae]|tir[ae]|suelt[ae]|solta|le[ea]|invent[ae]|escrib[aei]|haz|hac[ei]|haga|recit[ae]|de|da|regal[ae]|improvis[ae]|compon|componga|compone|dedic[ae]|mand[ae]|lanz[ae]|tira|arma|dedica)(?:me|nos|te)*(?:la|lo)?'
const could = '(?:(?:me |nos )?(?:puedes|podes|podrias|puede|podria|quieres|queres|quiere|sabrias)|me (?:cuentas|contas|dices|decis|escribes|escribis|haces|regalas|recitas|das|lees|dedicas|cuenta)|quiero|quisiera|queria|me gustaria|necesito|me apetece|que tal|te animas a)(?: (?:contar|decir|escribir|hacer|recitar|regalar|inventar|leer|dar|dedicar|oir|escuchar)(?:me|nos|te)?)?'
/** "Escribime porfa dos versitos", "¿me podría contar un …?". */
const ask = `${asking}(?:${order}|${could})`
const gap = '(?:,? (?!(?:que|como|por|si|cuando|quien|mi|mis|su|sus|tu|sobre|acerca|con|del|esa|ese)\\b)[a-z0-9]+){0,6}?'
const about = '(?:,? (?:sobre|acerca|de|del|para|con|porfa\\w*|por favor|rapid\\w*|ahora|cort\\w*|dale|ya|pues)\\b.*)?$'
const poems = '(?:poem(?:as?|itas?|itos?)|poesias?|poesitas?|versos?|versit?os?|versitos?|rimas?|rimitas?|estrofas?|coplas?|coplitas?|haikus?|sonetos?|cuartetas?|trovas?)'
const soft = '(?:bonit[oa]s?|lind[oa]s?|tiern[oa]s?|dulces?|amables?|reconfortantes?|carinos[oa]s?|suaves?|de consuelo|de aliento|de carino)'

export const wishes = {
  joke: [
    new RegExp(`${ask}${gap} (?:chistes?|chistecitos?|chistit?os?|bromas?|bromitas?)\\b`),
    new RegExp(`^(?:dale |venga |pues )?(?:un|otro|unos|algun) (?:buen |pequeno |mal )?(?:chiste|chistecito|chistito)${about}`),
  ],
  poem: [
    new RegExp(`${ask}${gap} ${poems}\\b`),
    new RegExp(`^(?:dale |venga |pues )?(?:una?|unos|unas|dos|tres|cuatro|algun|otro|otra) (?:\\w+ ){0,2}${poems}${about}`),
  ],
  comfort: [
    new RegExp(`${ask}(?: (?:porfa|por favor|solo|aunque sea))* (?:algo|alguna cosa|una cosa|cosas|una palabra|unas palabras|palabras|dos palabras|una frase)(?: \\w+){0,1}? ${soft}`),
    new RegExp(`${asking}(?:consuel[ae]|consola|reconfort[ae]|tranquiliz[ae]|calm[ae]|mim[ae]|apapach[ae]|acompan[ae])me\\b`),
    /\b(?:me )?(?:puedes|podes|podrias|puede|podria) (?:consolar|reconfortar|tranquilizar|calmar|apapachar)(?:me)?\b|\bme (?:consuelas|consolas|apapachas|tranquilizas)\b/,
  ],
  goodnight: [
    new RegExp(`(?:${ask}|\\b(?:dese[ae]me|me (?:deseas|desea|dices|decis|das)|(?:puedes|podes|podrias|puede) (?:desearme|decirme|darme)))(?: (?:las|unas|muy|que tenga|porfa|por favor))* buenas noches\\b`),
  ],
} satisfies Partial<Record<IntentId, Patterns>>
