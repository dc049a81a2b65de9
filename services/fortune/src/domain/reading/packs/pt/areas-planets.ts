import type { Pool, Twelve } from '../../pack/text.ts'

export const venusLove: Twelve<Pool> = [
  ['Vênus está do seu lado do céu e o charme não dá trabalho: receba a gentileza com graça.', 'Está fácil gostar de você; vista o que tem a sua cara.'],
  ['Vênus cuida do bolso e o afeto fica palpável; juntar dinheiro a dois também é jura.', 'Quem esquenta devagar vai mais longe nesta fase.'],
  ['Vênus viaja com o correio: bilhete, áudio, uma palavra na geladeira.', '“Chegue bem em casa” é toda a poesia de que se precisa agora.'],
  ['Vênus se muda para a sua casa; deixe os dias quentinhos e está tudo declarado.', 'Conhecer a família, pintar o quarto: o romance por ora mora dentro de casa.'],
  ['Vênus ilumina a casa do amor e o coração dá mais pulos; aproveite.', 'Casais podem reviver o começo, solteiros podem dar as caras.'],
  ['Vênus se esconde nas tarefas: uma carona até a estação, uma panela de mingau.', 'Alguém do trabalho ou do café de sempre merece um segundo olhar.'],
  ['Vênus brilha nas parcerias: alguém vem até o meio do caminho; deixe ver que você também anda.', 'Boas semanas para falar do futuro na primeira pessoa do plural.'],
  ['Vênus vai fundo e o bem-querer fica forte; o ingresso é a franqueza.', 'A intimidade desce um andar; segredo só em mãos seguras.'],
  ['Vênus voa longe, e o coração pode ir junto: distância e sotaque têm seu encanto.', 'Aprender algo lado a lado faz o amor crescer.'],
  ['Vênus admira quem carrega a sua parte; seja essa pessoa.', 'O tema é assumir em público; apresentem-se com a voz mais doce.'],
  ['Vênus anda entre amigos: primeiro a turma, depois o coração.', 'Um tom doce numa amizade ainda não precisa de nome.'],
  ['Vênus fica nos bastidores; o carinho calado é precioso, mas mencione de vez em quando.', 'Cultive o afeto em paz e não confunda solidão com amor.'],
]

export const marsCareer: Twelve<Pool> = [
  ['Marte acende você: é arrancada atrás de arrancada, então veja onde os outros estão.', 'Terreno novo é para você abrir; deixe a miudeza.'],
  ['Marte quer pagamento pelo ofício; acerte deveres e recompensa em palavras simples.', 'Gaste o gênio forte afiando uma habilidade.'],
  ['Marte afia a língua; ganhe o argumento e deixe uma saída.', 'Muitas saídas curtas: ponha as conversas na agenda também.'],
  ['Marte segura a retaguarda, boa hora para reforçar alicerces.', 'Casa e escritório puxam ao mesmo tempo; trace a linha primeiro.'],
  ['Marte dá choque nas ideias: construa, depois melhore.', 'O palco anda gostando de quem brinca, e isso inclui você.'],
  ['Marte limpa a pilha do dia; só não faça tudo por conta própria.', 'Tarefa por tarefa, você vira o motor da equipe.'],
  ['Marte batuca na mesa: rivais e aliados sentam juntos, então diga as regras.', 'Com gente de opinião forte, pergunte em vez de rebater.'],
  ['Marte desce abaixo da superfície, onde seu fôlego quebra a parte mais dura.', 'Antes de mexer no que é dos outros, consiga o aval.'],
  ['Marte mira longe: provas, editais, mercados novos.', 'Meta alta, ótimo; o primeiro quilômetro se corre hoje.'],
  ['Marte está no topo do seu mapa; mostre fio e tato juntos.', 'Quem manda está vendo: nem fure a fila nem fique para trás.'],
  ['Marte puxa uma arrancada coletiva; ache a meta que é de todos.', 'Seu entusiasmo pega; use no plano longo.'],
  ['Marte treina escondido; disputa velada não leva a lugar algum.', 'Pise de leve; quem se prepara ri depois.'],
]

