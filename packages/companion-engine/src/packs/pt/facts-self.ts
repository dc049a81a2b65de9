import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { birthdayTime, end, is, job, name, noName, re } from './patterns.ts'

const adverbs = '(?: (?:atualmente|agora|hoje|tambem|ainda|so|mesmo|sozinh[oa]|aqui))*'
/** What may follow "sou de" without being a place. */
const noOrigin =
  '(?!boa|lua|humanas|exatas|bem|paz|casa|fases|menor|maior|falar|poucas|poucos|comer|familia|ferro|carne|aries|touro|gemeos|cancer|leao|virgem|libra|escorpiao|sagitario|capricornio|aquario|peixes|chorar|rir|ficar|novo|la\\b|tudo|viver|guardar|tipo|trampo|trabalho|uma familia|um signo|signo|verdade|time|turma|mal|opiniao|resolver)'

/** Who the user is: name, age, place, work. */
export const selfFacts = {
  name: {
    told: [
      re(`\\b(?:(?:eu )?me chamo|(?:o )?meu nome(?: completo)? ${is}|(?:pode|podes|podem) me chamar de|me chama de|me chame de|todo mundo me chama de|me chamam de|meus amigos me chamam de|prazer,? (?:eu )?sou (?:o|a))(?: o| a)? (?<value>${noName}${name})${end}`),
      re(`^(?:oi |ola |opa |prazer |e |entao )?(?:(?:eu )?sou|aqui ${is}|quem fala ${is}) (?:o |a )?(?<proper>${noName}[\\p{L}][\\p{L}'-]{1,18}(?: [\\p{L}-]{2,14})?)$`),
    ],
    asked: [/\b(?:como (?:e que )?(?:eu )?(?:me )?chamo|(?:eu )?me chamo como|(?:qual|como) (?:e |eh |era )?(?:mesmo )?(?:o )?meu nome|(?:o )?meu nome (?:e|eh) qual|(?:lembra|sabe|esqueceu|guardou)(?: bem| ainda| mesmo)? (?:d?o |qual (?:e |eh )?(?:o )?|de )?meu nome|quem sou eu|sabe quem (?:eu )?sou|sabe como (?:eu )?me chamo|lembra como (?:eu )?me chamo)\b/],
    ack: ['{value}, nome bonito de dizer em voz alta.', 'Anotado, {value}.', 'O nome foi para a primeira página, {value}.', '“Prazer”, para um programa, é palavra grande, mas a casa é sua, {value}.', 'Então vai ser {value}, chega de “oi, você”.'],
    follow: ['Esse nome tem história?', 'Todo mundo te chama assim?', 'O que te traz aqui hoje?', 'Se o seu humor de agora fosse um tempo no céu, qual seria?'],
    answer: ['Seu nome é {value}.', 'Você me disse: {value}, sem dúvida.', 'A primeira linha do caderno diz {value}.', 'Claro: {value}.'],
    missing: ['Você ainda não me disse o seu nome.', 'O campo do nome está vazio, esperando.', 'Isso eu não sei: nome nenhum apareceu até agora.'],
    recall: ['Me diz, {value}, você escreve de onde: sofá, caminho, cama?', 'Aliás, {value}, deixei passar alguma frase sua?', 'Uma coisinha, {value}: o que você vê quando levanta os olhos?'],
    note: 'você se chama {value}',
  },
  age: {
    told: [
      /\b(?:tenho|fiz|completei|faco|to com|estou com) (?:so |ja |quase |apenas |meus )?(?<value>\d{1,3}) ?(?:anos\b(?! de\b)(?! que\b)|aninhos\b)/,
      /\b(?:tenho|fiz|completei) (?:so |ja |quase )?(?<value>(?:quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta)(?: e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove))?) anos\b(?! de\b)/,
    ],
    asked: [/\b(?:quantos anos (?:e que )?(?:eu )?tenho|(?:eu )?tenho quantos anos|qual (?:e |eh )?(?:a )?minha idade|(?:lembra|sabe|guardou) (?:d?a )?minha idade|minha idade (?:e|eh) qual|que idade eu tenho)\b/],
    ack: ['{value} anos, anotado.', 'Certo, {value} anos: o número está guardado.', 'Com {value} anos, cada um tem sua vista da janela.', 'O campo da idade agora diz {value}.'],
    follow: ['Do que você mais gosta nessa idade?', 'É parecido com o que imaginava na infância?', 'Se o último ano tivesse título, qual seria?'],
    answer: ['Você tem {value} anos, pelo que me disse.', 'Foram {value} anos, você contou.', 'Na ficha está escrito {value} anos.'],
    missing: ['A sua idade você ainda não disse.', 'Idade eu não adivinho, dá briga fácil.', 'Esse campo ficou em branco.'],
    recall: ['Com {value} anos, o que mais mudou nos últimos cinco?', 'Dizem que toda idade tem sua curva: com {value} anos, qual é?', 'O que você queria pôr a mais nos seus {value} anos?'],
    note: 'tem {value} anos',
  },
  birthday: {
    told: [
      re(`\\bmeu (?:aniversario|niver|aniver),? (?:${is}|cai|vai ser|sera)(?: em)? (?<value>${birthdayTime})`),
      re(`\\b(?:eu )?nasci (?<value>(?:(?:no|em) )?(?:dia )?\\d{1,2}[oº]? de [\\p{L}]{4,9}|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))`),
      re(`\\b(?:eu )?faco (?:aniversario|niver|anos) (?:no )?(?<value>${birthdayTime})`),
      re(`^(?:e )?(?<value>${birthdayTime}) ${is} (?:o )?meu (?:aniversario|niver)`),
    ],
    asked: [/\b(?:(?:quando|que dia) (?:e |eh |cai |e que e )?(?:o )?meu (?:aniversario|niver)|(?:o )?meu (?:aniversario|niver) (?:e|eh|cai) (?:quando|que dia)|(?:lembra|sabe|esqueceu)(?: ainda)? (?:d?o |quando (?:e |eh )?(?:o )?)?meu (?:aniversario|niver)|(?:quando|que dia) (?:e que )?(?:eu )?(?:nasci|faco (?:aniversario|anos))|data d[eo] meu (?:aniversario|niver)|qual (?:e )?a data do meu (?:aniversario|niver))\b/],
    ack: ['Seu aniversário: {value}, dia circulado.', 'Estrelinha na folhinha: {value}.', 'Guardado: {value}, dia em que o papel principal é seu.', 'A data está bem guardada: {value}.'],
    follow: ['Você prefere mesa cheia ou um dia quietinho?', 'Que presente ficou na sua memória?', 'Na infância, como era a comemoração?'],
    answer: ['Seu aniversário: {value}.', 'O dia circulado diz {value}.', 'Está aqui na folhinha, {value}.'],
    missing: ['Você ainda não me disse a data do seu aniversário.', 'Nenhum dia circulado por enquanto.', 'A folhinha espera a sua data.'],
    recall: ['No calendário tem o seu aniversário, {value}: como você imagina este ano?', 'Olha, {value}, é o seu dia: você costuma fazer pedido?', 'Para o seu aniversário, {value}, quem não pode esquecer de jeito nenhum?'],
    note: 'seu aniversário: {value}',
  },
  city: {
    told: [
      re(`\\b(?:(?:eu )?(?:moro|vivo|resido|to morando|tou morando|estou morando|fui morar|vim morar)|a gente mora|moramos|minha casa fica)${adverbs} (?<value>(?:em|no|na|nos|nas|perto d[eoa]|no interior d[eoa]|ali em|la em) (?!casa|uma? (?!cidade|cidadezinha|bairro|vila|sitio|fazenda|praia)|meu|minha|mesm[oa]|paz|cima|baixo|frente|dois|tres|um ape|apartamento|kitnet|predio|rua|quarto|mundo|fundo|republica|limite|piloto|guerra|medo|ansiedade|internet|celular|trabalho|lua|momento)[\\p{L}][\\p{L}' -]{1,28}?)${end}`),
      re(`\\b(?:eu )?moro (?<value>(?!(?:em|no|na|nos|nas|perto|com|so|sozinh[oa]|aqui|la|longe|ai|numa?|num|de|pra|onde|bem|mal|ainda|nem|a|ha|faz|agora)\\b)[\\p{L}][\\p{L} -]{1,22}?)${end}`),
    ],
    asked: [/\b(?:onde (?:e que )?(?:eu )?(?:moro|vivo|resido)|(?:eu )?moro (?:onde|em que (?:cidade|lugar))|(?:em )?(?:que|qual) cidade (?:e que )?(?:eu )?(?:moro|vivo|te falei)|qual (?:e |eh )?(?:a )?minha cidade|(?:lembra|sabe|esqueceu)(?: ainda)? (?:de )?onde (?:eu )?(?:moro|vivo))\b/],
    ack: ['Você mora {value}, alfinete posto no mapa.', 'Bandeirinha fincada: você mora {value}.', 'Então você mora {value}, o cenário vai ganhando forma.', 'Agora suas histórias têm lugar, já que você mora {value}.'],
    follow: ['Por aí, aonde você mais gosta de ir?', 'O que nesse lugar mais tem cara de casa?', 'Por que aí e não em outro canto?', 'A essa hora, como está a sua rua?'],
    answer: ['Você mora {value}.', 'Pelas minhas notas, você mora {value}.', 'A bandeirinha diz que você mora {value}.'],
    missing: ['Você ainda não me disse onde mora.', 'No meu mapa, nenhuma bandeirinha por enquanto.', 'A sua cidade eu não sei, ela não apareceu na conversa.'],
    recall: ['Você que mora {value}, como é por aí nesta época?', 'Já que você mora {value}, tem gente na rua a essa hora?', 'Você mora {value}: tem um lugar para pensar na vida?'],
    note: 'mora {value}',
  },
  origin: {
    told: [
      re(`\\b(?:eu )?(?:sou|vim|venho|sou natural|minha familia (?:e|veio)) (?:originalmente )?(?<value>(?:de|do|da|dos|das) ${noOrigin}[\\p{L}][\\p{L}' -]{2,24}?)(?<!(?:aula|casa|trabalho|escola|academia|mercado|medico|faculdade|signo|area|time|rua|praia))${end}`),
    ],
    asked: [/\b(?:de onde (?:e que )?(?:eu )?(?:sou|venho|vim)|(?:eu )?(?:sou|venho) de onde|qual (?:e |eh )?(?:a )?minha (?:origem|cidade natal|terra)|(?:lembra|sabe) de onde (?:eu )?(?:sou|vim|venho))\b/],
    ack: ['Você é {value}, raiz anotada.', 'Ah, você é {value}: até por escrito dá sotaque nas histórias.', 'O campo “de onde” está preenchido: você é {value}.', 'Então você é {value}, guardado.'],
    follow: ['Da sua terra, o que faz mais falta?', 'Você volta bastante?', 'Que comida nunca tem o mesmo gosto fora de lá?'],
    answer: ['Você é {value}.', 'Você me contou que é {value}.', 'Minhas notas dizem: você é {value}.'],
    missing: ['Você não me disse de onde é.', 'O campo da origem está vazio.', 'Das suas raízes a gente ainda não falou.'],
    recall: ['Você que é {value}, o que se come por lá nesta época?', 'Você é {value}: de que cor está por lá agora?', 'Se você acordasse hoje na sua terra, aonde iria primeiro, sendo {value}?'],
    note: 'é {value}',
  },
  job: {
    told: [
      re(`\\b(?:eu )?(?:sou|trabalho (?:como|de)|trampo (?:como|de)|atuo como)(?: (?:um|uma|tambem|atualmente))?(?: (?:uma?))? (?<value>${job}(?: (?:de |d[oa] |em |n[oa] |numa? )[^,]{2,28}?)?)${end}`),
      re(`\\b(?:minha profissao|meu (?:trabalho|emprego|trampo)),? ${is} (?:de |ser |como )?(?<value>${job}(?: (?:de |d[oa] |em |n[oa] |numa? )[^,]{2,28}?)?)${end}`),
      re(`\\b(?:eu )?(?:trabalho|trampo)(?: (?:atualmente|agora|hoje))? (?<value>(?!.*\\b(?:meu|minha|mim)\\b)(?:(?:num|numa|em um|em uma|no|na) (?!sabado|domingo|segunda|terca|quarta|quinta|sexta|mesm|fim|feriado|carnaval|momento|verdade|turno|dia|madrugada|centro)|com (?!muit|ele|ela|raiva|medo|voce|vc|gente (?:chat|ruim|dificil)|um cara|uma mulher|prazer|sono))[^,]{2,28}?)${end}`),
    ],
    asked: [/\b(?:qual (?:e |eh |era )?(?:mesmo )?(?:o |a )?(?:meu|minha) (?:trabalho|emprego|profissao|trampo)|(?:eu )?trabalho (?:com (?:o que|oq|que)|onde|de que|em que|no que)|(?:com|em|no) (?:que|o que|oq) (?:e que )?(?:eu )?trabalho|onde (?:e que )?(?:eu )?trabalho|(?:o que|oq|q) (?:e que )?(?:eu )?faco (?:da vida|de trabalho|no trabalho|pra viver)|(?:eu )?faco (?:o que|oq) da vida|(?:lembra|sabe|esqueceu)(?: ainda)? (?:d?[oea] |qual (?:e |eh )?(?:o |a )?)?(?:meu trabalho|minha profissao|meu emprego|que eu faco da vida|com o que eu trabalho|onde eu trabalho))\b/],
    ack: ['Na linha do trabalho: {value}, anotado.', 'Seu trabalho: {value}, deve render histórias.', 'Certo, {value}: de fora a gente imagina, de dentro é outra coisa.', 'A linha “trabalho” foi preenchida: {value}.'],
    follow: ['No seu trabalho, de que momento você mais gosta?', 'O que te deu vontade de fazer isso?', 'Como costuma começar o seu dia?'],
    answer: ['Seu trabalho, pelo que você disse: {value}.', 'Você me contou, em matéria de trabalho: {value}.', 'A linha “profissão” diz: {value}.'],
    missing: ['Você ainda não me falou do seu trabalho.', 'A linha “profissão” está vazia, é com você.', 'Seu trabalho ainda não passou por aqui, e eu não chuto.'],
    recall: ['No trabalho ({value}), as coisas andam puxadas?', 'Com um trabalho como “{value}”, como você desliga à noite?', 'No serviço ({value}, se acompanhei bem), que momento te fez bem ultimamente?'],
    note: 'seu trabalho: {value}',
  },
  study: {
    told: [
      re(`\\b(?:eu )?(?:estudo|curso|to estudando|estou estudando|to cursando|estou cursando) (?<value>(?!(?:muito|mt|nao|n|a|de|na|no|em|pra|para|pro|pras|pros|com|todo|todos|o dia|ha|demais|bastante|sozinh[oa]|aqui|la|ainda|pouco|desde|ate|so|que|isso)\\b)[\\p{L}][^,]{1,26}?)${end}`),
      re(`\\b(?:eu )?(?:faco|to fazendo|estou fazendo|comecei) (?<value>(?:faculdade|facul|mestrado|doutorado|curso(?: tecnico)?|cursinho|graduacao|pos(?:-graduacao)?|tecnico|letras|direito|medicina|psicologia|engenharia[^,]{0,16}?|pedagogia|enfermagem|odontologia|arquitetura|administracao|ti|ads|historia|biologia|farmacia|jornalismo|fisioterapia|veterinaria|contabeis|economia)(?: (?:de|em) [^,]{2,26}?)?)(?= (?:na|no) |$|,| (?:e|mas|porque|pq|agora) )`),
      re(`\\b(?:eu )?(?:sou|to|estou) (?<value>estudante(?: de [^,]{2,26}?)?|universitari[oa]|vestibuland[oa]|no (?:primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|ultimo|\\d+o?) (?:ano|semestre|periodo)(?: (?:de|do) [^,]{2,22}?)?|no ensino medio|na faculdade(?: de [^,]{2,20}?)?)${end}`),
    ],
    asked: [/\b(?:(?:o que|oq|q) (?:e que )?(?:eu )?(?:estudo|to estudando|curso)|(?:eu )?(?:estudo|curso) (?:o que|oq)|qual (?:e |eh )?(?:o )?meu curso|(?:eu )?faco faculdade de que|(?:lembra|sabe) (?:do meu curso|o que eu estudo|oq eu estudo|dos meus estudos)|em que ano (?:eu )?(?:to|estou))\b/],
    ack: ['Nos estudos: {value}, registrado.', 'Então seus estudos são assim: {value}, a mochila deve pesar.', 'Bom, {value}: o campo dos estudos está preenchido.', 'Guardado para os estudos, {value}.'],
    follow: ['De que parte você gosta mais?', 'O que te fez escolher esse caminho?', 'Em que pé você está agora?'],
    answer: ['Seus estudos: {value}.', 'Você me disse, nos estudos: {value}.', 'O campo dos estudos diz: {value}.'],
    missing: ['Você não me disse o que estuda.', 'O campo dos estudos ainda está em branco.', 'Dos seus estudos a gente ainda não falou.'],
    recall: ['Nos estudos ({value}), em que pedaço você está agora?', 'Seus estudos, “{value}”: mais prazer ou mais pressão nestes dias?', 'Nos estudos, {value}, que aula ficou num cantinho da cabeça?'],
    note: 'seus estudos: {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>
