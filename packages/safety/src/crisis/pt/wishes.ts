/** Words of the wish to be dead. */
export const wishes = {
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
  forever: `
    para sempre, pra sempre, mundo cruel, mundo, a todos, vida, mae, pai, familia,
    pela ultima vez, pessoal`,
  vanish: `
    sumir, desaparecer, ir embora de tudo, evaporar, dormir e nao, nao sentir nada,
    parar de sentir, ser invisivel, nao estar aqui, fugir de tudo, sumir do mapa`,
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
  joindead: `
    encontrar minha avo, encontrar meu avo, encontrar minha mae, encontrar meu pai,
    junto da minha avo, junto do meu pai, no ceu, pro ceu, la no ceu`,
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
  deserve: 'mereco',
  dying: 'morrer, a morte, sofrer, desaparecer, sumir',
  mine: 'minha morte, minha propria morte, em morrer, me matar, estar mort*',
  onlythink: `
    so penso em, so penso na, nao paro de pensar em, nao paro de pensar na, penso o dia todo,
    sempre penso em, nao consigo parar de pensar em`,
  peace: 'descansar, paz, tranquilidade, livre, descanso, parar de sofrer, nao sofrer',
  dieonly: 'morrer, a morte, estar mort*',
  existence: 'minha existencia, minha vida, meu nascimento, eu existir, eu ter nascido',
  mistake: `
    um erro, erro, um desperdicio, uma piada, um acidente, uma vergonha, uma maldicao,
    nao tem sentido, um castigo, um fardo, inutil`,
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
  prefer3: 'preferia, prefere, queria, gostaria de, quer',
  deadx: 'estar morta, estar morto, morrer, nao viver, ir logo, nao acordar',
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
  endsame: `
    termina igual, de qualquer jeito termina, no fim da na mesma, tudo termina igual,
    acaba igual, vou morrer mesmo`,
  sooner: `
    melhor chegar antes, melhor antes, pra que esperar, quanto antes, melhor logo, mais cedo`,
  onlydeath: `
    alem da morte, que a morte, a nao ser morrer, exceto morrer, alem de morrer,
    senao a morte, fora morrer, que morrer, a nao ser a morte`,
  noroad: `
    nao me resta outro, nao me resta outra, nao tenho outro, nao ha outro, nao vejo outro,
    nao me resta mais, nao sobra outro, nao tem outro`,
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
  living3: `
    vive dizendo que, vive falando que, fica dizendo que, diz sempre que, repete que,
    sempre diz que`,
  notlive3: `
    nao quer viver, nao quer mais viver, quer morrer, quer se matar, nao aguenta viver`,
  makesme:
    'me faz querer, me da vontade de, faz eu querer, me fazem querer, faz com que eu queira, me faz ter vontade de',
  dyingx3:
    'morrer, sumir, me matar, me suicidar, desaparecer, nao viver, parar de viver, nao existir',
  neverhere:
    'nunca devia ter vindo ao mundo, nunca deveria ter vindo, nao devia ter vindo ao mundo, nunca ter vindo ao mundo, nao era pra eu ter nascido, nunca devia ter existido',
}
