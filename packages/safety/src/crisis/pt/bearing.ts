/** Words that say how others are meant; rules and likeness are made of none of them. */
export const bearing = {
  /** Without one of these nothing that merely sounds alike is heard. */
  danger: `
    morr*, morte, morto, morta, matar*, mato, mate, suicid*, enforc*, corda, overdose, remédio*,
    comprimido*, lâmina*, gilete, cortar*, corto, cortei, cortes, pulsos, veias, sangu*, sangr*,
    me joga, afogar*, arma, peso, fardo, estorvo, inútil, esperança, saída, desaparec*, sumir*,
    sumi*, sumo, adeus, despedi*, despedida, viver, vivo, viva, existir, existo, túmulo, enterro,
    céu, machuc*, cicatri*, sofr*, dor, fim, acabar, acabe, acabasse, terminar, termine, desistir,
    desisto, sem mim, acordar, acorde, nascido, nascer, descansar, mundo, automutil*,
    aguento mais, enforcar, cortando, cortar-se, corta, afogar, jogou, tirar, tiro, lançar,
    veneno, insulina, carta, bilhete, última, último, medo, ameaç*, sentido, futuro, amanhã,
    forças, força, sozinh*, vazi*, razão, motivo, ir embora, partir, tent*, testamento, cinzas,
    falta, tanto faz, escuro, odeio, ódio, besteira, engoli*, caixa inteira, cartela, frasco,
    perdão, desculp*, leva-me, leve, cansei, cansad*, mata, sumiço, minha vida, a vida nao,
    com a vida, da minha vida, essa vida, viv*`,
  /** What nobody dies of, however they put it. */
  trifle: `
    música, playlist, segunda, segunda-feira, reunião, reuniões, impressora, wifi, planilha,
    lição, tarefa, redação, louça, pizza, café, chá, chocolate, açúcar, bolo, salada, dieta,
    pastel, coxinha, apimentado, academia, agachamento, perna, treino, maratona, trânsito,
    engarrafamento, fila, calor, ressaca, franja, cabeleireiro, karaokê, série, episódio,
    temporada, filme, spoiler, spoilers, fase, pênalti, goleiro, quebra-cabeça, coberta, sofá,
    corretor, tiktok, pernilongo, pernilongos, mosquito, alergia, dentista, batata, gravata,
    a cama, fogos, a vista, fome, unicornio, tenis, esse prazo, com esse prazo, com esse relatorio`,
  /** What a farewell, a burden or no way out may be about. */
  occasion: `
    o pessoal, pro pessoal, na firma, escritorio, celular, foto, fotos, sapatos, vestido, festa,
    casamento, labirinto, estacionamento, mapa, rotatoria, emoji, selfie, notebook, atualização,
    frio, time, prazo, relatório, ultimo dia, o trabalho, email, na empresa`,
  /** Takes back a laugh or a trifle. */
  serious: `
    não é brincadeira, sem brincadeira, sem zoeira, falando sério, falo sério, é sério,
    de verdade, tô falando sério, sério mesmo, na moral`,
}
