import type { FactsPack } from '../../pack.ts'
import { aroundFacts } from './facts-around.ts'
import { keys } from './facts-keys.ts'
import { selfFacts } from './facts-self.ts'
import { tasteFacts } from './facts-taste.ts'
import { end, is, name, noName, re, time } from './patterns.ts'

const user = '(?:o usuário|a usuária|o usuario|a usuaria|a pessoa|ele|ela)'
const memory = (source: string): RegExp => new RegExp(source, 'giu')
const begins = '(?<=^|[.!?;,] |\\be )'

export const facts: FactsPack = {
  when: re(time),
  another: /\b(?:outr[ao]|tambem tenho|mais (?:um|uma)|segund[ao] (?:gat|cachorr)|o outro|a outra)\b/,
  correction:
    /^(?:(?:ta|esta|isso ta|isso esta) errad[oa]|errado|errei|voce (?:errou|se enganou|confundiu)|vc (?:errou|se enganou|confundiu)|me enganei|corrigindo|correcao|me expressei mal|eu quis dizer|quer dizer|na verdade,? (?:e|eh|ele|ela|eu|meu|minha|o nome|se chama)|alias,? (?:e|eh|ele|ela|o nome)|(?:ah |ops |opa |eita |nao |n )?(?:nao|n),? (?:(?:e|eh) (?!isso ai|bom|facil|verdade|bem|tanto|muito)|(?:ele|ela) (?:se )?chama|eu (?:me chamo|moro|sou)|me chamo|moro|meu \p{L}+ (?:se chama|e)|minha \p{L}+ (?:se chama|e)|na verdade|o nome|(?!obrigad|quero|sei|tenho|gosto|muito|mesmo|ainda|agora|acho|to|posso|vou|fui|foi|e\b|eh\b|era|tem|da\b|consigo|consegui|pode|precisa|nao|n\b|sou|tava|aguento|entendi|entendo|lembro|deu|faz|hoje|nunca|nada|de\b|desculpa|serio|me\b|te\b|ne\b|so\b|mas|porque|pq)[\p{L}-]{2,18}$))/u,
  reject:
    /^(?:o que|oq|que|quem|onde|como|quando|qual|por que|nao(?: .*)?|n|nada(?: .*)?|ninguem|nunca|bem|mal|bom|boa|muito .*|mt .*|mto .*|tao .*|isso(?: .*)?|eu|mim|ele|ela|eles|elas|voce|vc|tu|a gente|o|a|os|as|um|uma|sim(?: .*)?|ok|ta|ah .*|hum.*|sei la|sla|tudo|todo mundo|alguem|alguma coisa|algo|um pouco.*|demais|igual.*|eu .*|segredo|um segredo|adivinha|ja .*|ainda .*|sempre .*|so .*|aqui|la|ali|por ai|em casa|fora|qualquer .*|o que .*|aquel.*|a verdade|nem .*|.*\b(?:nao sei|sei la|tanto faz|por que|pq)\b.*|preguica|sono|fome|cansad[oa]|feliz|triste|estressad[oa]|dele|dela|deles|meu .*|minha .*|cedo|tarde|mais .*|menos .*|assim.*|de (?:tudo|nada|novo|voce|vc|mim)|voce .*|vc .*)$/,
  bare: [
    re(`^(?:nao,? |n,? |sim,? |ah,? |hum,? |bom,? |entao,? )?(?:(?:acho que )?(?:(?:o meu|a minha) )?(?:${is}|era|seria) (?:o |a )?|(?:ele|ela) (?:se )?chama |(?:se )?chama |o nome (?:dele|dela) ${is} (?:o |a )?|mais |eu diria |diria |talvez |com certeza |sou |eu sou |trabalho (?:como|de|com) |moro |estudo |faco |gosto de |prefiro )(?<value>[^,]{1,28})$`),
    re(`^(?:nao,? |n,? |sim,? |ah,? |hum,? |bom,? |entao,? )(?<value>[^,]{1,28})$`),
  ],
  followingName: [
    re(`^(?:e |entao |ai |sim |ah )?(?:(?:ele|ela) (?:se )?chama|(?:se )?chama|(?:o )?nome (?:dele|dela) ${is}|(?:dei|demos|botei|coloquei|pus) o nome (?:de )?|(?:ele|ela) ${is} (?:o|a) (?=[\\p{L}]{2,14}$)) ?(?:o |a )?(?<value>${noName}${name})${end}`),
    re(`^(?:(?:e|eh) )?(?:o |a )?(?<proper>${noName}[\\p{L}][\\p{L}-]{1,14}(?: e (?:o |a )?[\\p{L}][\\p{L}-]{1,14})?)$`),
  ],
  memoryVoice: [
    [memory(`${begins}(?:o |a )?nome (?:do usuário|da usuária|dele|dela) é `), 'me chamo '],
    [memory(`${begins}(?:o |a |seu |sua )(?=[\\p{L} -]{2,30} (?:do usuário|da usuária))`), 'meu '],
    [memory(` (?:do usuário|da usuária|dele|dela)(?=\\P{L}|$)`), ''],
    [memory(`${begins}seu `), 'meu '],
    [memory(`${begins}sua `), 'minha '],
    [memory(`${begins}${user} (?:se chama|chama-se) `), 'me chamo '],
    [memory(`${begins}${user} (?:é|e) `), 'sou '],
    [memory(`${begins}${user} (?:tem|possui) `), 'tenho '],
    [memory(`${begins}${user} não gosta `), 'não gosto '],
    [memory(`${begins}(?:${user} )?mora `), 'moro '],
    [memory(`${begins}(?:${user} )?gosta `), 'gosto '],
    [memory(`${begins}(?:${user} )?adora `), 'adoro '],
    [memory(`${begins}(?:${user} )?odeia `), 'odeio '],
    [memory(`${begins}(?:${user} )?trabalha `), 'trabalho '],
    [memory(`${begins}(?:${user} )?estuda `), 'estudo '],
    [memory(`${begins}(?:${user} )?faz `), 'faço '],
    [memory(`${begins}(?:${user} )?toca `), 'toco '],
    [memory(`${begins}(?:${user} )?nasceu `), 'nasci '],
    [memory(`${begins}(?:${user} )?vai `), 'vou '],
    [memory(`\\be é (?=\\p{L})`), 'e sou '],
  ],
  keepWords: false,
  keys,
  kinds: { ...selfFacts, ...aroundFacts, ...tasteFacts },
}
