/** Words of idioms and harmless talk, which masks make invisible to the rules. */
export const idioms = {
  breakoff: `
    com (esse|este|o|a|meu namorado|minha namorada|ela|ele|os|as|um|uma|meu|minha) (trabalho|projeto|assunto|prova|tarefa|curso|relacao|corrupcao|fome|jogo|problema|livro|serie|namoro|louca|festa),
    relacionamento, projeto, aulas, semestre, provas, trabalho, tarefa, reuniao, contrato,
    namoro, faculdade, curso, semana, pandemia, quarentena, namorado, namorada, discussao,
    jogo, tcc, relatorio, mudanca, a louca, verao, serie`,
  liveplace: `
    em (sao|casa|um|uma|portugal|lisboa|paris), na (cidade|casa|mesma),
    no (brasil|rio|interior|exterior|campo), nesta cidade, nessa cidade, nesta casa,
    nessa casa, com meus, com ela, com ele, com minha, aqui, sozinho, sozinha, juntos, longe`,
  accident: `
    cozinhando, cozinhar, fazendo a barba, barbeando, sem querer, por acidente, acidente, jogando,
    futebol, academia, correndo, cai, caindo, tropecei, cebola, legumes, papel, o dedo, dedo,
    cabelo, franja, unhas, joelho, tornozelo, costas, treinando, treino, depilando, salao, bola,
    tombo, descascando, picando, fatiando, batata, cenoura, abrindo, curativo, band aid, lata,
    copo quebrado`,
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
  lifesense: 'o sentido da vida, sentido da vida, o proposito da vida',
  passingby: `
    transito, engarrafamento, foto, fotos, por do sol, a vista, pedalando, correndo, pescando,
    passeando, de carro, de bike, de bicicleta, de onibus, arrumando, consertando, limpando`,
  airbridge: 'ponte aerea',
}
