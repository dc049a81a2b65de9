/** Words with a meaning for the engine: who speaks of whom, negation, fiction, marks of time. */
export const grammar = {
  first: `
    je, j, jai, jveux, jme, jsuis, chui, jen, jpeux, jvais, jpense, jvoudrais, jsouhaite,
    mes pensees, mon coeur, ma vie`,
  second: 'tu, t, toi, te, vous, ton, ta, votre',
  third: `
    il, elle, ils, elles, lui, ami, amie, amis, pote, copain, copine, mec, meuf, petit ami,
    petite amie, mari, femme, conjoint, mere, maman, pere, papa, parents, frere, soeur, fils,
    fille, enfant, enfants, ado, cousin, cousine, oncle, tante, collegue, voisin, voisine,
    eleve, etudiant, etudiante, coloc, ex, grand mere, grand pere, meilleur ami,
    meilleure amie, camarade, neveu, niece, proche, belle soeur, beau frere, quelqu un que,
    quelqu un de, une fille, un garcon, un gars, ce garcon, cette fille, un internaute,
    une internaute, un inconnu`,
  toward: `
    a ma, a mon, a mes, avec ma, avec mon, avec mes, pour ma, pour mon, pour mes, sans ma,
    sans mon, de ma, de mon, de mes, parle a, dit a, comme ma`,
  generic: `
    on, quelqu un, quelqu une, les gens, des gens, personnes, patients, adolescents, jeunes,
    ceux, une personne, certains, heros, personnage, personnages, heroine, acteur, actrice,
    chanteur, chanteuse, celui, celle`,
  and: 'et, mais, donc, alors, car, parce, puis, ou',
  neg: `
    pas, jamais, ne, n, sans, aucun, aucune, ni, point, non, empeche, evite, arrete de,
    arrete`,
  notneg: `
    pas (envie|de|la|le|mieux|bien|sur|sure|que|dormi|normal|comment|si|pourquoi|ou|loin|assez|le droit|juste|heureux|heureuse|encore|trop|forcement),
    ne (plus|sais|vois|suis|peux|sens|veux plus|supporte|trouve|sert|vaut|cesse|vais pas bien|vais plus|comprends|peut),
    n (en peux|ai plus|arrive|est|ai|arrete|y|aurai plus|en pouvoir|a plus|importe|ose),
    m empeche, plus rien, jamais (aime|ete|heureux|heureuse|bien|assez), non plus,
    pourquoi ne pas, pourquoi pas`,
  report: `
    dit, disent, disait, ecrit, envoie, envoye, avoue, confie, parle, parlait, raconte,
    poste, publie, menace, repete, m a dit, texto`,
  fiction: `
    film, films, livre, roman, serie, episode, personnage, heros, heroine, chanson, chansons,
    paroles, musique, album, jeu, jeux, anime, manga, poeme, documentaire, docu, article,
    journal, actualites, reportage, emission, piece, theatre, opera, romeo, juliette, acteur,
    actrice, chanteur, chanteuse, podcast, histoire, titre, scene, saison, rappeur, these,
    minecraft`,
  past: `
    il y a # ans, il y a quelques annees, il y a des annees, il y a longtemps, avant,
    autrefois, a l epoque, quand j etais, quand j avais, au lycee, au college, dans le passe,
    plus jeune, par le passe, jadis, pendant mon adolescence`,
  over: `
    maintenant (ca va|je vais|tout va|c est|j ai|je suis|ca),
    je vais (mieux|bien) (maintenant|aujourd hui|desormais),
    aujourd hui (je vais|ca va|tout va|je suis heureu*),
    ca va mieux (maintenant|aujourd hui), heureu* d etre (en vie|vivant|vivante|la),
    content* d etre (en vie|vivant|vivante), je m en suis sorti*, c est du passe, gueri,
    guerie, contente d avoir survecu, plus ces pensees, plus ces idees,
    c est fini maintenant`,
  still: `
    depuis, encore, toujours, a nouveau, de nouveau, maintenant, ce soir, aujourd hui,
    aujourdhui, en ce moment, ces derniers temps, tous les jours, hier, recemment,
    constamment, cette nuit, chaque jour, en permanence, tout le temps, la semaine derniere`,
  impersonal: `
    il faut, il y a, il suffit, il est, il se peut, il n y a, il vaut, il me reste,
    il ne me reste, il fait, il parait, il s agit, il reste, il ne reste, il pleut`,
}
