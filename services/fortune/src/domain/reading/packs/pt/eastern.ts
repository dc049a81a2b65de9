import type { EasternPack } from '../../pack/eastern.ts'
import { familyGod, studyGod, wealthGod } from './eastern-gods-home.ts'
import { careerGod, healthGod, loveGod } from './eastern-gods-self.ts'
import { areaRelation } from './eastern-relations.ts'

export const eastern: EasternPack = {
  relation: {
    same: [
      '{branch} é o próprio ramo {animal.of}: {when}, qualidades e humores vêm em tamanho dobrado.',
      'Como um encontro consigo, {when} quem rege é {branch}; fica difícil não notar {animal.the}, então mantenha o passo firme.',
      'Em casa com {branch}, {animal.the} faz melhor {when} se assentar o coração e dispensar a prova de força.',
    ],
    union: [
      '{branch} dá a mão {animal.to} {when}; há quem queira ajudar, e há em você vontade de aceitar.',
      'Entre {branch} e {animal.the} corre harmonia, e {when} isso serve bem a encontros e acordos.',
      'Feito encaixe de marcenaria, {branch} se ajusta {animal.to}: {when}, vá em companhia.',
    ],
    trine: [
      '{branch} faz parte da tríade {animal.of}, e {when} parece haver um empurrãozinho nas costas.',
      'Almas parecidas se juntam em torno {animal.of} {when}, chamadas por {branch}.',
      'Três ramos fecham um círculo: {branch} empresta gente e fôlego {animal.to} {when}.',
    ],
    clash: [
      '{branch} fica de frente para {animal.the}, e {when} as coisas podem mudar de lugar; planos frouxos viajam melhor.',
      'Caminho esburacado: {branch} se choca com {animal.the} {when}. Primeiro o equilíbrio, depois o movimento.',
      'Melhor mudar do que ser mudado, pensa {animal.the}; {branch} empurra {when}.',
    ],
    punish: [
      '{branch} passa a mão {animal.in} a contrapelo {when}: talvez a discussão seja de você com você, então deixe a palavra dar uma volta antes de sair.',
      'Regras e papéis pedem duas leituras {when}, já que {branch} e {animal.the} se beliscam.',
      'É só um espinho pequeno: {branch} na pata {animal.of} {when}. Não puxe com força.',
    ],
    harm: [
      '{branch} e {animal.the} se entendem mal {when}; o problema cresce onde as coisas não foram ditas com clareza.',
      'Leve você o seu recado {when}; {animal.the} e {branch} não se dão bem com intermediários.',
      'Um pouco mais de cuidado, um pouco menos de suspeita: é o jeito {animal.of} conviver com {branch} {when}.',
    ],
    break: [
      '{branch} lasca uma ponta do plano {animal.of} {when}, e a peça mudada talvez encaixe melhor.',
      'Coisa velha e hábito velho podem ir embora {when}: {branch} afrouxa o que já não serve {animal.to}.',
      'Solto não é quebrado. {branch} abre uma fresta para {animal.the} {when}.',
    ],
    plain: [
      '{branch} deixa {animal.the} em paz {when}: sem vento nem onda, siga na sua.',
      'Com educação, {animal.the} e {branch} passam um pelo outro; {when} quase tudo depende do seu ritmo.',
      'Sem ajuda nem estorvo de {branch}, {animal.the} rende mais {when} com a cabeça de todo dia.',
    ],
  },
  god: {
    比肩: [
      'O tronco {stem} é o seu Amigo 比肩: gente do seu tamanho se aproxima, então dividam o peso.',
      'Suas opiniões ganham firmeza com {stem}, o Amigo 比肩; ao topar com outra opinião firme, escute até o fim.',
    ],
    劫财: [
      'Com {stem} como Rival 劫财, há movimento e alguém querendo uma fatia; guarde recibos, de dinheiro e de afeto.',
      '{stem}, o Rival 劫财, traz garra e empurra-empurra. Ceda um palmo e fique com o chão.',
    ],
    食神: [
      'O tronco {stem} é o Deus da Alimentação 食神: boa comida, cabeça livre e ideias que nascem do sossego.',
      'Devagar se vai com {stem}, o seu Deus da Alimentação 食神; há coisas que cozinham por si.',
    ],
    伤官: [
      '{stem} como Oficial que Fere 伤官 deixa o talento à mostra e a língua afiada; deixe algo para os outros dizerem.',
      'Quebre o molde se for preciso, sugere {stem}, o Oficial que Fere 伤官, mas aprenda o molde antes.',
    ],
    偏财: [
      'As chances estão na rua enquanto {stem} é a sua Riqueza Indireta 偏财; a boa vontade chega antes da calculadora.',
      '{stem}, a Riqueza Indireta 偏财, abre a vista: antes de agir, pergunte se a base aguenta.',
    ],
    正财: [
      'Com {stem} como Riqueza Direta 正财, cada sulco dá a sua espiga; quem faz conta com cuidado mostra que sabe.',
      'Sólido é a palavra: na hora, por inteiro, como combinado, pois {stem} é a Riqueza Direta 正财.',
    ],
    七杀: [
      'A pressão batuca, já que {stem} traz as Sete Matanças 七杀; termine primeiro a peça mais dura.',
      'Quem ousa carregar ganha respeito sob {stem}, das Sete Matanças 七杀. Solte o ar no meio.',
    ],
    正官: [
      'Cargo e dever vêm em par com {stem}, o Oficial Direto 正官; seguir o regulamento é o caminho leve.',
      'Com pontualidade e palavra, você ganha confiança, diz {stem} como Oficial Direto 正官.',
    ],
    偏印: [
      'Os palpites estão finos com {stem} como Recurso Indireto 偏印; anote o que vier quando estiver a sós.',
      'Assuntos estranhos chamam você sob {stem}, o Recurso Indireto 偏印. Não deixe a preocupação sufocar o fazer.',
    ],
    正印: [
      'Alguém protege suas costas e há um livro para ler: {stem} é o Recurso Direto 正印, então deixe a mente assentar.',
      'Feito um edredom grosso chega {stem}, o Recurso Direto 正印: bom para perguntar, estudar, se recuperar.',
    ],
  },
  officer: [
    ['Dia de Fundar 建 gosta de começos de tamanho modesto; a grande obra pode esperar.', 'A energia sobe: saia, encontre gente, abra um caderno novo.'],
    ['Dia de Remover 除 é para varrer, tanto pó quanto preocupação.', 'Jogue fora uma coisa que você não usa mais; isso abre espaço.'],
    ['Dia de Encher 满 combina com colheita e reunião; xícara cheia demais transborda, então deixe algo sem dizer.', 'Há mais que o bastante na tigela. Repartido, cheira melhor.'],
    ['Dia de Nivelar 平 é para consertar caminhos; sem as lombadas pequenas, o grande rola.', 'Hoje, nada de disputa: melhor tapar um buraco.'],
    ['Dia de Firmar 定 fixa termos e regras; o que você decidiu fica decidido.', 'Assine, finalize, marquem uma hora.'],
    ['Dia de Segurar 执 quer continuidade; não solte esse fio.', 'Um assunto até o fim vale mais que três começos.'],
    ['Dia de Romper 破 desmonta mais do que monta, bela hora para consertos.', 'Quebrar um hábito velho ganha de qualquer promessa nova.'],
    ['Dia de Cautela 危 pede passos cuidadosos no alto; quem presta atenção pisa seguro.', 'Vá devagar no trecho íngreme; a vista também está lá.'],
    ['Dia de Concluir 成 completa as coisas; crave a data que vive escapando.', 'O canal está cavado e a água vem: diga o que era para dizer.'],
    ['Dia de Recolher 收 traz para dentro mercadoria e cobrança, nada de luxo.', 'Busque o que ficou espalhado, peça por peça.'],
    ['Dia de Abrir 开 abre portas, lojas, bocas e janelas.', 'O caminho está livre; quem parte primeiro vê primeiro.'],
    ['Dia de Fechar 闭 deixa a porta trancada: remendar, guardar, dormir cedo.', 'Guarde um segredo para você e descanse antes da próxima abertura.'],
  ],
  areaGod: {
    love: loveGod,
    career: careerGod,
    wealth: wealthGod,
    health: healthGod,
    family: familyGod,
    study: studyGod,
  },
  areaRelation,
  bestDay: [
    'O mais afinado é o dia {day}, pilar {stem} {branch}: ponha ali o que importa.',
    'Macio mesmo é o dia {day}, sob {stem} {branch}, feito para encontros e decisões.',
  ],
  carefulDay: [
    'O compasso aperta no dia {day}, com {stem} {branch}; um compromisso a menos, um pouco mais de sono.',
    'Ao encontrar {stem} {branch} no dia {day}, segure em vez de empurrar e guarde meia frase.',
  ],
  yearStar: {
    same: ['Em {year}, o ramo do ano {branch} é o próprio ramo {animal.of}: ano para se arrumar por dentro antes de montar o resto.'],
    union: ['Em {year}, o ramo do ano {branch} está em harmonia com {animal.the}; o tesouro é a companhia, então se apoie e alargue o passo.'],
    trine: ['Em {year}, o ramo do ano {branch} completa a tríade {animal.of}; as pessoas se juntam, então faça de uma ideia algo para muita gente.'],
    clash: ['Em {year}, o ramo do ano {branch} fica de frente para {animal.the}; mudanças aparecem bastante e, arrumadas por você, não assustam.'],
    punish: ['Em {year}, o ramo do ano {branch} belisca {animal.the}; a lição é fazer as pazes com você, e ir pela regra pesa menos.'],
    harm: ['Em {year}, o ramo do ano {branch} se desencontra {animal.of}; fale com clareza e lustre uma amizade antiga.'],
    break: ['Em {year}, o ramo do ano {branch} afrouxa a velha moldura {animal.of}: pequenos consertos, outro jeito de viver.'],
    plain: ['Em {year}, o ramo do ano {branch} deixa {animal.the} à vontade; em estrada plana, juntar habilidade rende mais que esperar.'],
  },
}
