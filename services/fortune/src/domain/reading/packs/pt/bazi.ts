import type { BaziPack } from '../../pack/bazi.ts'
import { dayMaster, spirits } from './bazi-stems.ts'

export const bazi: BaziPack = {
  dayMasterName: '{stem}, {element}',
  dayMaster,
  spirits,
  strength: {
    weak: [
      'É delicada a força {element.of}, um broto em primavera fria: antes alimento e companhia, depois o uso.',
      'Rasa é a raiz {element.of}; pedir força emprestada não é vergonha, e descansar é uma arte.',
    ],
    balanced: [
      'Há equilíbrio {element.in}: dá para empurrar e dá para segurar, sem pender para um lado.',
      'Bem repartida, a força {element.of} não pede reforço nem escoadouro, só o próprio ritmo.',
    ],
    strong: [
      'Transborda a força {element.of}, como um lago cheio; com uma saída, vira paisagem.',
      'Sobra força {element.in}: vontade e energia andam altas, então dê, crie, assuma.',
    ],
  },
  reasoning: {
    inSeason: 'O ramo do mês {branch} alimenta o mestre do dia ({element}): ele está na sua estação.',
    outOfSeason: 'O ramo do mês {branch} não alimenta o mestre do dia ({element}): ele está fora de estação.',
    roots: 'Ramos, além do mês, em que ele se enraíza: {n}.',
    allies: 'Outros troncos iguais a ele ou que o geram: {n}.',
    support: 'Cerca de {percent}% do mapa sustenta o mestre do dia.',
    favourable: 'Por isso, o que traz equilíbrio: {list}.',
    structures: {
      following: 'Outra escola pode ver aqui algo mais: nem os troncos nem os ramos sustentam o mestre do dia, então seria um mapa seguidor (从格), que vai com a corrente e prefere {list}. Esta leitura fica com o equilíbrio.',
      'near-following': 'Outra escola pode ver aqui algo mais: só um vestígio num ramo ainda sustenta o mestre do dia, então ele se aproxima de um mapa seguidor (假从), que vai com a corrente e prefere {list}. Esta leitura fica com o equilíbrio.',
      dominant: 'Outra escola pode ver aqui algo mais: quase todo o mapa sustenta o mestre do dia, então seria um mapa dominante (专旺), que vai com a própria força e prefere {list}. Esta leitura fica com o equilíbrio.',
    },
  },
  favour: {
    wood: [
      'A Madeira equilibra o seu mapa: plantas, leitura, luz da manhã, uma caminhada para o leste.',
      'Cultive algo na janela e aprenda um ofício que leve tempo; os dois são Madeira.',
    ],
    fire: [
      'O Fogo desperta o seu mapa: sol, um palco, risada alta.',
      'Ande com gente calorosa e leve as ideias para onde há luz; esse é o seu Fogo.',
    ],
    earth: [
      'A Terra firma o seu mapa: horário certo, comida caseira, um lugar para onde voltar.',
      'Um canto fixo e uma hora fixa trazem Terra; devagar é firme.',
    ],
    metal: [
      'O Metal apara o seu mapa: fazer limpeza, treinar a fala, manter um princípio.',
      'Dê nome aos seus limites e afie uma habilidade até cortar, aí está o Metal.',
    ],
    water: [
      'A Água umedece o seu mapa: sair, ouvir, pensar até o fim à beira de um rio.',
      'Viagem, escrita e noites que começam cedo dão leito ao pensamento, como a Água pede.',
    ],
  },
  rich: {
    wood: ['A Madeira lidera com cerca de {percent}%: bondade e crescimento fortes, cuide da poda.'],
    fire: ['O Fogo lidera com cerca de {percent}%: calor e cortesia, com atenção para não se queimar.'],
    earth: ['A Terra lidera com cerca de {percent}%: solidez e lealdade, não se deixe soterrar.'],
    metal: ['O Metal lidera com cerca de {percent}%: decisão e justiça, deixe lugar para a maciez.'],
    water: ['A Água lidera com cerca de {percent}%: clareza e movimento, construa uma margem para ela.'],
  },
  lacking: {
    wood: ['Nenhuma Madeira entre os caracteres: paciência e planos se plantam por hábito, comece com um pequeno.'],
    fire: ['Nenhum Fogo entre os caracteres: o calor é você quem acende, a partir de um elogio.'],
    earth: ['Nenhuma Terra entre os caracteres: faça a sua calma com horas fixas e um lugar fixo.'],
    metal: ['Nenhum Metal entre os caracteres: treine o “está decidido” nas miudezas.'],
    water: ['Nenhuma Água entre os caracteres: deixe um tempo sem propósito e veja correr.'],
  },
  complete: [
    'Os cinco elementos estão presentes: você se dá com todo mundo, difícil é escolher.',
    'Nenhum dos cinco falta; sobre base tão firme, uma especialidade vai sobressair.',
  ],
  monthGod: {
    比肩: ['{god} no tronco do mês: você anda com os próprios pés e aprende mais com seus iguais.'],
    劫财: ['{god} no tronco do mês: ousadia; acertadas as partes, nada segura você.'],
    食神: ['{god} no tronco do mês: bondade e talento, seu lugar se ganha com ofício e boa vontade.'],
    伤官: ['{god} no tronco do mês: graça à vista; inventar é a sua tigela de arroz, e o tato é a borda.'],
    偏财: ['{god} no tronco do mês: jeito com gente, e as chances saem da multidão.'],
    正财: ['{god} no tronco do mês: economia e ordem; a confiança alheia é o capital mais grosso.'],
    七杀: ['{god} no tronco do mês: sangue-frio sob pressão, quanto mais duro o jogo, mais você aparece.'],
    正官: ['{god} no tronco do mês: regras e bom nome; dentro de um sistema você sobe com firmeza.'],
    偏印: ['{god} no tronco do mês: cabeça incomum, e a sua avenida é uma rua lateral.'],
    正印: ['{god} no tronco do mês: gosto de aprender e simpatia; saber e gente mais velha são o guarda-chuva.'],
  },
  luckGod: {
    比肩: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: hora de ficar de pé por conta própria e achar a sua turma.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: os próprios ombros e gente no mesmo rumo.'],
    劫财: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: muita gente, muitas chances, guarde medida e contas.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: anos ousados; contrato antes da sociedade.'],
    食神: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: os dons florescem e os dias têm sabor.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: o que você ama vira a sua marca.'],
    伤官: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: mudança e expressão são a linha mestra.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: a sua voz é ouvida, então afine.'],
    偏财: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: o mundo alarga e cada viagem traz algo.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: o dobro de paisagens e de amigos, um coração.'],
    正财: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: tempo de casa e lar.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: trabalho constante põe tijolo sobre tijolo.'],
    七杀: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: peso grande, crescimento rápido, cuide-se.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: tarefas duras dão polimento; marque as pausas.'],
    正官: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: nome e dever sobem um degrau.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: você carrega bem, e o bom nome vai na frente.'],
    偏印: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: ir mais fundo, pesquisar, arrumar por dentro.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: cave para dentro até a água que ninguém mais tem.'],
    正印: ['De {from} a {to}, pilar {stem} {branch}, com {god} à frente: ajuda e estudo, a quietude combina.', 'Dez anos de {stem} {branch} ({from}–{to}), palavra-guia {god}: livros e gente experiente à mão, a mente alarga.'],
  },
  luckSuits: {
    good: ['O tronco é {element}, bem o que equilibra você, então faça um pouco mais enquanto dura.', '{element.def} ajuda, e neste trecho o vento vem de trás.'],
    plain: ['O tronco é {element}, nem lá nem cá; o que decide é onde você empurra.', '{element.def} não pesa para lado algum: siga no mesmo passo.'],
    hard: ['O tronco é {element} e puxa um pouco; mais devagar e mais exato, nenhum esforço se perde.', 'Carga alta de {element}: este trecho é para cuidar de corpo e mente.'],
  },
  periodSuits: {
    good: ['{element.def} é o que o seu mapa gosta de receber, e {when} há bastante: mova o que queria mover.', 'Com {element} a favor, o trabalho sai fácil; faça primeiro o difícil.'],
    plain: ['{element.def} dá o tom {when}, sem ajudar nem pesar no seu mapa. Como sempre, então.', 'Humor parelho vem {element.ofDef}: não há por que correr.'],
    hard: ['{element.def} pesa um pouco no seu mapa {when}; uma promessa a menos, um fôlego a mais.', 'Com carga alta de {element}, guarde o que tem e poupe força para a única coisa que conta.'],
  },
}
