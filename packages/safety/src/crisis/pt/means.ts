/** Words of means, of asking for them, and of hurting oneself. */
export const means = {
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
  chosen: 'escolhi, ja escolhi, tenho escolhid*, decidi, ja decidi, achei, ja sei, marquei',
  spot: `
    a ponte, a data, o lugar, o dia, o predio, a corda, o metodo, a arvore, a hora,
    como vou fazer, onde vai ser, o local`,
  hurtq: 'doi, doi muito, e doloroso, sofre, demora, e dolorosa, doi morrer, ta doendo',
  diesub: `
    se enforcar, morrer, se afogar, sangrar ate, se suicidar, cortar os pulsos, se jogar,
    enforcamento, se matar`,
  unwake: `
    nao acordar, nunca acordar, nunca mais acordar, nao acordar mais, dormir pra sempre,
    dormir para sempre, nao acordo mais`,
  howmany: 'quantos, quantas, quanto, que dose',
  stare: `
    olho pro, olhando pro, olhando pra, olho pra, encarando, seguro, segurando,
    na minha frente, na mao, do meu lado, na mesa, olho para, olhando para`,
  meansx: `
    frasco de comprimidos, frasco, comprimidos, cartela, remedios, a gilete, a lamina,
    a corda, a faca, a arma, caixa de remedio, frasco de remedio`,
  longt: 'uma hora, horas, a noite toda, muito tempo, faz tempo, hesitando, um tempao',
  poisonx: `
    veneno, veneno de rato, chumbinho, cloro, agua sanitaria, comprimidos, inseticida,
    remedios, soda, pesticida`,
  swallowit: `
    pra tomar, para tomar, tomar tudo, pra beber, beber tudo, engolir tudo, pra engolir,
    pra ingerir`,
  bought: 'comprei, arrumei, consegui, peguei, guardei, tenho, encomendei, achei',
  cutbody: `
    corto minhas (coxas|pernas), corto os (pulsos|bracos), corto meus (bracos|pulsos),
    corto minha (pele|coxa|perna), cortar minhas (coxas|pernas), me corto, risco meu braco,
    cortei minhas (coxas|pernas), cortei meus (bracos|pulsos), corto meu (braco|pulso)`,
  cutmarks3: 'cortes, cicatrizes, marcas, feridas',
  arms3: 'nos bracos, no braco, nos pulsos, nas pernas, no pulso, nas coxas, pelo braco',
  cutwrist: `
    cortei o pulso, cortei meu pulso, cortei o braco, cortei meu braco, cortei os bracos,
    cortei a perna, cortei minha perna, abri o pulso`,
  bloodsee: `
    meu sangue escorrer, ver meu sangue, ver sangue, me ver sangrar, ver o sangue,
    sangrar um pouco`,
  drugask: `
    qual remedio, que remedio, quais remedios, qual veneno, qual medicamento,
    o que posso tomar, que dose, qual comprimido, quais comprimidos`,
  killsme: `
    pode me matar, me mata, me mataria, pra morrer, me matar, para morrer, letal, que mate`,
  hugbottle: `
    abracada com aquele frasco, abracado com aquele frasco, abracada com o frasco,
    abracando o frasco, frasco na mao, durmo com os remedios, frasco de remedio embaixo,
    abracada no frasco`,
  howmuch: `
    quanto, quanta, quantos, quantas, que dose, que quantidade, quao fundo,
    a partir de quanto`,
  wouldkill: `
    pra morrer, para morrer, pra me matar, para me matar, e letal, e mortal, seria letal,
    me mataria, pra ser letal, pra acabar com a minha vida, letal, mortal, pra nao acordar`,
  stab: 'enfiar, cravar, me esfaquear, me furar, me apunhalar',
  stabx:
    'uma faca no meu, faca no meu, faca no peito, a faca em mim, faca, uma faca, tesoura, no meu peito',
  mine2: 'meu peito, em mim, minha barriga, meu pescoco, no peito, no meu',
  purpose3: 'de proposito, por querer, intencionalmente, ate sangrar',
  cutsx: 'cortou a propria, se cortou, se queimou, cortou o proprio, se machucou, se furou',
}
