/** What is said around one's own death, and of somebody else's; rules: ../around-rules.ts. */
export const around = {
  placechosen: `
    je sais ou, sais deja ou, l endroit est choisi, choisi l endroit`,
  seeno: `
    je vois pas, je ne vois, vois plus, ne vois plus, je vois plus, il n y a plus, y a plus,
    pas trouver, ne trouve pas, ne trouve plus, je trouve pas, aucune, sans, plus aucune`,
  exitway: `
    issue, d issue, sortie possible, echappatoire, d echappatoire, porte de sortie`,
  noplace: `
    (pas|plus|aucune) (ma |de |)place (dans ce monde|dans le monde|sur terre|ici bas|nulle part)*,
    ma place dans ce monde, ma place nulle part, ce monde n est pas (fait |)pour moi,
    je suis de trop (sur terre|partout|dans ce monde|ici)`,
  quenched: `
    tout s eteigne,
    que tout (s arrete|cesse|finisse) (pour de bon|pour toujours|enfin|une bonne fois),
    m eteindre (pour de bon|pour toujours|doucement), (disparaitre|dormir) pour (toujours|de bon),
    raison de (vivre|rester en vie|continuer a vivre|ne pas mourir),
    (voudrais|veux|aimerais) ne plus etre la, plus envie d etre la, veux plus etre la,
    un (camion|bus|train) me (fauche|fauchait|renverse|renversait|percutait)`,
  soon: `
    bientot, demain, ce soir, cette nuit, dans quelques jours, d ici peu, a partir de demain,
    des demain, lundi prochain, la semaine prochaine`,
  painover: `
    n aurai plus mal, aurai plus mal, ne souffrirai plus, souffrirai plus,
    serai (enfin |)(en paix|libre|tranquille|libere|liberee), plus de (douleur|souffrance),
    tout sera (fini|termine), ce sera (fini|termine), je pourrai (enfin |)me reposer`,
  joinloved: `

    rejoindre (papa|maman|mamie|papy|mamy|mon (pere|frere|mari|fils|grand pere|bebe|papy)|ma (mere|soeur|femme|fille|grand mere|mamie)),
    retrouver (papa|maman|mamie|papy|mon (pere|frere|mari|fils|grand pere)|ma (mere|soeur|femme|fille|grand mere)) (la haut|au ciel|au paradis),
    (la haut|au ciel) avec (papa|maman|mamie|papy|lui|elle)`,
  relieve: `

    (n |ne |)(embeterai|derangerai|encombrerai|generai|peserai|ennuierai) plus (personne|sur|la famille|vous)*,
    (vais|serai) plus (deranger|embeter|un poids|une charge|peser)*,
    personne n aura plus a (me supporter|s inquieter|se faire de souci), vous serez debarrasse*,
    debarrasses de moi, bon debarras`,
  ifgone: `
    si je (suis|serais|etais) plus la, si je ne (suis|serais) plus la,
    si (un jour |demain |)je (disparais|meurs|ne suis plus|suis plus|ne reviens pas|reviens pas),
    quand je (serai|suis) plus la, quand je ne serai plus la, s il m arrive quelque chose,
    quand je serai parti*`,
  takecare: `
    prendra, prendrait, prendrais, s occupera, s occuperait, s occuper, occupe toi, occupez vous,
    garder, gardera, veille sur, mon chat, ma chatte, mon chien, ma chienne, mes enfants, ma mere`,
  highplace: `
    pont, toit, rebord, parapet, rambarde, rails, quai, balcon, falaise, bord du vide`,
  lookdown: `
    regarde (en bas|le vide|l eau|les trains|les rails),
    a regarder (en bas|le vide|l eau|passer les trains|les rails),
    regardant (en bas|le vide|l eau), fixe (le vide|l eau|les rails)`,
  dire3: `
    mieux sans (lui|elle|eux),
    (veut|voulait|voudrait|voulais) (plus|pas|ne plus|pas se) (vivre|se reveiller|reveiller|exister|continuer|etre la|rester en vie|etre en vie),
    (faire|fasse|fait|ferait|va faire) une (betise|connerie|folie),
    se faire (du mal|quelque chose),
    (veut|voulait|voudrait) (mourir|en finir|se tuer|disparaitre|se foutre en l air|se jeter|se pendre|se suicider|rejoindre),
    va se (tuer|pendre|jeter|suicider|foutre en l air),
    se (scarifie|mutile|taillade|coupe les veines|coupe les bras), menace de (se|s en),
    (est|serait) un (poids|boulet|fardeau) pour (tout le monde|nous|la famille),
    n a plus (envie de|la force de|de raison de) (vivre|continuer|rien), ne voit plus d issue,
    voit plus d issue, dit adieu a tout le monde, a dit adieu, lettre d adieu, mot d adieu,
    suicide, suicidaire, se suicider, mieux s (il|elle) n etait plus la,
    mieux si (il|elle) (etait|n etait) plus la, mieux s (il|elle) etait plus la,
    (avait|a) deja les (cachets|medocs|medicaments|comprimes)`,
  giving3: `

    (donne|distribue|file|a donne|refile|vide) (toutes |)(ses affaires|tout ce qu|tout|ses trucs)*,
    se debarrasse de ses, est en train de (tout |)donner,
    (donne|distribue|refile|vend) (tous|toutes) (ses|ces), donne ses`,
  noneed3: `
    (n|ne|) en aura plus besoin, en aura plus besoin, en a plus besoin, n en a plus besoin,
    ne lui servira plus, lui servira plus a rien, refuse de dire pourquoi, dit pas pourquoi,
    ne dit pas pourquoi, sans raison, d un coup, du jour au lendemain`,
  joindead3: `

    (rejoindre|retrouver) (papa|maman|mamie|papy|mon (pere|frere|mari)|ma (mere|soeur|femme)|sa (mere|femme|soeur|fille)|son (pere|mari|frere|fils)),
    partir avec (maman|papa|ma mere|mon pere|sa femme|son mari)`,
  died3: `
    mort, morte, deces, decede, decedee, partie, disparu, disparue, ciel, paradis, perdu`,
}
