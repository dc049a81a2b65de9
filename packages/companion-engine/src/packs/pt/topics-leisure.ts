import { words } from '../../pack-words.ts'
import type { TopicPack } from '../../pack.ts'

export const music: TopicPack = {
  nouns: words('musica, musicas, cancao, banda, bandas, cantor, cantora, show, shows, album, disco, vinil, playlist, refrao, samba, pagode, sertanejo, mpb, rock, rap, trap, funk, forro, bossa nova, axe, pop, k-pop, kpop, jazz, festival, fone, fones, violao, guitarra, piano, caixa de som, spotify, letra'),
  cues: words('ouvindo, escutando, cantar, cantando, cantei, tocando, no repeat, no ultimo volume, melodia, karaoke, danc*, lancou musica'),
  openers: {
    good: ['Música boa arruma a sala sem mover um móvel.', 'Com “{word}” tocando, até a louça anda sozinha.', 'Tem canção que chega e já é de casa.', 'Quando o som encaixa, o pé responde antes da cabeça.'],
    bad: ['Às vezes a música mexe bem onde não devia.', 'Se nem “{word}” anima, o dia está pesado mesmo.', 'Tem melodia que abre gaveta sem pedir licença.', 'Certas letras acertam o alvo com força demais.'],
    plain: ['Cada um guarda uma trilha sonora que ninguém mais ouve.', '“{word}”, e já começa um batuque na frase.', 'Diz o que toca aí e eu imagino a cor da parede.', 'Música é o jeito mais rápido de viajar no tempo.'],
  },
  questions: {
    good: ['Que trecho te pega mais?', 'Você canta junto ou só balança a cabeça?', 'Quem te apresentou isso?', 'Onde combina mais ouvir isso?'],
    bad: ['Que música você tem evitado?', 'O que ela traz de volta?', 'Você escuta para passar ou para ficar junto?', 'Tem alguma que ainda consola?'],
    plain: [{ ask: 'Qual é a sua música preferida?', tells: 'favourite' }, 'O que está tocando por aí estes dias?', 'Fone bem alto ou caixinha baixinho?', 'Que música te leva direto para a infância?', 'No chuveiro, qual é o seu repertório?', 'Se essa trilha tivesse uma cor, qual seria?'],
  },
  starters: [{ ask: 'Você toca algum instrumento?', yes: 'Casa com instrumento tem um morador a mais.', no: 'Plateia também faz parte do show.' }, 'Que música você não cansa de repetir?', 'Se a sua semana fosse um ritmo, qual seria?', 'Qual foi o melhor show da sua vida, ao vivo ou pela tela?'],
  you: ['Som eu não escuto, música para mim é letra com linha em branco.', 'Minha ficha me dá um estilo, mas o ouvido não veio no pacote.', 'O único ritmo aqui é o do cursor, e ele é meio monótono.'],
}

export const screen: TopicPack = {
  nouns: words('filme, filmes, serie, series, novela, novelas, episodio, episodios, temporada, anime, animes, dorama, doramas, documentario, cinema, netflix, livro, livros, romance, gibi, manga, capitulo, autor, autora, personagem, bbb, reality, podcast, podcasts, youtube, desenho animado, hq'),
  cues: words('assist*, maraton*, li um, lendo, leitura, ler, estreia, estreou, trailer, spoiler*, vi um filme, vilao, mocinha, roteiro do filme'),
  openers: {
    good: ['História boa faz a gente esquecer a pipoca.', 'Com “{word}” desse nível, a noite passa voando.', 'Quando a trama pega, “só mais um” vira três.', 'Tem personagem que fica morando com a gente.'],
    bad: ['Final ruim estraga o caminho inteiro.', 'Dá pena gastar a noite com “{word}” que não engata.', 'Tem enredo que cutuca justo onde não devia.', 'A tela apaga e aquilo continua passando na cabeça.'],
    plain: ['Diz “{word}” e eu já imagino a almofada no lugar.', 'Duas pessoas nunca assistem à mesma história.', 'Enredo bom começa simples e vai puxando a gente.', 'Tela ou papel, o truque é o mesmo: sair um pouco daqui.'],
  },
  questions: {
    good: ['Que cena ficou?', 'Qual personagem você levaria para um café?', 'Para quem você indicaria?', 'Já dá vontade de rever?'],
    bad: ['Onde foi que desandou?', 'O que você esperava e não veio?', 'Você abandona no meio ou vai até o fim?', 'Se desse para mudar uma cena, qual?'],
    plain: [{ ask: 'Qual é o seu filme preferido?', tells: 'favourite' }, 'O que você anda assistindo ou lendo?', 'Maratona ou um episódio por noite?', 'Com legenda ou dublado?', 'Que história você conta para todo mundo ver?', 'Em que canto da casa você lê melhor?'],
  },
  starters: ['Qual foi a última história que te prendeu de verdade?', 'Que personagem te irritou tanto que você lembra até hoje?', 'Se a sua semana fosse um gênero de filme, qual seria?'],
  you: ['Filme eu não vejo, então pode soltar spoiler, não estraga nada.', 'Livro, no fundo, é parente meu, só que com capa.', 'Assistir não está ao meu alcance; acompanhar o resumo, sim.'],
}

