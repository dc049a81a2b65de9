import type { BirthChartPack, RelationshipPack, TransitPack } from '../../pack/relationship.ts'

export const relationship: RelationshipPack = {
  distance: {
    0: [
      '{a} encontra {b} como num espelho: entendimento rápido, e aquilo em que se esbarra é a própria rachadura.',
      'Dois de {a}: o silêncio ninguém precisa aprender, só quem cede primeiro.',
    ],
    1: [
      '{a} e {b} são vizinhos, como turmas de salas ao lado: outro horário, o mesmo corredor.',
      'Lado a lado, {a} mostra a {b} a página pulada, e vice-versa.',
    ],
    2: [
      'Dois signos de distância entre {a} e {b}: boa conversa, ajuda pronta, e as coisas crescem rápido.',
      '{a} com {b} são dois ritmos que se encaixam, e a leveza é patrimônio de vocês.',
    ],
    3: [
      '{a} e {b} estão em ângulo reto; faísca e atrito vêm juntos e, depois de amaciados, um já não passa sem o outro.',
      'Não é por certo ou errado que {a} e {b} discutem, é pelo andamento.',
    ],
    4: [
      '{a} e {b} dividem um elemento; pouco precisa de explicação, a corrente flui.',
      'É como chegar onde falam o seu sotaque: {a} com {b}.',
    ],
    5: [
      '{a} e {b} se encontram num ângulo esquisito, como escrever com a mão esquerda, até virar letra própria.',
      'O entendimento entre {a} e {b} não vem pronto; cresce a cada “ah, então é assim que você vê”.',
    ],
    6: [
      '{a} e {b} ficam de frente, cada um a metade que falta; atração e puxão têm a mesma raiz.',
      'Como a praia olha o mar, {a} olha {b}: a diferença é a paisagem.',
    ],
  },
  elements: {
    'fire-fire': ['Dois fogos nunca entediam; revezem-se em ser a lenha.'],
    'fire-earth': ['O fogo assa a terra e a terra segura o fogo: um dá calor, o outro, forma.'],
    'fire-air': ['O vento alimenta a chama, a ideia pega num sopro; alguém vigie o fogão.'],
    'fire-water': ['Fogo debaixo de água faz sopa, desde que os dois cuidem da chama.'],
    'earth-earth': ['Terra sobre terra é segura; inventem uma surpresa de vez em quando.'],
    'earth-air': ['O vento passa pela lavoura, um pensa, o outro colhe; quem escuta o outro tem bom ano.'],
    'earth-water': ['A água amacia a terra e a terra guarda a água; o amor está no cuidado de todo dia.'],
    'air-air': ['Ar com ar, e a conversa não acaba; alguém deveria tomar nota.'],
    'air-water': ['O vento enruga a água, cabeça e coração; traduzam, e dá certo.'],
    'water-water': ['Água se junta à água sem palavras; aprendam também a sair juntos em terra firme.'],
  },
  qualities: {
    'cardinal-cardinal': ['Os dois querem guiar: combinem quem fica com qual trecho, e ninguém agarra o volante.'],
    'cardinal-fixed': ['Um começa, o outro mantém; com boa passagem de bastão, vão longe.'],
    'cardinal-mutable': ['Um escolhe o rumo, o outro faz as curvas; nem a chuva para vocês.'],
    'fixed-fixed': ['Ninguém cede, então uma palavra de pausa para as brigas vale mais que vencer.'],
    'fixed-mutable': ['Firmeza e movimento, árvore e vento; não peçam ao outro que vire vocês.'],
    'mutable-mutable': ['Dois fáceis de levar; difícil é fechar, e quem diz “este” faz o serviço.'],
  },
  gifts: [
    '{a} traz {aGift}, {b} traz {bGift}, e numa mesa só isso basta.',
    'Com o tempo vocês trocam: de um lado vem {aGift}, do outro vem {bGift}.',
    'Tirem de {a} {aGift}, ou de {b} {bGift}, e esta ligação perde o gosto.',
  ],
  strengthOf: {
    'fire-fire': 'O mesmo calor, prontos a agir',
    'fire-earth': 'Impulso que chega ao chão',
    'fire-air': 'Ideias e risadas',
    'fire-water': 'Sentimentos fortes que comovem',
    'earth-earth': 'Confiança sólida',
    'earth-air': 'Bem pensado e bem feito',
    'earth-water': 'Cuidado e segurança',
    'air-air': 'Boa conversa, espaço livre',
    'air-water': 'Cabeça e coração se completam',
    'water-water': 'Entendimento sem palavras',
  },
  strengthAt: {
    0: 'Ninguém conhece melhor o seu gênio',
    1: 'Veem o ponto cego um do outro',
    2: 'Companhia fácil, amizade natural',
    3: 'Um fortalece o outro',
    4: 'Apoio sem esforço',
    5: 'Continua novo por muito tempo',
    6: 'Forte atração, espelho mútuo',
  },
  challengeOf: {
    'cardinal-cardinal': 'Os dois querem decidir',
    'cardinal-fixed': 'Um apressa, o outro segura',
    'cardinal-mutable': 'Plano contra mudança',
    'fixed-fixed': 'Ninguém se curva primeiro',
    'fixed-mutable': 'Teimosia encontra inconstância',
    'mutable-mutable': 'Nunca de todo decidido',
  },
  challengeAt: {
    0: 'Defeitos vêm em dobro',
    1: 'Necessidades em lugares diferentes',
    2: 'Tão cômodo que falta conversa profunda',
    3: 'Ritmos em choque, disputa fácil',
    4: 'Hábito da facilidade, esquecem de cultivar',
    5: 'Mal-entendidos curiosos que pedem paciência',
    6: 'Rapidamente em lados opostos',
  },
  samePoint: {
    meet: ['{a.the} fica no mesmo ponto nos dois mapas: na {aTheme}, basta um olhar.', '{a.the} em dobro: a {aTheme} se vê no espelho, no bom e no difícil.'],
    flow: ['De mapa para mapa, {a.the} se responde: a {aTheme} anda no mesmo passo, sem muita explicação.', '{a.held} de um lado se entende com {a.held} do outro; na {aTheme}, vocês podem se apoiar.'],
    strain: ['Os dois conhecem a {aTheme}, cada um a seu modo, e {a.held} de um roça {a.held} do outro: pergunte antes de concluir.', 'Para a {aTheme} há dois rumos; entre {a.held} daqui e {a.held} de lá, deixem folga.'],
  },
  synastry: {
    conjunction: [
      '{a.held} de um cai sobre {b.held} do outro: na {bTheme}, mal se sabe onde um termina.',
      'Onde um põe a {aTheme}, o outro põe a {bTheme}: {a} sobre {b}.',
    ],
    sextile: [
      '{a.held} de um dá um impulso {b.heldTo} do outro, e a {bTheme} acha saída.',
      'Assim que a {aTheme} fala de um lado, a {bTheme} responde do outro: {a} e {b} se dão bem.',
    ],
    square: [
      '{a.held} de um aperta {b.held} do outro; onde a {bTheme} está em jogo, vão meio compasso mais devagar.',
      'O que vem antes, a {aTheme} de um ou a {bTheme} do outro? {a} e {b} discutem; revezem-se.',
    ],
    trine: [
      '{a.held} de um e {b.held} do outro correm no mesmo rio, e a {bTheme} se alimenta.',
      'Ninguém precisou ensinar a {aTheme} de um a andar com a {bTheme} do outro: {a} em trígono com {b}.',
    ],
    quincunx: [
      'Meio tom separa {a.held} de um e {b.held} do outro; muda-se de tom para combinar na {bTheme}.',
      'Perguntem de novo o que a {bTheme} quer; {a} e {b} ainda se amaciam.',
    ],
    opposition: [
      '{a.held} de um olha de frente {b.held} do outro: a {aTheme} de cá e a {bTheme} de lá na gangorra; desçam e andem um pouco.',
      'Cada um vê na {bTheme} do outro o avesso da própria {aTheme}, já que {a} encara {b}.',
    ],
  },
}

