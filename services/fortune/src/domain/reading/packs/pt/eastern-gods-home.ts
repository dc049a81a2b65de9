import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const wealthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Cada pessoa cuida da própria carteira; compra em comum se divide por igual.', 'Você não precisa gastar no nível dos amigos.'],
  劫财: ['Anote o que empresta e o que gasta, e economize nas aparências.', 'No barulho da liquidação, bolso fechado é o mais esperto.'],
  食神: ['Um trabalho manual pode render algo; antes, desfrute dele.', 'Dê a si uma boa comida e não desperdice nada.'],
  伤官: ['Ideias têm valor; acerte de quem são antes de publicar.', 'Pagar pela emoção de um instante logo dá arrependimento.'],
  偏财: ['Chances de lado: olhe muito, mexa pouco, entenda antes.', 'Favores vão e voltam; leve a conta na cabeça.'],
  正财: ['Salário e reconhecimento estão à vista; guarde uma parte, depois gaste.', 'Guardar devagar é o mais seguro; cada pouquinho conta.'],
  七杀: ['Distribua os gastos pesados; não engula tudo de uma vez.', 'Contorne os riscos grandes; sossego também é lucro.'],
  正官: ['Arquive os papéis e pague no vencimento.', 'O caminho oficial é mais lento e deixa dormir.'],
  偏印: ['Febre de colecionar? Escolha uma peça.', 'Compre paz de espírito, nunca preocupação.'],
  正印: ['O que se gasta aprendendo não se perde.', 'A economia dos mais velhos tem método; empreste o ouvido.'],
}

export const familyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Entre irmãos: diga de frente, não estoque.', 'Dividam as tarefas e ninguém se sente explorado.'],
  劫财: ['Ponham o dinheiro da família na mesa; assim os parentes seguem amigos.', 'Visita de novo? Pergunte se os outros estão cansados.'],
  食神: ['Faça o seu prato famoso e a risada vem junto.', 'Brinque um tempo com uma criança ou um bicho.'],
  伤官: ['Meio tom mais baixo com os mais velhos; o argumento espera.', 'A sala de casa não é tribunal; não é preciso ganhar.'],
  偏财: ['Leve uma surpresinha; o preço não importa.', 'Conte o que viu lá fora; em casa adoram ouvir.'],
  正财: ['Ponham em ordem as contas da casa e os dias clareiam.', 'Consertar aquela lâmpada diz mais que palavras bonitas.'],
  七杀: ['Deixe o calor do trabalho no capacho.', 'Alguém precisa decidir em casa: você, em voz baixa.'],
  正官: ['Cumpra a promessa feita em casa; ela pesa muito.', 'Regra de casa, tudo bem, com um sorriso.'],
  偏印: ['Diga que gostaria de ficar a sós; vão entender.', 'Fotos antigas facilitam certas conversas.'],
  正印: ['Ligue para a mãe ou para alguém mais velho e deixe falar até o fim.', 'A família segura você: sente um pouco ali e sinta a força.'],
}

export const studyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Aposte corrida com quem estuda junto; isso dá velocidade.', 'Seu método combina com você; fique com ele.'],
  劫财: ['Fuja da multidão: uma hora na mesa é o que mais vale.', 'Compartilhe as anotações e volta mais.'],
  食神: ['Deixe o interesse ir na frente e a matéria fica.', 'Explicar uma vez vale mais que ler três.'],
  伤官: ['Duvidar é bom, depois do livro-texto.', 'Um lampejo de frase: anote enquanto está quente.'],
  偏财: ['Curiosidades divertem; não perca a linha principal.', 'Você aprende melhor no local; vá ver.'],
  正财: ['Um capítulo conforme o plano e o progresso aparece.', 'Anotação limpa corta a revisão pela metade.'],
  七杀: ['Faça primeiro o que sabe, depois morda o difícil.', 'Nervosismo é combustível; respire antes de virar a página.'],
  正官: ['Siga o programa; não sair do tema compensa.', 'Entregue no prazo; quem ensina guarda nomes.'],
  偏印: ['Agora o canto obscuro; quanto mais fundo, mais gostoso.', 'Ideia de noite é esquisita: confira de dia.'],
  正印: ['Os clássicos e os professores merecem visita.', 'A memória está boa, então decore alguma coisa.'],
}
