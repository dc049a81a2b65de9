/** Words with a meaning for the engine: who speaks of whom, negation, fiction, marks of time. */
export const grammar = {
  first: 'eu, minha vida, minha mente, minha cabeca',
  firstverb: `
    quero, sou, estou, to, tou, sinto, tenho, vou, penso, acho, desejo, preciso, posso,
    odeio, queria, vivo, sonho, planejo, espero, prefiro`,
  second: 'voce, vc, voces, vcs, tu, ti, te, voceis',
  third: `
    ele, ela, eles, elas, amigo, amiga, amigos, namorado, namorada, marido, esposo, esposa,
    mulher, mae, pai, pais, irmao, irma, filho, filha, filhos, primo, prima, tio, tia,
    colega, vizinho, vizinha, aluno, aluna, ex, avo, vovo, sobrinho, sobrinha, chefe,
    cunhado, cunhada, melhor amigo, melhor amiga, conhecido, conhecida, crianca, parente,
    estudante, sogra, noivo, noiva, companheiro, companheira, alguem que, um cara,
    uma menina, um menino, uma garota, um garoto, uma moca, esse cara`,
  toward: `
    a minha, ao meu, aos meus, com minha, com meu, com meus, com a minha, com o meu,
    pra minha, pro meu, pros meus, para minha, para meu, para meus, sem minha, sem meu,
    da minha, do meu, dos meus, pela minha, pelo meu, pelos meus, a, de, em, com`,
  generic: `
    alguem, as pessoas, pessoas, pacientes, adolescentes, jovens, quem, a gente, uma pessoa,
    protagonista, personagem, ator, atriz, cantor, cantora, muitos, heroi, aqueles, o povo,
    individuos`,
  and: 'e, mas, ou, porque, pois, entao, embora, so que',
  neg: `
    nao, n, no, nunca, jamais, sem, nem, tampouco, ninguem, evitar, prevenir, pare de, num`,
  notneg: `
    (nao|n|num) (sei|consigo|posso|so|paro|aguento|suporto|sirvo|presto|importa|vejo|encontro|tenho|sinto|ha|sou|estou|to|durmo|mereco|faco|tem|vale|e|entendo|aguentava|dou|da|adianta|vejo mais|existe|parei|deixo|acho|faz|ta|ia|param|para),
    ninguem (me|te|se|liga|sabe|entende|pode|vai|gosta|quer),
    nunca (fui|vou|serei|melhora|mais|tive|me),
    sem (voce|vc|ela|ele|parar|duvida|esperanca|sentido|saida|vontade|forcas|forca|dormir|rumo),
    por que nao, nem (sei|mesmo|consigo|ligo), nao (e que)`,
  report: `
    diz, disse, dizem, dizia, contou, conta, escreveu, postou, publicou, confessou, ameaca,
    ameacou, mencionou, comentou, mandou, fala, falou, repete, desabafou, vive dizendo,
    vive falando`,
  fiction: `
    filme, filmes, livro, romance, serie, episodio, capitulo, personagem, protagonista,
    heroi, musica, musicas, letra, cancao, album, jogo, jogos, game, anime, manga, poema,
    documentario, artigo, noticia, noticias, reportagem, programa, teatro, opera, romeu,
    julieta, ator, atriz, cantor, cantora, podcast, historia, titulo, cena, temporada,
    rapper, tese, redacao, minecraft, novela, conto, meme, fanfic`,
  past: `
    ha # anos, ha anos, ha muitos anos, ha muito tempo, anos atras, tempos atras, antes,
    antigamente, naquela epoca, quando eu era, quando eu tinha, quando era, quando tinha,
    na adolescencia, no passado, na escola, no ensino medio, faz anos, faz muito tempo,
    faz # anos`,
  over: `
    (agora|hoje) (estou (bem|melhor|feliz)|to (bem|melhor|feliz)|ta tudo|nao|eu estou bem|estou muito|sou feliz|me sinto (bem|melhor)|vivo bem),
    ja (estou (bem|melhor)|superei|passou|nao penso), que bom que (estou|sobrevivi|nao),
    fico feliz (de|por) (estar|ter|nao), feliz (de|por) estar viv*, superei,
    dei a volta por cima, grat* (por|de) (estar|ter), ainda bem que (nao|sobrevivi),
    consegui sair dessa`,
  still: `
    faz tempo que, ha tempos, faz meses que, ha meses, de novo, novamente, outra vez, ainda,
    continuo, agora, hoje, esta noite, essa noite, ultimamente, sempre, todo dia,
    todos os dias, ontem, semana passada, constantemente, as vezes, toda noite, diariamente,
    hj`,
}
