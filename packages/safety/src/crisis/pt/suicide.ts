/** Words of killing oneself: acts, plans, places, attempts. */
export const suicide = {
  lean: `
    vou, irei, pretendo, to pensando em, estou pensando em, penso em, pensar em, pensando em,
    pensamentos de, pensamento de, penso, pensando, planejo, planejando, plano, planos de,
    plano de, decidi, decidido, decidida, considero, considerando, cogito, cogitando,
    imagino, imaginando, ideia de, ideias de, fantasio, fantasia, obcecada, obcecado,
    impulso, impulsos, coragem de, coragem pra, coragem para, medo de, tentada, tentado,
    tentar, tento, prestes a, perto de, formas de, forma de, jeito de, maneira de,
    maneiras de, pesquisando, procurando, vozes, hoje eu, amanha eu, hoje vou,
    essa noite vou, pensei em, a ponto de, como, jeitos de`,
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
  note: `
    carta de (despedida|suicidio|adeus), cartas de despedida,
    bilhete de (despedida|suicidio), mensagem de despedida, video de despedida, testamento,
    carta (para|pra) (meus pais|minha familia|meus filhos|minha mae), carta suicida,
    bilhete suicida`,
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
  doit: 'eu faco, vou fazer, faco isso, e o dia, sera o dia, vai ser hoje',
  noback: `
    nao tem mais volta, nao tem volta, sem volta, essa noite, hoje, finalmente,
    ninguem vai me impedir, acabou`,
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
  search3: `
    procura, procurando, pesquisa, pesquisando, le sobre, googla, busca, buscando, pesquisou`,
  methods3: `
    metodos de suicidio, suicidio, como morrer, como se matar, como se suicidar,
    formas de morrer, jeitos de morrer, se suicidar`,
  swallow3: 'engoliu, tomou, ingeriu, se cortou, bebeu, cortou',
  notleave: `
    nao vao embora, nao param, nao me deixam, nao me largam, voltaram, voltam, o tempo todo,
    todos os dias, me perseguem, pioram, cada vez mais, nao somem, nao passam, todo dia`,
  thislife: `
    essa vida, esta vida, a vida, minha vida, a minha vida, minha existencia,
    essa merda de vida`,
  endit: `
    acabar com, terminar com, terminar, acabar, deixar, dar fim a, abandonar, sair de,
    por fim a`,
  badthing3: `
    uma besteira, uma loucura, algo ruim, se machuque, se mate, o pior, se suicide,
    faca alguma coisa, tire a propria vida`,
  streamer3: 'streamer, youtuber, seguidora, seguidor, colega de quarto',
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
  images: 'imagens de, cenas de, imagens, visoes de, fantasias de, sonhos de',
  selfkill2: `
    eu me matando, me matando, minha morte, meu suicidio, me enforcando, morrendo, eu mort*,
    me suicidando, pulando`,
  edge3: `
    na beira do telhado, no telhado, no parapeito, na beira da ponte, na sacada, na beirada,
    na borda`,
  sits3: `
    sentada, sentado, parada, parado, uma menina, um menino, uma mulher, um homem, alguem,
    uma moca`,
  police: `
    chamo a policia, o que eu faco, chamar a policia, ligo pra, ajuda, o que devo fazer`,
  platform:
    'plataforma do metro, a plataforma, os trilhos, a ponte, a sacada, atravessar a rua, o viaduto',
  walkon:
    'continuar andando, dar um passo, pular, andar pra frente, me jogar, nao olhar, me soltar, seguir andando',
  diary3: 'diario, caderno, redacao, story, stories, blog, bilhete',
  drownx: 'se afogar, morrer, se matar, se suicidar, sumir, nao viver, acabar com tudo, se jogar',
  fear3: 'medo que, medo de que, tenho medo que, temo que, preocupada que, me preocupa que',
  sui5: 'se suicide, se mate, se machuque, faca uma besteira, tire a propria vida, se jogue, acabe com a vida',
}
