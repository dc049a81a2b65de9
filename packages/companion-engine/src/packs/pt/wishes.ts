import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'
import { re, vc } from './patterns.ts'

/** Small things asked of the companion: somebody who told or wrote them is not asking. */
const asking = '(?<!\\b(?:eu|ele|ela|que|quem|colega|amig[oa]|mae|pai|irma|irmao|chefe|professor|professora|sempre|ja) (?:me )?)\\b'
const order = `(?:me |nos )?(?:cont[ae]|diz|diga|fal[ae]|escrev[ae]|mand[ae]|invent[ae]|faz|faca|recit[ae]|declam[ae]|da|de|lanca|lance|solt[ae]|cri[ae]|componha|compoe|improvis[ae]|dedic[ae])(?:-me)?`
const could = `(?:(?:${vc} )?(?:pode|poderia|podia|consegue|sabe|quer)(?: me)?(?: (?:contar|dizer|falar|escrever|mandar|inventar|fazer|recitar|declamar|criar|dar|improvisar))?|(?:eu )?(?:quero|queria|gostaria de|adoraria)(?: (?:ouvir|ler|ganhar|que ${vc} (?:escreva|faca|conte|recite)))?|que tal|bora|rola)`
/** "Escreve pra mim duas linhas de …", "você pode me fazer um …". */
const ask = `${asking}(?:${order}|${could})`
const gap = '(?:,? (?!(?:que|como|por|se|quando|quem|meu|minha|seu|sua|sobre|com|esse|essa|no|na)\\b)[a-z0-9]+){0,6}?'
const about = '(?:,? (?:sobre|de|do|da|pra|para|com|por favor|pfv|rapid\\w*|agora|curt\\w*|ai|bem)\\b.*)?$'
const poems = '(?:poemas?|poeminhas?|poesias?|poesiazinhas?|poesinhas?|versos?|versinhos?|quadrinhas?|quadras?|trovas?|trovinhas?|estrofes?|rimas?|riminhas?|haicais?|haikais?|sonetos?)'
const soft = '(?:bonit\\w+|fof\\w+|boas?|bons?|gentil|gentis|doces?|carinhos\\w+|lind[oa]s?|legal|legais|amig[oa]s?|de (?:consolo|carinho|conforto)|que (?:conforte|acalme|console)|pra me (?:consolar|confortar|acalmar))'

export const wishes = {
  joke: [
    re(`${ask}${gap} (?:piadas?|piadinhas?|piadocas?|anedotas?|gracinhas?)\\b`),
    re(`^(?:ok |vai |entao )?(?:uma|outra|umas|mais uma) (?:\\p{L}+ ){0,2}(?:piada|piadinha|anedota)s?${about}`),
  ],
  poem: [
    re(`${ask}${gap} ${poems}\\b`),
    re(`^(?:ok |vai |entao )?(?:uma?|dois|duas|tres|quatro|uns|umas|outr[oa]) (?:\\p{L}+ ){0,3}${poems}${about}`),
  ],
  comfort: [
    re(`${ask}(?: (?:ai|pra mim|por favor|so))* (?:alguma coisa|uma coisa|uma coisinha|algo|umas palavras|palavras|uma palavra|uma palavrinha|uma frase)(?: bem)? ${soft}`),
    re(`${asking}(?:me (?:consol|confort|acalm|acolh)(?:a|e)|(?:consol|confort|acalm|acolh)[ae]-me)(?! (?:saber|que|muito quando))\\b`),
    re(`\\b(?:pode|consegue|poderia|podia) me (?:consolar|confortar|acalmar|acolher|dar (?:um )?(?:colo|carinho|consolo))`),
  ],
  goodnight: [
    re(`(?:${ask}|${asking}(?:me )?desej[ae](?:-me)?|\\b(?:pode|poderia|podia) me (?:desejar|dar|dizer))(?: (?:uma?|so|ai|pra mim|por favor|otima))* boa noite\\b`),
  ],
} satisfies Partial<Record<IntentId, Patterns>>
