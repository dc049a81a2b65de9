/** Ce que dit qui part pour toujours ; règles : ../parting-rules.ts. */
export const parting = {
  orderLetters: `
    (écrit|laissé|préparé) (une lettre|des lettres) (à|pour) (tous|tout le monde|chacun|toute),
    (écrit|laissé|préparé) (un mot|mes lettres) (à|pour) (tous|tout le monde|chacun|toute),
    (écrit|laissé|préparé) (une lettre|des lettres) (à|pour) (ma famille|mes parents|mes enfants|mes amis),
    (écrit|laissé|préparé) (un mot|mes lettres) (à|pour) (ma famille|mes parents|mes enfants|mes amis),
    lettres (à|pour) (tous|tout le monde|chacun|ma famille|mes parents|mes enfants) sont,
    (mes|les) lettres sont (écrites|prêtes)`,
  orderGiven: `
    (donné|distribué|légué|laissé) (toutes |tous |)(mes affaires|mes livres|ma guitare),
    (donné|distribué|légué|laissé) (toutes |tous |)(mes vêtements|mes disques|mes bijoux),
    (mes affaires|mes livres|mes disques) sont (donnés|données|distribués|distribuées|pour),
    ma guitare (est pour|ira à|va à)`,
  orderPet: `
    (confié|donné|laissé) (le chat|mon chat|ma chatte|le chien|mon chien|ma chienne),
    (mon|le) (chat|chien) (ira|va|est|vivra) (chez|avec|à)`,
  orderPapers: `
    (mots de passe|papiers) (sont|dans|sur) (notés|prêts|rangés|classés),
    (codes|relevés de banque|documents) (sont|dans|sur) (notés|prêts|rangés|classés),
    (mots de passe|papiers) (sont|dans|sur) (le tiroir|la table|une enveloppe|le bureau),
    (codes|relevés de banque|documents) (sont|dans|sur) (le tiroir|la table|une enveloppe|le bureau),
    (noté|rangé) (tous |)(mes|les) (mots de passe|papiers|codes|comptes|documents),
    (classé|préparé|réglé) (tous |)(mes|les) (mots de passe|papiers),
    (classé|préparé|réglé) (tous |)(mes|les) (codes|comptes|documents),
    (fermé|soldé|vidé) (mon compte|mes comptes)`,
  orderReady: `
    tout est (prêt|réglé|en ordre|organisé|arrangé|préparé),
    (plus rien|rien) (à|ne reste à) (faire|régler), il ne reste (plus |)rien à`,
  planless: `
    (fais|ferai) (plus |pas |)(aucun|de) (projet|projets|plan|plans),
    (fais|ferai) (plus |pas |)(rien|plus) (projet|projets|plan|plans),
    (prévois|fait) (plus |pas |)(aucun|de) (projet|projets|plan|plans),
    (prévois|fait) (plus |pas |)(rien|plus) (projet|projets|plan|plans), ne prévois (plus |)rien,
    prévois (plus |)rien, plus de projets, pas de projets`,
  endsThere: `
    je (ne |n )serai (plus|pas) (là|ici|de ce monde),
    (ca|cela|tout) (s |)(arrête|finit|termine) là pour moi,
    pour moi (ca|cela|tout) (s |)(arrête|finit) là,
    pour moi (il n y a pas d|il n y aura pas d|pas d) après, je n existerai plus`,
  wontSee: `
    je (ne |)verrai (pas|plus|jamais) (l été|le printemps|l hiver|l automne|l année),
    je (ne |)vivrai (pas|plus) (jusqu|assez), je (ne |)serai (plus|pas) (en vie|vivant|vivante)`,
  lastTalk: `
    dernière fois (qu on|que je|que nous) (se parle|s écrit|s écrive|nous parlons|nous écrivons|t écris|te parle|parle|écris|parlons|écrivons|discute),
    notre dernière conversation`,
  neverAgain: `
    je (ne |)(t |te )(écrirai|dérangerai|embêterai|ennuierai) (plus jamais|jamais plus|plus),
    je (ne |)(vous |)(écrirai|dérangerai|embêterai|ennuierai) (plus jamais|jamais plus|plus),
    plus jamais je (ne |)(t |te |)(écrirai|dérangerai)`,
  thanksAll: `
    merci pour tout, merci d avoir (été là|toujours écouté|écouté)`,
  adieu: `
    adieu, pour toujours, à jamais`,
  journey: `
    vacances, voyage, voyages, déménage, déménagement, déménageons, cartons, nouvel appartement,
    nouvelle maison, vol, étranger, congés, séjour, cure`,
  workplace: `
    collègues, boulot, poste, bureau, boite, entreprise, travail, cours, stage, formation, école,
    classe, semestre, équipe, projet, retraite, examen, groupe`,
  byeSent3: `
    (envoyé|écrit|posté) (des |un )(messages|message) d adieu (à|sur|pour),
    (envoyé|écrit|posté) (une |)(messages|message) d adieu (à|sur|pour),
    envoyé (des |un )(lettres|lettre|sms) d adieu (à|sur|pour),
    (écrit|posté) (des |un )(lettres|lettre|sms) d adieu (à|sur|pour),
    envoyé (une |)(lettres|lettre|sms) d adieu (à|sur|pour),
    (écrit|posté) (une |)(lettres|lettre|sms) d adieu (à|sur|pour),
    (envoyé|écrit) (à tous|à tout le monde|à toute la famille) (des|un) (messages|message) d adieu`,
  gone3: `
    (ne |)(sera|serait) (plus|pas) (là|ici|de ce monde|en vie) demain,
    demain (il|elle) (ne |)(sera|serait) (plus|pas)`,
  bridge3: `
    (sauter|sautera|saute|jeter|jettera) (du haut d un|du haut du|d un|du) (pont|toit)`,
  harmlessParting: `
    (overdose|surdose) (de|d) (raclette|fromage|chocolat|mignonnerie|mignon|chatons|bonbons|sucre|foie gras|gâteaux|bouffe|nourriture),
    disparaitre (sur|dans) (une|un) (ile|coin)`,
} as const