export const jupiterWealth: Twelve<Pool> = [
  ['Júpiter sorri para você em pessoa; com mais chances, a arte é escolher.', 'O esforço que você põe em si não perde o valor.'],
  ['Júpiter mostra mais de um caminho; só conta o que fica.', 'Mão aberta esvazia rápido, então diga quanto vai guardar.'],
  ['Júpiter traz saber e contatos; essa é a sua água corrente.', 'Escrever ou ensinar pode render; teste em passos curtos.'],
  ['Júpiter está sentado em casa; dinheiro gasto em morar costuma voltar como conforto.', 'Faça um apanhado das coisas da família; conversa sobre imóvel leva tempo.'],
  ['Júpiter faz cócegas no hobby até sair um trocado; não aposte tudo nisso.', 'Verba para diversão é boa até estourar.'],
  ['Júpiter premia a diligência, centavo por centavo.', 'Cada hora que a rotina economiza é renda também.'],
  ['Júpiter manda ajuda vestida de parceria; leia as condições.', 'Cultivar algo em conjunto vale mais que dois cantinhos.'],
  ['Júpiter guarda o pote comum; emprestem e dividam à luz do dia.', 'Confiança é capital; use para aquilo que lhe deram.'],
  ['Júpiter alarga o horizonte e surge um caminho ou dois.', 'Aprender um ofício é onde o dinheiro fica mais firme.'],
  ['Júpiter ergue primeiro o seu nome; a recompensa vem depois.', 'Cargo e salário merecem conversa; antes, capriche no trabalho.'],
  ['Júpiter junta gente: muitas mãos, partes justas.', 'A roda certa importa mais que um segundo emprego.'],
  ['Júpiter protege a retaguarda; com medida, sempre há algo na despensa.', 'Fale menos, guarde mais, deixe uma reserva.'],
]

export const sunHealth: Twelve<Pool> = [
  ['O Sol está com você: bateria cheia, então não gaste de uma vez.', 'Seu corpo responde rápido nestas semanas, bom para começar um esporte.'],
  ['Comida simples em hora certa faz mais que suplemento enquanto o Sol alimenta você.', 'Garganta e nuca gostam de mimo: sono e algo quente de beber.'],
  ['Os pensamentos enxameiam sob este Sol; largue o celular antes de deitar.', 'Ande e pense ao mesmo tempo, juntas e ideias se soltam.'],
  ['Dormir é o melhor tônico agora: um quarto mais escuro e mais quieto.', 'Sentimento puxa o estômago; prefira pratos quentes.'],
  ['Brincar também é cuidado; pegue sol e sue um pouco.', 'Empolgação também precisa de pausa; repare no quanto o coração trabalha.'],
  ['O Sol pede rotina: monte uma e marque o check-up atrasado.', 'Trate cedo os pequenos incômodos; o corpo está disposto.'],
  ['Gente esgota a bateria; guarde uma hora que seja sua.', 'Esporte a dois combina com a época, um não deixa o outro faltar.'],
  ['Você se recupera bem, contanto que durma.', 'Menos gordura, menos pimenta, e conte a alguém o que anda na cabeça.'],
  ['O ar livre é a academia destas semanas.', 'O apetite cresce com a paisagem; pouse o garfo a tempo.'],
  ['Muito peso lá em cima: solte os ombros e converse com alguém.', 'Escreva descanso na agenda, com o mesmo posto das reuniões.'],
  ['Trilha ou jogo com amigos, e o humor se alonga também.', 'Nada de heroísmo nos jantares; panturrilha e tornozelo querem uso.'],
  ['Desacelerar é o pedido do corpo; escute.', 'Cuidado quieto combina: banho, silêncio, cama cedo.'],
]
