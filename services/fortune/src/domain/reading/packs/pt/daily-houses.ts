import type { DailyPack } from '../../pack/daily.ts'

export const moonHouse: DailyPack['moonHouse'] = [
  [
    'A Lua chega a {moonSign}, bem onde você está, e o que você sente aparece no rosto do melhor jeito.',
    'O papel principal hoje é seu: a Lua em {moonSign} vira a luz na sua direção, e a franqueza cai bem em você.',
    'Com a Lua no seu próprio signo, o sentimento vem rápido e verdadeiro. Cuide primeiro de você, {sign}, depois da roda.',
  ],
  [
    'A Lua em {moonSign} se instala no seu bolso e no seu valor; querer chão firme hoje é sensato.',
    'O que existe e o que falta ficam nítidos ao mesmo tempo, {sign}, e a gratidão se mostra bem prática.',
    'Uma comida de verdade, um objeto feito para durar: a Lua em {moonSign} acalma você pelo tato e pelo paladar.',
  ],
  [
    'Perguntas, convites e saídas curtas batem à porta juntos enquanto a Lua está em {moonSign}.',
    'Seu ouvido está atento e a língua, afiada, {sign}; esclareça o que ficou no ar.',
    'Circule e pergunte: a Lua em {moonSign} esconde a parte útil num comentário solto.',
  ],
  [
    'Por mais barulho que haja lá fora, a Lua em {moonSign} puxa você para casa.',
    'A força do dia vem debaixo do próprio teto, com uma música antiga ou uma receita antiga dentro.',
    'Cozinhar, arrumar, sentar com os seus: a Lua em {moonSign} reabastece você pela raiz.',
  ],
  [
    'A Lua em {moonSign} acende a brincadeira e as paixonites, e um pedaço de criança espia pelos seus olhos.',
    'Mostrar, aparecer, rir até doer a barriga: a porta está aberta, {sign}.',
    'Gostar fica impossível de esconder sob a Lua em {moonSign}, seja de alguém, seja de um trabalho.',
  ],
  [
    'Dá para ouvir as engrenagens quando a Lua cruza {moonSign}: ponha as pecinhas de volta no lugar.',
    'O orgulho vem hoje em porções pequenas, {sign}: uma lista riscada, um almoço na hora, uma mesa limpa.',
    'Seu corpo fala primeiro; a Lua em {moonSign} pede que você siga o passo dele.',
  ],
  [
    'Do outro lado da roda, a Lua em {moonSign} faz do humor alheio um espelho para você.',
    'A resposta está quase sempre com quem senta à sua frente. Escute até o fim, {sign}, e poupe uma volta.',
    'Assuntos a dois vêm para a frente; lado a lado num banco funciona melhor que de tela a tela.',
  ],
  [
    'Calma em cima, conversa embaixo: a Lua em {moonSign} serve para o assunto em que ninguém gosta de mexer.',
    'Confiança é a palavra do dia, {sign}; quem afrouxa um pouco a mão acaba segurando mais.',
    'Contas antigas, amores antigos, ideias antigas: arrume um deles enquanto a Lua mergulha em {moonSign}, e você pesa menos.',
  ],
  [
    'Num salto a Lua está em {moonSign} e o horizonte anda para mais longe; ar fresco e ideia fresca, por favor.',
    'Livros, mapas e sotaques de fora acenam para você, {sign}; o coração sai antes dos pés.',
    'O que não se resolve cá embaixo fica simples lá de cima, e a Lua em {moonSign} empresta a escada.',
  ],
  [
    'No alto, em {moonSign}, a Lua coloca o seu trabalho onde as pessoas enxergam.',
    'Palavras e atitudes ficam na memória hoje, {sign}; constância ganha de pressa.',
    'As metas tomam forma sob a Lua em {moonSign}: termine um passo, depois outro, e assim se faz um nome.',
  ],
  [
    'No meio da turma, em {moonSign}, a Lua põe a peça que falta na conversa fiada de alguém amigo.',
    'Não carregue isso sem companhia, {sign}; o que há de bom hoje vem embrulhado em papo leve.',
    'Quem pensa parecido se acha com mais facilidade agora que a Lua ilumina seus desejos em {moonSign}.',
  ],
  [
    'A Lua se esconde em {moonSign}, logo atrás de você: falar menos, dormir mais.',
    'Abaixe o volume e seus palpites ficam mais claros, {sign}; ficar a sós é recarga, não fuga.',
    'Sonhos e meios pensamentos sobem na luz fina da Lua em {moonSign}. Olhe para eles e não conclua nada.',
  ],
]

