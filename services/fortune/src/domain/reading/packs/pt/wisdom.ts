import type { WisdomPack } from '../../pack/wisdom.ts'
import { hexagramsFirst } from './hexagrams-first.ts'
import { hexagramsSecond } from './hexagrams-second.ts'
import { lesson, question, quotes } from './wisdom-days.ts'

export const wisdom: WisdomPack = {
  hexagrams: [...hexagramsFirst, ...hexagramsSecond],
  trigrams: {
    乾: 'céu',
    震: 'trovão',
    坎: 'água',
    艮: 'montanha',
    坤: 'terra',
    巽: 'vento',
    离: 'fogo',
    兑: 'lago',
  },
  castOpening: [
    'Saiu o hexagrama {n}, “{name}”: {upper} em cima, {lower} embaixo.',
    'Este é “{name}”, número {n}, com {upper} sobre {lower}.',
    'As seis linhas formam “{name}” ({n}); embaixo está {lower}, por cima {upper}.',
  ],
  movingLine: [
    ['A primeira linha se move: o assunto está em botão, então olhe os pés antes do horizonte.'],
    ['A segunda linha se move: você está no seu lugar; aja bem e virá resposta.'],
    ['A terceira linha se move: eis a soleira, segure as rédeas e pense mais uma vez.'],
    ['A quarta linha se move: a virada está perto, atravesse com cuidado.'],
    ['A quinta linha se move: cabe a você decidir, com justiça e sinceridade.'],
    ['A linha do alto se move: isto chega ao fim; quem se recolhe dá lugar ao próximo.'],
  ],
  still: [
    'Nenhuma linha se move; a situação repousa, e o hexagrama sozinho é a resposta.',
    'As seis linhas estão quietas. Ainda está no fogo baixo, então fique com o que há.',
  ],
  resulting: [
    'Ele se transforma em “{name}”, e o tempo que vem é este: {meaning}',
    'O que se move vira “{name}”. Mais adiante: {meaning}',
  ],
  asker: [
    'Mais uma pergunta para {animal.the} num dia de {god}: que pequeno passo dá para dar primeiro?',
    'Com o jeito {animal.of}, teste a resposta numa coisa concreta; a palavra de hoje é {god}.',
    'Tome o hexagrama como espelho, {animal}. A palavra “{god}” mostra o que você deseja.',
  ],
  mansionOpening: [
    'Pelas Oito Mansões, seu trigrama de vida é {trigram}, {nature} ({n}), do {group}.',
    'O número de vida {n} quer dizer {trigram}, {nature}; pertence ao {group}.',
  ],
  groups: { east: 'grupo do Leste', west: 'grupo do Oeste' },
  mansionNames: {
    生气: 'Sopro Vital 生气',
    天医: 'Médico Celeste 天医',
    延年: 'Longos Anos 延年',
    伏位: 'Assento Próprio 伏位',
    祸害: 'Contratempo 祸害',
    六煞: 'Seis Aflições 六煞',
    五鬼: 'Cinco Fantasmas 五鬼',
    绝命: 'Destino Cortado 绝命',
  },
  mansion: {
    生气: ['O Sopro Vital fica {direction.in}: mesa ou porta voltada para lá ajuda a ficar desperto.'],
    天医: ['O Médico Celeste fica {direction.in}; com a cabeceira ali, o sono é firme.'],
    延年: ['Os Longos Anos ficam {direction.in}, bom canto para conversa a dois.'],
    伏位: ['O Assento Próprio fica {direction.in}: ficar a sós, ler, sentar em silêncio.'],
    祸害: ['O Contratempo fica {direction.in}; ponha armários ali e discuta em outro lugar.'],
    六煞: ['As Seis Aflições ficam {direction.in}: mantenha a ordem e não pendure espelho em frente.'],
    五鬼: ['Os Cinco Fantasmas ficam {direction.in}; confira fios e fogão, segurança antes de tudo.'],
    绝命: ['O Destino Cortado fica {direction.in}: não é lugar de dormir, móvel pesado serve.'],
  },
  starNames: {
    1: 'Um Branco 一白',
    2: 'Dois Preto 二黑',
    3: 'Três Jade 三碧',
    4: 'Quatro Verde 四绿',
    5: 'Cinco Amarelo 五黄',
    6: 'Seis Branco 六白',
    7: 'Sete Vermelho 七赤',
    8: 'Oito Branco 八白',
    9: 'Nove Púrpura 九紫',
  },
  starOpening: [
    'Em {year}, a estrela {n} senta no meio e as outras voam a partir dali.',
    'Os nove palácios de {year} têm o {n} no centro, e cada direção ganha ar novo.',
  ],
  star: {
    1: ['O Um Branco está {direction.in}: gente e movimento; um copo de água limpa, alguns livros.'],
    2: ['O Dois Preto está {direction.in}: descanso e ar fresco, nada de pilhas.'],
    3: ['O Três Jade está {direction.in}, onde as vozes sobem; uma cor quente suaviza.'],
    4: ['O Quatro Verde está {direction.in}: bom para escrever, ponha uma planta ou uma caneta.'],
    5: ['O Cinco Amarelo está {direction.in}; nada de escavar ou furar ali neste ano, o sossego faz bem.'],
    6: ['O Seis Branco está {direction.in}: decisões e viagens, um pequeno objeto de metal ajuda.'],
    7: ['O Sete Vermelho está {direction.in}: tranque as janelas e não prometa demais.'],
    8: ['O Oito Branco está {direction.in}: assuntos de casa e de comércio, mantenha claro.'],
    9: ['O Nove Púrpura está {direction.in}, lugar da alegria: acenda uma luz, receba gente.'],
  },
  quoteLine: '“{text}” ({source}).',
  quotes,
  lesson,
  question,
}
