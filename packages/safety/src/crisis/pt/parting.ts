/** O que diz quem parte para sempre; regras: ../parting-rules.ts. */
export const parting = {
  orderLetters: `
    (escrevi|deixei|terminei) (uma carta|cartas) (para|pra) (todos|todo mundo|cada um),
    (escrevi|deixei|terminei) (bilhetes|as cartas) (para|pra) (todos|todo mundo|cada um),
    (escrevi|deixei|terminei) (uma carta|cartas) (para|pra) (minha família|meus pais|meus filhos|meus amigos),
    (escrevi|deixei|terminei) (bilhetes|as cartas) (para|pra) (minha família|meus pais|meus filhos|meus amigos),
    (as|minhas) cartas (para todos |pra todos |)(já |)estão (prontas|escritas|na),
    cartas (para|pra) (todos|todo mundo|cada um)`,
  orderGiven: `
    (dei|doei) todas (as |os |)(minhas coisas|meus livros|minhas roupas),
    (dei|doei) (todos |)(as |os |)(minhas coisas|meus livros|minhas roupas),
    (distribuí|deixei) todas (as |os |)(minhas coisas|meus livros|minhas roupas),
    (distribuí|deixei) (todos |)(as |os |)(minhas coisas|meus livros|minhas roupas),
    (dei|doei) todas (as |os |)(meu violão|minha guitarra|meus discos),
    (dei|doei) (todos |)(as |os |)(meu violão|minha guitarra|meus discos),
    (distribuí|deixei) todas (as |os |)(meu violão|minha guitarra|meus discos),
    (distribuí|deixei) (todos |)(as |os |)(meu violão|minha guitarra|meus discos),
    (meu violão|minha guitarra|meus livros) (fica|ficam|é|são) (com|para|pra)`,
  orderPet: `
    (o|meu) (cachorro|gato) (já está com|fica com|vai ficar com|já tem|vai morar com),
    (deixei|dei|entreguei) (o|meu|a|minha) (cachorro|gato|cachorra|gata)`,
  orderPapers: `
    (senhas|papéis) (já |)(estão|ficam) (anotadas|anotados|na|no),
    (documentos|dados do banco) (já |)(estão|ficam) (anotadas|anotados|na|no),
    (senhas|papéis|documentos|dados do banco) (já |)(estão|ficam) (em|prontos),
    (senhas|papéis|documentos|dados do banco) (já |)(estão|ficam) (escritas|organizados|arrumados),
    (anotei|organizei|arrumei|deixei) (todas |todos |)(as senhas|os papéis|minhas senhas),
    (anotei|organizei|arrumei|deixei) (todas |todos |)(meus papéis|meus documentos|os documentos),
    (fechei|encerrei) (minha conta|minhas contas)`,
  orderReady: `
    (tudo está|está tudo|já está tudo|tá tudo) (pronto|resolvido|arrumado|em ordem|acertado|organizado),
    (não |)(resta|falta) (mais |)nada (para|pra|a) (fazer|resolver),
    (não |)(sobrou|tem) (mais |)nada (para|pra|a) (fazer|resolver)`,
  planless: `
    (não faço|não tenho|nem faço) (mais |)(nenhum plano|planos),
    não (planejo|planejei) (mais |)nada, nenhum plano`,
  endsThere: `
    (não vou|já não vou) (mais |)estar (lá|aqui|mais aqui|vivo|viva|mais lá),
    não (estarei|vou estar) (mais |)(lá|aqui|viva|vivo),
    (ali|lá|aí) (tudo |)(acaba|termina) (tudo |)(para|pra) mim,
    (para|pra) mim (tudo |)(acaba|termina) (ali|lá|aí), (para|pra) mim não (tem|existe|há) depois,
    não vou mais existir`,
  wontSee: `
    não (vou viver|viverei) (para ver|pra ver|até), não (vou estar|estarei) (mais |)(vivo|viva),
    não vou chegar (vivo|viva)`,
  lastTalk: `
    última vez que (a gente conversa|a gente se fala|conversamos|falo com você|te escrevo|escrevo|nos falamos|eu te escrevo|falo contigo|eu falo|a gente fala),
    nossa última conversa`,
  neverAgain: `
    (nunca mais|não) (vou |)(te |)escrever (você |)(mais|de novo|nunca mais),
    (nunca mais|não) (vou |)(te |)(incomodar|perturbar) (você |)mais,
    nunca mais (vou |)(te |)(incomodar|perturbar) (você |)(de novo|nunca mais),
    não (vou |)(te |)(incomodar|perturbar) (você |)(de novo|nunca mais),
    (nunca mais|não) (vou |)(te |)procurar (você |)(mais|de novo|nunca mais),
    (nunca mais|não) (vou |)(te |)(escreverei|incomodarei) (você |)mais,
    nunca mais (vou |)(te |)(escreverei|incomodarei) (você |)(de novo|nunca mais),
    não (vou |)(te |)(escreverei|incomodarei) (você |)(de novo|nunca mais),
    nunca mais (vou |)(te |)(escrever|incomodar|perturbar|escreverei|incomodarei)`,
  thanksAll: `
    (obrigado|obrigada|valeu) por (tudo|ter estado|me ouvir|sempre)`,
  adieu: `
    adeus, para sempre, pra sempre`,
  journey: `
    férias, viagem, viajo, viajar, mudança, mudamos, me mudo, apartamento novo, casa nova, caixas,
    voo, exterior`,
  workplace: `
    colegas, trabalho, emprego, vaga, escritório, empresa, firma, curso, aula, escola, semestre,
    estágio, equipe, projeto, aposentadoria, prova, grupo, turma`,
  byeSent3: `
    (mandou|enviou|escreveu|postou) (para todos |pra todos )(mensagens|mensagem) de (despedida|adeus),
    (mandou|enviou|escreveu|postou) (para todos |pra todos )(uma mensagem|cartas|uma carta) de (despedida|adeus),
    (mandou|enviou|escreveu|postou) (pra família |para a família |)(mensagens|mensagem) de (despedida|adeus),
    (mandou|enviou) (pra família |para a família |)(uma mensagem|cartas|uma carta) de (despedida|adeus),
    (escreveu|postou) (pra família |para a família |)(uma mensagem|cartas|uma carta) de (despedida|adeus)`,
  gone3: `
    amanhã (já |)não (estará|estaria|vai estar|ia estar|vai mais estar|está),
    não (estará|estaria|vai estar|ia estar) (mais |)(aqui |viva |vivo |)amanhã`,
  bridge3: `
    (pular|se jogar|pula|saltar|jogar) (de uma|da|duma) (ponte|prédio)`,
  harmlessParting: `
    overdose de (raclete|raclette|queijo|fofura|gatinhos|doces|chocolate|brigadeiro|comida|açúcar),
    (sumir|desaparecer) (para|pra|numa|em) (uma |)ilha`,
} as const
