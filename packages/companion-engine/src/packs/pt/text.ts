import type { CalendarPack, NumbersPack, SteeringPack, TextRules } from '../../pack.ts'
import { nao, pre, que, re, vc } from './patterns.ts'

/** Patterns are matched against folded text: lower case, without accents. */
export const text: TextRules = {
  accents: true,
  fold: {},
  glue: ' ',
  quotes: ['“', '”'],
  list: [', ', ' e '],
  spaceEndsClause: false,
  quote: { min: 6, max: 48 },
  question: [
    re(`^${pre}por que\\b(?! (?:eu (?:tava|estava|tinha|queria|fiquei|nao)|nao (?:tinha|tava|deu)))`),
    re(`^${pre}(?:pq|porque)(?:$| (?:${vc}|sera|tu)\\b| (?:o|a|os|as) [^,]{2,24} (?:e|eh|sao|tem|fica|faz)\\b)`),
    re(`^${pre}(?:${que}|q) (?:(?:e|eh|foi|era|seria) (?:que |um |uma |isso|aquilo|bom pra|${vc}|\\p{L}+$)|${vc}|significa|quer dizer|sao|aconteceu|houve|ta rolando|rola|te |(?:que )?eu (?:ja )?(?:te |tenho|devo|falei|disse|faco|posso|gosto|odeio|detesto|comi|almocei|jantei|estudo|amo|curto|vou fazer)|acha|tem (?:de|pra)|da pra|fazer|e que)`),
    re(`^${pre}(?:de |com |pra |para |a )?quem (?:e|eh|foi|sao|sou|${vc}|te|ganhou|criou|inventou|escreveu|descobriu|manda|pode|mora|fez|ta (?:ai|falando)|esta (?:ai|falando))\\b`),
    re(`^${pre}quando (?:(?:e|eh|foi|sera|vai|comeca|acaba|termina|cai) (?!embora|ver|dar|dormir)|${vc} nasceu|(?:eu )?nasci$|que |sai |chega )`),
    re(`^${pre}(?:de |em |pra |para |por )?(?:onde|aonde|cade|kd)\\b(?! (?:tem|ha|eu (?:fui|tava|estava|cresci)))`),
    re(`^${pre}(?:(?:em|de|com|pra|para|a|no|na|pro) )?(?:qual|quais)\\b`),
    re(`^${pre}(?:(?:em|de|com|ha|por) )?quant[oa]s?\\b(?! (?:mais|menos) )(?! a (?:isso|mim))`),
    re(`^${pre}(?:a |em |de )?que (?:horas|idade|data|(?:dia|mes|ano|estacao|fase) (?:e|eh|sera|foi|cai|da|vai|estamos|a gente|tem)|(?:tipo|genero|estilo) de|(?:musica|filme|livro|cor|serie|comida|jogo|lingua\\w*|signo) (?:${vc}|e|eh))`),
    re(`^${pre}como (?:(?:e|eh|foi|ta|esta|anda|vai|vao) (?!(?:bom|boa|dificil|ruim|chato|triste|gostoso|lindo|linda|duro|embora)\\b)|que |${vc}|(?:e que )?(?:eu )?(?:me chamo|faco|posso|devo|digo|falo|conto|lido|supero|esqueco|paro)|faz|fazer|funciona|assim|se (?:chama|escreve|diz|fala|pronuncia|faz|joga)|seria|(?:o |a )?(?:meu|minha) [^,]{2,20} (?:se )?chama)`),
    /^(?!.*\b(?:sei|sabia|entendi|entendo|lembro|imagino|pergunto|descobri|importa|la|contar|sem saber|mesmo)\b).*\b(?:o que|oque|oq|quem|onde|como|qual|quanto|por que|pq|quando|que horas|(?:e|eh|cai|foi) que dia|quantos anos(?: (?:eu )?tenho)?)$/,
    re(`^${pre}${vc} (?:(?:tb|tambem|ja|${nao}|me|se|ainda|realmente|tambem|as vezes|tipo|mesmo|sempre) ){0,2}(?:(?:e|eh) (?:um|uma|human[oa]|real|de verdade|robo|homem|mulher|casad[oa]|solteir[oa]|feliz|menin[oa]|de onde|quem|o que|oq|ia)|(?:esta|ta) (?:ai|bem|feliz|triste|me |gostando|com|fazendo)|tem (?!razao|toda razao|um jeito|sorte|que ver)|gosta|ama|curte|odeia|sabe|pode|consegue|quer|lembra|conhece|acha|acredita|sente|dorme|come|mora|fala|existe|prefere|ouve|ve|le|joga|faz|faria|iria|poderia|viu|sonha|pensa|ficaria|usa|trabalha|estuda|toca|canta|danca|cozinha|vai|escolheria|assiste|escuta|bebe|dormiu|comeu|almocou|jantou|escreve|namora|gostaria|aceita|topa|deve|recomenda|sugere|chora|fica|sentiu)\\b(?! (?:ne|hein|demais|muito bem|melhor que|que nem|me ouvindo)$)`),
    /^(?:(?:e|mas|entao|ai) )?(?:sera que|e verdade que|eh verdade que|tem como|da pra|posso (?:te|perguntar|falar|saber|contar)|devo|vale a pena|(?:se )?lembra (?:d[eoa]s?|que|qual|como|quando|onde|o que|oq|quem)|sabe (?:o que|oq|quem|como|qual|onde|quando|que|se|fazer|contar|cantar|jogar)|ja te (?:falei|contei)|eu ja te|tem alguem|ta ai|topa|bora jogar|quer (?:jogar|brincar|ouvir|saber)|e se (?:eu|a gente))\b/,
    /(?:, (?:nao e|nao|certo|hein|concorda)|\bou nao|\bnao (?:acha|e mesmo|e verdade)|\bo que (?:voce|vc) acha|\boq (?:voce|vc) acha)$/,
    re(`^(?:o |a )?(?:meu|minha) [^,]{2,24} (?:(?:se )?chama como|(?:e|eh|cai|faz|mora|trabalha) (?:quando|${que}|qual|onde|que dia|que horas))`),
    re(`^(?:eu )?(?:moro|trabalho|estudo|faco|gosto|comi|tenho|sou|venho|me chamo|chamo) (?:de |com |em |no |pra )?(?:onde|${que}|quantos|qual|quem|como)(?=$| mesmo$| da vida| anos$)`),
  ],
  lead: /^(?:(?:oh+|ah+|hum+|hmm+|uh+|entao|olha(?: so)?|aff+|nossa+|caramba|caraca|eita+|oxe|uai|uau|ue+|mano|vei|veio|po+|poxa|puts|putz|enfim|na verdade|na real|vdd|alias|a proposito|falando nisso|sinceramente|honestamente|mas|e|dai|pois e|k{2,}|(?:ha)+h?|haha\w*|rs+|lol|oi+|oie+|ola|opa|ei|hey|eae|bom dia|boa tarde|boa noite|por favor|pfv+|porque|pq|(?:eu )?acho que|so que|e que|eh que|tipo(?: assim)?|obrigad[oa]|valeu|por isso|ta bom|tudo bem)[,.!:; -]+(?=\S)|(?:ta|bom|bem|serio|sabe|diz|fala|gente|cara|ai|ok|okay|beleza|blz|certo|sim|legal|que bom|me diz|me fala|me conta|moc[oa]|amig[oa]|miga|flor)[,.!:;-]+ *(?=\S)|cara (?=(?:eu|hj|hoje|meu|minha|to|que|nao) )|(?:ai|gente) (?=(?:eu|que|to|meu|minha|hoje|hj|nao) ))/,
  tail: /(?:[ ,]+(?:ne|neh|viu|sabe|hein|tambem|tb|tbm|k{2,}|rs+|(?:ha)+h?|haha\w*|lol|xd|mesmo|msm|agora|ultimamente|no momento|atualmente|por enquanto|por favor|pfv+|pf|cara|mano|gente|tipo|enfim|eu acho|acho|na real|na verdade|demais|ta|ok|de novo|ai|no caso|tipo assim|alias|obg|hoje em dia|sinceramente|de verdade))+$/,
  negation: /(?:\b(?:nao|naum|num|n|nunca|nem|sem|(?<!\bum )pouco|jamais|menos|nada)(?: (?:e|eh|to|tou|estou|ta|estava|tava|fiquei|fico|muito|mt|mto|tao|me|sinto|mais|foi|tenho|tive|de|um|uma|era|ser|estar|la|mt|bem|esta)){0,3} ?)$/,
  strong: /\b(?:muito|mt|mto|muitissim[oa]|demais|super|hiper|mega|tao|totalmente|completamente|extremamente|pra (?:caramba|caralho|cacete|burro)|bastante|absurdamente|horrivelmente|real|puta|bem)\b/,
  unquotable: /\b(?:porra|caralho|puta|putos?|merda\w*|cu|cuzao|cuzona|fod[aeiou]\w*|foda-se|fdp|vsf|vtnc|pqp|krl|buceta|viado|arrombad[oa]|desgracad[oa]|otari[oa]|babaca|idiota|imbecil|retardad[oa]|corno|cacete|bosta|piranha|vagabund[oa]|escrot[oa]|pau no)\b/,
}

