import type { Pool, Twelve } from '../../pack/text.ts'

export const venusLove: Twelve<Pool> = [
  ['Vénus habite votre signe et le charme vient sans effort ; acceptez les gentillesses avec simplicité.', 'On vous aime facilement ces temps-ci : habillez-vous à votre goût, et l’on vous reconnaîtra.'],
  ['En maison II, Vénus préfère les preuves : économiser à deux est aussi une promesse.', 'La sécurité est le luxe du moment, et les cœurs lents vont loin.'],
  ['Lettres, messages vocaux, petits papiers : Vénus sucre tout ce qui se dit.', 'Pas besoin de grandes phrases, un « rentre bien » touche juste ces jours-ci.'],
  ['Vénus a posé ses valises chez vous ; un foyer chaleureux est une déclaration.', 'Présenter les siens, arranger une chambre : le romantisme du moment a un toit.'],
  ['Le cœur bat plus souvent avec Vénus en maison V, laissez-le faire.', 'Les couples retrouvent leurs débuts, les cœurs libres gagnent à sortir davantage.'],
  ['Vénus dans le quotidien : l’amour tient dans un trajet, dans une soupe qui mijote.', 'Au bureau ou dans votre boutique préférée, quelqu’un pourrait retenir votre regard.'],
  ['Quelqu’un près de vous est prêt à céder un pas, dit Vénus en face ; faites voir le vôtre.', 'Parler d’avenir tombe bien, et « nous » sonne mieux que « je ».'],
  ['En eau profonde, Vénus donne du corps à l’attirance ; seule la franchise embarque.', 'L’intimité s’épaissit ; ne confiez vos secrets qu’à qui sait les tenir.'],
  ['Vénus s’envole au loin : un accent, une distance, et l’histoire devient possible.', 'Une tête bien faite attire ces temps-ci ; apprendre ensemble fait pousser l’amour.'],
  ['Du haut du ciel, Vénus aime les gens fiables ; soyez à la hauteur de votre admiration.', 'S’afficher ensemble, voilà la question : présentez l’autre avec votre voix la plus douce.'],
  ['D’abord la complicité, puis le cœur : Vénus se promène parmi les amis.', 'Une amitié prend un goût sucré, sans urgence de lui donner un nom.'],
  ['Vénus agit dans l’ombre ; votre bonté discrète est rare, laissez-la parfois paraître.', 'Prenez soin de l’amour au calme, et ne confondez pas la solitude avec lui.'],
]

export const marsCareer: Twelve<Pool> = [
  ['Mars allume la mèche chez vous : de l’élan, oui, en vérifiant où sont les autres.', 'Les chantiers neufs vous vont comme un gant ; ne vous battez pas pour des broutilles.'],
  ['Un peu plus pour un meilleur travail : avec Mars en maison II, parlez missions et contrepartie.', 'Aiguisez votre point fort au lieu de vous emporter sur des miettes.'],
  ['La parole file et touche au but sous Mars ; victoire ou non, laissez une porte de sortie.', 'Beaucoup de courses : mettez les échanges à l’agenda, sinon c’est la pagaille.'],
  ['Mars tient l’arrière ; il est temps de consolider la base.', 'Le foyer et le bureau se disputent vos heures, tracez donc la frontière.'],
  ['L’inspiration a du courant avec Mars en maison V : faites d’abord, corrigez ensuite.', 'La scène du moment aime qui sait jouer, alors montrez-vous.'],
  ['Mars tombe sur les affaires courantes et votre efficacité impressionne ; déléguez quand même.', 'Une tâche après l’autre, vous êtes le moteur de l’équipe.'],
  ['En face, Mars bat le tambour : rivaux et partenaires à la même table, les règles d’abord.', 'Devant quelqu’un d’autoritaire, posez une question plutôt que de contredire.'],
  ['La partie la plus dure se laisse mâcher pendant que Mars plonge ; votre patience est l’outil.', 'S’il s’agit des moyens d’autrui, obtenez l’accord avant de bouger.'],
  ['Mars décoche sa flèche au loin : concours, appel d’offres, marché nouveau.', 'La barre est haute, tant mieux ; courez déjà le premier kilomètre.'],
  ['C’est la saison des résultats, Mars est au sommet : du mordant, et du tact.', 'On vous voit d’en haut ; ne sautez pas d’échelon, ne vous cachez pas non plus.'],
  ['Mars mène la bande, et l’équipe l’emporte sur l’exploit : accordez-vous sur un but.', 'Votre flamme gagne les autres, mettez-la au service d’un projet à long terme.'],
  ['Mars prend des forces en coulisses ; les rivalités sourdes n’avancent à rien, l’entraînement si.', 'Geste léger, préparation lourde : c’est la bonne proportion.'],
]

