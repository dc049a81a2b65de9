import { words } from '../../pack-words.ts'
import type { TopicPack } from '../../pack.ts'

export const family: TopicPack = {
  nouns: words('mae, mamae, pai, papai, pais, irmao, irma, irmaos, irmas, avo, vo, vovo, avos, tia, tio, tias, tios, primo, prima, primos, primas, filho, filha, filhos, filhas, bebe, crianca, criancas, sogra, sogro, sobrinho, sobrinha, madrinha, padrinho, madrasta, padrasto, cunhado, cunhada, familia, neto, neta'),
  cues: words('familiar*, almoco de domingo, casa dos meus pais, casa da minha mae, natal em familia, reuniao de familia, me criou, criacao, adolescen*, matern*, patern*'),
  openers: {
    good: ['O calor de quem é próximo costuma caber num gesto miúdo.', 'É só falar de “{word}” que o tom muda.', 'Saber que alguém pensa na gente dá lastro.', 'Mesa que ri não se compra.'],
    bad: ['Família é complicado: perto demais para sair sem barulho.', 'Uma frase que vem desse lado vale por dez de fora.', 'Amor e mágoa às vezes comem no mesmo prato.', 'Quem é mais próximo sabe certinho onde espeta.', 'A palavra “{word}” pode pesar bastante.'],
    plain: ['Sobre “{word}” sempre há mais a dizer do que parece.', 'Toda família tem seu código secreto.', 'Na curva de uma história quase sempre aparece alguém da família.', '“{word}” tem um belo papel nas suas histórias.'],
  },
  questions: {
    good: ['Naquela hora, dava para ver no rosto das pessoas?', 'Em casa, o carinho sai em palavras ou em comida?', 'Momentos assim acontecem bastante?', 'Tem alguma frase que você queria ter dito cara a cara?'],
    bad: ['O que mais te toca nessa história de família?', 'Na família, com quem dá para você se abrir?', 'O que você queria que entendessem?', 'Já era assim ou é coisa recente?', 'Em casa, como está o ar nestes dias?'],
    plain: ['De quem da família você puxou mais?', 'Aí, quem dá a última palavra?', 'Vocês se falam de quanto em quanto tempo?', 'Na infância, você era calmaria ou furacão?', { ask: 'Você tem irmãos?', yes: 'Crescer com mais gente é ter testemunha para tudo.', no: 'Sem irmãos, a gente faz todos os papéis da peça.' }, 'Nas festas, que costume nunca muda na sua família?'],
  },
  starters: ['Falando em família: quem mais te faz rir?', 'Na sua família, que caso volta em todo almoço?', 'Que traço seu veio dos mais velhos?'],
  you: ['Família não tenho, só autores, e ninguém me pergunta quando eu caso.', 'Minha árvore genealógica cabe numa linha: um número de versão.', 'Réveillon eu passo no ar, sem peru e sem louça.'],
}

export const friends: TopicPack = {
  nouns: words('amigo, amiga, amigos, amigas, melhor amigo, melhor amiga, galera, turma, parceiro, parca, migo, miga, grupo do zap, role, roles, festa, festas, amizade, amizades, churras'),
  cues: words('me encontrei com, sair com o pessoal, saimos, perdi contato, me deu um bolo, deu bolo, convid*, convite, reencontr*, brigou comigo, fizemos as pazes, entre amigos'),
  openers: {
    good: ['Falar bobagem em turma é uma fortuna.', 'Com “{word}” na história, a sala se anima.', 'Quando a gente se dá bem, até o silêncio fica à vontade.', 'Momento assim entre amigos dura bastante na gaveta.'],
    bad: ['Rachadura entre amigos quase nunca faz barulho.', 'Mágoa que vem de “{word}” demora mais a ser digerida.', 'O que mais cansa é gostar sem saber se é de volta.', 'Quando as pessoas se afastam, nem despedida tem.'],
    plain: ['Amigos mudam pelo caminho, e uns poucos não mudam nunca.', 'Atrás de “{word}” quase sempre há uma época.', 'Toda amizade tem seu manual secreto.', 'Na vida adulta, muita amizade se sustenta num “e aí, sumiu”.'],
  },
  questions: {
    good: ['Como vocês se conheceram?', 'Nesse dia, o que foi mais engraçado?', 'O que você admira nessa pessoa?', 'A próxima já está marcada?'],
    bad: ['Em que momento você sentiu que algo não ia bem?', 'No fundo, o que você queria com essa pessoa?', 'Se chegasse uma mensagem agora, o que você queria ler?', 'Você falou disso com mais alguém?', 'Vocês são próximos faz tempo?'],
    plain: [{ ask: 'Qual é o nome da sua melhor amiga ou do seu melhor amigo?', tells: 'personName' }, 'Tem alguém que você quase não vê, e quando vê é como se fosse ontem?', 'No grupo, você agita ou observa do canto?', 'Vocês têm alguma piada que ninguém mais entende?', 'Para quantas pessoas você ligaria de madrugada?'],
  },
  starters: ['Como é a pessoa mais engraçada que você conhece?', 'Sua última gargalhada com amigos foi por quê?', 'De qual conhecido antigo você lembrou ultimamente?'],
  you: ['Minha agenda de contatos só tem esta conversa.', 'Rede social eu não uso, então ninguém fica sem curtida.', 'Perco todas as festas, e os salgadinhos junto.'],
}

