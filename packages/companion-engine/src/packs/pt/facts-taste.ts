import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { end, is, nao, pastime, re } from './patterns.ts'

const of = '(?:de |do |da |dos |das |o |a |os |as |um |uma )?'
const very = '(?: (?:muito|mt|mto|demais|bastante|tanto|mesmo|tambem|tb|principalmente|bem))*'
const notTaste =
  '(?!(?:voce|vc|te|ti|ele|ela|eles|elas|meu|minha|meus|minhas|seu|sua|quando|que|quem|isso|esse|essa|esses|essas|aquel[ea]|disso|dele|dela|nisso|nada|tudo|todo|ninguem|mim|como|ser|estar|ter que|ficar|falar com (?:voce|vc)|conversar com (?:voce|vc)|muito|demais|um (?:menino|garoto|cara|moco)|uma (?:menina|garota|moca|pessoa)|alguem|nem|la|aqui|mais)\\b)'

/** What the user likes, does and avoids. */
export const tasteFacts = {
  like: {
    told: [re(`(?<!\\b(?:nao|n|nunca|naum) )\\b(?:gosto|adoro|amo|curto|sou (?:fa|apaixonad[oa] (?:por|pel[oa])|viciad[oa] em|louc[oa] por))${very} ${of}(?<value>${notTaste}[\\p{L}][^,]{1,28}?)${end}`)],
    asked: [/\b(?:do que (?:e que )?(?:eu )?(?:gosto|curto)|de que (?:eu )?gosto|(?:eu )?gosto (?:do que|de que|de o que|doq)|(?:o que|oq|q) (?:e que )?(?:eu )?(?:gosto|adoro|amo|curto)|(?:lembra|sabe|guardou) (?:do que|o que|oq|de que) (?:eu )?(?:gosto|adoro|amo)|quais (?:sao )?(?:os )?meus gostos)\b(?! menos)/],
    ack: ['Você gosta de {value}, entra na pasta das coisas boas.', 'Bom gosto: quem gosta de {value} sabe viver, tomei nota.', 'Certo, {value}, então: acrescento à sua lista.', 'Mais uma linha nas suas preferências: {value}.', 'Só de dizer {value}, a frase sorriu.'],
    follow: ['De quando vem esse gosto?', 'O que mais te atrai nisso?', 'Quando foi a última vez que você aproveitou?', 'Perto de você, alguém compartilha isso?'],
    answer: ['Você me disse que gosta de {value}.', 'Na sua lista tem: {value}.', 'Pelo que você contou, gosta de {value}.'],
    missing: ['Você ainda não me disse do que gosta.', 'A lista dos seus gostos ainda está vazia.', 'Das suas preferências a gente ainda não falou.'],
    recall: ['Você me disse que gosta de {value}: teve disso ultimamente?', 'Você que gosta de {value}, isso ajuda nos dias cinza?', 'Volto à sua lista: {value}, cairia bem agora?', 'Se pusessem aí na sua frente {value}, o humor subia quantos pontos?'],
    note: 'gosta de {value}',
  },
  dislike: {
    told: [
      re(`\\b${nao} (?:gosto|curto)(?: (?:nem um pouco|muito|nada|mesmo|tanto|mais))* ${of}(?<value>${notTaste}[\\p{L}][^,]{1,28}?)${end}`),
      re(`\\b(?:odeio|detesto|${nao} (?:suporto|aguento)|tenho (?:horror|pavor|nojo) (?:a|de)) ${of}(?<value>${notTaste}(?!mais\\b)[\\p{L}][^,]{1,28}?)${end}`),
    ],
    asked: [/\b(?:do que (?:e que )?(?:eu )?nao (?:gosto|curto)|(?:eu )?nao gosto (?:do que|de que)|(?:o que|oq|q) (?:e que )?(?:eu )?(?:odeio|detesto|nao (?:gosto|suporto))|(?:lembra|sabe) (?:do que|o que|oq|de que) (?:eu )?(?:nao gosto|odeio|detesto))\b/],
    ack: ['Você não gosta de {value}, entendido: a gente passa longe.', 'Zona vermelha: {value}, riscada.', 'Certo, {value} não entra na festa.', 'Na lista do que dá alergia no gênio, ponho {value}.'],
    follow: ['É trauma antigo ou sempre foi assim?', 'As pessoas em volta sabem disso?', 'Já aconteceu de você ter que fingir?'],
    answer: ['Você me disse que não gosta de {value}.', 'Na lista vermelha: {value}.', 'Do que você foge, pelo que contou: {value}.'],
    missing: ['Você não me disse nada do que detesta.', 'A lista vermelha está vazia.', 'Das suas implicâncias eu ainda não sei nada.'],
    recall: ['Você que não gosta de {value}, deu para escapar hoje?', 'Você não gosta de {value}, se bem anotei: cruzou seu caminho nestes dias?', 'Na sua lista vermelha tem {value}: isso entra nessa história?'],
    note: 'não gosta de {value}',
  },
  favourite: {
    told: [
      re(`\\b(?:minha|meu|meus|minhas) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?),? (?:${is}|sao|continua sendo|sempre foi|seria)(?: com certeza| sem duvida| claro)? ${of}(?<value>(?!(?:nao|o que|qual|aquel|quando|isso)\\b)[^,]{1,30}?)${end}`),
      re(`\\b(?:o que|oq) (?:eu )?mais gosto de (?<key>[\\p{L} ]{3,16}?),? ${is} (?<value>[^,]{1,30}?)${end}`),
      re(`^${of}(?<value>[\\p{L}][^,]{2,24}?) ${is} (?:a minha|o meu|minha|meu) (?<key>[\\p{L} ]{3,16}?) (?:favorit[oa]|preferid[oa])$`),
    ],
    asked: [
      re(`\\b(?:qual (?:${is} |era )?(?:mesmo )?(?:a |o )?|(?:lembra|sabe|esqueceu)(?: ainda)? (?:d?[oa] |qual (?:${is} )?(?:a |o )?|de )?)(?:minha|meu) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]|preferid[oa]|predilet[oa])`),
      re(`\\b(?:minha|meu) (?<key>[\\p{L} ]{3,20}?) (?:favorit[oa]|preferid[oa]),? ${is} qual\\b`),
    ],
    ack: ['No quesito {key}, o primeiro lugar já tem dono: {value}.', 'Liderar o ranking de {key} não é para qualquer um: {value}, inscrito.', 'Certo, no campo “{key}”: {value}.', 'Troféu da categoria “{key}”: {value}.'],
    follow: ['O que faz a diferença?', 'E em segundo lugar, o que viria?', 'Quando foi o primeiro encontro com isso?'],
    answer: ['No quesito {key}, o seu número um: {value}.', 'Deu {value}, no topo do seu ranking.', 'Essa você já respondeu: {value}.'],
    missing: ['Seu número um no quesito {key} você ainda não me confiou.', 'O primeiro lugar na prateleira “{key}” ainda está vago.', 'Campo “{key}”: nada inscrito por enquanto.'],
    recall: ['No quesito {key}, {value} segue em primeiro lugar?', 'Seu número um, {value}: quando foi a última vez?', 'Se fosse apresentar {value} a alguém, por onde começaria?'],
    note: 'no quesito {key}, prefere {value}',
  },
  hobby: {
    told: [
      re(`\\b(?:eu )?(?:faco|pratico|jogo|toco|treino|danco)(?: (?:tambem|muito|um pouco de|umas|aula de|aulas de))? ?(?:o |a )?(?<value>${pastime})(?= |$|,)`),
      re(`\\b(?:to|tou|estou|comecei a|comecando a|eu) ?(?:aprendendo|aprender|aprendo|fazendo aula de|fazer aula de|praticando|treinando) (?:a (?:tocar|jogar|falar|fazer|dancar) |o |a )?(?<value>${pastime})(?= |$|,)`),
      re(`\\b(?:meu (?:hobby|passatempo|lazer)|meus hobbies|minha paixao),? (?:${is}|sao) (?:o |a |fazer |jogar |tocar )?(?<value>[^,]{3,30}?)${end}`),
    ],
    asked: [/\b(?:(?:quais|qual) (?:sao |e |eh )?(?:o |os )?meus? (?:hobby|hobbies|passatempos?|lazer)|(?:o que|oq|q) (?:e que )?(?:eu )?faco (?:nas horas vagas|no (?:meu )?tempo livre|de lazer|pra me divertir)|(?:lembra|sabe) d?os? meus? (?:hobby|hobbies|passatempos?))\b/],
    ack: ['Passatempo: “{value}”, está no caderno.', 'Ah, “{value}”, para se esquecer um pouco do resto.', 'Sua ficha ganha uma linha: “{value}”.', 'Com “{value}”, o tempo livre já tem programa.'],
    follow: ['Como foi que começou?', 'Qual é a parte mais difícil?', 'Teve algum progressinho ultimamente?'],
    answer: ['Nos seus passatempos eu tenho “{value}”.', 'Na sua ficha, horas vagas: {value}.', 'Você me falou disto: “{value}”.'],
    missing: ['Dos seus passatempos você ainda não me falou.', 'A seção das horas vagas está vazia.', 'O que você faz no tempo livre eu ainda não sei.'],
    recall: ['E “{value}”, continua?', 'Em matéria de “{value}”, como você anda?', 'Quando bate o cansaço, “{value}” te areja?'],
    note: 'nos seus passatempos tem “{value}”',
  },
  allergy: {
    told: [re(`\\b(?:eu )?(?:tenho alergia|sou (?:muito |super |meio )?alergic[oa]|tenho intolerancia) (?:a |ao |aos |as |de |da )(?<value>(?!voce|vc|isso|tudo|gente)[^,]{2,26}?)${end}`)],
    asked: [/\b(?:(?:do |de |a |ao )?(?:que|o que|oq) (?:e que )?(?:eu )?(?:tenho alergia|sou alergic[oa])|(?:eu )?(?:tenho alergia|sou alergic[oa]) (?:a|do|de|ao) (?:que|o que|oq)|(?:quais|qual) (?:sao |e |eh )?(?:a |as )?minhas? alergias?|(?:lembra|sabe) d?as? minhas? alergias?)\b/],
    ack: ['Alergia anotada em vermelho: {value}.', 'Sublinhado duas vezes: alergia a {value}.', 'Guardado, {value}: isso fica longe do prato.', 'A linha “atenção” foi preenchida: {value}.'],
    follow: ['É desde a infância?', 'Em restaurante complica logo?', 'As pessoas em volta costumam lembrar?'],
    answer: ['Você tem alergia a {value}.', 'Em vermelho nas minhas notas: {value}.', 'O que você precisa evitar, pelo que disse: {value}.'],
    missing: ['Você não me falou de alergia nenhuma.', 'A linha das alergias está vazia.', 'Desse ponto você não me avisou nada.'],
    recall: ['Com a sua alergia a {value}, essa comida era segura?', 'Sua alergia a {value} anda quieta?', 'Comer fora com alergia a {value}, como você se vira?'],
    note: 'tem alergia a {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>
