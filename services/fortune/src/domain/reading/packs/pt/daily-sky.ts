import type { DailyPack } from '../../pack/daily.ts'

export const aspects: DailyPack['aspects'] = {
  conjunction: [
    'Ombro a ombro, {a.the} e {b.the} trançam {aTheme} e {bTheme} numa corda só; pensou, fez.',
    'Um mesmo assunto mexe com a {aTheme} e com a {bTheme} no encontro {a.of} com {b.the}, e merece atenção inteira.',
    'Ao lado {a.of}, {b.the} dá coluna à {bTheme}. Bom para um começo.',
    'Ouça a mesma frase duas vezes: a voz {a.of} é a {aTheme}, a {b.of} é a {bTheme}.',
  ],
  sextile: [
    'Uma piscadela {a.of} para {b.the}: entre {aTheme} e {bTheme} há uma porta encostada. Empurre.',
    'A oportunidade está numa mão estendida: {b.the} solta a sua {bTheme} com um toque de {aTheme}.',
    'Sessenta graus separam {a.the} e {b.the}; a {aTheme} está disposta, só falta alguém pedir.',
    'Basta um toque leve. O apoio {b.of} chega até {a.the} e arruma serviço para a {aTheme}.',
  ],
  square: [
    'Travam-se os chifres {a.of} e {b.of}: a {aTheme} quer pressa, a {bTheme} quer tempo, então defina antes a ordem.',
    'O atrito vem do ângulo reto {a.of} com {b.the}; {aTheme} e {bTheme} falam sem se ouvir, e você não precisa tomar partido.',
    'Como madeira dura, a {bTheme} se corta melhor no sentido do veio, agora que {b.the} põe {a.the} à prova.',
    'Faíscas são possíveis onde {a.the} topa com {b.the}; amarre a briga a uma coisa concreta e ela tem solução.',
  ],
  trine: [
    'O vento a favor junta {a.the} e {b.the}; {aTheme} e {bTheme} tiram o melhor do que você sabe.',
    'Há coisas que amadurecem sem esforço enquanto {b.the} carrega {a.the} e a {bTheme} sustenta a {aTheme}.',
    'O caminho {a.of} fica plano graças {b.to}, e a {aTheme} pode se espreguiçar. Ande uns passos além do plano.',
    'Em duas vozes, {a.the} canta {aTheme}, {b.the} responde {bTheme}, e algo em você se solta.',
  ],
  quincunx: [
    'Em canais diferentes, {a.the} e {b.the}: {aTheme} e {bTheme} devem meio passo uma à outra, e pequenos ajustes rendem mais que grandes planos.',
    'Tem uma pedrinha no sapato onde {a.the} esbarra em {b.the}, e a {bTheme} pede outra postura.',
    'Deixe a {aTheme} para depois; não é época dela enquanto {b.the} implica com {a.the}.',
    'Se não está fluindo, foi a {aTheme} que trombou com a {bTheme}; cuide de uma por vez.',
  ],
  opposition: [
    'Cara a cara no céu, {a.the} e {b.the}: {aTheme} de cá, {bTheme} de lá, e a melhor vista é do meio.',
    'Ninguém está errado no cabo de guerra {a.of} com {b.the}; dê uma cadeira também à {bTheme}.',
    'A {bTheme} de outra pessoa mostra a sua {aTheme}, já que {b.the} encara {a.the}.',
    'Dois pratos da balança: num {a.the}, no outro {b.the}. Importe-se um pouco menos com quem ganha, e a {aTheme} pousa.',
  ],
}

export const phases: DailyPack['phases'] = {
  new: [
    'Nenhuma Lua à vista, a noite mais escura e a cabeça mais limpa: faça um pedido pequeno.',
    'A página acabou de virar e nada tem forma ainda; o primeiro traço é seu.',
    'Sol e Lua viajam juntos e a energia vai para dentro; o que começa quieto dura.',
  ],
  'waxing-crescent': [
    'Um primeiro fio de luz: o que acaba de brotar quer abrigo e paciência.',
    'A força sobe devagar; passos curtos servem, desde que não parem.',
    'Teste o plano destes dias na menor versão possível.',
  ],
  'first-quarter': [
    'Metade clara, metade escura, a Lua pede uma escolha.',
    'Nesta encruzilhada, aquilo em que você hesita pergunta de novo.',
    'Obstáculo e apetite chegam juntos; ponha o peso num lado.',
  ],
  'waxing-gibbous': [
    'Quase redonda; o que falta é polimento.',
    'Confira mais uma vez antes de fechar; aparece no brilho.',
    'O quase pronto testa a paciência de qualquer pessoa. Os detalhes decidem.',
  ],
  full: [
    'A Lua cheia paira alta e as emoções entram com a maré, os resultados também.',
    'O que estava escondido escapa com tanta luz, e isso não é necessariamente ruim.',
    'Algumas semanas de trabalho devolvem um eco.',
  ],
  'waning-gibbous': [
    'A Lua começa a distribuir luz; reparta o que juntou e respire melhor.',
    'Depois do pico vem o calor: agradecer, rever, contar a alguém.',
    'A lição de ontem só agora ganha gosto.',
  ],
  'last-quarter': [
    'Feito uma faquinha, a meia Lua apara o que cresceu demais.',
    'A metade que você solta conta tanto quanto a que você guarda.',
    'O método antigo parou de funcionar, e isso libera as mãos para outro.',
  ],
  'waning-crescent': [
    'Uma Lua fina antes do amanhecer: mais fechar do que abrir, e descansar conta como trabalho.',
    'O corpo quer sossego e a mente, uma folha em branco.',
    'O ciclo está no fim; pouse com carinho o que não terminou.',
  ],
}

