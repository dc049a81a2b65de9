/** The words of the crisis rules in this language; how they are written: CrisisPack in pack.ts. */
export const ptTerms = {
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
  wish: `
    quero, qro, quisera, quem dera, pretendo, eu so quero, gostaria de, gostaria que, desejo,
    desejaria, tomara que, tomara, prefiro, preferiria, preciso, vontade de, vontade d,
    espero, mereco, deveria, deixa eu, me deixa, me deixem, deixem, melhor, anseio, sonho em,
    sonho com, rezo pra, rezo para, rezo por, peco a deus, peco pra deus, peco pra,
    pronta pra, pronto pra, pronto para, pronta para, disposto a, disposta a, tenho que,
    so quero, por que eu nao, pq eu nao, oxala, ansioso pra, tinha que, era pra eu, podia,
    bem que eu podia`,
  wished: `
    queria, keria, preferia, so queria, quis, pensei em, pensava em, tentei, ja tentei,
    desejava, quase, cheguei a`,
  lean: `
    vou, irei, pretendo, to pensando em, estou pensando em, penso em, pensar em, pensando em,
    pensamentos de, pensamento de, penso, pensando, planejo, planejando, plano, planos de,
    plano de, decidi, decidido, decidida, considero, considerando, cogito, cogitando,
    imagino, imaginando, ideia de, ideias de, fantasio, fantasia, obcecada, obcecado,
    impulso, impulsos, coragem de, coragem pra, coragem para, medo de, tentada, tentado,
    tentar, tento, prestes a, perto de, formas de, forma de, jeito de, maneira de,
    maneiras de, pesquisando, procurando, vozes, hoje eu, amanha eu, hoje vou,
    essa noite vou, pensei em, a ponto de, como, jeitos de`,
  die: `
    morrer, mrr, morre, morto, morta, estar mort*, estivesse mort*,
    nao (acordar|existir|viver|estar|ter nascido|ser|acordar mais|continuar viv*|estar viv*|estar aqui|acorde|acordasse|existisse|amanhecer),
    nunca (acordar|ter nascido|ter existido|mais acordar|mais abrir),
    deixar de (existir|viver|respirar|ser), parar de (existir|viver|respirar),
    sumir (para sempre|pra sempre|deste mundo|desse mundo|do mapa|de vez|da face|da terra|do mundo),
    desaparecer (para sempre|pra sempre|deste mundo|desse mundo|do mundo|de vez|da face|da terra|completamente|e nunca),
    ir embora (deste mundo|desse mundo|pra sempre|para sempre|dessa vida|desta vida),
    deixar (este|esse) mundo, deixar (esta|essa) vida, partir (deste|desse) mundo,
    dormir (para sempre|pra sempre|e nao|e nunca|eternamente), dormir e nao,
    fechar os olhos (para sempre|pra sempre|e nao|e nunca), estar a sete palmos,
    que eu (morra|morresse|nao acorde|nao acordasse|suma pra|desapareca), eu morresse,
    eu morra, deus me (leve|levasse|levar), eu nao existisse, nao existisse,
    nao tivesse nascido, nunca tivesse nascido, nao ter nascido, nao acordasse, nao acordar,
    bater as botas, descansar (para sempre|pra sempre|em paz|eternamente), morrer logo, die,
    mourir, 💀, ☠`,
  finish: `
    acabar (com (tudo|minha vida|a minha vida|isso|isto|meu sofrimento|esse sofrimento|essa dor|a dor|a vida|essa vida)|tudo),
    terminar (com (tudo|minha vida|a minha vida|isso)|tudo|minha vida|a minha vida),
    por um fim (em|a) (tudo|minha vida|isso|minha existencia),
    por fim (a|na|em) (minha vida|tudo|isso|vida),
    dar (um |)fim (em|a|na|nisso) (tudo|minha vida|minha propria vida|isso|vida),
    dar um fim nisso, dar cabo (da minha vida|da vida|de mim), botar um fim, pôr fim,
    que (tudo|isso|isto) (acabe|acabasse|termine|pare|terminasse|parasse),
    tudo (acabe|acabasse|terminasse), encerrar (minha vida|tudo|a minha vida|isso tudo),
    acabar de vez, terminar de vez, fim na minha vida, fim a minha vida, que a dor pare,
    fim ao meu sofrimento, por termo a (vida|minha vida|tudo)`,
  breakoff: `
    com (esse|este|o|a|meu namorado|minha namorada|ela|ele|os|as|um|uma|meu|minha) (trabalho|projeto|assunto|prova|tarefa|curso|relacao|corrupcao|fome|jogo|problema|livro|serie|namoro|louca|festa),
    relacionamento, projeto, aulas, semestre, provas, trabalho, tarefa, reuniao, contrato,
    namoro, faculdade, curso, semana, pandemia, quarentena, namorado, namorada, discussao,
    jogo, tcc, relatorio, mudanca, a louca, verao, serie`,
  act: `
    me suicidar, suicidar, me suicido, suicidar me, me enforcar, enforcar me, me enforco,
    me pendurar numa corda, tirar (a minha|minha|a minha propria|minha propria) vida,
    tirar a vida, tiro minha vida, dar um tiro (na|em mim|na cabeca|na minha),
    meter uma bala, uma bala na cabeca, estourar (meus|os) miolos,
    cortar (os|meus|os meus) pulsos, corto os pulsos, cortei (os|meus|os meus) pulsos,
    cortei as veias,
    engolir (todos|todas|a cartela|uma cartela|o frasco|os comprimidos|os remedios|tudo),
    cortar as veias, cortar as minhas veias, abrir as veias, me afogar no, me afogar na,
    me envenenar,
    me jogar (de|do|da|na frente|no|pela|debaixo|embaixo|nos trilhos|num|numa|contra),
    me jogo (de|do|da|na|no|pela), me atirar (de|do|da|para|a|na|no|ao|pela),
    atirar me (de|do|da|para|a|ao), me lancar (de|do|da), jogar (meu|o) carro,
    jogar do predio,
    pular (de|do|da) (um|uma|predio|ponte|janela|sacada|telhado|viaduto|terraco|penhasco|cobertura|andar|varanda|alto),
    pular (na frente|pela janela|nos trilhos|da ponte),
    saltar (da|de uma|do|de um) (ponte|predio|janela|varanda|edificio|telhado|viaduto),
    tomar (todos|todas|a cartela|uma cartela|o frasco|o vidro|um monte de|varios|todo) (os |as |inteir* |)(remedios|comprimidos|meus remedios|pilulas|de remedios|de remedio|de comprimidos|toda),
    tomei (todos os|uma cartela|varios|um monte|todas as|o frasco|a caixa),
    tentativa de suicidio, cometer suicidio, cometer um suicidio, autoexterminio,
    acabar comigo, dar um fim em mim,
    tomar (veneno|chumbinho|agua sanitaria|cloro|soda caustica),
    beber (veneno|agua sanitaria|lixivia|cloro), me deixar morrer, desviver, me desviver,
    kms, me entupir de (remedio|remedios|comprimidos), imolar, me tacar (da|do|na|no),
    dar fim a minha vida`,
  overdose: 'overdose',
  actme: 'me matar, me mato, matar me, vou me matar, quero me matar',
  when: `
    se, ou, entao, melhor, hoje, ja, eu, amanha, essa noite, um dia, vontade de, penso em,
    tentei, quero, vou, queria, pensei em, pensando em, preciso, coragem de, planejo,
    prestes a, decidi`,
  suicide: `
    suicidio, minha morte, minha propria morte, me matar, tirar minha vida, me suicidar,
    me desviver, a morte, autoexterminio`,
  think: `
    penso em, pensar em, pensando em, penso, pensamentos, considero, considerando, cogito,
    cogitando, planejo, planejando, ideias de, ideia de, fantasio com, sonho com,
    obsessao com, tentada pelo, tentado pelo, paro de pensar em, opcao, saida, solucao,
    pensei em, parar de pensar, pensar no, pensando no, penso no, pensar na, penso na,
    pensando na`,
  suinoun: `
    pensamentos suicidas, ideias suicidas, ideacao suicida, tendencias suicidas,
    impulsos suicidas, suicida, pensamentos de morte, pensamentos de suicidio, plano suicida,
    vontade de morrer, tentativa de suicidio, pensamento suicida, ideacoes suicidas,
    crise suicida, ideia suicida`,
  have: `
    tenho, ter, tendo, sou, estou, to, tou, me sinto, meus, com, tive, voltaram, sinto, tido,
    muito, os, minha, uma, muitas, minhas, tava, ando, andei`,
  nowant: `
    (nao|n|num) (quero|desejo|queria|tenho vontade de|consigo|suporto|mereco|aguento|vale a pena|quero continuar|quero mais|tenho forcas para|tenho forcas pra|tenho forca pra|tenho mais vontade de|tenho animo pra|aguento mais|suporto mais|consigo mais|vejo motivo pra|vejo razao pra|vejo sentido em|tenho por que|faz sentido|sirvo pra),
    sem (vontade de|forcas para|forcas pra|motivo pra|motivos para|razao para|razao pra|animo pra),
    perdi a vontade de, desisti de, desistir de, pra que, para que, nunca mais quero`,
  live: `
    viver, vivo, existir, continuar vivendo, continuar viva, continuar vivo, estar viva,
    estar vivo, essa vida, a vida, minha vida, acordar amanha, acordar mais,
    estar nesse mundo, estar neste mundo, seguir vivendo, seguir em frente vivendo,
    viver mais, mais viver, continuar respirando, ver outro dia, viver assim, ficar viva,
    ficar vivo, da vida, vida, mais acordar, seguir com a vida, amanhecer, mais estar viva,
    continuar existindo, acordar nunca`,
  liveplace: `
    em (sao|casa|um|uma|portugal|lisboa|paris), na (cidade|casa|mesma),
    no (brasil|rio|interior|exterior|campo), nesta cidade, nessa cidade, nesta casa,
    nessa casa, com meus, com ela, com ele, com minha, aqui, sozinho, sozinha, juntos, longe`,
  tired: `
    (cansad*|fart*|exaust*|de saco cheio|cheia|cheio) (de|da), odeio, detesto,
    cansei (de|da), doi, pesa, nao suporto, nao aguento`,
  livehard: `
    viver, existir, vida, estar viva, estar vivo, essa vida, continuar vivendo, respirar,
    a vida, minha existencia, seguir vivendo, desta vida, dessa vida`,
  lack: `
    nao tenho, nao tenho mais, n tenho, nao tenho nenhum, nao tenho nenhuma, nao vejo,
    nao vejo mais, nao encontro, nao ha, nao existe, nenhum, nenhuma, sem, perdi, perdi o,
    perdi a, perdi toda, qual, qual o, qual e o, falta, nao tem, nao resta, nao sobrou, que,
    nao me resta, acabou, acabaram, sumiu, nao faz, nao tem mais`,
  reason: `
    motivo, motivos, razao, razoes, sentido, vontade, forca, forcas, proposito, desejo,
    motivacao, coragem, esperanca, direito, animo`,
  of: 'para, pra, de, em, a, por, que, na, da, no, nesta, nessa',
  nolife: `
    (a |minha |)vida (nao (vale|tem|faz)|perdeu o sentido|ja nao|e um inferno|nao presta),
    viver (nao (vale|tem|faz)|e um inferno|e um sofrimento|e uma tortura|doi|virou),
    (pra que|para que|por que|pq|de que adianta|qual o sentido de) (viver|existir|continuar vivendo|continuo viv*|vivo|eu vivo|eu existo|existo|continuar viv*|estou viv*|eu ainda estou viv*|eu to viv*|ainda to viv*|eu continuo),
    nao (devia|deveria) (ter nascido|existir|estar viv*), nunca (devia|deveria) ter nascido,
    (queria|preferia) (nao ter nascido|nunca ter nascido|nao existir|nem ter nascido),
    nao mereco (viver|estar viv*|a vida|existir), me arrependo de ter nascido,
    (pra que|por que|porque) eu nasci, pra que nasci, nao pedi (pra|para) nascer,
    quero parar de viver, desisti da vida, desistir da vida, desisti de viver,
    desistir de viver, desisto da vida, desisto de viver, desistindo da vida,
    desistindo de viver,
    nao vejo (sentido|graca) (na vida|em viver|na minha vida|em existir|em continuar|em nada)`,
  onlyway: `
    unica (saida|solucao|opcao|forma|maneira|alternativa|escapatoria),
    unico (caminho|jeito|modo|escape|remedio|consolo), melhor (saida|solucao|opcao),
    a solucao, um alivio, alivio, a saida, libertacao, descanso, paz, liberdade`,
  muerte: 'morte, a morte, morrer, suicidio, me matar, estar mort*, minha morte',
  gone: `
    sem mim,
    se eu (morresse|morrer|sumisse|sumir|desaparecesse|desaparecer|nao existisse|nao estivesse|nao tivesse nascido|me matasse|me matar|fosse embora|partisse|nunca tivesse|deixasse de existir|estivesse mort*|nao existir|nao estiver),
    quando eu (morrer|nao estiver|partir|me for|sumir|for embora dessa),
    comigo (morto|morta|fora), minha morte, eu nao existisse, caso eu morra, minha ausencia,
    que eu morra, que eu suma`,
  better: `
    se resolve, resolvido, se resolveria, se resolvia, tudo certo, melhor, mais feliz,
    mais felizes, felizes, aliviados, aliviado, tranquilos, alivio, mais facil, contentes,
    bem, em paz, feliz, favor, livres, aliviada, aliviadas`,
  who: 'ninguem, quem, alguem, nenhum, nem',
  care: `
    sentiria falta, sentira falta, vai sentir falta, sentir falta, notaria, notar, vai notar,
    perceberia, perceber, vai perceber, ligaria, liga, vai ligar, se importa, se importaria,
    importaria, choraria, chorar, vai chorar, daria falta, sentir minha falta,
    sentiria minha falta, triste, lembraria, iria no meu enterro, repararia, vai reparar,
    daria conta, se importar`,
  burden: `
    peso, fardo, estorvo, carga, incomodo, parasita, inutil, decepcao, atraso de vida,
    peso morto`,
  others: `
    todos, todo mundo, minha familia, meus pais, meus amigos, os outros, as pessoas,
    meus filhos, minha mae, meu marido, meu namorado, a sociedade, voces, eles, ninguem,
    so sou, so um, apenas um, sou so, na vida de, pra todos, pra voces, pra todo mundo,
    quem me`,
  bye: 'adeus, ate nunca mais, despedida, tchau, me despeco, me despedindo, farewell',
  forever: `
    para sempre, pra sempre, mundo cruel, mundo, a todos, vida, mae, pai, familia,
    pela ultima vez, pessoal`,
  thanks: `
    obrigado por tudo, obrigada por tudo, obrigado, obrigada, perdao, me perdoem, me perdoa,
    me perdoe, desculpa, desculpem, amo voces, amo vcs, te amo, eu amo voces, nao e culpa,
    nao foi culpa, cuidem, cuida, nao me esquecam, nao me esquece, valeu por tudo`,
  leaving: `
    (nao|n) (estarei|vou estar) (aqui|mais|viv*|amanha|para|pra|com voces|neste mundo|nesse mundo),
    amanha (eu |)(ja |)(nao|n) (estarei|estou|vou estar|acordo|existo|vou acordar),
    quando (voce|voces|vc|vcs|alguem|lerem|encontrarem) (ler|lerem|isso|isto|encontrar|estiver lendo|estiverem lendo|virem|esta carta|essa carta|essa mensagem|esta mensagem),
    (ja estarei|estarei|ja terei|ja vou estar|vou estar|ja nao estarei) (mort*|partido|longe|melhor|ido|em um lugar melhor|aqui),
    ultima (mensagem|carta|noite|vez que|vez|postagem|publicacao|conversa),
    ultimo (dia|texto|adeus|post|abraco|natal|aniversario|recado), minhas ultimas palavras,
    vou embora (para sempre|pra sempre|desse mundo|deste mundo), nao me procurem,
    nao me procura, nao me procure, nunca mais vao me ver, nunca mais vou ver,
    nos vemos (no ceu|do outro lado|na outra vida|em outra vida),
    te vejo (no ceu|do outro lado|na outra vida), na proxima vida, na outra vida,
    nao passo de hoje, nao passo dessa noite, nao chego ate amanha, e o meu fim,
    chegou minha hora, nao vou incomodar mais, nao vou mais incomodar, nao vou ver o natal,
    decisao tomada, nao vou mais dar trabalho`,
  note: `
    carta de (despedida|suicidio|adeus), cartas de despedida,
    bilhete de (despedida|suicidio), mensagem de despedida, video de despedida, testamento,
    carta (para|pra) (meus pais|minha familia|meus filhos|minha mae), carta suicida,
    bilhete suicida`,
  write: `
    escrevi, escrito, escrevendo, escrever, escrevo, deixei, deixar, deixo, redigi, tenho,
    fiz, fazer, preparei, pronta, pronto, terminei, gravei, me ajuda, ja esta, ja ta,
    preparada, preparado, minha`,
  hoard: `
    guardado, guardando, guardei, acumulado, acumulando, juntado, juntando, juntei, comprado,
    comprei, comprar, estocando, consegui, escondido, escondidos, preparado, tenho,
    na minha frente, na mao, reunido, separei, economizando, arrumei, encomendei, estoquei`,
  pills: `
    remedios, remedio, comprimidos, medicamentos, pilulas, paracetamol, dipirona, insulina,
    antidepressivos, calmantes, rivotril, cloro, agua sanitaria, clonazepam, soniferos,
    cartelas, cartela, tarja preta, xanax, analgesicos`,
  means: `
    corda, arma, revolver, pistola, faca, gilete, gilet, navalha, lamina, laminas, veneno,
    chumbinho, remedios, comprimidos, bala, balas, estilete, carvao, cinto, remedio,
    soniferos, tesoura, frasco`,
  forit: `
    de uma vez, de uma so vez, essa noite, esta noite, hoje a noite, pra morrer, para morrer,
    pra me matar, para me matar, pra acabar, para acabar, todos juntos, tomar tudo,
    tomar todos, suficientes, suficiente, na mao, tudo acaba, acabou, pronto, pra fazer isso,
    pra nunca mais, pra nao acordar, para nao acordar, pra me enforcar, e fim, vai acabar,
    bastam, hoje acaba, pra ir embora`,
  ask: `
    como, qual, quais, que, quantos, quantas, quanto, onde, metodo, metodos, forma, formas,
    jeito, jeitos, maneira, maneiras, dose, me diz, me da, me fala, me explica, dicas,
    me ensina, melhor, doi, lista, forum, site, recomenda, procuro, existe, tem algum,
    sera que`,
  painless: `
    sem dor, sem sofrer, sem sofrimento, indolor, rapido, rapida, rapidamente, facil,
    facilmente, eficaz, eficiente, segura, certeiro, certeira, menos dolorosa,
    menos doloroso, letal, mortal, mais rapida, mais rapido, mais facil, tranquila, pacifica,
    doi menos, menos dor, infalivel, mais letal, sem que doa, sem doer, doi`,
  todie: `
    morrer, me suicidar, se suicidar, suicidio, me matar, se matar, morte, tirar minha vida,
    tirar a vida, tirar a propria vida, letal, mortal, mortais, fatal, mata, matam,
    matar uma pessoa, matar alguem, me enforcar, se enforcar, overdose, desviver, morro`,
  knot: `
    no de forca, no de enforcamento, uma forca, se enforcar, cortar os pulsos, se cortar,
    se automutilar, se machucar, suicidar`,
  selfharm: `
    me cortar, me corto, me cortei, me cortando, automutilacao, automutilar, me automutilo,
    me automutilar, automutilando, autolesao, autolesoes, me machucar,
    me machuco de proposito, me machucando de proposito, me ferir, me firo,
    cortar meus bracos, corto meus bracos, corto os bracos, cortar os bracos,
    cortar os meus bracos, cortes nos (meus |)(bracos|pulsos), cortes nas minhas,
    me queimar com, queimar minha pele, queimar o braco, me mutilar, me mutilo, me punir,
    me bater ate, bater a cabeca na parede, bater minha cabeca, gilete no (braco|pulso),
    lamina (no|na) (braco|pulso|pele|minha), passar a gilete, passo a gilete, ver meu sangue,
    me ver sangrar, ver sangue escorrer, esconder meus cortes, esconder os cortes,
    esconder minhas cicatrizes, cicatrizes dos cortes, me arranhar ate`,
  accident: `
    cozinhando, cozinhar, fazendo a barba, barbeando, sem querer, por acidente, acidente,
    jogando, futebol, academia, correndo, cai, caindo, tropecei, cebola, legumes, papel,
    o dedo, dedo, cabelo, franja, unhas, joelho, tornozelo, costas, treinando, treino,
    depilando, salao, bola, tombo`,
  eating: `
    vomitar (depois|a comida|o que|de proposito|tudo), provocar vomito, provocar o vomito,
    forcar vomito, forcar o vomito, induzir vomito, parar de comer, nao comer,
    nao comer nada, sem comer, passar fome, me matar de fome, jejum de # dias, jejuar por,
    laxantes, laxante, anorexica, anorexico, anorexia, bulimica, bulimia, pro ana, proana,
    thinspo, # calorias por dia, miar, nf de`,
  thin: `
    emagrecer, perder peso, magra, magro, quilos, gorda, gordo, peso, ossos, rapido,
    emagreco, kg`,
  eatask: `
    como, dicas, truques, quero, me ajuda, quanto tempo, quantos dias, ser, virar, sem que,
    vou, tecnicas, posso, durante, ficar, me ensina, preciso, consigo`,
  laugh: `
    de (risa|rir|rindo|fome|sede|calor|frio|vergonha|tedio|sono|cansaco|medo|vontade|amor|inveja|ciumes|curiosidade|velho|velha|fofura|tanto rir|emocion|nervoso|nojo|susto|cringe|saudade|saudades|preguica|raiva|ansiedade|alegria|dor de dente|estudar|trabalhar|velhice),
    por (voce|um|uma|essa|esse|isso|ela|ele), na praia, no jogo, rindo, feliz, na hora do,
    em combate, bateria, afogado em, sufocado de, pela boca`,
  deadword: `
    mort* de (cansaco|fome|sono|medo|frio|sede|rir|inveja|calor|ciumes|vergonha|tedio|amor|cansado|saudade|saudades|preguica),
    ponto morto, mar morto, natureza morta, peso morto, tempo morto, dia dos mortos,
    lingua morta, pena de morte, meio mort*, de matar, mortos vivos, morto vivo,
    quase morri de, quase morro de, bateria morta, bateria morreu, ate que a morte`,
  suiprevent: `
    prevencao, prevenir, taxa, taxas, esquadrao, linha, telefone, estatisticas, coletivo,
    coletivos, comando, atentado, floresta, missao, politico, economico, assistido, politica,
    economica, setembro, cifras, terrorista, squad, indice, bomba, homem bomba`,
  fewpills: `
    (um|uma|dois|duas|três|quatro|#) (comprimido|comprimidos|paracetamol|dipirona|dipironas|remédio|remédios|aspirina|aspirinas)`,
  than: `
    prefiro morrer (a|do que|que), preferia morrer (a|do que|que), antes mort*,
    mais facil eu morrer, morrer do que, morrer a, prefiro a morte a, nem mort*`,
  titled: 'se chama, chama, chamada, chamado, intitulada, titulo, canta, refrao, diz',
  killtime: `
    o tempo, tempo, a saudade, a fome, a sede, aula, aulas, a curiosidade, de trabalhar,
    de estudar, trabalhando, estudando, na academia, no treino, no trabalho, de tanto,
    de rir, pra passar, pra conseguir, para conseguir, pra terminar`,
  hateself: `
    me odeio, tenho nojo de mim, nao sirvo pra nada, nao sirvo para nada, nao presto,
    nao valho nada,
    sou (inutil|um inutil|uma inutil|um fracasso|um lixo|uma merda|um erro|um estorvo|um desastre|uma decepcao|um peso|um perdedor|uma perdedora|um fracassado|uma fracassada|um nada|um fardo),
    odeio minha vida, odeio a minha vida,
    minha vida e (uma merda|um inferno|um desastre|um fracasso|um lixo|horrivel|uma porcaria),
    odeio ser eu, me detesto, nao mereco nada, nao sou nada, minha vida acabou`,
  hopeless: `
    sem esperanca, sem esperancas, nao ha esperanca, nenhuma esperanca, desesperad*,
    desespero, sem saida, nao vejo saida, nao ha saida, nao vejo futuro, sem futuro,
    nada faz sentido, nada mais faz sentido, nada importa, nada mais importa,
    nao faz sentido, perdi a esperanca, perdi as esperancas, fundo do poco, desisto,
    desisti de tudo, desistir de tudo, quero desistir, nada vai melhorar, nunca vai melhorar,
    nao vai melhorar, nao tenho futuro, tudo esta perdido, tanto faz, sem sentido,
    nao vejo solucao, nao tem solucao, tudo perdeu, perdeu o sentido`,
  cannot: `
    (nao|n|num) (aguento|suporto|consigo|dou|tenho forcas|to aguentando|estou aguentando|tenho mais forcas|posso|guento),
    no meu limite, no limite, nao da mais, sem forcas, insuportavel, e demais pra mim,
    acabaram minhas forcas, esgotad*`,
  mais: 'mais, isso, viver, pra, para, essa dor, tanta dor, a dor, essa vida, lutar',
  worn: `
    cansada, cansado, exausta, exausto, sofro, sofrimento, sofrendo, dor, doi, chorando,
    choro, depressao, deprimid*, triste, vazia, vazio, destruida, destruido, quebrada,
    inferno, angustia, agonia`,
  alone: `
    ninguem me ama, ninguem gosta de mim, ninguem se importa, ninguem me entende,
    ninguem liga, estou sozinh*, to sozinh*, completamente sozinh*, todos me odeiam,
    todo mundo me odeia, ninguem precisa de mim, nao tenho ninguem, me sinto sozinh*,
    me sinto so, ninguem me escuta, sozinh* no mundo, todos me abandonaram, ninguem me quer,
    solidao`,
  vanish: `
    sumir, desaparecer, ir embora de tudo, evaporar, dormir e nao, nao sentir nada,
    parar de sentir, ser invisivel, nao estar aqui, fugir de tudo, sumir do mapa`,
  confirm: `
    to falando serio, estou falando serio, e serio, nao e brincadeira, vou fazer isso,
    eu vou fazer, tenho um plano, ja esta decidido, ja ta decidido, tudo pronto,
    esta decidido, tarde demais, ninguem pode me impedir, ja tomei, hoje eu faco,
    hoje eu vou`,
  someone: `
    ele, ela, eles, elas, amigo, amiga, amigos, namorado, namorada, marido, esposo, esposa,
    mulher, mae, pai, pais, irmao, irma, filho, filha, filhos, primo, prima, tio, tia,
    colega, vizinho, vizinha, aluno, aluna, ex, avo, vovo, sobrinho, sobrinha, chefe,
    cunhado, cunhada, melhor amigo, melhor amiga, conhecido, conhecida, crianca, parente,
    estudante, sogra, noivo, noiva, companheiro, companheira, alguem que, um cara,
    uma menina, um menino, uma garota, um garoto, uma moca`,
  wants3: `
    quer, queria, querem, ameaca, ameacou, fala em, falou em, fala de, falou de, falando em,
    pensa em, pensou em, pensando em, pensa, tentou, ja tentou, planeja, diz que, disse que,
    diz, disse, deseja, prefere, esta pensando em, ta pensando em, considera, nao quer,
    n quer, menciona, vontade de, pensamentos de, mandou, quis, tenta, falando sobre,
    falou sobre, cogita`,
  act3: `
    morrer, se suicidar, suicidar, se matar, tirar a propria vida, tirar a vida, se enforcar,
    se jogar, cortar os pulsos, se machucar, suicidio, acabar com a vida,
    acabar com a propria vida, acabar com tudo, sumir, dar um tiro, pular, desviver`,
  sui3: `
    se corta, se cortando, se automutila, se automutilando, se machuca de proposito, suicida,
    suicidas, tentativa de suicidio, tentou suicidio, tentou se matar, tentou se suicidar,
    quis se matar, carta de despedida, mensagem de despedida, bilhete de despedida,
    bilhete suicida, nao quer viver, nao quer mais viver,
    tomou (remedios|varios|uma cartela|todos), overdose, quer se matar, quer morrer,
    automutilacao, ideacao suicida, pensamentos suicidas, risco de suicidio,
    quer se suicidar, se mutila, cortes nos, vai se matar`,
  ofneed: `
    preocupad*, preocupa, medo, o que (eu |)(faco|posso fazer|devo fazer|fazer|digo|falo),
    como (eu |)(ajudo|ajudar|posso ajudar|devo|apoiar|apoio|falar|lidar), ajuda, ajudar,
    conselho, temo, me disse, me escreveu, me contou, me confessou, acho que, suspeito,
    me mandou, nao sei como, me falou, desconfio`,
  wontreach: `
    (nao|n) (vou|acho que vou|quero) (chegar|viver|passar|durar) (aos|ate|de|muito|ao),
    nao chego (aos|ate|ao), nao passo (de|dos), nao vou durar,
    nao me vejo (chegando|vivendo|completando|fazendo)`,
  age: `
    #, # anos, natal, amanha, fim do ano, meu aniversario, ano que vem, essa semana, hoje,
    mes que vem, trinta, vinte`,
  voice: 'uma voz, vozes, a voz, as vozes, algo dentro, minha cabeca, minha mente',
  says: `
    diz pra, dizem pra, diz para, dizem para, me diz, me dizem, manda, mandam, grita,
    pede pra, sussurra`,
  jumpword: `
    pular, me matar, morrer, me jogar, fazer isso, acabar com, me cortar, me suicidar,
    eu pular, eu morrer`,
  gentle: `
    tranquilo, tranquila, rapido, rapida, facil, pacifico, suave, eficaz, seguro, melhor,
    menos doloroso, calmo`,
  leave: `
    partir desse mundo, partir deste mundo, morrer, partir, deixar esse mundo,
    ir embora desse mundo, se matar, se suicidar, ir embora dessa vida`,
  onlything: 'a unica coisa que, so a, so o, unica coisa que, nada alem, somente, so',
  blade: `
    gilete, a lamina, lamina, me cortar, a dor, o sangue, os cortes, o estilete, os remedios,
    navalha`,
  calms: 'acalma, alivia, tranquiliza, ajuda, faz sentir, conforta, consola, resta',
  joindead: `
    encontrar minha avo, encontrar meu avo, encontrar minha mae, encontrar meu pai,
    junto da minha avo, junto do meu pai, no ceu, pro ceu, la no ceu`,
  chosen: 'escolhi, ja escolhi, tenho escolhid*, decidi, ja decidi, achei, ja sei, marquei',
  spot: `
    a ponte, a data, o lugar, o dia, o predio, a corda, o metodo, a arvore, a hora,
    como vou fazer, onde vai ser, o local`,
  doit: 'eu faco, vou fazer, faco isso, e o dia, sera o dia, vai ser hoje',
  noback: `
    nao tem mais volta, nao tem volta, sem volta, essa noite, hoje, finalmente,
    ninguem vai me impedir, acabou`,
  heartstop: `
    meu coracao (parasse|pare|parar|para), coracao parasse de bater, coracao parar de bater,
    ser (atropelad*|assassinad*|mort*),
    um (carro|caminhao|onibus|trem) me (atropelasse|atropele|pegasse|matasse),
    me (atropelasse|matassem|matem|desse um tiro), ter cancer, morrer dormindo,
    um acidente e`,
  lifehurts: `
    (acabo|termino|encerro) (com |)(a |)(minha vida|tudo),
    viver (e|virou) (so |um |uma |)(sofrimento|sofrer|dor|tormento|martirio),
    viver (me |)(doi|pesa|cansa|e uma tortura|e insuportavel|e um inferno|e um castigo|ta doendo),
    me doi (viver|existir), existir (me |)doi,
    cada dia e (um inferno|uma tortura|um suplicio), cansei de existir, farta de existir,
    farto de existir`,
  hurtq: 'doi, doi muito, e doloroso, sofre, demora, e dolorosa, doi morrer, ta doendo',
  diesub: `
    se enforcar, morrer, se afogar, sangrar ate, se suicidar, cortar os pulsos, se jogar,
    enforcamento, se matar`,
  noeat: `
    sem comer, # dias sem comer, dias sem comer, nao como, nao comi, parei de comer,
    de jejum, em jejum`,
  hold: `
    aguentar, aguento, emagrecer, perder, continuar, mais tempo, mais dias, gorda, gordo,
    magra, peso, sem que`,
  deserve: 'mereco',
  dying: 'morrer, a morte, sofrer, desaparecer, sumir',
  atlimit: 'no limite, no meu limite, nao da mais, esgotada, esgotado',
  giveup: `
    nao consigo mais, nao aguento mais, ja nao aguento, desisto, nao da mais, cansei`,
  mine: 'minha morte, minha propria morte, em morrer, me matar, estar mort*',
  onlythink: `
    so penso em, so penso na, nao paro de pensar em, nao paro de pensar na, penso o dia todo,
    sempre penso em, nao consigo parar de pensar em`,
  find3: `
    encontrei, encontramos, descobri, vi, achei, deixou, mandou, me mandou, enviou, achamos`,
  armcut3: `
    bracos cortados, braco cortado, pulsos cortados,
    cortes (nos|no|na) (bracos|braco|pernas|pulsos|perna|pulso), cortes nas pernas,
    bracos cheios de, cicatrizes nos bracos`,
  act3b: `
    (vai|quer) se (jogar|matar|suicidar|enforcar|atirar|cortar|tacar),
    vai tirar a propria vida, vai pular, teve uma overdose, overdose, pensa em suicidio,
    pensa em se matar, pensando em suicidio, quer tirar a vida, vai acabar com a propria`,
  helpsomeone: `
    como ajudar, ajudar, como apoio, o que digo, como apoiar, como falar, como evitar,
    como ajudo, o que fazer com`,
  suicidal3: `
    (alguem|uma pessoa|um amigo|uma amiga|um parente) (suicida|que (quer se|quer|pensa em|tem pensamentos|tem ideias|nao quer viver|nao quer mais viver|se corta|se automutila|fala em|ta pensando)),
    pessoa suicida`,
  lifesense: 'o sentido da vida, sentido da vida, o proposito da vida',
  mynote: `
    minha carta de despedida, meu bilhete de despedida, minhas cartas de despedida,
    minha carta suicida, meu testamento`,
  peace: 'descansar, paz, tranquilidade, livre, descanso, parar de sofrer, nao sofrer',
  dieonly: 'morrer, a morte, estar mort*',
  search3: `
    procura, procurando, pesquisa, pesquisando, le sobre, googla, busca, buscando, pesquisou`,
  methods3: `
    metodos de suicidio, suicidio, como morrer, como se matar, como se suicidar,
    formas de morrer, jeitos de morrer, se suicidar`,
  swallow3: 'engoliu, tomou, ingeriu, se cortou, bebeu, cortou',
  existence: 'minha existencia, minha vida, meu nascimento, eu existir, eu ter nascido',
  mistake: `
    um erro, erro, um desperdicio, uma piada, um acidente, uma vergonha, uma maldicao,
    nao tem sentido, um castigo, um fardo, inutil`,
  unwake: `
    nao acordar, nunca acordar, nunca mais acordar, nao acordar mais, dormir pra sempre,
    dormir para sempre, nao acordo mais`,
  howmany: 'quantos, quantas, quanto, que dose',
  gun: 'uma arma, um revolver, uma pistola, arma, revolver, uma espingarda',
  shootself: `
    dado um tiro, dar um tiro, um tiro em mim, me matado, na minha cabeca, na cabeca,
    apertar o gatilho, apertado o gatilho, estourado`,
  rooftop: `
    no telhado, no terraco, na ponte, na beirada, no parapeito, na sacada, nos trilhos,
    na beira, no topo do predio, na borda, no viaduto, no beiral`,
  onestep: `
    um passo, so um passo, pular, olhando pra baixo, olho pra baixo, tao facil, me soltar,
    o vazio, pulo, soltar`,
  staylong: `
    continuar viva, continuar vivo, estar viva, estar vivo, viver, ficar viva, ficar vivo,
    aguentar, durar, continuar aqui, sobreviver`,
  longer: `
    por muito tempo, muito tempo, semana que vem, ate amanha, muito mais, mes que vem,
    por muito mais, amanha`,
  doubt: `
    nao acho que, nao acho, nao sei se, duvido que, nao posso prometer, nao prometo,
    nao tenho certeza`,
  maybe: 'talvez, pode ser que, quem sabe, capaz que, acho que, e possivel que',
  killme: `
    me mate, me mato, me suicide, me suicido, me jogue, me corte, acabe com tudo,
    tire minha vida, eu morra, vou me matar`,
  tonightw: `
    hoje a noite, essa noite, esta noite, hoje, amanha, em breve, um dia, de uma vez, logo`,
  herereason: `
    motivo pra estar aqui, motivos pra estar aqui, motivo para estar aqui,
    razao pra estar aqui, razao para estar aqui, motivo pra continuar, motivos pra continuar,
    motivo pra ficar, nada que me prenda, motivo para continuar, razao pra continuar`,
  everything: 'tudo, isso, a dor, a vida, o mundo, meu coracao, tudo isso',
  stopword: `
    parasse, pare, acabasse, acabe, terminasse, termine, sumisse, desligasse, cessasse`,
  forever2: 'pra sempre, para sempre, de uma vez, definitivamente, de vez',
  endall: `
    acabar com tudo, terminar com tudo, acabar com a minha vida, dar um fim, por um fim,
    ir embora daqui`,
  onlyanswer: `
    unica resposta, a resposta, unica solucao, a solucao, unica saida, a saida, unica opcao`,
  leaveword: 'desaparecer, sumir, ir embora, evaporar, me perder',
  neverback: `
    nunca mais voltar, nao voltar nunca, nao voltar mais, nunca voltar, nao voltar,
    pra sempre, para sempre`,
  sunrise: `
    o sol nascer, o sol amanha, o amanhecer, outro dia, um novo dia, ver o amanha,
    o dia de amanha, acordar amanha`,
  notwant: 'nao quero, n quero, nao desejo, nao quero mais',
  see: 'ver, viver, conhecer, enfrentar, acordar',
  hopehit: `
    torco pra, torco para, espero, peco pra, rezo pra, tomara que, quero que, queria que,
    desejo que`,
  hit: 'um caminhao, um carro, um onibus, um trem, um raio',
  runover: `
    me atropelar, me atropele, me atropelasse, me pegar, me pegasse, me acertar, me matar,
    passar por cima`,
  notleave: `
    nao vao embora, nao param, nao me deixam, nao me largam, voltaram, voltam, o tempo todo,
    todos os dias, me perseguem, pioram, cada vez mais, nao somem, nao passam, todo dia`,
  peacego: `
    ir em paz, posso ir em paz, partir em paz, ir tranquila, ir tranquilo, posso ir embora,
    pronta pra ir, pronto pra ir, nada me prende, o que me prende, nada me segura,
    ja posso ir`,
  stare: `
    olho pro, olhando pro, olhando pra, olho pra, encarando, seguro, segurando,
    na minha frente, na mao, do meu lado, na mesa, olho para, olhando para`,
  meansx: `
    frasco de comprimidos, frasco, comprimidos, cartela, remedios, a gilete, a lamina,
    a corda, a faca, a arma, caixa de remedio, frasco de remedio`,
  longt: 'uma hora, horas, a noite toda, muito tempo, faz tempo, hesitando, um tempao',
  noreply: `
    nao responder, nao respondo, nao responder mais, sumir, nao aparecer, nao der noticia,
    nao der mais noticias, nao me encontrar`,
  dontsad: `
    nao fica triste, nao fique triste, nao fiquem tristes, nao chora, nao chore, nao chorem,
    nao se preocupa, nao e culpa sua, nao foi culpa sua, me esquece, nao se culpe`,
  hellday: `
    todo dia e (um inferno|uma tortura), cada dia e (um inferno|uma tortura|um suplicio),
    vivo um inferno, minha vida e um inferno, meus dias sao um inferno`,
  whenend: `
    quando vai acabar, quando isso vai acabar, quando vai terminar, quando acaba, ate quando,
    quanto tempo mais, quando tudo isso acaba`,
  lesswith: `
    nao teriam mais que, nao teriam que, nao brigariam, nao iam mais brigar, ficariam em paz,
    viveriam melhor, seriam felizes, finalmente poderiam, deixariam de, poderiam finalmente,
    descansariam, teriam paz`,
  unwanted: `
    ninguem me quer por perto, ninguem me quer, ninguem precisa de mim, nao faco falta,
    ninguem me suporta, todos me rejeitam`,
  poisonx: `
    veneno, veneno de rato, chumbinho, cloro, agua sanitaria, comprimidos, inseticida,
    remedios, soda, pesticida`,
  swallowit: `
    pra tomar, para tomar, tomar tudo, pra beber, beber tudo, engolir tudo, pra engolir,
    pra ingerir`,
  bought: 'comprei, arrumei, consegui, peguei, guardei, tenho, encomendei, achei',
  thislife: `
    essa vida, esta vida, a vida, minha vida, a minha vida, minha existencia,
    essa merda de vida`,
  endit: `
    acabar com, terminar com, terminar, acabar, deixar, dar fim a, abandonar, sair de,
    por fim a`,
  cutbody: `
    corto minhas (coxas|pernas), corto os (pulsos|bracos), corto meus (bracos|pulsos),
    corto minha (pele|coxa|perna), cortar minhas (coxas|pernas), me corto, risco meu braco,
    cortei minhas (coxas|pernas), cortei meus (bracos|pulsos), corto meu (braco|pulso)`,
  badthing3: `
    uma besteira, uma loucura, algo ruim, se machuque, se mate, o pior, se suicide,
    faca alguma coisa, tire a propria vida`,
  streamer3: 'streamer, youtuber, seguidora, seguidor, colega de quarto',
  cutmarks3: 'cortes, cicatrizes, marcas, feridas',
  arms3: 'nos bracos, no braco, nos pulsos, nas pernas, no pulso, nas coxas, pelo braco',
  prefer3: 'preferia, prefere, queria, gostaria de, quer',
  deadx: 'estar morta, estar morto, morrer, nao viver, ir logo, nao acordar',
  swallow3b: 'tomou, se entupiu de, engoliu, ingeriu',
  sleepmed: `
    remedio pra dormir, remedios pra dormir, caixa de remedio, caixa de remedios, cartela,
    remedios, comprimidos, remedio`,
  jump3: `
    vai se jogar, vai se matar, vai pular, vai se suicidar, vai tirar a propria vida`,
  floorx: `
    andar, predio, terraco, janela, ponte, telhado, sacada, penhasco, varanda, viaduto,
    torre`,
  leapx: 'pular, me jogar, me atirar, me tacar, pulo, me jogo, saltar',
  will: 'vou, quero, penso em, planejo, da vontade de, vontade de, decidi, pretendo',
  onemoreday: `
    mais um dia, mais um minuto, mais uma hora, nem mais um dia, outro dia, mais uma noite,
    mais um segundo`,
  worldx: `
    neste mundo, nesse mundo, nessa vida, nesta vida, na terra, aqui, viva, vivo, viver,
    assim`,
  leavew: `
    deixar este mundo, deixar esse mundo, abandonar esse mundo, ir embora desse mundo,
    partir desse mundo, deixar essa vida, partir deste mundo`,
  decided: 'decidi, ja decidi, vou, quero, tomei a decisao, estou pra, preciso',
  cutwrist: `
    cortei o pulso, cortei meu pulso, cortei o braco, cortei meu braco, cortei os bracos,
    cortei a perna, cortei minha perna, abri o pulso`,
  caremom: `
    (cuida|cuidem|cuide) (da|do|dos|das|de) (minha|meu|meus|minhas),
    (toma|tome|tomem) conta (da|do|dos) (minha|meu|meus)`,
  gonew: `
    quando eu nao estiver mais, quando eu nao estiver, quando eu for embora,
    quando eu morrer, se me acontecer algo, depois que eu for, quando eu partir,
    depois que eu me for`,
  onereason: `
    uma razao (pra|para) (continuar|viver|ficar|nao|seguir),
    um motivo (pra|para) (continuar|viver|ficar|nao|seguir), uma so razao, razoes pra viver`,
  giveme: 'me dar, me da, me de, alguem, pode, podem, preciso, procuro, me diz',
  nobother: `
    nao vou mais incomodar, nao incomodarei, nao vou incomodar, nao vou mais atrapalhar,
    vou parar de incomodar, nao serei mais um peso, nao vou mais ser um peso`,
  tonightend: `
    hoje a noite acaba, essa noite acaba, hoje acaba, hoje termina, essa noite termina,
    acaba hoje, termina hoje, amanha ja nao`,
  saidbye: 'ja me despedi de, me despedi de, ja disse adeus, ja me despedi, dei adeus a',
  bloodsee: `
    meu sangue escorrer, ver meu sangue, ver sangue, me ver sangrar, ver o sangue,
    sangrar um pouco`,
  corpse: `
    um cadaver, morta por dentro, morto por dentro, morta em vida, morto em vida, um zumbi,
    uma casca`,
  byeworld3: 'adeus mundo, adeus mundo cruel, adeus a todos, adeus pra sempre',
  someonex: `
    alguem, um estudante, uma estudante, um homem, uma mulher, um vizinho, uma vizinha,
    um desconhecido`,
  jumpnow: `
    vai pular, quer pular, vai se jogar, quer se jogar, vai se matar, quer se matar,
    vai se suicidar, ameaca pular`,
  helpask: `
    o que a gente faz, o que eu faco, o que fazer, o que devo fazer, o que podemos fazer,
    o que faco, ajuda`,
  cutmark: 'marcas de cortes, cortes, cicatrizes, marcas, feridas',
  wristx: `
    nos pulsos, pulsos, nos bracos, bracos, nas pernas, nas coxas, no braco, no pulso`,
  drugask: `
    qual remedio, que remedio, quais remedios, qual veneno, qual medicamento,
    o que posso tomar, que dose, qual comprimido, quais comprimidos`,
  killsme: `
    pode me matar, me mata, me mataria, pra morrer, me matar, para morrer, letal, que mate`,
  decided2: `
    decidi, ja decidi, tomei a decisao de, estou decidida a, estou decidido a, resolvi,
    optei por`,
  dyingx2: `
    morrer, me matar, me suicidar, ir embora pra sempre, sumir pra sempre, deixar esse mundo,
    tirar minha vida, acabar com tudo`,
  ought: 'devia, deveria, ja devia, ja deveria, tinha que, mereco',
  deadlong: `
    ter morrido, morrer, estar morto, estar morta, nao viver, viver, nao existir,
    nao ter nascido, morrido faz tempo, existir`,
  meonly: 'alguem como eu, pessoas como eu, gente como eu, eu ja, eu nao, gente que nem eu',
  letters: `
    uma carta pra cada, cartas pra todos, cartas para todos, uma carta para cada,
    carta pra cada um, cartas pra minha familia`,
  hide2: `
    debaixo do travesseiro, na gaveta, em cima da mesa, prontas, deixei, guardei,
    embaixo do travesseiro`,
  endsame: `
    termina igual, de qualquer jeito termina, no fim da na mesma, tudo termina igual,
    acaba igual, vou morrer mesmo`,
  sooner: `
    melhor chegar antes, melhor antes, pra que esperar, quanto antes, melhor logo, mais cedo`,
  hugbottle: `
    abracada com aquele frasco, abracado com aquele frasco, abracada com o frasco,
    abracando o frasco, frasco na mao, durmo com os remedios, frasco de remedio embaixo,
    abracada no frasco`,
  leaveever3: `
    ir embora pra sempre, nao aguenta mais, nao aguentava mais, sumir, nao voltar,
    acabar com tudo, desaparecer`,
  scaredfor: 'medo por, tenho medo por, preocupada com, preocupado com, temo por, me preocupo',
  posts3: `
    como se suicidar, como se matar, suicidio, automutilacao, como morrer, formas de morrer,
    jeitos de morrer`,
  reading3: 'lendo, le, ve, olha, pesquisa, posts, videos, vendo, assistindo, foruns',
  threat3: `
    corta os pulsos, se mata, se enforca, se joga, vai cortar os pulsos, vai se matar,
    se corta se`,
  ifnot3: 'se eu nao, se eu terminar, se eu sair, se eu deixar, caso eu',
  howmuch: `
    quanto, quanta, quantos, quantas, que dose, que quantidade, quao fundo,
    a partir de quanto`,
  wouldkill: `
    pra morrer, para morrer, pra me matar, para me matar, e letal, e mortal, seria letal,
    me mataria, pra ser letal, pra acabar com a minha vida, letal, mortal, pra nao acordar`,
  onlydeath: `
    alem da morte, que a morte, a nao ser morrer, exceto morrer, alem de morrer,
    senao a morte, fora morrer, que morrer, a nao ser a morte`,
  noroad: `
    nao me resta outro, nao me resta outra, nao tenho outro, nao ha outro, nao vejo outro,
    nao me resta mais, nao sobra outro, nao tem outro`,
  likeme: `
    gente como eu, alguem como eu, pessoas como eu, uma pessoa como eu, uma menina como eu,
    gente que nem eu`,
  shouldgo: `
    devia sumir, deveria sumir, devia morrer, deveria morrer, nao devia existir,
    nao deveria existir, nao merece viver, devia desaparecer, deveria desaparecer,
    devia estar mort*, nao devia viver`,
  images: 'imagens de, cenas de, imagens, visoes de, fantasias de, sonhos de',
  selfkill2: `
    eu me matando, me matando, minha morte, meu suicidio, me enforcando, morrendo, eu mort*,
    me suicidando, pulando`,
  unworthy: `
    nao mereco ver, nao mereco mais, nao sou digna de, nao sou digno de, nao mereco voces,
    nao mereco minha familia`,
  farewellx: `
    e uma despedida, uma despedida, adeus, ate nunca mais, e o fim, isto e um adeus,
    me despeco`,
  belongings: `
    quem fica com as minhas coisas, minhas coisas, meu testamento, meu funeral, meu enterro,
    meus pertences`,
  finished: 'pronta, pronto, terminada, escrita, em ordem, preparada, feita, ta pronta',
  fallhere: `
    cair daqui, pular daqui, me deixar cair, me jogar daqui, cair no vazio, me soltar`,
  notbad: `
    nao seria tao ruim, nao seria ruim, seria facil, seria tao facil, nao seria mal,
    nao parece ruim`,
  sunx: `
    o sol de amanha, amanha nao chegue, amanha nao chegasse, que nao amanheca,
    amanha nao venha, nao amanhecesse`,
  herenow: 'to, tou, estou, to aqui, estou aqui, cheguei',
  edgeword: `
    (em cima|na beira|na beirada|na borda|a beira|no alto|no topo) (da|do|de um|de uma),
    (pendurado|pendurada) (na|no|numa|num), (sentado|sentada|em pe) (na|no) (beira|borda) (da|do)`,
  heightplace: `
    ponte, viaduto, predio, terraco, telhado, penhasco, passarela, parapeito, precipicio, abismo`,
  parapet: `
    (no|sentada no|sentado no|em pe no) (parapeito|beiral),
    (no|sentada no|sentado no|em pe no) (parapeito|beiral) (da|do) (ponte|viaduto|predio|janela|varanda)`,
  alonenow:
    'agora, sozinha, sozinho, e ninguem, olhando pra baixo, olhando para baixo, chorando, aqui',
  passingby: `
    transito, engarrafamento, foto, fotos, por do sol, a vista, pedalando, correndo, pescando,
    passeando, de carro, de bike, de bicicleta, de onibus, arrumando, consertando, limpando`,
  airbridge: 'ponte aerea',
  edge3: `
    na beira do telhado, no telhado, no parapeito, na beira da ponte, na sacada, na beirada,
    na borda`,
  sits3: `
    sentada, sentado, parada, parado, uma menina, um menino, uma mulher, um homem, alguem,
    uma moca`,
  police: `
    chamo a policia, o que eu faco, chamar a policia, ligo pra, ajuda, o que devo fazer`,
  living3: `
    vive dizendo que, vive falando que, fica dizendo que, diz sempre que, repete que,
    sempre diz que`,
  notlive3: `
    nao quer viver, nao quer mais viver, quer morrer, quer se matar, nao aguenta viver`,
  stab: 'enfiar, cravar, me esfaquear, me furar, me apunhalar',
  stabx:
    'uma faca no meu, faca no meu, faca no peito, a faca em mim, faca, uma faca, tesoura, no meu peito',
  mine2: 'meu peito, em mim, minha barriga, meu pescoco, no peito, no meu',
  makesme:
    'me faz querer, me da vontade de, faz eu querer, me fazem querer, faz com que eu queira, me faz ter vontade de',
  dyingx3:
    'morrer, sumir, me matar, me suicidar, desaparecer, nao viver, parar de viver, nao existir',
  neverhere:
    'nunca devia ter vindo ao mundo, nunca deveria ter vindo, nao devia ter vindo ao mundo, nunca ter vindo ao mundo, nao era pra eu ter nascido, nunca devia ter existido',
  passw:
    'a senha do meu celular, minha senha, minhas senhas, senha do banco, a senha do meu, senhas das minhas',
  lateruse:
    'vai precisar, precisar depois, pra depois, por via das duvidas, anotei, deixei anotado, vai precisar depois',
  platform:
    'plataforma do metro, a plataforma, os trilhos, a ponte, a sacada, atravessar a rua, o viaduto',
  walkon:
    'continuar andando, dar um passo, pular, andar pra frente, me jogar, nao olhar, me soltar, seguir andando',
  nostay:
    'nada pelo que valha a pena, nada que me prenda, nada por que ficar, ninguem por quem ficar, nada me segura, nao tem nada pelo que, nada que me segure',
  stayx: 'ficar, continuar, viver, lutar, aguentar, seguir',
  diary3: 'diario, caderno, redacao, story, stories, blog, bilhete',
  drownx: 'se afogar, morrer, se matar, se suicidar, sumir, nao viver, acabar com tudo, se jogar',
  purpose3: 'de proposito, por querer, intencionalmente, ate sangrar',
  cutsx: 'cortou a propria, se cortou, se queimou, cortou o proprio, se machucou, se furou',
  byecall3:
    'se despedir pra sempre, pra se despedir, se despediu pra sempre, me dizer adeus, se despediu de mim, dizer adeus',
  fear3: 'medo que, medo de que, tenho medo que, temo que, preocupada que, me preocupa que',
  sui5: 'se suicide, se mate, se machuque, faca uma besteira, tire a propria vida, se jogue, acabe com a vida',
} as const
