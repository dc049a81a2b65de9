/** What is said around one's own death, and of somebody else's; rules: ../around-rules.ts. */
export const around = {
  placechosen: `
    ja sei onde, sei onde, escolhi o lugar`,
  seeno: `
    nao vejo, nao vejo mais, nao enxergo, nao encontro, nao tem, nao ha, nao acho, sem, nao tenho`,
  exitway: `
    saida, nenhuma saida, escapatoria`,
  noplace: `
    (nao tem|nao ha|nao tenho|nao existe) (lugar|espaco) (pra|para) mim,
    (esse|este|o) mundo nao e (pra|para) mim, nao pertenco a (esse|este) mundo, sobro nesse mundo,
    to sobrando nesse mundo, nao caibo nesse mundo`,
  quenched: `
    tudo se apague, tudo apague, apagar (pra|para) sempre, me apagar (pra|para) sempre,
    que tudo (acabe|acabasse|termine) (de uma vez|pra sempre|para sempre|logo),
    parar de sentir pra sempre,
    (razao|motivo) (pra|para) (viver|continuar vivo|continuar viva|continuar vivendo|nao me matar),
    nao quero mais (estar|ficar) aqui,
    (caminhao|carro|onibus|trem) me (pegasse|atropelasse|pegar|atropelar)`,
  soon: `
    logo, em breve, amanha, hoje, hoje a noite, daqui a pouco, daqui uns dias, em poucos dias,
    ja ja, a partir de amanha, semana que vem`,
  painover: `
    (vou|irei) parar de (sofrer|sentir dor), paro de sofrer, nao vai (mais |)(doer|doer mais),
    nao vou sofrer mais, vou (descansar|ter paz|ficar em paz|estar em paz), vou descansar,
    tudo vai ter acabado, vou ser livre, acaba (minha|a) dor`,
  joinloved: `
    (encontrar|ver|com) (a |o |)(minha|meu) (mae|pai|avo|vo|vovo|irmao|irma|filho|filha|marido|esposa) (la em cima|la no ceu|no ceu)`,
  relieve: `

    nao (vou |)(atrapalhar|atrapalho|incomodar|incomodo|pesar|encher|dar trabalho|dou trabalho|ser um peso|sou um peso) (mais |)(ninguem|voces|vcs|a familia|nada)*,
    nao (atrapalho|incomodo) mais, nao (vou |)(atrapalhar|incomodar) mais,
    ninguem (vai|precisa|vai precisar) (mais |)(me aguentar|me aturar|se preocupar comigo),
    voces (vao|vao se) livrar de mim, se livrar de mim, n (atrapalho|incomodo) mais`,
  ifgone: `

    se eu (nao estiver|nao tiver|nao tiver mais|nao estiver mais|sumir|morrer|faltar|nao voltar) (mais |)(aqui|)*,
    se eu nao (estiver|tiver) mais aqui, quando eu nao (estiver|tiver) mais,
    se acontecer algo comigo, quando eu (faltar|me for|partir), se um dia eu nao`,
  takecare: `
    cuida, cuidaria, cuidar, cuide, cuidem, ficaria com, fica com, meu gato, minha gata,
    meu cachorro, minha cachorra, meus filhos, minha mae`,
  highplace: `
    ponte, terraco, parapeito, trilhos, plataforma, varanda, penhasco, beirada, viaduto, telhado`,
  lookdown: `
    olhando (pra baixo|para baixo|la embaixo|a agua|os trens|os trilhos|o vazio),
    olho (pra|para) baixo, encarando (a agua|o vazio)`,
  dire3: `
    melhor sem (ele|ela|eles),
    nao (quer|queria|quis|queira|aguenta) (mais |)(viver|acordar|existir|continuar|seguir|ficar vivo|ficar viva|estar aqui),
    (fazer|faca|fara|faz) (uma |)(besteira|loucura|bobagem), se machucar,
    (quer|queria|querendo) (morrer|se matar|sumir|acabar com tudo|desaparecer|tirar a propria vida|acabar com a vida),
    se (matar|enforcar|suicidar), (vai|ia) se (matar|jogar|enforcar|suicidar),
    tirar a propria vida, se (automutila|corta|mutila),
    (tomou|engoliu) (todos|uma caixa|um monte),
    (e|seria) um (peso|fardo) (pra|para) (todo|todos|nos|a gente|a familia),
    (nao ve|nao enxerga|nao acha) (mais |)(saida|sentido), vida nao (vale|tem),
    se despedindo de (todos|todo mundo|geral), se despediu de (todos|todo mundo),
    carta de despedida, suicidio, melhor se (ele|ela) nao (existisse|estivesse),
    ja tem os (remedios|comprimidos), (tem|guardou) os remedios em casa`,
  giving3: `
    (dando|doando|distribuindo) (tudo|as coisas|suas coisas|todas as coisas),
    deu (tudo|as coisas|todas as coisas), se desfazendo das coisas, dando as coisas del*,
    (dando|doando|vendendo|distribuindo) (todos|todas) (os|as|seus|suas)`,
  noneed3: `
    (nao|n) vai (mais |)(precisar|precisar mais|usar), nao vai precisar mais, n vai precisar mais,
    nao precisa mais del*, pra que ele quer, nao fala por que, nao diz por que, sem motivo,
    do nada, de repente`,
  joindead3: `

    (ir embora|ir|ficar|se encontrar|estar) com (a minha|minha|a|o meu|meu|sua|a sua) (mae|pai|avo|vo|irmao|irma|filho|filha|esposa|marido|mulher)`,
  died3: `
    morreu, faleceu, morta, morto, falecida, falecido, ceu, se foi, perdemos`,
}