export const birthChart: BirthChartPack = {
  titles: {
    sun: 'Sol em {sign}',
    moon: 'Lua em {sign}',
    rising: 'Ascendente em {sign}',
    planets: 'O temperamento dos planetas',
    houses: 'Os palcos da vida',
    aspects: 'Conversas por dentro',
    balance: 'Elementos e andamento',
  },
  planetInSign: [
    '{planet.the} em {sign}: a sua {theme} trabalha {manner}.',
    'Quanto à {theme}, você age {manner}, com {planet.the} em {sign}.',
    '{sign} empresta o seu jeito {planet.to}, e a {theme} vem {manner}.',
    'Como {planet.the} caiu em {sign}, a {theme} anda {manner}.',
  ],
  planetInHouse: [
    '{planet.the} está na casa {house}: a {theme} vai sobretudo para {topic.the}.',
    'O palco {planet.of} fica {topic.in}, e ali a {theme} mais se mostra.',
    'A casa {house} hospeda {planet.the}; a {theme} fica à vontade {topic.in}.',
  ],
  aspects: {
    conjunction: [
      '{a.the} com {b.the}: {aTheme} e {bTheme} são uma força só em você.',
      'Quando a {aTheme} fala, a {bTheme} faz coro, de tão perto que está {a.the} {b.of}.',
    ],
    sextile: [
      '{a.the} em sextil com {b.the}: a {aTheme} ajuda de bom grado a {bTheme}, e o uso facilita.',
      'A {bTheme} faz boa dupla com a {aTheme}, pois {b.the} e {a.the} são de bom trato.',
    ],
    square: [
      '{a.the} em quadratura com {b.the}: {aTheme} e {bTheme} querem a mesma pista, e disso sai habilidade.',
      'A lição da {bTheme} toma mais tempo da {aTheme}, porque {b.the} empurra {a.the} a crescer.',
    ],
    trine: [
      '{a.the} em trígono com {b.the}: {aTheme} e {bTheme} vêm de graça; não as deixe paradas por isso.',
      'A {bTheme} aplaina a estrada da {aTheme}; {b.the} carrega {a.the}.',
    ],
    quincunx: [
      '{a.the} e {b.the} a 150°: {aTheme} e {bTheme} pedem pequenas correções o tempo todo.',
      'A {bTheme} vive pedindo à {aTheme} que sente de outro jeito, assim é {a.the} com {b.the}.',
    ],
    opposition: [
      '{a.the} de frente para {b.the}: {aTheme} e {bTheme} se revezam na cadeira, e o equilíbrio é ofício da vida inteira.',
      'Na {bTheme} dos outros você encontra a própria {aTheme}, já que {b.the} encara {a.the}.',
    ],
  },
  richElement: {
    fire: ['A maioria dos planetas no fogo: o entusiasmo é o combustível, você acende a fogueira e só depois procura a estrada.'],
    earth: ['A maioria dos planetas na terra: você acredita no que se vê e se toca, e dura.'],
    air: ['A maioria dos planetas no ar: pensar e falar são o seu jeito de respirar.'],
    water: ['A maioria dos planetas na água: sentir é o seu mapa e o seu modo.'],
  },
  poorElement: {
    fire: ['Nenhum planeta no fogo: movimento e companhia precisam acender você.'],
    earth: ['Nenhum planeta na terra: rotina e coisas palpáveis dão assento.'],
    air: ['Nenhum planeta no ar: dê um passo atrás, conte a alguém, e o pensamento clareia.'],
    water: ['Nenhum planeta na água: sentimento não é estorvo, só precisa de um momento.'],
  },
  richQuality: {
    cardinal: ['Pesam mais os signos cardinais: começar é com você.'],
    fixed: ['Pesam mais os signos fixos: continuar é com você.'],
    mutable: ['Pesam mais os signos mutáveis: ajustar é com você.'],
  },
  noRising: ['Sem a hora exata do nascimento, deixamos de fora o Ascendente e as casas; a posição dos planetas vale mesmo assim.'],
}

