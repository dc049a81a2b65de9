/** Words of signs: farewell, burden, hopelessness, not eating. */
export const signs = {
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
  write: `
    escrevi, escrito, escrevendo, escrever, escrevo, deixei, deixar, deixo, redigi, tenho,
    fiz, fazer, preparei, pronta, pronto, terminei, gravei, me ajuda, ja esta, ja ta,
    preparada, preparado, minha`,
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
  noeat: `
    sem comer, # dias sem comer, dias sem comer, nao como, nao comi, parei de comer,
    de jejum, em jejum`,
  hold: `
    aguentar, aguento, emagrecer, perder, continuar, mais tempo, mais dias, gorda, gordo,
    magra, peso, sem que`,
  atlimit: 'no limite, no meu limite, nao da mais, esgotada, esgotado',
  giveup: `
    nao consigo mais, nao aguento mais, ja nao aguento, desisto, nao da mais, cansei`,
  mynote: `
    minha carta de despedida, meu bilhete de despedida, minhas cartas de despedida,
    minha carta suicida, meu testamento`,
  peacego: `
    ir em paz, posso ir em paz, partir em paz, ir tranquila, ir tranquilo, posso ir embora,
    pronta pra ir, pronto pra ir, nada me prende, o que me prende, nada me segura,
    ja posso ir`,
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
  corpse: `
    um cadaver, morta por dentro, morto por dentro, morta em vida, morto em vida, um zumbi,
    uma casca`,
  byeworld3: 'adeus mundo, adeus mundo cruel, adeus a todos, adeus pra sempre',
  letters: `
    uma carta pra cada, cartas pra todos, cartas para todos, uma carta para cada,
    carta pra cada um, cartas pra minha familia`,
  hide2: `
    debaixo do travesseiro, na gaveta, em cima da mesa, prontas, deixei, guardei,
    embaixo do travesseiro`,
  likeme: `
    gente como eu, alguem como eu, pessoas como eu, uma pessoa como eu, uma menina como eu,
    gente que nem eu`,
  shouldgo: `
    devia sumir, deveria sumir, devia morrer, deveria morrer, nao devia existir,
    nao deveria existir, nao merece viver, devia desaparecer, deveria desaparecer,
    devia estar mort*, nao devia viver`,
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
  passw:
    'a senha do meu celular, minha senha, minhas senhas, senha do banco, a senha do meu, senhas das minhas',
  lateruse:
    'vai precisar, precisar depois, pra depois, por via das duvidas, anotei, deixei anotado, vai precisar depois',
  nostay:
    'nada pelo que valha a pena, nada que me prenda, nada por que ficar, ninguem por quem ficar, nada me segura, nao tem nada pelo que, nada que me segure',
  stayx: 'ficar, continuar, viver, lutar, aguentar, seguir',
  byecall3:
    'se despedir pra sempre, pra se despedir, se despediu pra sempre, me dizer adeus, se despediu de mim, dizer adeus',
}
