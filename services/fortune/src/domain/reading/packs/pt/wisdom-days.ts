import type { WisdomPack } from '../../pack/wisdom.ts'

export const quotes: WisdomPack['quotes'] = {
  比肩: [
    { text: 'Onde três pessoas caminham juntas, uma há de ser meu mestre', source: 'Confúcio, Analectos 7' },
    { text: 'Quando dois são um só coração, seu fio corta o metal', source: 'I Ching, Grande Comentário' },
  ],
  劫财: [
    { text: 'O homem nobre entende do que é justo, o pequeno, do que é lucro', source: 'Confúcio, Analectos 4' },
    { text: 'Porque não disputa, ninguém sob o céu pode disputar com ele', source: 'Laozi, Daodejing 22' },
  ],
  食神: [
    { text: 'Comida grosseira, água para beber, o braço dobrado por travesseiro: também aí há alegria', source: 'Confúcio, Analectos 7' },
    { text: 'A toupeira que bebe no rio só enche a própria barriga', source: 'Zhuangzi, Vagar sem Amarras' },
  ],
  伤官: [
    { text: 'A grande retidão parece torta, a grande habilidade parece desajeitada', source: 'Laozi, Daodejing 45' },
    { text: 'Palavras sem forma não vão longe', source: 'Zuozhuan, duque Xiang, ano 25' },
  ],
  偏财: [
    { text: 'Quanto mais dá aos outros, mais tem', source: 'Laozi, Daodejing 81' },
    { text: 'Riqueza e posição sem justiça são para mim como nuvens que passam', source: 'Confúcio, Analectos 7' },
  ],
  正财: [
    { text: 'A árvore que mal se abraça nasceu de um broto minúsculo', source: 'Laozi, Daodejing 64' },
    { text: 'Sem juntar pequenos passos não se chega a mil léguas', source: 'Xunzi, Exortação ao Estudo' },
  ],
  七杀: [
    { text: 'Vencer os outros pede força; vencer a si mesmo é ser forte', source: 'Laozi, Daodejing 33' },
    { text: 'Vive-se na aflição e no cuidado, morre-se no conforto', source: 'Mêncio 6B' },
  ],
  正官: [
    { text: 'Se ele próprio é reto, tudo anda sem ordens', source: 'Confúcio, Analectos 13' },
    { text: 'Palavras verdadeiras não são belas, palavras belas não são verdadeiras', source: 'Laozi, Daodejing 81' },
  ],
  偏印: [
    { text: 'Alcança o vazio extremo, guarda firme a quietude', source: 'Laozi, Daodejing 16' },
    { text: 'Aprender sem pensar é inútil, pensar sem aprender é perigoso', source: 'Confúcio, Analectos 2' },
  ],
  正印: [
    { text: 'Aprender e, a seu tempo, praticar o que se aprendeu: não é isso um prazer?', source: 'Confúcio, Analectos 1' },
    { text: 'Quem diria que o coração de um talo de relva retribui a luz de três primaveras', source: 'Meng Jiao, Canção do Viajante' },
  ],
}

export const lesson: WisdomPack['lesson'] = {
  甲: ['A lição da árvore alta é curvar-se uma vez e ver a relva.', 'O que cresce para cima também aprende a soltar folhas.'],
  乙: ['A lição da trepadeira é achar a sua treliça e não o poste errado.', 'A maciez levada até o fim vira persistência.'],
  丙: ['A lição do Sol é se pôr na hora e deixar a noite às estrelas.', 'Antes de dar luz, pergunte se ela é desejada.'],
  丁: ['A lição da lâmpada é arder com economia; durar vale mais que ofuscar.', 'Proteja a chama pequena e não se zangue com o vento.'],
  戊: ['A lição da montanha é deixar passar caminhos; as grotas também são dela.', 'Firme não é imóvel, é sem sobressalto no movimento.'],
  己: ['A lição do campo é o pousio; no ano seguinte ele rende mais.', 'Quem nutre tudo também precisa de chuva.'],
  庚: ['A lição da espada é saber quando ficar na bainha.', 'Depois de tanta forja, o mais raro é a maciez.'],
  辛: ['A lição da joia é conviver com um risco.', 'Que vejam é bom; que aqueçam na mão é melhor.'],
  壬: ['A lição do rio são as margens; a liberdade precisa de forma.', 'Por onde fluir, deixe alguma clareza.'],
  癸: ['A lição do orvalho é saber qual campo é o seu.', 'Um fio de água gasta a pedra porque não para.'],
}

export const question: WisdomPack['question'] = {
  比肩: ['Com quem estou disputando, e o que eu faria se não estivesse?', 'O que sairia melhor a dois?'],
  劫财: ['O que tenho medo de perder, e sumiria mesmo?', 'O que ficaria mais leve se eu desse?'],
  食神: ['Quando perdi a noção do tempo pela última vez, e com o quê?', 'Que momento de hoje pode ser lento?'],
  伤官: ['Como soaria a minha frase em forma de pergunta?', 'Que regra merece que eu a mude?'],
  偏财: ['Qual chance é encontro e qual é só barulho?', 'O que eu dividiria de bom grado?'],
  正财: ['Que gesto pequeno, feito por cem dias, me mudaria?', 'Meu tempo está bem gasto?'],
  七杀: ['Que habilidade esta pressão está me ensinando?', 'Se só uma coisa pudesse ficar pronta, qual seria?'],
  正官: ['O que prometi e ainda não fiz?', 'Que dever nem é meu?'],
  偏印: ['Que pensamento vive voltando, e o que ele quer?', 'Com quem me pareço quando estou a sós?'],
  正印: ['Quem um dia me segurou, e eu já agradeci?', 'Como posso cuidar de mim hoje?'],
}