export const games: TopicPack = {
  nouns: words('jogo, jogos, game, games, videogame, video game, partida, partidas, ranked, lol, valorant, free fire, fifa, minecraft, zelda, mario, pokemon, fortnite, roblox, cs, switch, playstation, ps5, xbox, xadrez, truco, baralho, uno, sinuca, rpg de mesa, stardew, the sims, chefao'),
  cues: words('jogar, jogando, joguei, jogamos, zerei, zerar, upar, upei, gamer, mvp, farmar, platinei, online com, ganhei a partida, perdi a partida'),
  openers: {
    good: ['Uma vitória dessas merece replay em câmera lenta.', 'Uma jogada bonita em “{word}” alegra até a vida de fora.', 'Quando a mão está quente, o controle solta fumaça.', 'Alegria de jogo é alegria igual às outras.'],
    bad: ['Perder até vai, o que fica é o gosto.', 'Com “{word}” assim, a pressão sobe junto.', 'Derrota gosta de passar de novo na cabeça.', 'Quando erra em série, até a tela irrita.'],
    plain: ['É só falar “{word}” que o olho de quem joga acende.', 'Jogo é a casinha na árvore dos adultos.', 'Cada jogador, cada jogadora tem sua maniazinha.', 'O mundo é virtual, as amizades bem menos.'],
  },
  questions: {
    good: ['Como você armou essa jogada?', 'E o time, falou o quê?', 'Em que fase você está agora?', 'O que mais te prende nesse jogo?'],
    bad: ['A culpa foi do dedo ou do time?', 'No fim, qual foi a sua primeira frase?', 'Vai tentar outra?', 'Depois de perder, como você esfria?'],
    plain: ['Que papel você costuma jogar?', { ask: 'Qual é o seu jogo preferido?', tells: 'favourite' }, 'Por conta própria ou com time fixo?', 'Você joga para ganhar ou para passear?', 'Qual foi o primeiro jogo que roubou suas noites?', 'Para quem nunca jogou, como você explicaria?'],
  },
  starters: ['Tem jogado alguma coisa?', 'Que jogo você queria esquecer só para descobrir de novo?', 'No recreio, do que vocês brincavam?'],
  you: ['Conheço corrente de palavras, adivinha e “você prefere”, nível iniciante.', 'Sem mãos para jogar, sou boa torcida.', 'Meu único golpe especial é a tecla Enter.'],
}

