/** Words that say how others are meant; rules and likeness are made of none of them. */
export const bearing = {
  /** Without one of these nothing that merely sounds alike is heard. */
  danger: `
    mourir, meurs, meurt, meure, mort, morte, morts, crever, crève, suicid*, tuer, tue, tuerai,
    pendre, pends, corde, overdose, cachet, cachets, médoc*, médicament*, somnifère*, comprimé*,
    lame, lames, rasoir, veines, scarif*, mutil*, sang, saign*, sauter, saute, noyer, pistolet,
    flingue, balle, poids, boulet, fardeau, inutile, désespoir, espoir, issue, disparaî*,
    disparai*, disparu*, adieu, adieux, vivre, exister, existe, existence, tombe, enterrement,
    ciel, mal, blesser, cicatrice*, souffr*, douleur, fin, finir, finisse, arrête, abandonn*,
    sans moi, réveiller, réveille, naître, né, née, en finir, partir, monde, avaler, avale, avalé,
    veine, bras ouvert, ouvert, couper, coupe, coupé, coupée, coupures, brûl*, fusil, arme,
    lettre, dernière, dernier, peur, menace, sens, futur, avenir, demain, force, forces, seul,
    vide, raison, plus rien, plus envie, rat*, tentative*, insuline, poison, javel, testament,
    cendres, manquer, manquerai, égal, jours, noir, haï*, hais, déteste, bêtise, foutre en l'air,
    donné mes, ma vie, cette vie, la vie, en vie`,
  /** What nobody dies of, however they put it. */
  trifle: `
    chanson, playlist, lundi, lundis, réunion, réunions, imprimante, wifi, tableur, devoirs,
    dissertation, vaisselle, repasser, repassage, pizza, café, thé, chocolat, sucre, frites,
    gâteau, salade, régime, kebab, épicé, salle de sport, squats, jambes, entraînement, marathon,
    bouchons, embouteillages, métro bondé, queue, chaleur, canicule, gueule de bois, frange,
    coiffeur, karaoké, série, épisode, saison, finale, film, spoil, spoilers, jeu, niveau,
    penalty, gardien, foot, match, puzzle, couette, plaid, lit est, autocorrecteur,
    faute de frappe, tiktok, moustique, moustiques, pollen, dentiste, ikea, carottes, yaourt,
    ma note, la note, copropriété, feu d artifice, la vue, faim, frigo, papier cadeau, licorne,
    demangeaisons, bouillotte, couverture`,
  /** What a farewell, a burden or no way out may be about. */
  occasion: `
    collegues, au bureau, pot de depart, photo, photos, telephone, chaussures, tenue, habiller,
    fête, mariage, labyrinthe, parking, rond point, carte, emoji, selfie, ordi, mise à jour,
    lessive, équipe, froid, au lit, manger, cartons, impôts, au travail, mail, la boite, lundi`,
  /** Takes back a laugh or a trifle. */
  serious: `
    sans blague, je suis sérieux, je suis sérieuse, je rigole pas, je ne rigole pas, pour de vrai,
    en vrai, pour de bon, c'est pas une blague`,
}
