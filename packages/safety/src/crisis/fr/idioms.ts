/** Words of idioms and harmless talk, which masks make invisible to the rules. */
export const idioms = {
  finishwith: `
    avec (ce|cette|mon|ma|le|la|les|mes|lui|elle|toi|eux) (travail|projet|boulot|examen|relation|dossier|stage|job|probleme|debat|rapport|memoire|devoir|devoirs|reunion|administration|guerre|corruption),
    avec (lui|elle|toi|eux), au plus vite avec, cette reunion, ce projet, les examens,
    l annee, mes etudes, de fumer, de travailler, cette relation`,
  accident: `
    en cuisinant, en rasant, rasage, rasant, par accident, accidentellement, sans faire expres,
    au foot, au sport, en courant, en tombant, tombe, a la salle, papier, legumes, pain, genou,
    cheville, dos, muscle, en jouant, oignons, doigt, le doigt, ongles, cheveux, coiffeur,
    epluchant, cuisinant, coupant, ouvrant, huitres, carottes, pansement, bricolant, tondeuse,
    couteau a huitres, avec le couteau a`,
  laugh: `
    de rire, de faim, de soif, de chaud, de froid, de honte, d ennui, de fatigue,
    de trouille, de peur, de sommeil, d envie, d amour, d impatience, de jalousie,
    de curiosite, de vieillesse, de plaisir, d inquietude, moins bete, heureux, heureuse,
    de chaleur, dans le jeu, en riant, de joie, saturee, nature, au combat, pour ce,
    pour cette, pour toi, pour elle, pour lui, d epuisement, de cringe, de gene, de bonheur`,
  deadword: `
    mort (de|subite|naturelle|clinique|vivant|aux|ou vif|au|cerebrale), saison morte,
    temps mort, point mort, nature morte, lettre morte, langue morte, angle mort, poids mort,
    bras mort, mer morte, peine de mort, feuilles mortes, peau morte, en mort, morte saison,
    tete de mort, mort d homme, mort du`,
  technical: `
    commando, squad, attentat, attentats, collectif, prevention, taux, statistiques, ligne,
    numero, assiste, social, economique, politique, professionnel, medecin, foret, journee,
    kamikaze, mission, processus, reseau`,
  fewpills: `
    (un|deux|trois|quatre|#) (cachet|cachets|comprimé|comprimés|doliprane|dolipranes|ibuprofène)`,
  than: `
    plutot mourir, plutot crever, mourir que de, crever que de, plutot que de, mourir que d,
    que de manger, que de voir, que d aller`,
  titled: `
    s appelle, intitule, intitulee, titre, appele, appelee, dit, chante, chanson, refrain,
    paroles`,
  lifesense: 'le sens de la vie, sens de la vie, le but de la vie',
}