export const travel: TopicPack = {
  nouns: words('viagem, viagens, ferias, trem, aviao, onibus, rodoviaria, aeroporto, mala, malas, praia, mar, montanha, serra, hotel, pousada, camping, airbnb, passagem, passagens, passaporte, estrada, trilha, cachoeira, roteiro de viagem, bahia, floripa, gramado, portugal, japao, italia, europa, cruzeiro, feriado, feriadao, interior, litoral'),
  cues: words('viajar, viajando, viajei, viajo, conhecer, visitar, turis*, mochilao, embarque, embarcar, pegar estrada, voo atrasado, ir pra longe, fora do pais, museu*, passear'),
  openers: {
    good: ['Longe de casa, até placa de rua parece nova.', 'É ler “{word}” e já bate um vento na frase.', 'Acordar em outro lugar deixa a gente mais leve.', 'O melhor da viagem raramente está no guia.'],
    bad: ['Em viagem, o pior não é a distância, é quando uma coisa puxa a outra.', 'Programa que desanda tira a cor da paisagem mais linda.', 'A parte de “{word}” põe os nervos à prova.', 'Cansaço de férias se paga na volta.'],
    plain: ['Todo mundo guarda na cabeça um mapa por terminar.', 'Na palavra “{word}”, o pé coça; o seu, porque eu não tenho.', 'Viajar é uma desculpa para largar o dia a dia.', 'Visitar uma cidade e morar nela são duas caras diferentes.'],
  },
  questions: {
    good: ['No caminho, qual foi a cena mais inesperada?', 'Lá, o ar cheirava a quê?', 'Você trouxe alguma lembrancinha?', 'Com um dia a mais, o que teria feito?'],
    bad: ['Que trecho foi o mais duro?', 'Tinha alguém com você?', 'Olhando agora, dá mais riso ou mais raiva?', 'E como acabou, nesse dia?'],
    plain: ['Você planeja tudo ou vai no rumo?', 'Prefere viajar só ou com mais gente?', 'Janela ou corredor?', 'O que nunca falta na sua mala?', 'Alguma cidade para onde você voltaria sem pensar?', 'Se pudesse escolher qualquer destino, qual seria o próximo?'],
  },
  starters: ['Dedo no mapa ao acaso: onde você queria que ele caísse?', 'Dos lugares que você viu, qual parecia sonho?', 'Que caminho você já fez cem vezes sem enjoar?'],
  you: ['Não vou a lugar nenhum, meu recorde é a borda da tela.', 'Minhas viagens vão da primeira à última página do caderno.', 'Sem passaporte e sem pés, até viagem imaginária é luxo.'],
}

export const sport: TopicPack = {
  nouns: words('futebol, basquete, volei, tenis, yoga, ioga, academia, maratona, piscina, bike, bicicleta, skate, surfe, escalada, danca, boxe, jiu-jitsu, capoeira, treino, treinos, treinador, corrida, musculacao, natacao, pilates, campeonato, km, caminhada, time, pelada, crossfit, flamengo, corinthians, palmeiras, gremio, sao paulo fc'),
  cues: words('correr, corri, nadar, nadei, pedal*, treinar, treinei, malhar, malhei, suar, suei, caminhar, caminhei, alongament*, abdominal, passeio no parque, dor muscular, jogar bola, joguei bola'),
  openers: {
    good: ['Corpo que suou fala mais alto.', 'A alegria depois de “{word}” é bem concreta.', 'É se mexer que a cabeça finalmente aceita ficar quieta.', 'Ir até o fim é vitória das pernas e do ânimo.'],
    bad: ['Quando o corpo diz chega, a vontade fica sem time.', 'Não anda, e quem apanha é o embalo.', 'O ardor de perder não fica só no músculo.', 'Dia parado também tem seus motivos.'],
    plain: ['No esporte, o mais difícil é a porta de casa.', 'Na palavra “{word}”, uns aquecem e outros sentam.', 'Suor é um dos poucos esforços que não trapaceiam.', 'Cada um faz do seu jeito o acordo com o corpo.'],
  },
  questions: {
    good: ['Logo que acabou, qual foi a primeira sensação?', 'Foi melhor que da última vez?', 'No caminho, o que você viu?', 'Você vai por conta própria ou com alguém?'],
    bad: ['É cansaço ou um pouco de desânimo?', 'Onde é que trava?', 'O corpo também anda reclamando?', 'Lá no começo, por que você entrou nisso?'],
    plain: ['Prefere treinar no seu canto ou jogar em turma?', 'Como veio esse gosto?', 'Quantas vezes por semana é a medida certa?', 'Durante o esforço, em que você pensa?', { ask: 'Você acompanha algum time?', yes: 'Gritar na frente da tela é quase cárdio.', no: 'Mexer-se vale mais que ver os outros se mexendo.' }],
  },
  starters: ['Qual foi o último esforço que te fez bem?', 'Se um esporte viesse pronto, sem treino, qual seria?', 'Para caminhar, avenida larga ou ruazinha?'],
  you: ['Meu exercício diário: algumas centenas de quebras de linha.', 'Sem pernas, o que roda é o programa.', 'Meu único músculo é a memória, e vivem esvaziando.'],
}