const num = '\\d{1,4}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte'
const months = [
  'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho',
  'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro',
] as const

/** A day as the user said it, with the accents that folding took away. */
const accented = (said: string): string =>
  said
    .replace(/amanha|amnh|amh/, 'amanhã')
    .replace(/^hj$/, 'hoje')
    .replace(/^ha /, 'há ')
    .replace(/atras$/, 'atrás')
    .replace(/tres/, 'três')

export const calendar: CalendarPack = {
  weekdays: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
  weekdayWords: [
    /\bdomingo\b/,
    /\bsegunda\b/,
    /\bterca\b/,
    /\bquarta\b/,
    /\bquinta\b/,
    /\bsexta\b|\bsextou\b/,
    /\bsabado\b|\bfi(?:m|nal) de semana\b|\bfds\b|\bfinde\b/,
  ],
  offsets: [
    [/\bdepois de amanha\b/, 2],
    [/\bantes de ontem\b|\banteontem\b/, -2],
    [/\bamanha\b|\bamnh\b|\bamh\b/, 1],
    [/\bontem\b/, -1],
    [/\bhoje\b|\bhj\b/, 0],
  ],
  inDays: new RegExp(`\\b(?:daqui a |daqui |em |dentro de )(?<n>${num}) dias?\\b`),
  daysAgo: new RegExp(`\\b(?:ha|faz) (?<n>${num}) dias?\\b|\\b(?<n>${num}) dias? atras\\b`),
  time: (hour, minute) => {
    if (minute === null) {
      if (hour === 0) return 'pouco depois da meia-noite'
      return hour === 12 ? 'pouco depois do meio-dia' : `pouco depois d${hour === 1 ? 'a' : 'as'} ${hour}h`
    }
    if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'meia-noite em ponto' : 'meio-dia em ponto'
    return minute === 0 ? `${hour}h em ponto` : `${hour}h${String(minute).padStart(2, '0')}`
  },
  date: ({ weekday, month, day }) => {
    const name = months[month - 1] ?? ''
    if (day !== null) return `${weekday}, ${day === 1 ? '1º' : day} de ${name}`
    return `${weekday.endsWith('feira') ? 'uma' : 'um'} ${weekday} de ${name}`
  },
  dayOf: (said, weekday) => {
    const verb = /ontem|^ha |^faz |atras/.test(said) ? 'foi' : /\d|daqui|dentro/.test(said) ? 'vai ser' : 'é'
    return `${accented(said)} ${verb} ${weekday}`
  },
  daysUntil: (days, weekday) =>
    days === 0
      ? `hoje já é ${weekday}`
      : days === 1
        ? `${weekday} já é amanhã`
        : `faltam ${days} dias para ${weekday}`,
}

