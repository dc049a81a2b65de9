import type { BaziPack } from '../../pack/bazi.ts'

export const dayMaster: BaziPack['dayMaster'] = {
  甲: {
    traits: ['Retidão', 'Responsabilidade firme', 'Vontade de subir', 'Difícil de dobrar'],
    portrait: 'A Madeira Jia é árvore alta, para cima até a luz e para baixo com a raiz. Você tem espinha e cumpre o prometido até o fim; admitir que precisa de sombra custa mais.',
  },
  乙: {
    traits: ['Flexibilidade', 'Jeito com gente', 'Finura', 'Sabe ceder'],
    portrait: 'A Madeira Yi é trepadeira e flor, e cresce por qualquer fresta. Você sabe contornar e sabe subir; a sua força é não quebrar.',
  },
  丙: {
    traits: ['Calor', 'Abertura', 'Mãos largas', 'Ânimo que pega'],
    portrait: 'O Fogo Bing é o Sol e não pergunta sobre quem brilha. Você aquece a sala ao entrar; lembre que se pôr também é natural.',
  },
  丁: {
    traits: ['Atenção', 'Inspiração', 'Aconchego', 'Maciez por fora, clareza por dentro'],
    portrait: 'O Fogo Ding é lâmpada para um quarto ou para uma pessoa. Você vê o canto que escapa aos outros e, no vento, precisa de uma mão em volta da chama.',
  },
  戊: {
    traits: ['Firmeza', 'Fidelidade', 'Amplidão', 'Peso'],
    portrait: 'A Terra Wu é montanha; estar ali já é promessa. As pessoas se sentem seguras com você, e as palavras podem virar pedra por dentro, então deixe um riacho correr por cima.',
  },
  己: {
    traits: ['Modéstia', 'Senso prático', 'Nutrição', 'Delicadeza de espírito'],
    portrait: 'A Terra Ji é horta que cria o que cair nela. Com você os outros vicejam; guarde um canteiro para si.',
  },
  庚: {
    traits: ['Decisão', 'Lealdade firme', 'Linha reta', 'Aguenta a têmpera'],
    portrait: 'O Metal Geng é espada ainda sem fio, de som claro e osso duro. Você ama e detesta com nitidez; uns fogos depois, o fio aprende a bainha.',
  },
  辛: {
    traits: ['Refinamento', 'Olhar agudo', 'Exigência de qualidade', 'Altivez'],
    portrait: 'O Metal Xin é joia que teme poeira e não olhares. Você nasceu com a régua do bom e do melhor; use com leveza, e nem sempre em si.',
  },
  壬: {
    traits: ['Inteligência', 'Coração grande', 'Muitos recursos', 'Asas soltas'],
    portrait: 'A Água Ren é rio e mar, e leva histórias enquanto corre. Você pensa longe e comporta muito; com duas margens, nada inunda.',
  },
  癸: {
    traits: ['Quietude', 'Empatia fina', 'Imaginação rica', 'Nutre em silêncio'],
    portrait: 'A Água Gui é orvalho, que cai sem som e tudo percebe. Você sente nos mínimos detalhes; não tome toda nuvem que passa pela sua própria chuva.',
  },
}

export const spirits: BaziPack['spirits'] = {
  天乙贵人: 'O Nobre Protetor 天乙贵人 está no mapa: no aperto, mãos se estendem, então estenda as suas também.',
  太极贵人: 'O Grande Supremo 太极贵人 dá gosto por perguntas profundas; no silêncio elas se abrem.',
  文昌贵人: 'Wenchang 文昌, a estrela das letras: ler e escrever são o seu forte.',
  天德贵人: 'A Virtude Celeste 天德: com bom coração, você costuma achar o caminho por fora.',
  月德贵人: 'A Virtude Mensal 月德: você trata as pessoas com calor, e ele volta.',
  禄神: 'A estrela do Salário 禄神: as suas próprias mãos alimentam bem você.',
  羊刃: 'A Lâmina 羊刃: ímpeto e ousadia; lâmina quer bainha e raiva quer freio.',
  金舆: 'A Carruagem de Ouro 金舆: sentido de dignidade no dia a dia e apoio na vida a dois.',
  桃花: 'A Flor de Pessegueiro 桃花: charme e simpatia; a arte é a fidelidade.',
  驿马: 'O Cavalo do Correio 驿马: muito vaivém, e cada partida tem a sua vista.',
  华盖: 'O Dossel 华盖: gosto do silêncio e talento, com mais riqueza a sós.',
  将星: 'O General 将星: na hora decisiva, você segura a linha.',
  劫煞: 'O Salteador 劫煞: vá com cuidado e tenha reserva, de dinheiro e de paciência.',
  红鸾: 'A Fênix Vermelha 红鸾: ocasiões felizes vivem cruzando o seu caminho.',
  天喜: 'A Alegria Celeste 天喜: animar os outros é dom de nascença.',
  孤辰: 'A Hora Solitária 孤辰: você carrega as coisas por conta própria; deixe a porta encostada.',
  寡宿: 'A Pousada Quieta 寡宿: com calma e domínio, você acende o próprio fogo.',
  魁罡: 'O Comandante 魁罡: firmeza e decisão; um pouco de largueza acrescenta peso.',
  空亡: 'O Vazio 空亡: certos desejos são como segurar água, claros quando se solta.',
}
