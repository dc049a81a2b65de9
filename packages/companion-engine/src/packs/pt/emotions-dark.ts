import { words } from '../../pack-words.ts'
import type { Pack } from '../../pack.ts'

/** Feelings that weigh. */
export const darkEmotions = {
  sadness: {
    words: [
      words('triste, tristes, tristeza, tristinh*, infeliz, nao to feliz, nao estou feliz, nao to bem, nao estou bem, n to bem, nao to legal, nao to muito bem, pra baixo, na pior, na bad, bad, deprimid*, deprimente, depre, desanimad*, desanimo, sem animo, abatid*, arrasad*, mal demais, to mal, me sinto mal, me sentindo mal, chorei, chorar, chorando, choro, lagrima*, decepcion*, decepcao, desilu*, coracao partido, coracao apertado, aperto no peito, sofrendo, sofri, sofrimento, dor no peito, doeu, que dor, arrepend*, dia horrivel, dia pessimo, dia ruim, semana ruim, nada da certo, tudo da errado, ta dificil, ta foda, ta osso, nao aguento mais, n aguento mais, nao to aguentando, cheguei no limite, no fundo do poco, queria sumir, quero sumir, vontade de sumir, queria desaparecer, dificil viver, sem vontade de nada, magoa da vida, pessim*, horrivel, angustiad*, luto'),
    ],
    lines: [
      'Isso parece pesar bastante aí dentro.',
      'Como uma pedra que fica sempre no mesmo lugar.',
      'Essa tristeza não se apaga em duas frases.',
      'Dá para sentir que te pegou fundo.',
      'O céu baixou um degrau por aí, hoje.',
      'No seu lugar, muita gente também murcharia.',
      'Ninguém te obriga a arrumar isso agora.',
      'É o tipo de coisa que aperta a garganta.',
      'Parece que você vem segurando faz tempo.',
      'Doer não precisa de comprovante.',
    ],
    asks: ['Que pedaço é o mais pesado?', 'É de hoje, ou vai e volta?', 'Alguém sabe o que você está atravessando?', 'Quer me dizer quando começou?'],
  },
  lonely: {
    words: [
      /(?<!(?:fui|fiz|fazer|ir|consegui|foi|anda|resolvi|moro|viajar|viajei) )\bsozinh[oa]s?\b(?! (?:mesmo eu|consegui|eu fiz))/,
      words('solidao, solitari*, isolad*, ninguem pra conversar, ninguem com quem conversar, sem ninguem, ninguem me ouve, ninguem me escuta, ninguem me entende, ninguem fala comigo, ninguem liga pra mim, ninguem se importa, nao tenho amigos, n tenho amigos, sem amigos, nao tenho ninguem, abandonad*, deixad* de lado, me deixaram de fora, excluid*, invisivel'),
    ],
    lines: [
      'Esse vazio não se enche com barulho.',
      'Parece que as palavras chegam na beira e não acham onde pousar.',
      'Com o tempo, até o silêncio fica alto.',
      'Às vezes se sente mais no meio dos outros.',
      'Falar e ninguém apanhar a frase, isso é frio.',
      'Talvez o que pesa não seja estar sem gente, é ninguém saber.',
      'Pelo menos esta frase chegou a algum lugar, ainda que seja a um programa.',
      'Feito lâmpada acesa em rua vazia.',
    ],
    asks: ['A que hora isso se sente mais?', 'Quando foi a última vez que te ouviram de verdade?', 'Se alguém pudesse sentar do seu lado, quem seria?'],
  },
  hurt: {
    words: [
      words('magoad*, me magoou, magoei, ofendid*, me ofendeu, humilhad*, humilhou, humilhante, traid*, traicao, injust*, injustica, levei a mal, me machucou, me fez mal, me deu um bolo, levei um bolo, tomei um fora, levei um fora, mentiu pra mim, mentiram, zombou, zoaram, riram de mim, rindo de mim, me xingou, xingad*, rejeitad*, rejeicao, menosprez*, desprez*, gritou comigo, gritaram comigo, levei bronca, bronca, esporro, largou de mim, me largou, me fez de trouxa, feita de trouxa, feito de trouxa, falta de respeito, me ignorou, me ignora*, me acus*, nao merecia, me bloqueou'),
    ],
    lines: [
      'Parece que não foram justos com você.',
      'Pôr o coração e receber isso é duro de engolir.',
      'Dizer essas coisas parece pouco, calar sufoca: que armadilha.',
      'Depois de um tratamento desses, um frio por dentro não espanta.',
      'Essa frase espetou mais fundo que a pele.',
      'O pior talvez seja te verem como alguém que você não é.',
      'Essa pancada não era para você, e foi você quem levou.',
    ],
    asks: ['Como chegou a esse ponto?', 'O que você mais queria que enxergassem?', 'E você, como reagiu?'],
  },
  longing: {
    words: [
      words('saudade, saudades, sdds, sdd, sinto falta, sinto a falta, sentindo falta, faz falta, nostalgi*, era melhor antes, bons tempos, aquele tempo, fico lembrando, queria voltar no tempo, queria ver de novo, queria rever, longe da minha familia, longe de casa, longe dele, longe dela, nunca mais foi igual'),
    ],
    lines: [
      'Uma pessoa, ou uma época, continua acesa por aí.',
      'Saudade gosta de passar nas horas quietas.',
      'Um tanto de doçura, um bocado de distância: mistura curiosa.',
      'Tem dia que não volta, mas também não vai embora de vez.',
      'Se faz tanta falta, é porque era bom mesmo.',
      'O fio é comprido e não arrebentou.',
    ],
    asks: ['Que imagem vem primeiro?', 'Na última vez juntos, foi para quê?', 'Com um minuto de reencontro, quais seriam as primeiras palavras?'],
  },
  anger: {
    words: [
      words('raiva, com raiva, odio, que odio, put* da vida, puto com, puta com, irritad*, irritante, me irrita*, irritou, furios*, revoltad*, revoltante, bolad*, estressad* com, de saco cheio, saco cheio, saco, que saco, enche o saco, enchendo o saco, cansei de, cansei disso, farta disso, farto disso, absurdo, palhacada, sacanagem, que merda, insuportavel, indignad*, indignacao, nervos* com, perdi a paciencia, sem paciencia, briguei, brigamos, briga, discuti com, discussao, me tirou do serio, fora de mim, explodi, surtei com, aff que odio, ranco, babaca, idiota, escrot*, folgad*'),
    ],
    lines: [
      'Essa não desce sem água.',
      'Parece que pisaram bem em cima do limite.',
      'Por menos que isso o sangue já ferve.',
      'Dá vontade mesmo de bater a mão na mesa.',
      'Sua raiva tem endereço, não é birra.',
      'Dá para ver que você já tinha deixado passar várias.',
      'Guardado, esse fogo queima: aqui ele pode sair.',
      'Só de ler, o ar da sala engrossa.',
    ],
    asks: ['Qual foi a gota d’água?', 'É a primeira vez ou a décima?', 'Se desse para dizer tudo de uma vez, o que sairia?'],
  },
  disgust: {
    words: [
      words('nojo, nojento, nojenta, que nojo, eca, ecaa*, argh, repugnante, asco, asqueros*, imund*, podre, vontade de vomitar, embrulhou o estomago, nauseante, sordid*, nojeira, porcaria, nojentice'),
    ],
    lines: [
      'É de dar um passo para trás.',
      'Só de lembrar já se torce o nariz.',
      'Esse tipo de coisa gruda um tempo, mesmo depois.',
      'Certas cenas a gente dispensava.',
      'Sua reação é franca, e se entende.',
      'Parece que passou da sua linha.',
    ],
    asks: ['Foi na sua frente?', 'Deu para sair de perto?', 'Mais gente reagiu assim?'],
  },
  fear: {
    words: [
      words('medo, com medo, morrendo de medo, pavor, apavorad*, assustad*, assustador, assustei, cagaco, ansios*, ansiedade, crise de ansiedade, preocupad*, preocupacao, preocupante, me preocupa, panico, nervos*, nervosismo, frio na barriga, aterroriz*, tremendo, apreensiv*, insegur*, inseguranca, receio, receos*, tenso, tensa, afli*, no na garganta, pesadelo*, coracao na mao, borboletas de medo'),
    ],
    lines: [
      'Parece uma corda esticada em algum lugar.',
      'A cabeça já deve ter passado a pior versão, mais de uma vez.',
      'Quando não se sabe, o minuto gruda.',
      'Se balança tanto, é porque importa.',
      'O que não se conhece costuma ter sombra maior que o tamanho.',
      'Ficar no ar assim desgasta.',
      'Dá para ver que você leva isso a sério.',
      'Nestes dias o chão não parece muito firme.',
    ],
    asks: ['É para quando?', 'Na sua cabeça, o que diz a pior versão?', 'No meio disso, tem algum pedacinho que parece firme?'],
  },
  stress: {
    words: [
      words('estress*, stress, pressao, sob pressao, sobrecarreg*, atolad*, afogad* em, ate o pescoco, cheio de coisa, cheia de coisa, muita coisa pra fazer, mil coisas, um monte de coisa pra fazer, muito trabalho, trabalho demais, sem tempo pra nada, nao tenho tempo, n tenho tempo, na correria, correria, esgotamento, burnout, prazo, prazos, atrasad* com, nao dou conta, n dou conta, nao to dando conta, enlouquecendo, pirando, ficando louc*, sem respirar'),
    ],
    lines: [
      'Parece que várias coisas te puxam pela manga ao mesmo tempo.',
      'Até respirar parece precisar de senha.',
      'Com tudo isso em cima, o ombro deve estar de madeira.',
      'Só a lista já pesa.',
      'Não é você que está devagar, é tudo isso que veio apertado demais.',
      'Vinte abas abertas e nenhuma quer fechar.',
      'Segurar o fio no meio disso já é muito.',
    ],
    asks: ['Desse monte, o que grita mais alto?', 'Tem algum pedaço que pode esperar?', 'Deu para sentar cinco minutos hoje?'],
  },
  shame: {
    words: [
      words('vergonha, envergonhad*, constrangid*, constrangedor, constrangimento, mico, paguei mico, ridicul*, culpad*, culpa, me culpo, me sinto culpad*, fiz besteira, fiz merda, estraguei tudo, sou um fracasso, fracass*, me sinto inutil, inutil, incapaz, sou burr*, sou um lixo, me sinto um lixo, me sinto um fracasso, nao sou boa o suficiente, nao sou bom o suficiente, nao presto, nao sirvo pra nada, queria sumir de vergonha, complex*, falhei, errei feio'),
    ],
    lines: [
      'Parece que você passa o dia se tirando pontos.',
      'A cena deve estar passando em repetição.',
      'Nessas horas a gente se julga mais duro que qualquer pessoa.',
      'Os outros já devem ter apagado a luz, você deixou acesa.',
      'Culpar-se quer dizer que importa, não que vale menos.',
      'Errar uma coisa e ser um erro são frases diferentes.',
      'Parece que você pôs a culpa toda na sua mochila.',
    ],
    asks: ['Que cena volta mais vezes?', 'Se alguém querido te contasse isso de si, o que você diria?', 'Alguém voltou a falar disso, ou está mais na sua cabeça?'],
  },
  tired: {
    words: [
      words('cansad*, cansadissim*, cansaco, cansativ*, exaust*, exaustao, esgotad*, acabad*, morta de cansaco, morto de cansaco, mort* de sono, to mort*, moid*, destruid*, quebrad* de cansaco, sem energia, sem forca, sem forcas, sem pique, bateria acabou, com sono, morrendo de sono, caindo de sono, muito sono, que sono, preguica, so o po, so a capa da gaita, pregad*, ressaca, nao aguento em pe, dormindo em pe, um caco, virad*, puxado'),
    ],
    lines: [
      'A bateria do dia parece no vermelho.',
      'Parece que até contar pede esforço.',
      'Para esse cansaço, uma cadeira não basta.',
      'Chegar até aqui com isso não é pouco.',
      'O corpo falou antes de você.',
      'Hoje parece ter comido a energia de três dias.',
      'Três por cento de carga, e o GPS ainda ligado.',
      'Escrever com tão pouca pilha já é um feito.',
    ],
    asks: ['É mais o corpo ou mais a cabeça?', 'Quando foi a sua última pausa de verdade?', 'O que comeu mais força?'],
  },
  bored: {
    words: [
      words('tedio, entediad*, entediante, que tedio, tediante, nada pra fazer, sem nada pra fazer, monoton*, mesmice, rotina chata, dia parado, sem graca, chatice, morgad*, morgando, dia arrastado'),
    ],
    lines: [
      'Dia sem sal, ao que parece.',
      'O tempo parece andar no mesmo lugar.',
      'De tanto tédio, a gente acaba sabendo o nome do teto.',
      'Deve estar faltando uma reviravolta pequena.',
      'Esse vazio talvez deixe lugar para uma ideia.',
      'O capítulo de hoje precisava de roteirista.',
    ],
    asks: ['Se tudo fosse permitido, o que aconteceria na próxima hora?', 'Com dez anos, o que te divertia numa tarde dessas?', 'Que objeto perto de você poderia contar uma história?'],
  },
  confused: {
    words: [
      words('perdid*, to perdid*, confus*, confusao na cabeca, sem rumo, na duvida, em duvida, duvida, duvidas, indecis*, nao sei o que fazer, n sei o que fazer, nao sei oq fazer, nao entendo mais, nao entendo nada, nao to entendendo, sem entender, dividid*, dilema, encruzilhada, cabeca a mil, cabeca embaralhada, embaralhad*, estranho, nao sei mais'),
    ],
    lines: [
      'Várias ideias parecem disputar o volante.',
      'Uma encruzilhada com neblina dos dois lados.',
      'Quanto mais se puxa esse nó, mais ele aperta.',
      'Tem muito fio, e não se vê qual é a ponta.',
      'Não saber já cansa por si.',
      'Talvez a resposta ainda não tenha forma.',
      'Hesitar também é enxergar quanto custa cada lado.',
    ],
    asks: ['Quais são as duas vozes que discutem?', 'Há quanto tempo isso balança?', 'Se amanhã tudo estivesse claro, o que teria mudado?'],
  },
} satisfies Partial<Pack['emotions']>
