import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const loveGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Duas pessoas de opinião: conversem e ninguém precisa ceder tudo.', 'Lado a lado, não cabeça a cabeça; guardem a disputa.'],
  劫财: ['Há mais olhos em você; deixe a dedicação aparecer.', 'Não troque a noite a dois pela turma.'],
  食神: ['Comam bem em companhia e, rindo, cheguem mais perto.', 'À vontade é quando você mais encanta.'],
  伤官: ['Língua rápida pode cortar: primeiro o elogio, depois o comentário.', 'O brilho atrai, a doçura segura.'],
  偏财: ['Os convites se acumulam; deixe o coração escolher um lugar.', 'Romance chega sem avisar; basta um ingresso ou uma flor.'],
  正财: ['Lâmpada trocada e carona para casa são declarações.', 'Falem de como querem viver; o futuro mora nos detalhes.'],
  七杀: ['Quem é mais forte recua meio passo, e já dá para respirar.', 'Frio na barriga demais? Dê três dias.'],
  正官: ['Compromisso merece conversa; levar a sério não tira nada.', 'Boas maneiras também podem ser quentes.'],
  偏印: ['Pensar longe demais espanta o amor; pergunte e sossegue.', 'Companhia calada não precisa de resposta a cada frase.'],
  正印: ['Receber cuidado é bom, abrace de volta.', 'Apresente seu amor aos mais velhos; uma bênção dá firmeza.'],
}

export const careerGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Colegas ajudam e espelham; tracem as fronteiras e empurrem.', 'Indo solo você voa, mas dê notícia nos marcos.'],
  劫财: ['Alguém estica a mão para o seu mérito: deixe rastro.', 'Que a rivalidade estimule; olhe a tarefa, não o vizinho.'],
  食神: ['As ideias vêm fáceis e, escritas, viram resultado.', 'Ensine o que sabe e seu nome circula em silêncio.'],
  伤官: ['A reforma é boa; apresente com suavidade.', 'Criação e texto brilham; a moldura pode esperar.'],
  偏财: ['Sola de sapato rende: faça mais uma visita.', 'Mantenha a flexibilidade; a notícia da sala ao lado traz uma pista.'],
  正财: ['Passo a passo vem o retorno; entregar no prazo é o que mais conta.', 'Calcule o custo e a chefia escuta.'],
  七杀: ['Tarefa difícil em três partes não mete medo.', 'Você ficou com o difícil; isso fica na memória.'],
  正官: ['Dever claro, canal certo: é para isso que a promoção olha.', 'Alinhe o objetivo com quem decide e poupe o retrabalho.'],
  偏印: ['Um saber raro acha utilidade; quanto mais fundo, mais raro.', 'Leia o caso antigo por outro ângulo, com as notas de rodapé.'],
  正印: ['Alguém com mais estrada mostraria a você; perguntar não tira ponto.', 'Certificados, cursos, arquivo: resolva cedo.'],
}

export const healthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Há fôlego para um jogo com os amigos.', 'Provar força desgasta; sente quando cansar.'],
  劫财: ['Na festa, beba menos e saia cedo sem culpa.', 'Os outros bagunçam seu ritmo, então proteja a hora de dormir.'],
  食神: ['O apetite está bom; mastigue devagar.', 'Cabeça leve descansa o corpo: sol e uma música cantarolada.'],
  伤官: ['Os pensamentos disparam; no papel, largam você.', 'Cabeça quente? Enxágue a boca antes de falar.'],
  偏财: ['Muita rua: leve água e um casaco.', 'Divirta-se e lembre o caminho da cama.'],
  正财: ['Hora fixa e porção certa: as palavras preferidas do seu corpo.', 'Não economize tempo pulando refeição.'],
  七杀: ['Pescoço e ombros duros gostam de água quente.', 'Dez expirações longas fazem mais que um café.'],
  正官: ['Regularidade é a cura e o despertador, a receita.', 'Sente com a coluna reta e suas costas agradecem.'],
  偏印: ['Muito pensar, sono leve; um escalda-pés puxa as ideias para baixo.', 'Ficar a sós restaura, mas não de porta trancada.'],
  正印: ['Bom para se recuperar: uma hora mais cedo na cama vale meio dia de folga.', 'Sopa e mingau: com jeitinho.'],
}