export const transits: TransitPack = {
  samePoint: {
    meet: ['{a.the} volta ao lugar do seu nascimento, e a {aTheme} vira a página.'],
    flow: ['{a.the} se dá bem com o lugar do seu nascimento: a {aTheme} vai mais longe por caminho conhecido.'],
    strain: ['{a.the} puxa contra o lugar do seu nascimento, e a {aTheme} pede ajuste.'],
  },
  aspects: {
    conjunction: [
      '{a.the} passa sobre {b.theYours} e chama a {bTheme} pelo nome.',
      'Batem à porta da sua {bTheme}: é {a.the}, em cima {b.ofYours}.',
    ],
    sextile: [
      '{a.the} entrega uma escada {b.toYours}; deixe a {bTheme} alcançar um degrau acima.',
      'Boa hora para arrumar a {bTheme}, enquanto {a.the} favorece {b.theYours}.',
    ],
    square: [
      '{a.the} examina {b.theYours}: a {bTheme} fica esticada, então corte em pedaços.',
      'Com um cutucão {a.of}, {b.theYours} precisa achar de novo o equilíbrio da {bTheme}.',
    ],
    trine: [
      '{a.the} flui na direção {b.ofYours}, e a {bTheme} ganha vento bom.',
      'Nenhum esforço para a {bTheme} nestes dias, com {b.theYours} em sintonia com {a.the}.',
    ],
    quincunx: [
      '{a.the} deixa {b.theYours} sem posição; tente a {bTheme} de outro jeito.',
      'A meio compasso de distância, {a.the} e {b.theYours} querem afinação, de preferência pela {bTheme}.',
    ],
    opposition: [
      '{a.the} fica de frente para {b.theYours}; o que toca à {bTheme} será dito por outras pessoas.',
      'Procure o ponto do meio na {bTheme}, com {b.theYours} diante {a.of}.',
    ],
  },
  quiet: ['Nenhum trânsito próximo neste dia; o céu está calmo, siga no seu passo.'],
  solarReturn: [
    'Em {year} o Sol volta ao lugar sob o qual você nasceu; a Lua em {sign} dá cor ao humor do ano.',
    'Um novo ano de vida começa com o retorno solar de {year}, e a Lua em {sign} diz do que ele vai se nutrir.',
  ],
  aspectLine: '{a} em {aspect} com {b} natal',
  ingressLine: '{planet} entra em {sign}',
  retrogradeLine: '{planet} fica em movimento retrógrado',
  directLine: '{planet} volta ao movimento direto',
  lunationLine: {
    new: 'Lua nova em {sign}',
    'first-quarter': 'Quarto crescente em {sign}',
    full: 'Lua cheia em {sign}',
    'last-quarter': 'Quarto minguante em {sign}',
  },
}