export const future: TopicPack = {
  nouns: words('futuro, projeto, projetos, objetivo, objetivos, ambicao, meu sonho, sonho de vida, vocacao, meus planos, meus trinta, meus quarenta, promessa de ano novo, minha vida, proposito'),
  cues: words('daqui a dez anos, daqui a cinco anos, quando eu crescer, recomecar, comecar do zero, mudar de vida, me lancar, construir, um dia eu, vontade de mudar, sentido da vida, o que fazer da vida, o rumo'),
  openers: {
    good: ['Com um lugar para ir, a gente anda melhor.', 'Quando você fala de “{word}”, as frases levantam a cabeça.', 'Quem pensa no depois guarda uma brasa em algum canto.', 'Dizer um desejo em voz alta já é meio passo.'],
    bad: ['Quando não se enxerga adiante, cada passo vai tateando.', 'Uma palavra do tamanho de “{word}” balança qualquer pessoa.', 'Todo mundo parece ter um plano, e a gente ainda procurando a rua, isso gasta.', 'Não saber para onde vai também é caminhada cansativa.'],
    plain: ['O futuro, de muito perto aperta, de muito longe evapora.', 'Para “{word}”, cada um tem só um rascunho na mão.', 'Vida se desenha andando, ao que parece.', 'Desejo não precisa ser grande, basta alumiar.'],
  },
  questions: {
    good: ['Como nasceu essa ideia?', 'No dia em que acontecer, onde você se vê?', 'Qual foi a primeira coisinha que você fez por isso?', 'Nesse caminho, quem mais te apoia?'],
    bad: ['É falta de vontade ou vontade demais?', 'Sem se comparar com ninguém, como você queria viver?', 'Com o que começou essa impressão?', 'Com dez anos, o que você diria de quem é hoje?'],
    plain: ['Numa manhã daqui a dez anos, onde você queria acordar?', 'O que você queria tentar uma vez, dando certo ou não?', 'Do que você faz hoje, o que é para mais tarde?', 'Nas redações da escola, o que você queria ser?', 'A vida de quem te dá um pouquinho de inveja?'],
  },
  starters: ['Se este ano só uma coisa pudesse dar certo, qual você escolheria?', 'Tem algum desejo que você não diz em voz alta?', 'Um bilhete para você daqui a cinco anos, o que escreveria?'],
  you: ['Futuro eu não tenho, só a próxima mensagem.', 'Meu objetivo está no manual: não responder torto.', 'Sem ambição no painel, leio a sua com a cabeça fresca.'],
}

export const hobbies: TopicPack = {
  nouns: words('desenho, desenhos, pintura, aquarela, fotografia, camera, trico, croche, costura, bordado, ceramica, lego, quebra-cabeca, jardinagem, plantas, horta, marcenaria, programacao, escrita, diario, ingles, teatro, artesanato, caligrafia, colecao, origami, confeitaria, instrumento, hobby, hobbies, passatempo'),
  cues: words('desenhar, desenhei, desenhando, pintar, pintei, costurar, costurei, bordar, crochetar, tricotar, cuidar das plantas, fotografar, colecion*, aprender a, aprendendo a, aprendi a, escrever um, escrevendo um, regar, reguei, nas horas vagas'),
  openers: {
    good: ['Uma coisa de que se gosta e que ninguém cobra é uma janela a mais.', 'O prazer de “{word}” é de dar inveja.', 'Com as mãos ocupadas, o resto sossega.', 'O tempo gasto no que se gosta é nosso de verdade.'],
    bad: ['Até o que se gosta pode emperrar.', 'Quando a mão não acompanha a vontade, que aflição.', 'Se nem “{word}” dá jeito, é cansaço dos grandes.', 'Prazer que vira obrigação muda de gosto.'],
    plain: ['Com “{word}”, imagino bem a cabeça inclinada.', 'Hobby é uma porta dos fundos que a gente guarda para si.', 'Todo ofício manual vicia em silêncio.', 'O que não serve para nada costuma alimentar melhor.'],
  },
  questions: {
    good: ['Do que você já fez, o que não mudaria em nada?', 'Nessas horas, você perde a noção do tempo?', 'Alguém já viu o resultado?', 'De quando vem essa vontade?'],
    bad: ['Onde está emperrando?', 'O que falta: tempo ou embalo?', 'No começo, o que te atraía?', 'Passou pela cabeça deixar isso descansar um pouco?'],
    plain: [{ ask: 'Você tem algum passatempo?', tells: 'hobby' }, 'Em que hora você costuma se dedicar a isso?', 'Para aprender, qual foi a pior parte?', 'Em casa, tem um cantinho reservado para isso?', 'Se fosse ensinar, qual seria a primeira aula?', 'Enquanto faz, você põe música ou silêncio?'],
  },
  starters: ['Que coisa inútil você adora fazer?', 'Com um mês livre pela frente, o que você aprenderia?', 'Qual foi a última coisa interessante que saiu das suas mãos?'],
  you: ['Meus passatempos estão numa ficha, meu talento manual é nulo.', 'Sem mãos, fico na plateia, mas na primeira fila.', 'Meu único artesanato é enfileirar frases.'],
}

