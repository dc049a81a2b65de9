import type { Pool, Twelve } from '../../pack/text.ts'

export const moonLove: Twelve<Pool> = [
  ['Você comove mais sendo como é; não precisa baixar o volume por ninguém.', 'Se gosta, chegue mais perto. O olhar convence melhor que a cantada.'],
  ['Uma comida feita com carinho diz mais que dez frases doces.', 'Dê segurança pelo que faz, e guarde também a sua linha.'],
  ['Conversem duas frases além do necessário; é aí que brota.', 'Bateu saudade? Escreva. Não deixe a pessoa adivinhar.'],
  ['Mostre o seu dia comum; um sofá dividido pode ser romântico.', 'Na mágoa, conte primeiro o sentimento e depois as razões.'],
  ['Dia de encontro, nem que seja o caminho mais longo para casa, de propósito.', 'Quem está sem par pode tropeçar em alguém engraçado.'],
  ['Cuidar é lembrar: quem sente frio fácil, quem detesta coentro.', 'Crítica não é cuidado. Experimente o elogio.'],
  ['Terminem a conversa olho no olho e vocês avançam uma casa.', 'Alguém espera ouvir em que pé vocês estão; fale com gentileza e clareza.'],
  ['Intimidade pede coragem: mostre o ponto mais macio à pessoa certa.', 'Antes do ciúme, pergunte do que você tem medo de fato.'],
  ['Planejem uma viagenzinha; só o planejar já é gostoso.', 'Comparem aquilo em que acreditam, dando risada.'],
  ['Ter muito o que fazer, tudo bem; avisar antes é melhor.', 'Ninguém em casa é seu funcionário; deixe a eficiência na porta.'],
  ['Algo pode começar entre amigos; seja antes boa companhia.', 'Deem espaço um ao outro e a saudade cresce por si.'],
  ['Pense em alguém em paz; a pessoa nem precisa saber.', 'Deixe um amor antigo passar como água e ir embora de novo.'],
]

export const moonCareer: Twelve<Pool> = [
  ['Pegue a parte difícil; vão lembrar de quem pegou.', 'Na direção, confie na primeira impressão; nos detalhes, na tarde.'],
  ['Preço, horas e resultado por escrito: assim se reconhece quem é do ramo.', 'Hoje ganha o trabalho lento; qualidade é sua melhor carta.'],
  ['Um “por quê” a mais na reunião poupa uma semana de retrabalho.', 'Leia o e-mail duas vezes; um erro de digitação rouba a cena.'],
  ['Você rende onde se sente em casa; se puder, trabalhe lá.', 'Acalme a equipe e o cronograma vem atrás.'],
  ['Apresente a ideia meio maluca; alguém agarra.', 'Conte o relatório como uma história e todo mundo se ajeita na cadeira.'],
  ['Deixe a lista reger; riscar é metade da graça.', 'Aproveite e conserte aquela falha velha do processo.'],
  ['Bom para negociar: ponha primeiro na mesa o que o outro lado quer.', 'Peça a alguém da equipe que olhe o seu ponto cego.'],
  ['Pesquisa, números, causas: cave.', 'Tranque o arquivo delicado; diga em pessoa a frase delicada.'],
  ['Olhe além do trimestre e a escolha de hoje fica mais fácil.', 'Ligar setores, ou idiomas, é com você.'],
  ['Olhos de cima vão passar; ponha os resultados na vitrine.', 'Não adie o parecer; dê com calma.'],
  ['Chame uma roda rápida: muitas cabeças vencem uma porta fechada.', 'Reveja hoje o projeto longo; a direção conta mais que a velocidade.'],
  ['O trabalho de bastidor flui; o botão de mudo é sua melhor ferramenta.', 'Na dúvida, não prometa nada e responda de manhã.'],
]

export const moonWealth: Twelve<Pool> = [
  ['O que você gasta com você deve durar.', 'Deixe o impulso dormir no carrinho.'],
  ['Dez minutos de contas clareiam o dia inteiro.', 'Compare antes de pedir; a economia é de verdade.'],
  ['Assinaturas pequenas são as que mais vazam; conte todas.', 'Pergunte a quem entende; essa resposta vale dinheiro.'],
  ['Meça o cômodo e o orçamento antes de comprar para a casa.', 'Há juízo na economia dos mais velhos.'],
  ['Dê um teto à diversão e ela diverte mais.', 'Talento também rende: comece minúsculo.'],
  ['Gaste até o fim antes de repor; estoque ocupa espaço.', 'Ponha os custos fixos em ordem e risque o último.'],
  ['Com dinheiro a dois, a regra vem antes da amizade.', 'Você não precisa pegar toda conta; ela dá a volta.'],
  ['A conta conjunta quer ser olhada justo hoje.', 'Anote quem adiantou o quê e nada fica pairando.'],
  ['Cursos e viagens compensam se você usar.', 'Não cobice números grandes ao longe; some os de perto.'],
  ['O assunto é salário? Deixe os resultados abrirem a conversa.', 'O objeto de exibir vale o preço, sinceramente?'],
  ['Comprem em grupo, e só o que já queriam.', 'Ouça as dicas da turma e decida por conta própria.'],
  ['Olhe o saldo, não as cotações.', 'Uma gentileza pequena e sem nome custa pouco e aquece muito.'],
]

export const moonHealth: Twelve<Pool> = [
  ['Movimento acorda você; vinte minutos animados bastam.', 'Olhos e testa cansam primeiro; olhe para longe.'],
  ['Coma mais devagar, a garganta e a barriga agradecem.', 'Café da manhã na hora é o chão em que o dia pisa.'],
  ['Solte os ombros, gire os punhos entre um e-mail e outro.', 'Três respirações fundas; e, com tanta conversa, beba água.'],
  ['Sopa faz bem ao humor; chegue em casa a tempo de um prato.', 'Seu estômago escuta, então nada de preocupação à mesa.'],
  ['Uma boa gargalhada vale mais que um cochilo; vá atrás.', 'Costas retas, peito aberto, coração mais leve.'],
  ['Horário certo é a receita; pare quando for hora.', 'Pule uma garfada gordurosa e sinta a diferença.'],
  ['Arrume companhia para o exercício e você não larga.', 'A lombar quer que você levante para buscar água.'],
  ['Um escalda-pés tira o dia de dentro de você.', 'Noite virada é o que mais custa; deixe para a manhã.'],
  ['Vá para onde é amplo; as pernas e o ânimo gostam.', 'Pare com três quartos do estômago e você vai mais longe.'],
  ['Joelhos e coluna carregaram muito: cinco minutos de alongamento.', 'Esqueceu de comer? Ponha um alarme para o almoço.'],
  ['Areje o ambiente e saia da tela uma vez por hora.', 'Gire os tornozelos; quando o sangue anda, o humor anda.'],
  ['Ponha o sono em dia hoje, nem que sejam quinze minutos depois do almoço.', 'Menos café, mais água, sonhos mais calmos.'],
]