export const numbers: NumbersPack = {
  words: {
    zero: 0, um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8,
    nove: 9, dez: 10, onze: 11, doze: 12, treze: 13, catorze: 14, quatorze: 14, quinze: 15,
    dezesseis: 16, dezessete: 17, dezoito: 18, dezenove: 19, vinte: 20, trinta: 30, quarenta: 40,
    cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100, cento: 100, mil: 1000,
  },
  units: null,
  operators: {
    '+': /\bmais\b/,
    '-': /\bmenos\b/,
    '*': /\bvezes\b|\bmultiplicado por\b/,
    '/': /\bdividido (?:por|pra)\b/,
    '^': /\belevado (?:a|ao)\b|\*\*/,
    '%': /% d[eo]\b|\bpor cento d[eo]\b/,
  },
  phrases: [
    [/\b([2-9]0) e ([1-9])\b/, '($1+$2)'],
    [/\b([2-9]0) e ([1-9])\b/, '($1+$2)'],
    [/(\d+) ao quadrado\b/, '$1^2'],
  ],
  cue: /\b(?:quanto|quantos|calcula|calcular|calcule|conta|resultado|soma|some|da quanto|igual)\b/,
  decimal: ',',
}

export const steering: SteeringPack = {
  shorter: /\b(?:curt\w*|brev\w*|concis\w*|resumid\w*|uma frase|menos texto|mais direto)\b/,
  longer: /\b(?:(?<!menos )long\w*|detalh\w*|compri\w*|desenvolv\w*|mais texto)\b/,
  gentler: /\b(?:gentil\w*|carinh\w*|doc(?:e|ura)|suave\w*|delicad\w*|acolhedor\w*|fof\w*|calor\w*)\b/,
  lighter: /\b(?:engracad\w*|leve\w*|divertid\w*|humor|brincalh\w*|zoeir\w*|alegre\w*)\b/,
  noQuestion: /\b(?:sem|nada de|menos|chega de|para com as|nenhuma) perguntas?\b|\bnao (?:me )?(?:faca|faz|pergunte|pergunta)\b/,
  languages: {
    zh: /\bem (?:chines|mandarim)\b/,
    en: /\bem ingles\b/,
    ja: /\bem japones\b/,
    ko: /\bem coreano\b/,
    fr: /\bem frances\b/,
    de: /\bem alemao\b/,
    es: /\bem espanhol\b/,
    pt: /\bem portugues\b/,
  },
}