export const rulerHouse: DailyPack['rulerHouse'] = [
  [
    'Seu regente, {ruler.the}, está em {sign} mesmo: quem fala primeiro dá o ritmo, e pode ser você.',
    'Com {ruler.the} jogando em casa, “deixa comigo” sai fácil por estes dias.',
  ],
  [
    'O bolso está sob o olhar {ruler.of}; sua tranquilidade vem de conhecer os números.',
    'Não venda barato as suas horas nem gaste só para mostrar, aconselha {ruler.the}.',
  ],
  [
    'Recados e deslocamentos passam pelas mãos {ruler.of}; clareza ganha de esperteza.',
    'Uma pergunta a mais poupa uma adivinhação enquanto seu regente cuida {topic.of}.',
  ],
  [
    'Seu regente, {ruler.the}, guarda a casa: raiz funda, galho leve.',
    'Ajeite o lugar onde você mora, sugere {ruler.the}, e o coração tem onde pousar.',
  ],
  [
    'Amor e criação recebem a luz {ruler.of}; brincar a sério também é talento.',
    'Deixe um trabalho ou um sentimento ver o sol; seu regente anda aquecendo {topic.the}.',
  ],
  [
    'Uma coisa feita, depois a outra: o pagamento {ruler.of} é uma satisfação discreta.',
    'Acerte o funcionamento e tudo em você roda mais leve, com os detalhes por conta {ruler.of}.',
  ],
  [
    'De frente para você, {ruler.the} mostra como os outros veem; trabalho conjunto rende mais que voo solo.',
    'Ceder um palmo não custa enquanto seu regente zela {topic.by}, desde que se diga em voz alta.',
  ],
  [
    'Em água funda nada {ruler.the}: menos superfície, mais escavação.',
    'Um pouco mais de franqueza, um pouco menos de nó, é assim que {ruler.the} trata {topic.of}.',
  ],
  [
    'Velas ao alto: {ruler.the} quer que você aprenda e olhe além da esquina.',
    'Visto de longe o obstáculo encolhe, e essa distância é presente {ruler.of}.',
  ],
  [
    'No seu topo está {ruler.the}; o esforço é notado, e o dever sobe a ladeira atrás dele.',
    'Faça bem o ofício, insiste {ruler.the}, e a voz nas decisões vem depois.',
  ],
  [
    'Companhia alimenta você agora que {ruler.the} anda entre amigos; escolha com quem caminhar.',
    'Ajude alguém a avançar e a estrada alarga: seu regente abre portas {topic.to}.',
  ],
  [
    'Atrás da cortina, {ruler.the} prefere lapidar a estrear.',
    'O que você termina em silêncio fala mais tarde; a companhia {ruler.of} vale também para {topic.the}.',
  ],
]

export const sunHouse: DailyPack['sunHouse'] = [
  [
    'O Sol voltou a {sign}: feche o caderno velho e abra o novo com um “eu quero” bem claro.',
    'Luz de aniversário o mês inteiro, {sign}. Corte de cabelo novo ou vida nova, os dois podem.',
  ],
  [
    'O Sol ilumina o que você ganha e o que você vale; faça um balanço e dê preço justo ao que sabe fazer.',
    'Chão firme é o assunto do mês: guardar um pouco, aprender um pouco, e {sign} pisa com mais segurança.',
  ],
  [
    'Mensagens e trajetos engrossam neste mês; ponha por escrito as palavras que importam.',
    'Cursos e viagens curtas dão o tom, e a curiosidade traz companhia nova, {sign}.',
  ],
  [
    'O Sol entra em casa: consertar, receber, sentar com a família, perguntar de onde se veio.',
    'Regue a raiz neste mês, {sign}, e o próximo trecho ganha pernas.',
  ],
  [
    'Romance e criação ficam ao sol; dê à alegria um horário de verdade na agenda.',
    'Uma faísca pegou, {sign}. Dê um passo à frente, envie, convide.',
  ],
  [
    'Acerte neste mês os horários e o jeito de trabalhar, e o rendimento sobe por conta própria.',
    'Hábitos pequenos mandam: uma coisa boa por dia, {sign}, e o fim do mês já está a um grande passo.',
  ],
  [
    'O Sol atravessa para a palavra “nós”: promessas, parcerias e condições vão para a mesa.',
    'A luz de outra pessoa cai na sua outra metade; {sign} aprende a se apoiar e a se posicionar.',
  ],
  [
    'Hora de limpar: dívida antiga, nó antigo, opinião antiga, cada coisa no seu lugar.',
    'Confiança e limites são a lição do mês; fale cedo de dinheiro e de sentimento, {sign}.',
  ],
  [
    'O Sol aponta para longe: matricular-se, partir, abrir um livro grosso, e o peito alarga.',
    'Pergunte a quem tem outra história, {sign}; a surpresa vai ser útil.',
  ],
  [
    'No trabalho você está sob a luz; mostre o que faz de melhor.',
    'Mês de metas, {sign}: prometa menos, entregue mais, e seu nome fala por você.',
  ],
  [
    'Amizades e visão longa vêm primeiro; entre numa roda ou reúna uma antiga.',
    'Diga o desejo distante aos ouvidos certos, {sign}, e alguém caminha junto.',
  ],
  [
    'O ano solar está quase no fim: descansar, concluir, fazer as pazes com você.',
    'Devagar não é parar. Esvazie o coração neste mês, {sign}, para caber uma semente.',
  ],
]
