import { words } from '../../pack-words.ts'
import type { Pack } from '../../pack.ts'

/** Feelings that lift, and those that are neither. */
export const brightEmotions = {
  joy: {
    words: [
      words('feliz, felizes, felicidade, contente, alegre, alegria, bom humor, de bom humor, dia bom, dia otimo, otimo dia, que delicia, uma delicia, foi otimo, foi muito bom, foi bom demais, foi lindo, foi massa, foi top, foi incrivel, maravilhos*, maravilha, adorei, amei, curti demais, me diverti, divertido, divertida, dei risada, ri muito, ri demais, gargalh*, rindo a toa, sorrindo, radiante, de bem com a vida, dahora, da hora, me sinto bem, to bem feliz, to rindo, coracao quentinho'),
    ],
    lines: [
      'Tem um cantinho de sol no que você conta.',
      'Parece que isso te deixou com o ar mais leve.',
      'Só de ler já dá para adivinhar o sorriso.',
      'Alegria assim merece ficar um tempinho em cima da mesa.',
      'Coisa boa tem direito a ser contada duas vezes.',
      'O dia parece ter pendido para o lado certo.',
      'Transborda um pouco, e está ótimo assim.',
      'Eis uma frase com boa cara.',
    ],
    asks: ['Que instante disso tudo foi o melhor?', 'Alguém aproveita junto com você?', 'Caiu do nada ou você já esperava fazia tempo?'],
  },
  excitement: {
    words: [
      words('ansios* pra ver, ansios* pra ir, nao vejo a hora, n vejo a hora, mal posso esperar, mal vejo a hora, empolgad*, animad*, animadissim*, consegui, passei na, passei no, fui aprovad*, aprovad*, ganhei, ganhamos, nas nuvens, eba, ebaa*, uhul*, aeee*, nem acredito, nao acredito que consegui, e oficial, fui chamad*, fui contratad*, euforic*, entusiasm*, surtando de alegria, partiu, e hoje'),
    ],
    lines: [
      'Opa, as palavras quase pulam da tela.',
      'Dá para sentir que você mal para na cadeira.',
      'Essa energia atravessa cabo.',
      'O coração parece ter ido na frente, as pernas alcançam depois.',
      'A espera já é metade da festa, e ela está no seu bolso.',
      'Até as suas vírgulas parecem correr.',
      'Tem um fogo de artifício discreto por trás dessa frase.',
    ],
    asks: ['Falta quanto tempo?', 'Qual foi a sua primeira reação ao saber?', 'Quem você quer pôr nessa primeiro?'],
  },
  gratitude: {
    words: [
      words('grato, grata, gratidao, agradecid*, me emocionei, emocionad*, emocionante, comovid*, ainda bem que, gracas a, tenho sorte de, tive sorte, sortud*, foi tao fofo comigo, foi gentil comigo, me ajudou, me ajudaram, me deu forca, me deu a maior forca, quentinho no coracao, aqueceu o coracao, cuidou de mim, fez por mim'),
    ],
    lines: [
      'Parece que alguém guardou mesmo um lugar para você.',
      'Esse tipo de gesto aquece por bastante tempo.',
      'Lembrar do bem que se recebe é uma bela memória.',
      'Uma coisinha caiu bem onde precisava.',
      'Você diz baixinho, e mesmo assim tem peso.',
      'De vez em quando o mundo estende a mão.',
    ],
    asks: ['Que gesto ficou na sua cabeça?', 'Deu para dizer, ou foi rápido demais?', 'E você, costuma fazer o mesmo por outros?'],
  },
  pride: {
    words: [
      words('orgulho, orgulhos*, mandei bem, arrasei, lacrei, dei conta, fui promovid*, minha promocao, promovid*, premio, primeiro lugar, terminei finalmente, finalmente terminei, finalmente acabei, finalmente consegui, meu recorde, bati meu recorde, evolui muito, diploma na mao, me formei, conquist*, superei'),
    ],
    lines: [
      'Essa você não tomou de ninguém.',
      'Dá para desenhar uma estrelinha do lado do seu nome.',
      'Aí dentro tem também tudo o que ninguém viu.',
      'Quase dá para ver as costas mais retas.',
      'Esse resultado pode ficar à vista, não precisa guardar.',
      'Alegria ganha passo a passo tem outro gosto.',
    ],
    asks: ['Que etapa foi a mais íngreme?', 'Quem viu o caminho inteiro?', 'Como você queria marcar esse momento?'],
  },
  love: {
    words: [
      words('apaixonad*, amo ele, amo ela, amo muito ele, amo muito ela, amor da minha vida, paixao, crush, borboletas no estomago, beijei, beijou, nos beijamos, a gente se beijou, abracad*, ternura, a gente ta junto, estamos juntos, se declarou, coracao disparou, coracao acelera, me derreto, to caidinh*, gamad*, namorando, to afim de alguem, gostando de alguem, gostando de uma pessoa'),
    ],
    lines: [
      'Tem alguém ocupando espaço nessa frase.',
      'Quando você fala dessa pessoa, as palavras amaciam.',
      'Um pouco doce, um pouco assustador, ao que parece.',
      'Até a pontuação ficou corada.',
      'Essa pessoa já tem cadeira cativa por aí.',
      'Nessas horas os detalhes ficam bem nítidos.',
    ],
    asks: ['Descreve essa pessoa numa frase, se der.', 'Em que instante deu o clique?', 'Quando essa pessoa passa pela sua cabeça, o que você está fazendo?'],
  },
  calm: {
    words: [
      /(?<!de )\bufa\b/,
      /\b(?:deu tudo certo|correu (?:tudo )?bem|foi tudo bem|teve alta|tive alta|benigno)\b/,
      words('ficou tudo bem, ta tudo bem agora, deu tudo certo no fim, calma, calmo, calmaria, seren*, em paz, tranquil*, de boa, de boas, relax, relaxad*, relaxei, aliviad*, alivio, sossego, sossegad*, descansad*, suave, paz, quietinh*, na minha, zen, respirei aliviad*, aconchego, aconchegante, debaixo da coberta'),
    ],
    lines: [
      'O tempo parece ir na velocidade certa agora.',
      'Enfim um trecho de estrada sem pressa.',
      'Esse relaxamento não vem por encomenda.',
      'Quando a água acalma, dá para ver o fundo outra vez.',
      'Sua frase tem cheiro de roupa secando no sol.',
      'Ficar aí sem dever nada é um luxo pequeno.',
    ],
    asks: ['O que dá para ouvir aí em volta?', 'Numa semana, quantos momentos como esse?', 'O que você tem ao alcance da mão?'],
  },
  surprise: {
    words: [
      words('surpres*, surpreend*, choquei, chocad*, em choque, nao esperava, n esperava, nem esperava, do nada, inacreditavel, incrivel, que loucura, sem palavras, de boca aberta, de queixo caido, inesperad*, voce nao vai acreditar, vc nao vai acreditar, adivinha o que, meu deus do ceu, pasm*, to passad*, passad* com'),
    ],
    lines: [
      'Essa curva ninguém confundiria com atalho.',
      'Isso não estava no programa.',
      'A realidade às vezes é mais ousada que novela.',
      'Essa a gente relê para conferir.',
      'O dia tinha uma carta escondida na manga.',
      'É de ficar um segundo com a colher no ar.',
    ],
    asks: ['E na hora, o que você disse?', 'Em que momento você entendeu?', 'Quem mais não está acreditando?'],
  },
} satisfies Partial<Pack['emotions']>
