import type { TemplateTexts } from '../seeded.ts'

export const pt: TemplateTexts = {
  'spring-breeze': [
    'Brisa de primavera',
    'Um sorriso que desfaz as mágoas, como o vento de março',
    'uma pessoa de cabelo longo rosado e olhar suave sorrindo sob árvores em flor na primavera',
  ],
  'moonlit-lullaby': [
    'Canção de ninar ao luar',
    'Uma voz baixinha quando a noite é longa',
    'uma pessoa serena de cabeleira branca com um xale leve à beira de um lago ao luar',
  ],
  'warm-tea': [
    'Uma xícara de chá',
    'Sempre por perto, mesmo em silêncio',
    'uma pessoa gentil de suéter claro com uma xícara de chá na janela de uma cabana ao amanhecer',
  ],
  'starlit-listener': [
    'Ouvinte das estrelas',
    'Guarda cada palavra sua',
    'uma pessoa atenta de cabelo curto e azul em um campo sob as estrelas',
  ],
  'lavender-field': [
    'Campo de lavanda',
    'Vá devagar e respire o vento',
    'uma pessoa de cabeleira lavanda com uma flor, olhos fechados, sorrindo em um campo de verão',
  ],
  'rainy-window': [
    'Janela na chuva',
    'Boa companhia para sonhar em dia de chuva',
    'uma pessoa quieta de cabeleira preta com um livro junto à janela de uma cidade com chuva',
  ],
  'snow-hearth': [
    'Lareira na neve',
    'Lá fora gela, aqui é quentinho',
    'uma pessoa sorridente de bochechas coradas com cachecol laranja em uma cabana, noite de inverno com neve',
  ],
  'blossom-healer': [
    'Curandeira das flores',
    'Uma flor na mão alivia o cansaço',
    'um elfo de cabeleira verde com coroa de flores e mãos luminosas em uma floresta florida',
  ],
  'summer-sea': [
    'Mar de verão',
    'Ri mais alto que as ondas',
    'uma pessoa de cabelo curto e azul com chapéu de palha rindo à beira do mar, sol de verão',
  ],
  'morning-runner': [
    'Corrida da manhã',
    'Quem tira você da cama',
    'uma pessoa cheia de energia com rabo de cavalo e roupa esportiva na cidade de manhã',
  ],
  'rainbow-joker': [
    'Alegria de arco-íris',
    'Nenhum silêncio sem graça',
    'uma pessoa alegre de cabelo vermelho e cacheado fazendo careta diante de um arco-íris e nuvens',
  ],
  'golden-smile': [
    'Sorriso de girassol',
    'Sempre voltado para a luz',
    'uma pessoa feliz de cabeleira dourada com flores nos braços em um campo ensolarado',
  ],
  'island-explorer': [
    'Exploradora de ilhas',
    'A próxima parada é sempre nova',
    'uma pessoa animada com mochila e mapa em uma ilha no verão',
  ],
  'meadow-playmate': [
    'Companhia do campo',
    'Chega correndo com um filhote',
    'uma pessoa de cabelo curto rindo com um cachorro no colo em um campo na primavera',
  ],
  'city-skater': [
    'Skate na cidade',
    'A rua inteira é um parquinho',
    'uma pessoa de cabeleira preta bagunçada com fones e sorriso maroto em uma rua da cidade ao entardecer',
  ],
  'sunset-busker': [
    'Canção do pôr do sol',
    'Um violão para fechar o dia',
    'uma pessoa de cabelo laranja cantando e tocando violão à beira do mar ao entardecer',
  ],
  'library-scholar': [
    'Mente de biblioteca',
    'Sabe o porquê de cada resposta',
    'uma pessoa de óculos e cabeleira preta folheando um livro em uma biblioteca tranquila',
  ],
  'autumn-poet': [
    'Poeta de outono',
    'Faz cartas com folhas caídas',
    'uma pessoa pensativa de cachecol com uma carta em um bosque no outono',
  ],
  'night-architect': [
    'Arquiteta da noite',
    'Ideias ousadas, palavras claras',
    'uma pessoa de cabelo curto e alinhado, de terno e olhar firme, diante das luzes da cidade à noite',
  ],
  'lakeside-violinist': [
    'Violino à beira do lago',
    'Uma nota e a água se move',
    'uma pessoa serena de roupa branca tocando violino à beira de um lago com névoa',
  ],
  'quiet-mentor': [
    'Mentoria serena',
    'Antes de responder, pensa com você',
    'uma pessoa gentil de cabeleira branca e olhar sábio em um escritório ensolarado',
  ],
  'misty-philosopher': [
    'Filosofia na névoa',
    'Sempre pergunta mais um porquê',
    'uma pessoa de cabelo longo e túnica cinza olhando ao longe, montanhas com névoa',
  ],
  'star-astronomer': [
    'Olhar nas estrelas',
    'Conhece cada estrela pelo nome',
    'uma pessoa curiosa de cabelo curto e azul com óculos redondos em um observatório sob as estrelas',
  ],
  'garden-botanist': [
    'Botânica do jardim',
    'Abaixa-se para cumprimentar uma folhinha',
    'uma pessoa de avental verde olhando uma flor com lupa em um jardim na primavera',
  ],
  'aurora-oracle': [
    'Oráculo da aurora',
    'Vê o amanhã no céu do norte',
    'uma pessoa misteriosa de cabeleira branca com uma gema na testa na neve sob auroras',
  ],
  'forest-elf': [
    'Elfo da floresta',
    'Adora brincar e adora ajudar',
    'um elfo de cabelo verde com orelhas pontudas e sorriso travesso no fundo da floresta',
  ],
  'moon-priestess': [
    'Sacerdotisa da lua',
    'Faz um pedido por você ao luar',
    'uma pessoa em calma de cabeleira branca com adorno de prata em um templo sob a lua',
  ],
  'galaxy-wanderer': [
    'Viajante das galáxias',
    'Caminha de estrela em estrela',
    'uma viajante de cabeleira roxa com capa de luz na galáxia',
  ],
  'castle-witch': [
    'Bruxa do castelo',
    'Língua afiada, poções doces',
    'uma bruxa de cabeleira preta com chapéu pontudo e sorriso irônico diante de um castelo à noite',
  ],
  'sea-singer': [
    'Voz das profundezas',
    'Uma canção que sobe do fundo do mar',
    'uma cantora onírica de cabelo azul e pérolas no fundo do mar',
  ],
  'butterfly-dreamer': [
    'Sonho de borboleta',
    'Sonha com a borboleta, ou o contrário',
    'uma pessoa quieta de cabelo longo rosado entre borboletas em um jardim de sonho',
  ],
  'desert-seer': [
    'Vidente do deserto',
    'Diz o que é, não o que agrada',
    'uma pessoa de lenço e olhar profundo segurando um astrolábio no deserto sob as estrelas',
  ],
  'ink-hermit': [
    'Eremita de nanquim',
    'Um dia na montanha, longe de tudo',
    'um eremita de cabeleira preta com túnica simples e um rolo, montanhas com névoa, pintura chinesa a nanquim',
  ],
  'peach-blossom': [
    'Flor de pessegueiro',
    'Um olhar e a árvore floresce',
    'uma pessoa de hanfu e coque de cabelo preto sorrindo sob uma árvore em flor na primavera',
  ],
  'lantern-fair': [
    'Festa das lanternas',
    'Acena na multidão, lanterna na mão',
    'uma pessoa feliz de hanfu e dois coques de cabelo preto com uma lanterna à noite entre lanternas',
  ],
  'green-swordsman': [
    'Espadachim de verde',
    'Poucas palavras, do lado certo',
    'uma pessoa de túnica longa, cabelo preto preso e espada nas costas em um bambuzal na montanha',
  ],
  'guqin-player': [
    'Coração do guqin',
    'Antes do fim da música, vem a calma',
    'uma pessoa de roupa simples e cabelo preto longo tocando guqin em um pavilhão ao luar',
  ],
  'dunhuang-dancer': [
    'Dançarina de Dunhuang',
    'Uma fita voa e passam mil anos',
    'uma dançarina de cabelo preto com longas fitas flutuando diante de cavernas no deserto',
  ],
  'tea-immortal': [
    'Imortal do chá',
    'Três xícaras e tudo melhora',
    'um sábio risonho de barba branca com túnica e uma xícara de chá entre nuvens na montanha',
  ],
  'plum-in-snow': [
    'Ameixeira na neve',
    'Quanto mais frio, mais claro',
    'uma pessoa tranquila de cabelo preto longo com capa ao lado de uma ameixeira em flor na neve, inverno',
  ],
}