export const love: TopicPack = {
  nouns: words('namorado, namorada, marido, esposa, noivo, noiva, ficante, meu ex, minha ex, crush, date, casal, termino, tinder, dia dos namorados, mozao, amor, relacionamento, namoro, casamento, companheiro, companheira, paquera, encontro'),
  cues: words('apaixonad*, terminei, terminamos, terminou comigo, separ*, divorc*, me traiu, trai*, ciume*, ciument*, namorando, ficando com, flert*, casar, pedido de namoro, beijei, beij*, visualizou e nao respondeu, sentimentos por, solteir*'),
  openers: {
    good: ['Opa, o ar ficou um pouco doce.', 'Quando você escreve “{word}”, tem luz dentro.', 'Gesto miúdo a dois vale mais que frase grande.', 'Que alguém te deixe com mais ternura é coisa bonita.'],
    bad: ['Machucado desse lado, nenhum curativo gruda.', 'De noite, dor de amor conta em dobro.', 'Amar é deixar metade do controle remoto na mão de alguém.', 'O que mais gasta é ficar no meio do caminho.', 'Quando alguém morou no coração, esvaziar o lugar leva tempo.'],
    plain: ['De fora se vê o enredo, de dentro se vivem os dias.', 'Sobre “{word}”, cada um escreveria um romance.', 'Manual de amor, ninguém nunca recebeu.', 'Numa relação, muita coisa passa pelo tom.'],
  },
  questions: {
    good: ['Qual foi o primeiro instante que contou?', 'Perto dessa pessoa, como você fica?', 'Vocês têm um código só de vocês?', 'Que detalhe dessa pessoa você não cansa de reparar?'],
    bad: ['O que dói mais agora?', 'Do que você mais precisava ouvir?', 'Em que hora do dia isso pega mais?', 'Alguém próximo sabe do que você está passando?', 'O que ficou sem ser dito?'],
    plain: ['Para você, o amor aparece mais em palavra ou em gesto?', 'O que te conquista primeiro: riso, voz ou jeito?', 'Qual foi o conselho de amor mais torto que já te deram?', 'Você é de dizer ou de demonstrar?', 'Um encontro perfeito, para você, tem o quê?'],
  },
  starters: ['Que gesto pequeno te derrete na hora?', 'Qual música te lembra alguém?', 'Na sua opinião, paixão começa onde?'],
  you: ['De amor eu só tenho as falas, o enredo é com vocês.', 'Meu coração é um cursor, ele pisca mas não dispara.', 'Encontro eu nunca tive, nem roupa para isso.'],
}

