import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { animal, end, is, name, noName, planEnd, que, re, relation, time } from './patterns.ts'

const own = '(?:meus?|minhas?|nosso|nossa)'
const the = '(?:o |a )?'
const called = '(?:se chama|chama|chama-se|se chamam)'
const count = '(?:um|uma|dois|duas|tres|quatro|cinco|\\d|varios|varias)'
const coat = '(?: (?:pret[oa]s?|branc[oa]s?|cinza|laranja|caramelo|frajola|tigrad[oa]|siames|persa|vira-lata|amarel[oa]|idos[oa]|pequen[oa]|grande|nov[oa]|velh[oa]|velhinh[oa]|lind[oa]|mais nov[oa]))?'
const ofMine = `(?:d[oae] |de )?${own}`
const knows = '(?:lembra|sabe|esqueceu|guardou)(?: ainda| bem| mesmo)?'

/** Animals and people around the user, plans and meals. */
export const aroundFacts = {
  pet: {
    told: [re(`\\b(?:(?:eu )?(?:tenho|adotei|resgatei|ganhei|crio)|a gente (?:tem|adotou|cria)|temos|adotamos|aqui em casa (?:tem|temos))(?: (?:tambem|agora|ja|so))? (?<value>${count} (?<key>${animal})${coat})${end}`)],
    asked: [re(`\\b(?:(?:que|quais|qual) (?:bichos?|animais|animal|pets?|bichinhos?) (?:de estimacao )?(?:e que )?(?:eu )?tenho|(?:eu )?tenho (?:que|quais|algum|qual) (?:bicho|animal|pet|bichinho)\\w*|(?:quais|qual) (?:sao |e |eh )?(?:os )?meus? (?:bichos?|animais|pets?)(?: de estimacao)?|(?:lembra|sabe) (?:se eu tenho|dos meus|que) (?:bichos?|animais|pets?))\\b`)],
    ack: ['Com {value} em casa, a trilha sonora está garantida.', 'Você tem {value}: mais uma linha na lista da família.', 'Certo, tem {value} por aí, e provavelmente no comando.', 'Viver com {value} se paga em carinho, dizem.'],
    follow: [
      { ask: 'E o nominho, qual é?', tells: 'petName' },
      { ask: 'Que nome tem esse bicho?', tells: 'petName' },
      { ask: 'Como se chama essa criatura?', tells: 'petName' },
    ],
    answer: ['Na sua casa tem {value}.', 'Você me disse que tem {value}.', 'Na lista dos moradores: {value}.'],
    missing: ['Você não me falou de bicho nenhum por enquanto.', 'Nenhuma patinha nas minhas notas ainda.', 'Pelo, pena ou escama: disso a gente ainda não falou.'],
    recall: ['Na sua casa tem {value}: qual foi a arte de hoje?', 'Você tem {value}: tudo em paz por esse lado?', 'Com {value} em casa, quem dorme onde, agora?'],
    note: 'tem {value}',
  },
  petName: {
    told: [
      re(`\\b${the}${own} (?<key>${animal})${coat},? (?:(?:ele|ela) )?(?:${called}|${is})(?: (?:tambem|o|a))? (?<value>${noName}${name})${end}`),
      re(`\\b(?:tenho|temos|adotei|adotamos|ganhei|a gente tem|resgatei) (?:${count}) (?<key>${animal})${coat},? (?:que (?:${called})|chamad[oa]s?|com (?:o )?nome (?:de )?|de nome|(?:ele|ela) ${called}|o nome (?:dele|dela) ${is}) ?(?:o |a )?(?<value>${noName}${name})${end}`),
      re(`\\b(?:o )?nome ${ofMine} (?<key>${animal})${coat},? ${is} (?:o |a )?(?<value>${noName}${name})${end}`),
      re(`^(?:o |a )?(?!(?:este|esta|esse|essa|isso|isto|aquele|aquela|ele|ela|quem|qual|aqui)\\b)(?<proper>[\\p{L}][\\p{L}-]{1,16}) (?:e|eh) ${the}${own} (?<key>${animal})${coat}${end}`),
      re(`\\b${own} (?<key>${animal})${coat},? (?:o |a )?(?<proper>[\\p{L}][\\p{L}-]{1,16})(?= |$|,)`),
      re(`\\b(?:tenho|temos|adotei|adotamos|ganhei) (?:um|uma) (?<key>${animal})${coat},? (?:o|a) (?<proper>[\\p{L}][\\p{L}-]{1,16})(?= |$|,)`),
    ],
    asked: [
      re(`\\bcomo (?:(?:e|eh) que )?(?:${called})(?: mesmo)? ${the}${own} (?<key>${animal})\\b`),
      re(`\\bcomo (?:(?:e|eh) que )?${the}${own} (?<key>${animal}) ${called}\\b`),
      re(`\\b${own} (?<key>${animal}) (?:${called}) como\\b`),
      re(`\\b(?:(?:qual|como) (?:${is} |era )?(?:mesmo )?(?:o )?|${knows} (?:d?o |qual (?:${is} )?(?:o )?)?|(?:me )?(?:diz|fala) o )nome ${ofMine} (?<key>${animal})\\b`),
      re(`\\b(?:o )?nome ${ofMine} (?<key>${animal}) ${is} qual\\b`),
      re(`^e (?:o nome )?(?:d?[oa] )?${own} (?<key>${animal})$`),
      re(`\\b${knows} (?:como ${called} )?(?:d[oae] )?(?:o |a )?${own} (?<key>${animal})\\b`),
    ],
    ack: ['{value}, nome de personagem, já de saída.', 'Então {key} se chama {value}, está gravado.', 'Com um nome desses, {value} deve atender na primeira.', 'Documento em dia: {value}, {key}.', 'A conversa ganhou {value} no elenco.'],
    follow: ['{value} é mais grude ou mais realeza?', 'Como {value} apareceu na sua vida?', 'Qual foi a melhor arte assinada por {value}?', 'Como é {value}, para eu completar o quadro?'],
    answer: ['É {value}, claro: nome que não se esquece.', 'É só chamar {value} que vem, quer dizer, quando interessa.', 'Nas minhas notas, {key} se chama {value}.', 'O nome que você me deu foi {value}.'],
    missing: ['O nome você ainda não me disse ({key}).', 'Na ficha de {key}, a linha do nome está vazia.', 'Falta esse nome nas minhas notas, o de {key}.'],
    recall: ['Aliás, como está {value} hoje?', 'E {value}, em que canto da casa anda a essa hora?', 'Teve número novo de {value} nestes dias?', 'O que {value} diria disso tudo?', 'Enquanto você conta isso, {value} ronda por perto?'],
    note: '{key} se chama {value}',
  },
  personName: {
    told: [
      re(`\\b${the}(?<key>(?:meu|minha) ${relation}),? (?:(?:ele|ela) )?${called}(?: tambem)? (?<value>${noName}${name})${end}`),
      re(`\\b(?:o )?nome d[oae] ?(?:o |a )?(?<key>(?:meu|minha) ${relation}),? ${is} (?:o |a )?(?<value>${noName}${name})${end}`),
      re(`\\b(?:tenho|temos) (?<key>(?:um|uma) ${relation}),? (?:que ${called}|chamad[oa]|(?:ele|ela) ${called}|o nome (?:dele|dela) ${is}) (?<value>${noName}${name})${end}`),
      re(`\\b(?<key>(?:meu|minha) ${relation}),? ${is} (?:o|a) (?<proper>[\\p{L}][\\p{L}-]{1,18})$`),
      re(`\\b(?<key>(?:meu|minha) ${relation}),? (?:o |a )?(?<proper>[\\p{L}][\\p{L}-]{1,16})(?= |$|,)`),
    ],
    asked: [
      re(`\\bcomo (?:(?:e|eh) que )?(?:${called})(?: mesmo)? ${the}(?<key>(?:meu|minha) ${relation})\\b`),
      re(`\\bcomo (?:(?:e|eh) que )?${the}(?<key>(?:meu|minha) ${relation}) ${called}\\b`),
      re(`\\b(?<key>(?:meu|minha) ${relation}) ${called} como\\b`),
      re(`\\b(?:(?:qual|como) (?:${is} |era )?(?:mesmo )?(?:o )?|${knows} (?:d?o |qual (?:${is} )?(?:o )?)?|(?:me )?(?:diz|fala) o )nome d[oae] ?(?:o |a )?(?<key>(?:meu|minha) ${relation})\\b`),
      re(`\\b(?:o )?nome d[oae] ?(?<key>(?:meu|minha) ${relation}) ${is} qual\\b`),
      re(`\\bquem (?:${is}) (?:o |a )?(?<key>(?:meu|minha) ${relation})$`),
    ],
    ack: ['{value}, guardado: {key}.', 'Então {key} se chama {value}.', 'A história ganha mais um nome: {value}.', 'Ponho {value} no elenco ({key}).'],
    follow: ['Que tipo de pessoa é {value}?', 'Na última vez com {value}, foi para fazer o quê?', 'O que você mais gosta em {value}?'],
    answer: ['O nome é {value}.', 'Você me deu o nome {value}.', 'No meu elenco, {key} se chama {value}.'],
    missing: ['Esse nome você ainda não me deu.', 'No caso de {key}, a linha do nome está vazia.', 'Não tenho o nome nas minhas notas ({key}).'],
    recall: ['E {value}, nisso tudo?', 'Se você dissesse tudo isso a {value}, o que ouviria de volta?', 'Como anda {value} ultimamente?', 'E com {value}, como vão as coisas nestes dias?'],
    note: '{key} se chama {value}',
  },
  plan: {
    told: [
      re(`\\b(?<key>${time})(?: as? \\d{1,2}(?:h|:\\d\\d)?\\w*)?,? (?:(?:eu |ja )?(?:tenho|vou ter|terei)|tem|a gente tem|vai ter|rola) (?<value>(?!(?:que (?:acordar|levantar) cedo|muit|tempo|medo|vontade|preguica|saudade|certeza|sono|fome|nada|gente|razao|folga$))(?:que )?[^,]{3,40}?)${planEnd}`),
      re(`\\b(?<key>${time})(?: as? \\d{1,2}(?:h|:\\d\\d)?\\w*)?,? (?:eu |a gente |ja )?(?:vou|vamos|vai|preciso|precisamos|quero|pretendo|faco|comeco|viajo|volto|apresento|entrego|me mudo|caso)(?: (?:finalmente|enfim|tambem))? (?<value>(?!(?:nao|n|nunca|nada|bem|mal|estar|ser|ficar (?:bem|triste)|muito|que|como|la|embora|dormir)\\b)[^,]{3,40}?)${planEnd}`),
      re(`\\b(?:tenho|vou ter|a gente tem|tem) (?<value>(?!(?:muit|medo|tempo|vontade|saudade|gente|nada|que acordar)\\b)(?:uma? |que |o |a |minha |meu )?[^,]{3,36}?)(?<! (?:tod[oa]|tod[oa]s os|aos|as|cada|d[oa])) (?<key>${time})(?: (?:no|na|com|as|em|pra) [^,]{2,30})?${planEnd}`),
      re(`\\b(?:eu |a gente )?(?:vou|vamos|vai|preciso|pretendo) (?<value>(?!(?:nao|n|nunca|nada|bem|mal|estar|ser|muito|que|como|la|embora|dormir|ter)\\b)[^,]{3,36}?)(?<! (?:tod[oa]|tod[oa]s os|aos|cada)) (?<key>${time})(?: (?:no|na|com|as|em|pra) [^,]{2,30})?${planEnd}`),
    ],
    asked: [
      re(`\\b(?:${que}|q) (?:e que )?(?:eu )?(?:tenho|vou (?:fazer|ter)|faco|preciso fazer|marquei|combinei|tenho (?:marcado|pra fazer|que fazer|planejado|de compromisso))(?: (?:marcado|pra fazer|planejado|pra|mesmo))? (?:pra )?(?<key>${time})`),
      re(`\\b(?:eu )?(?:tenho|vou fazer|faco) (?:${que}|alguma coisa|algo|algum compromisso)(?: marcado| pra fazer)? (?:pra )?(?<key>${time})`),
      re(`\\b(?:quais|qual) (?:sao |${is} )?(?:os |a |o )?(?:meus planos|minha agenda|meu plano|meu compromisso|meus compromissos)(?: (?:pra|de|para) (?<key>${time}))?`),
      re(`\\b${knows} (?:${que}|d?o que|da minha agenda|dos meus planos)(?: (?:eu )?(?:tenho|vou fazer|marquei))?(?: (?:pra|de))? (?<key>${time})`),
      re(`\\b(?:quando|que dia|que horas?) (?:(?:${is}|vai ser|sera|que ${is}) )(?:mesmo )?(?:o |a )?(?:meu |minha )(?<what>(?!aniver|niver)[^,]{3,24}?)(?: mesmo)?$`),
      re(`\\b(?:o |a )?(?:meu|minha) (?<what>(?!aniver|niver)[^,]{3,24}?) (?:${is}|vai ser|cai) (?:quando|que dia|que horas)(?: mesmo)?$`),
      re(`\\b(?:quando|que dia|que horas?) (?:e que )?(?:eu )?(?:tenho|faco|vou (?:ter|fazer)) (?:o |a |um |uma |meu |minha )?(?<what>(?!aniver|niver|anos)[^,]{3,24}?)(?: mesmo)?$`),
    ],
    ack: ['Anotado na agenda ({key}): “{value}”.', 'Inscrito, “{value}” ({key}).', 'Mais uma linha no programa ({key}): “{value}”.', 'Guardado: “{value}”, {key}.'],
    follow: ['O que isso te desperta, só de pensar?', 'Em que pé estão os preparativos?', 'Você vai por conta própria ou com companhia?', 'E logo depois, que recompensinha?'],
    answer: ['Está na agenda ({key}): “{value}”.', 'No seu programa, {key}: “{value}”.', 'Você me contou isto ({key}): “{value}”.'],
    missing: ['Desse compromisso você não me falou.', 'Nada disso na agenda que você me passou.', 'Esse quadradinho da agenda está vazio deste lado.'],
    recall: ['No programa ({key}) tem “{value}”: como você está com isso?', 'E “{value}” ({key}), mais vontade ou mais frio na barriga?', 'Vem chegando o que você anotou ({key}), “{value}”: está se preparando bem?'],
    note: '“{value}” está na agenda ({key})',
  },
  meal: {
    told: [
      re(`\\b(?:eu |a gente |hoje |hj )?(?<key>comi|comemos|almocei|almocamos|jantei|jantamos|devorei|lanchei|tomei cafe com)(?: (?:so|um belo|uma bela|hoje|ontem|aqui|agora|agorinha))* (?<value>(?!(?:nada|pouco|muito|bem|mal|demais|fora|em|no|na|com|sozinh[oa]|tarde|cedo|tudo|qualquer|que nem|igual|e|mas|besteira|de novo|agora|ja|ainda|hoje)\\b)(?:um |uma |uns |umas |o |a )?[^,]{2,30}?)(?: (?:no|de) (?:almoco|jantar|lanche|cafe da manha)| hoje| ontem)?${end}`),
      re(`\\b(?<key>no almoco|no jantar|de almoco|de janta|no lanche|no cafe da manha|hoje de manha|hoje a noite),? (?:eu |a gente |foi |teve |fiz |comi |comemos |tinha |tomei )+(?<value>(?!(?:nada|pouco|muito|bem|mal|bom|otimo)\\b)[^,]{2,30}?)${end}`),
    ],
    asked: [re(`\\b(?:(?:${que}|q) (?:e que )?(?:eu )?(?<key>comi|almocei|jantei|lanchei)|(?:eu )?(?:comi|almocei|jantei) (?:${que})|${knows} (?:${que}|d?o que) (?:eu )?(?:comi|almocei|jantei))(?: (?:hoje|ontem|no (?:almoco|jantar)))?`)],
    ack: ['No cardápio, {value}: escrito na lousa.', 'Só de ler “{value}”, a mesa já se põe.', 'Certo, em matéria de prato: {value}.', 'Com {value} no prato, o dia já tem um ponto.'],
    follow: ['Estava bom, que nota leva?', 'Feito em casa ou veio pronto?', 'Tinha companhia à mesa?'],
    answer: ['Você me passou o cardápio: {value}.', 'Na lousa tem {value}.', 'Pelo seu cardápio, {value}.'],
    missing: ['Você não me passou o cardápio.', 'A lousa do dia está vazia deste lado.', 'Suas refeições ainda não passaram por aqui.'],
    recall: ['Você me falou de uma refeição, com {value}: a lembrança ainda dura?', 'Na lousa tinha {value}: repete ou muda?', 'Depois de {value}, sobrou espaço para sobremesa?'],
    note: 'no cardápio teve {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>