export const jupiterWealth: Twelve<Pool> = [
  ['Jupiter vous éclaire en personne : votre assurance est un capital, et plus il y a d’occasions, plus il faut trier.', 'Sur la durée, l’effort mis en vous n’est jamais perdu.'],
  ['Plus d’une voie s’ouvre avec Jupiter en maison II ; seul compte ce qui reste.', 'Main légère, mois serré : fixez un montant à mettre de côté.'],
  ['Savoir et carnet d’adresses sont la source vive de cette période, Jupiter est en maison III.', 'Écrire, exposer, enseigner peut se payer ; essayez à petite échelle.'],
  ['Ce que vous dépensez pour le foyer fait de l’écho sous Jupiter, dans la mesure de vos moyens.', 'Faites le point sur le patrimoine ; maison et parents se discutent sans hâte.'],
  ['Un passe-temps commence à valoir quelque chose avec Jupiter ; ne misez pas tout d’un coup.', 'Prévoyez une ligne « plaisir » : au-delà, c’est moins plaisant.'],
  ['L’application est le meilleur filon quand Jupiter occupe le quotidien, sou après sou.', 'Une méthode simplifiée rend des heures, et ces heures sont un revenu.'],
  ['L’appui prend le visage d’un partenaire, dit Jupiter ; lisez bien les clauses.', 'Grandir à deux vaut mieux que défendre chacun son coin.'],
  ['Argent partagé sous l’œil de Jupiter : emprunts et parts, tout au grand jour.', 'La confiance d’autrui est une ressource, et elle dure si elle sert à ce qui fut dit.'],
  ['Vue large, chemins nombreux : Jupiter regarde au loin.', 'Rien de plus solide à financer qu’un savoir-faire nouveau.'],
  ['D’abord le nom, ensuite le gain ; Jupiter au sommet n’aime pas la hâte.', 'Le poste et le salaire ont de la marge, commencez par du beau travail.'],
  ['Quand chacun apporte sa bûche, partagez aussi clairement les braises : Jupiter siège chez les amis.', 'La bonne compagnie rapporte plus qu’un emploi de plus.'],
  ['Jupiter veille en coulisses : dépensez avec mesure, il restera un fond de placard.', 'Moins d’annonces, plus de réserves ; pensez à une poche pour plus tard.'],
]

export const sunHealth: Twelve<Pool> = [
  ['Le Soleil vous chauffe en direct : de l’énergie à revendre, mais ne la brûlez pas d’un trait.', 'Le corps répond vite, c’est une bonne période pour commencer un sport.'],
  ['Mieux manger, à heures fixes, vaut plus que tout complément ; le Soleil passe en maison II.', 'Nuque et gorge demandent des égards : moins de veilles, plus de tisane.'],
  ['Beaucoup de pensées sous ce Soleil bavard ; le téléphone loin du lit, et la tête se pose.', 'Marchez en réfléchissant : les muscles et les idées s’assouplissent ensemble.'],
  ['Bien dormir est le grand remontant quand le Soleil rentre au foyer : chambre sombre, chambre calme.', 'Le ventre suit le cœur ; des plats tièdes lui conviennent.'],
  ['S’amuser entretient aussi : prenez le soleil, transpirez un peu, il est en maison V.', 'L’enthousiasme oublie de souffler, vous non.'],
  ['Le Soleil éclaire hygiène et horaires : bon moment pour un rythme, et pour ce contrôle à réserver.', 'Le corps coopère ; occupez-vous tôt des petites gênes.'],
  ['Votre force part facilement chez les autres tant que le Soleil vous fait face : une heure pour vous.', 'Le sport à deux va bien, chacun tient l’autre à l’œil.'],
  ['Le Soleil descend en profondeur et l’on récupère bien, à condition de dormir.', 'Moins de gras, moins d’épices, et le cœur un peu vidé aussi.'],
  ['Dehors est la meilleure salle de gym, dit le Soleil en maison IX.', 'Grand appétit : reposez la fourchette un peu avant la satiété.'],
  ['Charge haute, dos raide : sous ce Soleil au sommet, parlez à quelqu’un.', 'Inscrivez le repos à l’agenda, au même rang que les réunions.'],
  ['Une balle, une colline, des amis : le Soleil se plaît en compagnie et l’humeur se déplie.', 'Pas d’exploits à table ; faites plutôt travailler mollets et chevilles.'],
  ['Le Soleil est en coulisses, et ralentir est une demande du corps : écoutez-la.', 'Bain, silence, coucher tôt, tout cela convient maintenant.'],
]