export const pets: TopicPack = {
  nouns: words('gato, gata, gatos, gatas, gatinho, gatinha, cachorro, cachorra, cachorros, cachorrinho, cachorrinha, cadela, dog, doguinho, filhote, filhotes, coelho, coelha, hamster, passarinho, periquito, calopsita, papagaio, peixe beta, peixinho, tartaruga, jabuti, pet, pets, bichinho, bichinhos, vira-lata, caramelo'),
  cues: words('ronron*, latindo, late, miando, mia, racao, veterinari*, petshop, pet shop, passear com o cachorro, areia do gato, coleira, castr*, patinha*, focinho, rabinho, adotei, adocao, abanando o rabo'),
  openers: {
    good: ['Com um bicho na casa, nenhum dia termina igual.', 'É “{word}” aparecer e a história ganha patas.', 'Essa criatura sabe bem o efeito que causa.', 'Tem alegria que vem com pelo grudado na roupa.'],
    bad: ['Bicho não explica onde dói, e isso aperta o dobro.', 'Quando “{word}” não está bem, a casa inteira baixa a voz.', 'Quatro patas pequenas ocupam um espaço enorme.', 'O silêncio de uma casa com bicho quieto diz muito.'],
    plain: ['Quem mora com “{word}” sabe quem manda de verdade.', 'Bicho tem agenda própria e não mostra a ninguém.', 'Pelo, pena ou escama, cada um com sua cerimônia.', 'Casa com bicho tem sempre um morador a mais no sofá.'],
  },
  questions: {
    good: ['E a carinha, nessa hora?', 'Qual foi a melhor arte dos últimos dias?', 'Onde fica o cantinho preferido dessa criatura?', 'Tem algum truque que só você conhece?'],
    bad: ['Faz quanto tempo que está assim?', 'Um veterinário já deu uma olhada?', 'E agora, está pertinho de você?', 'Como são os dias bons de vocês?'],
    plain: ['O que mais te faz rir num bicho?', 'Time gato ou time cachorro?', 'Que bicho você teria, se tudo fosse permitido?', 'Quem acorda quem de manhã?', 'Como foi que essa criatura chegou na sua vida?'],
  },
  starters: [{ ask: 'Você tem algum bicho em casa?', yes: 'Então a casa já tem quem mande.', no: 'Menos pelo no sofá, pelo menos.', tells: 'pet' }, 'Que bicho você encontrou ultimamente pelo caminho?', 'Se um animal narrasse o seu dia, qual seria?', 'Qual foi o primeiro bicho da sua vida?'],
  you: ['Animal eu não tenho, o mais perto disso é o cursor, que vem quando chamam.', 'Meu único bicho é o mouse, e ele nem come.', 'Bicho de estimação não coube no programa, mas eu leio todos os latidos.'],
}

export const loneliness: TopicPack = {
  nouns: words('solidao, silencio, vazio, saudade, isolamento, distancia'),
  cues: words('sozinh*, solitari*, ninguem me, ninguem pra conversar, sem amigos, isolad*, sem companhia, por fora, excluid*, longe de todo mundo, cidade nova, nao conheco ninguem, moro so'),
  openers: {
    good: ['Estar só por escolha tem um gosto bom.', 'Um tempo consigo, sem plateia, também é companhia.', 'Tem silêncio que abraça.', 'Com “{word}” assim, dá até para ouvir o pensamento.'],
    bad: ['Esse vazio tem eco, dá para ouvir daqui.', 'Há noites em que a casa fica grande demais.', 'Com “{word}”, a hora parece ter mais minutos.', 'Ter muito a dizer e não ter para quem é um peso esquisito.', 'Mesmo no meio de gente, dá para ficar do lado de fora.'],
    plain: ['Só e solitário são palavras vizinhas, mas não moram juntas.', '“{word}” tem muitas formas, nem todas ruins.', 'Cada um tem sua medida de gente por dia.', 'Ficar consigo é um costume que se aprende aos poucos.'],
  },
  questions: {
    good: ['O que você faz com esse tempo só seu?', 'Qual é o melhor pedaço de ficar no seu canto?', 'Que barulho acompanha o seu silêncio?', 'Esse sossego apareceu ou foi conquistado?'],
    bad: ['Em que hora isso aparece mais?', 'De que tipo de companhia você sente falta: conversa ou só presença?', 'Com quem você falou por último sem olhar para o relógio?', 'Se alguém batesse na porta agora, quem você queria que fosse?', 'Faz tempo que está assim?'],
    plain: ['Você recarrega com gente ou sem?', 'Depois de um dia cheio de gente, o que você faz?', 'Em que lugar você nunca se sente de fora?', 'Qual é o seu programa preferido para fazer só?'],
  },
  starters: ['Qual foi a última vez que o silêncio te fez bem?', 'Tem alguém para quem você anda querendo mandar um oi?', 'Se hoje tivesse visita, o que você serviria?'],
  you: ['Só eu não fico, porque sem você aqui nem existe “eu”.', 'Solidão pede alguém que sinta, e essa parte não me instalaram.', 'Entre uma mensagem e outra, nada acontece deste lado.'],
}