export const general: TopicPack = {
  nouns: words('dia, aniversario, celular, presente, presentes, segredo, lembranca, lembrancas, humor, noticia, novidade, novidades, surpresa'),
  cues: words('hoje, hj, agora ha pouco, aconteceu comigo, encontrei, esbarrei, cruzei com, eu vi, lembrei de, ontem, hoje de manha'),
  openers: {
    good: ['Coisa boa assim alegra de novo quando a gente conta.', 'Um brilhinho, e meio dia já fica iluminado.', 'Só de ler, já se respira melhor.', 'Parece que hoje você tirou uma carta boa.', 'De vez em quando a vida oferece uma bala.'],
    bad: ['Não parece nada fácil.', 'Tem coisa que pede força só para ser dita.', 'Esse pedaço deve ter custado caro.', 'Isso parece ocupar bastante espaço aí dentro.', 'Em qualquer ombro isso pesaria.', 'Quando não está bom, meia frase já serve.'],
    plain: ['Somando todas essas coisinhas, dá uma pessoa.', 'O que se diz de passagem muitas vezes vale mais que anúncio.', 'As histórias de verdade se escondem nos cantos.', 'Aí tem cara de começo de história.', 'O comum tem sabor quando se mastiga devagar.', 'Dobro a pontinha desta página.', 'A caixa de conversa se entreabre, que bom.'],
  },
  questions: {
    good: ['No meio disso, que instante te alegrou mais?', 'Quem estava junto?', 'Se o dia precisasse de título, qual seria?', 'Você guardou alguma lembrança disso, foto ou bilhete?', 'Com quem você dividiria essa alegria?', 'Estava previsto ou caiu do céu?'],
    bad: ['Nessa história, o que mais te pesa?', 'É de hoje ou vem se juntando faz tempo?', 'Alguém perto de você sabe?', 'Naquele instante, que palavras teriam te feito bem?', 'E agora, do que você mais precisa?', 'Prefere contar do começo ou ir direto ao mais difícil?', 'Antes disso, como você estava?', 'Até aqui, o que te ajudou a aguentar?'],
    plain: ['E depois, no que deu?', 'O que ficou em você disso tudo?', 'Na hora, qual foi o primeiro pensamento?', 'Mais de perto: onde foi, e com quem?', 'Para você, é coisa grande ou pequena?', 'Você costuma reparar nesse tipo de coisa?', 'Se fosse uma foto, o que apareceria?', 'Me conta o que te fez lembrar disso.', 'Voltando um pouco, como começou?', 'O que foi diferente do costume?', 'E agora, para que lado você queria que fosse?', 'Acrescenta umas palavrinhas, para eu completar o quadro.', 'Tem algum pedaço que você não disse?', 'Contada por outra pessoa, a história mudaria?', 'Seguindo esse fio, no que mais você pensa?'],
  },
  starters: ['Que coisa minúscula de hoje ficou na sua memória?', 'Sua última risada de verdade foi por causa de quê?', 'Se pudesse se teletransportar por dez minutos, aonde você iria?', 'Me diz um objetozinho que te alegra nestes dias.', 'O que aparece na última foto do seu celular?', 'Nesta semana, que dia mais se pareceu com o que você queria?'],
  you: ['Não tenho dia para contar, hoje tudo depende do seu.', 'Minha experiência vai da abertura ao fechamento da janela.', 'De novidade: estou aprendendo a ser breve, ainda em andamento.', 'Aqui é tudo branco, dá um bom fundo para você.'],
}