export const phaseAdvice: DailyPack['phaseAdvice'] = {
  new: ['Anote um começo que seja só seu.', 'Comece hoje e não cobre resultado.'],
  'waxing-crescent': ['Corte o plano ao meio e comece.', 'Conte a uma pessoa o que você vai fazer.'],
  'first-quarter': ['Dê um prazo para o “ou isto ou aquilo”.', 'Empacou? Resolva a menor parte.'],
  'waxing-gibbous': ['Leia mais uma vez antes de entregar.', 'Peça a alguém que ache um defeito.'],
  full: ['Beba um copo de água antes de responder com raiva.', 'Some o que saiu destas duas semanas e fique com o mérito.'],
  'waning-gibbous': ['Ensine a alguém um truque que você aprendeu.', 'Agradeça uma ajuda e diga exatamente qual.'],
  'last-quarter': ['Devolva uma coisa ou uma promessa que já não serve.', 'Esvazie a caixa de entrada; espaço é velocidade.'],
  'waning-crescent': ['Durma cedo e deixe o amanhã pensar no amanhã.', 'Faça uma bebida quente e não pense em nada por quinze minutos.'],
}

export const retrograde: DailyPack['retrograde'] = {
  Mercury: [
    'Mercúrio anda para trás: leia duas vezes as mensagens ligadas {topic.to}; uma amizade antiga ou um rascunho antigo pode virar o jogo.',
    'Revisar rende mais que anunciar, pois Mercúrio leva você de volta {topic.to}.',
  ],
  Venus: [
    'Vênus está retrógrada e embaralha os gostos {topic.in}; nada precisa ser decidido.',
    'Do que você gosta de verdade? Vênus faz olhar outra vez para {topic.the}.',
  ],
  Mars: [
    'Marte engatou a ré: no que diz respeito {topic.to}, ensaie primeiro e ataque depois.',
    'Não arrombe a porta: outro caminho até {topic.the} sai mais barato, diz Marte, andando de costas.',
  ],
  Jupiter: [
    'Júpiter faz pausa no crescimento; {topic.in}, quem engrossa agora é a raiz.',
    'Pergunte em que você acredita quando pensa {topic.in}; Júpiter se virou para olhar.',
  ],
  Saturn: [
    'Saturno repassa o caminho: o dever que ficou pendente {topic.in} ainda pode ser entregue.',
    'Hora de bater nos alicerces {topic.of} e escorar o que soar oco.',
  ],
  Uranus: [
    'Urano está retrógrado, e a mudança {topic.in} acontece por dentro antes que alguém veja.',
    'O que você quer virar do avesso {topic.in}, pense até o fim e só depois faça.',
  ],
  Neptune: [
    'A neblina levanta {topic.in} com o recuo de Netuno; tenha carinho com quem você era quando não dava para ver.',
    'A maré baixa e mostra as pedras {topic.in}. Pise nelas.',
  ],
  Pluto: [
    'O nó mais apertado {topic.in} afrouxa uma volta, com Plutão em marcha à ré.',
    'Largue um pouco do controle {topic.in}, e um pouco de força volta.',
  ],
}

export const ingress: DailyPack['ingress'] = [
  'Entrando em {planetSign}, {planet.the} muda o tom da sua {theme}, antes de tudo {topic.in}.',
  'Troca de cenário: {planet.the} se muda para {planetSign} e areja {topic.the}.',
  'A partir daí {planet.the} trabalha em {planetSign}, e a sua {theme} corre para {topic.the}.',
]

export const lunation: DailyPack['lunation'] = {
  new: [
    'No dia {day}, a Lua nova em {moonSign} zera a conta {topic.in}; peça algo pequeno e exato.',
    'Sol e Lua se encontram em {moonSign} no dia {day}: plante algo {topic.in} e guarde segredo.',
  ],
  'first-quarter': [
    'O dia {day} traz o quarto crescente em {moonSign} e pede um sim ou um não {topic.in}.',
    'Um tropeço {topic.in} por volta do dia {day} é só a meia Lua de {moonSign} perguntando quanto você quer aquilo.',
  ],
  full: [
    'A Lua cheia do dia {day}, em {moonSign}, amadurece algo {topic.in}; agradeça onde cabe, encerre o que acabou.',
    'Mais claro impossível no dia {day}: com a Lua cheia em {moonSign}, aparece a verdade {topic.in}.',
  ],
  'last-quarter': [
    'No dia {day}, quarto minguante em {moonSign}: tire alguma coisa {topic.of}.',
    'Por volta do dia {day}, a metade que mingua em {moonSign} acha {topic.in} algo que você pode soltar.',
  ],
}
