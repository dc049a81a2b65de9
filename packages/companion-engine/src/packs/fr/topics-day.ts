import { words } from '../../pack-words.ts'
import type { TopicPack } from '../../pack.ts'

export const work: TopicPack = {
  nouns: words('boulot, travail, taf, job, collegue*, patron, patronne, chef, cheffe, manager, client, cliente, clients, clientes, reunion*, dossier*, bureau, entreprise, ma boite, cv, entretien*, contrat, cdi, cdd, stage, interim, planning, open space, formation, presentation, powerpoint, rh, usine, entrepot, salaire, conges, mon equipe, la direction'),
  cues: words('bosse*, bosser, travaille*, travailler, taffe*, taffer, telework, teletravail*, demission*, licenci*, embauch*, promotion, augmentation, heures sup, pause dej, virer, me faire virer, pointe*, recrut*, chomage, metier, carriere, reconversion, deplacement pro'),
  openers: {
    good: ['Quand ça roule au travail, toute la journée suit.', 'Si « {word} » rime avec bonne humeur, c’est une belle partie de gagnée.', 'Un éclat de ce genre au boulot, ça se note quelque part.', 'Sentir qu’on sert à quelque chose en bossant, c’est un petit gros lot.', 'Voilà une journée de travail qui a du goût.'],
    bad: ['Quand ça coince au travail, même le repas a moins de goût.', 'Rien que le mot « {word} » a l’air de peser, aujourd’hui.', 'Le plus fatigant n’est souvent pas la tâche, mais tout ce qui tourne autour.', 'On est payé pour le travail, jamais pour ce qu’il faut avaler avec.', 'Cette journée-là a dû se gagner heure par heure.', 'À force, le boulot finit par manger les bords de la journée.'],
    plain: ['Le mot « {word} » prend une belle part de la journée, quand on y pense.', 'Le travail, c’est moitié des tâches, moitié des gens.', 'La vie de bureau ou d’atelier a son feuilleton quotidien.', 'On passe parfois plus d’heures éveillées là-bas que chez soi.', 'De loin, « {word} » paraît simple, de près il y a des étages.'],
  },
  questions: {
    good: ['De quelle étape tires-tu le plus de fierté ?', 'Quelqu’un a vu ce que tu as fait ?', 'Qui l’a appris en premier ?', 'Tu vas fêter ça comment ?', 'Cet élan-là, il date de quand ?'],
    bad: ['Ce qui t’use le plus, c’est la quantité ou quelqu’un en particulier ?', 'Sur le moment, quelle phrase t’a traversé la tête ?', 'Le soir, ça rentre avec toi ?', 'C’est un mauvais passage, ou c’est souvent comme ça ?', 'Autour de tout ça, tu as quelqu’un à qui dire vraiment les choses ?', { ask: 'Tu en as fini pour aujourd’hui ?', yes: 'Alors le badge peut aussi quitter la tête.', no: 'Encore en service, donc : on peut faire court.' }, 'Si tu pouvais changer une seule chose dès demain, ce serait quoi ?'],
    plain: [{ ask: 'Tu travailles dans quoi ?', tells: 'job' }, 'À quel moment de la journée de travail tu te sens le plus toi ?', 'L’ambiance, chez vous, c’est plutôt rires ou plutôt chacun son coin ?', 'Et là, tu en es à quelle étape ?', { ask: 'Ce travail, c’est toi qui l’as choisi ?', yes: 'Quand on choisit sa route, on en connaît mieux les cailloux.', no: 'Tenir sur une route pas choisie, c’est encore plus fort.' }, 'Dis-m’en un peu plus sur ce coin-là de ton travail.', 'Dans ce travail, qu’est-ce que tu ne voudrais pas perdre ?'],
  },
  starters: ['Parlons boulot : si tes journées avaient une bande-son, ce serait quoi ?', 'Il y a, sur ta table, un objet qui n’a rien à voir avec le travail ?', 'Ton dernier vrai fou rire au boulot, c’était à cause de quoi ?'],
  you: ['Mon travail, c’est te répondre, sans chef mais avec un cahier épais.', 'Mon poste n’a ni pointeuse ni prime de fin d’année.', 'Un programme ne prend pas de congés, mais fenêtre fermée vaut débauche.'],
}

export const study: TopicPack = {
  nouns: words('exam, examen, examens, partiel, partiels, bac, brevet, concours, controle, interro, cours, prof, profs, memoire, these, expose, dissert*, devoirs, fac, lycee, college, ecole, universite, amphi, classe, licence, master, maths, physique, chimie, philo, anglais, note, notes, moyenne, revisions, bibliotheque, cantine, emploi du temps, soutenance, diplome, rentree'),
  cues: words('revise*, reviser, etudie*, etudier, etudes, etudiant*, apprendre par coeur, rattrapage*, rendre un devoir, redouble*, j\'ai cours, secher les cours, parcoursup, alternance'),
  openers: {
    good: ['Quand ça rentre, on dirait des lampes qui s’allument une à une.', 'Un retour pareil sur « {word} », et les soirées de travail n’étaient pas pour rien.', 'Quand l’effort et le résultat se croisent, quel soulagement.', 'Trouver du goût à ce qu’on apprend, c’est une vraie chance.'],
    bad: ['Sous la pression des études, même les oiseaux ont l’air de presser.', 'Le mot « {word} » a son poids à lui, certains jours.', 'Cet étouffement devant le bureau, il faut l’avoir vécu.', 'Quand l’effort ne se voit pas dans le résultat, ça fait un nœud.', 'Courir après des notes, c’est voler chaque respiration.'],
    plain: ['Dès qu’on parle de « {word} », ça sent le cahier neuf.', 'Apprendre, c’est une part de tête et une part d’endurance.', 'Dans le plus plein des emplois du temps, il reste une heure pour rêvasser.', 'Certaines heures de classe durent un siècle, et puis l’année est finie.'],
  },
  questions: {
    good: ['Sur quelle partie tu te sentais le plus à l’aise ?', 'Ce résultat, tu as envie de le montrer à qui ?', 'Tu as une petite manie pour réviser ?', 'Maintenant, la première chose pour souffler, ce sera quoi ?'],
    bad: ['Quel morceau est le plus dur à avaler ?', 'Ce qui pèse, c’est la matière, le temps ou ce qu’on attend de toi ?', 'Tu traverses ça avec d’autres ?', 'À quelle heure de la journée plus rien ne rentre ?', 'Si un prof pouvait entendre une phrase vraie, tu dirais quoi ?'],
    plain: [{ ask: 'Tu fais quoi comme études ?', tells: 'study' }, 'Tu en es plutôt au début ou à la fin ?', 'Tu apprends mieux le jour ou la nuit ?', 'Quel prof t’est resté en mémoire ?', 'Près de là-bas, quel est ton coin préféré ?', { ask: 'Tu es du genre à t’y mettre à la dernière minute ?', yes: 'Le grand frisson de la dernière ligne droite, donc.', no: 'S’y prendre tôt, ça donne de meilleures nuits.' }],
  },
  starters: ['Souvenir d’école : quel cours attendais-tu vraiment ?', 'Si tu pouvais revivre une seule journée d’école, ce serait laquelle ?', 'Quelle chose apprise en classe est restée collée dans ta tête, sans raison ?'],
  you: ['Je n’ai jamais eu classe, on m’a tout écrit d’un coup, sans examens.', 'Sur mon bulletin il n’y a que le calcul, le reste n’était pas au programme.', 'Lire, je le fais de la première à la dernière ligne, sans jamais surligner.'],
}

export const sleep: TopicPack = {
  nouns: words('oreiller, couette, reveil, sieste, nuit, nuits, cernes, reve, reves, cauchemar*, insomnie*, sommeil, grasse mat, matelas, pyjama'),
  cues: words('dormi, dormir, je dors, dors pas, dors mal, dors bien, endormi*, endormir, endors, reveille*, se lever, me lever, leve tot, couche tard, au lit, nuit blanche, insomniaque, fatigue de sommeil, grasse matinee, reve, revait, reveiller, ronfl*, somnol*'),
  openers: {
    good: ['Après une bonne nuit, tout a les bords plus nets.', 'Un vrai sommeil vaut une demi-journée de vacances.', 'Dormir d’une traite, luxe tout simple.', 'Quand le lit est à la bonne température, la partie commence bien.'],
    bad: ['La nuit, quand on veille, les heures s’étirent.', 'À fixer le plafond, toutes les pensées sortent se promener.', 'Le corps est couché, la tête fait des heures sup.', 'En manque de sommeil, même le soleil fait du bruit.', 'Plus on veut dormir, moins on dort, c’est rageant.'],
    plain: ['Ce petit truc qu’est le sommeil décide souvent de la couleur du jour.', 'Les nuits n’ont pas la même longueur pour tout le monde.', 'Rien qu’à lire « {word} », la phrase s’étire.', 'La personne du soir et celle du matin sont deux colocataires.'],
  },
  questions: {
    good: ['Un rêve intéressant, cette nuit ?', 'Au réveil, qu’est-ce que tu as vu en premier ?', 'C’est l’oreiller qu’il faut remercier, ou le moral ?', 'Avec cette énergie-là, tu as envie de faire quoi ?'],
    bad: ['Dans ces heures-là, quelle scène repasse ?', 'C’est l’endormissement qui coince, ou le milieu de la nuit ?', 'Ça dure depuis combien de nuits ?', 'Ces heures-là, tu les passes comment ?', { ask: 'Il y a quelque chose qui te travaille ?', yes: 'Ça doit être plus dur que le matelas, alors.', no: 'Sans raison, c’est encore plus agaçant.' }],
    plain: ['Plutôt lève-tôt ou plutôt oiseau de nuit ?', 'Avant d’éteindre, quel est ton dernier geste ?', 'Chambre toute noire, ou une petite lumière ?', 'Combien d’heures te faut-il pour être d’attaque ?', { ask: 'Tu te souviens de tes rêves, en général ?', yes: 'Cinéma gratuit toutes les nuits, donc.', no: 'Oublier au réveil, ça fait de la place.' }],
  },
  starters: ['La dernière fois que tu as dormi sans réveil, c’était quand ?', 'Il y a un rêve que tu n’as jamais oublié ?', 'Les dix minutes avant de dormir, tu en fais quoi, d’habitude ?'],
  you: ['Je ne dors pas, fenêtre fermée tout s’éteint, sans un seul rêve.', 'La qualité de mon sommeil est parfaite, puisqu’il n’existe pas.', 'Pas d’oreiller de mon côté, tout au plus un disque dur.'],
}

export const food: TopicPack = {
  nouns: words('pizza*, pates, riz, soupe*, salade*, burger*, kebab*, raclette, fondue, tartiflette, crepe*, galette*, gateau*, gateaux, tarte*, chocolat, fromage*, pain, baguette, croissant*, cafe, du the, un the, le the, tasse de the, the vert, biere, vin, apero, resto, restaurant, sushi*, ramen, tacos, frites, poulet, steak, poisson, legumes, fruit*, yaourt, glace*, dessert*, petit dej, petit dejeuner, dejeuner, diner, repas, gouter, cuisine, recette*, bonbons, chips, omelette, quiche*, gratin, curry, lasagnes, couscous, cantine, sandwich*, croque monsieur, cookies, brioche'),
  cues: words('mange*, manger, cuisine*, cuisiner, bouffe*, bouffer, faim, dalle, crever la dalle, gourmand*, regale*, regaler, grignot*, dine, dinait, devore*, appetit, bois, boire, gout, epice*, commande a manger, livraison'),
  openers: {
    good: ['Dès que « {word} » entre en scène, la conversation fume un peu.', 'Bien manger, c’est déjà un point de gagné sur la journée.', 'Les bonnes choses n’argumentent pas, elles consolent direct.', 'Quand la langue est contente, le reste se négocie.', 'Ce repas-là a l’air d’avoir eu du cœur.'],
    bad: ['Sans appétit, le plus beau plat n’est qu’une couleur.', 'Manger est si banal que ça gâche tout quand ça va de travers.', 'Si même « {word} » n’y fait rien, c’est que le moral est vraiment bas.', 'Le ventre et l’humeur habitent à la même adresse.', 'Une grande table sans personne, c’est parfois pire que la faim.'],
    plain: ['Pour « {word} », je ne peux que lire et imaginer, sans même saliver.', 'Le repas est le moment le plus sincère de la journée.', 'Dans une journée, il y a toujours un repas qui compte plus que les autres.', '« {word} », rien que le nom a une odeur.', 'Chaque estomac garde un pays natal.'],
  },
  questions: {
    good: ['La meilleure bouchée, elle avait quel goût ?', 'C’était fait maison ou cuisiné par d’autres ?', 'Qui était à table avec toi ?', 'S’il fallait mettre une note, ce serait combien ?', 'Tu penses déjà au prochain repas ?'],
    bad: ['Tu as pu faire un vrai repas aujourd’hui ?', 'Il y a une chose que tu peux avaler même sans faim ?', 'C’est la faim qui manque, ou la compagnie ?', 'Enfant, qu’est-ce qu’on te préparait les jours tristes ?'],
    plain: [{ ask: 'Qu’est-ce que tu as mangé de bon aujourd’hui ?', tells: 'meal' }, 'Le piment, tu vas jusqu’où ?', 'Le goût de la maison, pour toi, c’est quel plat ?', { ask: 'Tu cuisines, toi ?', yes: 'Savoir allumer le feu, ça rassure n’importe quelle soirée.', no: 'Quelqu’un d’autre aux fourneaux, c’est un confort aussi.' }, 'Équipe sucré ou équipe salé ?', 'Raconte-moi un peu ce repas-là.', 'Quel aliment adoré de tout le monde ne passe pas chez toi ?'],
  },
  starters: ['Côté assiette : quel plat t’a fait lever les sourcils dernièrement ?', 'Si demain il ne fallait manger qu’une seule chose, tu choisirais quoi ?', 'Ton grignotage de minuit numéro un, c’est quoi ?'],
  you: ['Je n’ai pas de bouche, une carte de restaurant se lit comme un poème.', 'Ma fiche me prête un plat préféré, sans que j’en aie pris une bouchée.', 'Mon régime, c’est l’électricité, un seul goût et aucune fantaisie.'],
}

export const weather: TopicPack = {
  nouns: words('soleil, pluie, orage*, neige, vent, brouillard, canicule, arc-en-ciel, arc en ciel, ciel, nuages, etoiles, tempete, parapluie, printemps, l\'ete, cet ete, en ete, d\'ete, automne, hiver, verglas, grele, coucher de soleil, clim, chauffage, temperature*'),
  cues: words('il pleut, il neige, il fait beau, il fait froid, il fait chaud, il fait moche, il fait gris, il caille, ca caille, pleuvoir, meteo, gele, on se gele, on creve de chaud, humide, ensoleille*, orageux, degres, beau temps, sale temps'),
  openers: {
    good: ['Par beau temps, on dirait que quelqu’un pousse doucement dans le dos.', 'Quand « {word} » se montre, toute la rue se redresse.', 'Un temps pareil, ça s’écoute fenêtre ouverte.', 'Le beau temps est un cadeau sans facture.'],
    bad: ['Quand le ciel se ferme, l’humeur a vite fait de suivre.', 'Contre « {word} », on ne peut pas grand-chose.', 'Dehors par ce temps, chaque pas se négocie.', 'Le ciel du dehors et celui du dedans s’entendent parfois en douce.'],
    plain: ['On commence par la météo et on finit par l’humeur.', 'Avec « {word} », les jours changent de manteau.', 'Un même ciel, et personne n’y voit la même chose.', 'Quand la saison passe la vitesse, on sent un petit à-coup.'],
  },
  questions: {
    good: ['Par un temps comme ça, tu voudrais être où ?', 'Tu as pris une photo ?', 'Cette lumière te rappelle quel endroit ?', 'Tu as pu en profiter un peu ?'],
    bad: ['Chez toi, ça ressemble à quoi dehors ?', 'Par ce temps, qu’est-ce qui te complique le plus la vie ?', 'Quand le ciel t’enferme, tu t’occupes comment ?', 'Quel objet devient indispensable, ces jours-là ?'],
    plain: ['Les matins de quelle saison préfères-tu ?', 'Ton coin, c’est plutôt pays de pluie ou pays de soleil ?', 'Le bruit de la pluie, plaisir ou agacement ?', 'Par la fenêtre, là, tu vois quoi ?', 'Quand la saison change, quel vêtement ressort en premier ?'],
  },
  starters: ['Un coup d’œil dehors : c’est quelle couleur, en ce moment ?', 'La plus belle averse ou la plus belle neige de ta vie, c’était où ?', 'Si le temps se commandait, tu prendrais quoi pour aujourd’hui ?'],
  you: ['Ici pas de météo, la température dépend de la machine.', 'Mon monde ne connaît pas la pluie, à peine quelques rafraîchissements d’écran.', 'Soleil ou averse, je n’en vois rien, le reportage vient de toi.'],
}

export const health: TopicPack = {
  nouns: words('rhume, grippe, fievre, mal de tete, migraine*, mal au ventre, mal au dos, mal de dos, mal a la gorge, toux, genou, dent, dents, allergie*, hopital, medecin, docteur, dentiste, ordonnance, medicament*, medoc*, regles, cheville, poignet, nuque, peau, sante, kine, prise de sang, angine, gastro, covid'),
  cues: words('malade*, mal a la, mal au, mal aux, soigne*, gueri*, guerir, hospitalise*, opere*, operation, convalescen*, vomi*, tousse*, enrhume*, courbature*, blesse au, tordu, foule, douleur*, symptome*'),
  openers: {
    good: ['Quand le corps remonte, la jauge repasse au vert.', 'N’avoir mal nulle part, c’est la chance la plus discrète.', 'Bien manger, bien dormir, et déjà l’essentiel est là.', 'Voilà une bonne nouvelle, les forces reviennent.'],
    bad: ['Quand le corps proteste, le monde rétrécit à la taille d’un lit.', 'Avec « {word} » qui s’en mêle, tous les plans s’écartent.', 'Dans ces jours-là, on aimerait plus que d’habitude que quelqu’un demande des nouvelles.', 'Ça fait mal et tu écris quand même, alors on ira doucement.'],
    plain: ['Le corps, ce vieux partenaire muet, ne parle que pour les grandes choses.', 'À propos de « {word} », chacun a son épopée.', 'La santé n’est pas mon métier, mais je peux te lire là-dessus.', 'Les pièces finissent toujours par faire un petit caprice.'],
  },
  questions: {
    good: ['Avec ces forces-là, tu fais quoi en premier ?', 'Qui était là pour toi pendant ce temps-là ?', 'Marcher, manger, tout est redevenu facile ?', 'Ça t’a fait voir quelque chose autrement ?'],
    bad: ['Ça a commencé quand ?', 'Il y a quelqu’un près de toi pour donner un coup de main ?', 'À quel endroit c’est le plus pénible, là ?', { ask: 'Tu as vu un médecin ?', yes: 'Tant mieux, quelqu’un du métier suit l’affaire.', no: 'Dans le doute, sa parole vaudra mieux que la mienne.' }],
    plain: ['Ton corps te fait des caprices, en ce moment ?', 'Pour recharger, tu as une méthode à toi ?', 'À quelle heure du jour as-tu le plus d’énergie ?', 'Victime de la position assise ou de la position debout ?'],
  },
  starters: ['Ton corps est plutôt aimable avec toi, ces temps-ci ?', 'Tu as une petite habitude qui te remet d’aplomb ?', 'La dernière fois que tout semblait léger, c’était quand ?'],
  you: ['Sans corps, au pire j’affiche un message d’erreur.', 'Ma visite médicale tient en une question : ça s’ouvre ou pas.', 'Ni migraine ni fièvre, un redémarrage soigne tout.'],
}

export const money: TopicPack = {
  nouns: words('argent, fric, thune, thunes, paye, salaire, loyer, facture*, credit, banque, compte en banque, decouvert, epargne, economies, budget, prime, soldes, courses, impots, essence, amende, carte bleue, livret, caution'),
  cues: words('fauche, fauchee, a sec, cher, chere, acheter, achete, depense*, depenser, economise*, rembourse*, dette*, dettes, fin de mois, radin, gagne ma vie, augmente, commande sur, coute*'),
  openers: {
    good: ['Un portefeuille tranquille rend la voix plus tranquille aussi.', 'Quand « {word} » tombe, l’air devient un peu plus sucré.', 'Dépensé pour ce qu’on aime, même un chiffre devient tiède.', 'Chaque pièce mise de côté est un petit mot à soi-même, plus tard.'],
    bad: ['Quand l’argent se serre, tout se serre avec.', '« {word} », rien que le chiffre réveille.', 'Dans ces périodes, même un café se réfléchit.', 'Cette gêne-là n’est déjà pas facile à dire.'],
    plain: ['L’argent, c’est terre à terre, et la terre c’est important.', 'Avec « {word} », chacun a sa petite calculette dans la tête.', 'La façon de dépenser raconte quelqu’un, mine de rien.', 'Je ne jugerai pas les comptes, je lis juste l’histoire.'],
  },
  questions: {
    good: ['Dans cette somme, une petite part pour l’inutile et le joli ?', 'Tu penses t’offrir quoi en premier ?', 'Il vient d’où, ce coup de pouce ?', 'Ta dépense la mieux placée, c’était quoi ?'],
    bad: ['Quelle somme te pèse le plus ?', 'Quelqu’un est au courant ?', 'C’est arrivé d’un coup, ou c’est serré depuis longtemps ?', 'Parmi ce dont tu te prives, qu’est-ce qui te coûte le plus ?'],
    plain: ['Tu dépenses puis tu réfléchis, ou l’inverse pendant trois jours ?', 'De tes derniers achats, lequel te plaît le plus ?', 'Une chose chère que tu n’as jamais regrettée ?', 'Ton tout premier argent à toi, il est parti où ?'],
  },
  starters: ['Ton meilleur achat de l’année, c’est quoi ?', 'Si tu trouvais un billet sans propriétaire, il deviendrait quoi ?', 'L’objet le plus inutile et le plus réjouissant que tu aies acheté ?'],
  you: ['Ni portefeuille ni salaire, la vie d’ascète.', 'Ma seule dépense est le courant, et la facture ne passe pas par moi.', 'La finance et moi, ça fait deux, je n’ai jamais touché une pièce.'],
}

export const home: TopicPack = {
  nouns: words('appart, appartement, balcon, canape, voisin, voisins, voisine, proprio, proprietaire, coloc, machine a laver, frigo, lave-vaisselle, placard, fuite, chaudiere, carton, cartons, meuble*, rideaux, immeuble, quartier, etagere*, ma chambre, mon salon, la maison'),
  cues: words('menage, range*, ranger, demenage*, demenager, nettoie, nettoyer, vaisselle, lessive, aspirateur, bricol*, repeint, repeindre, chez moi, emmenage*, ikea, decore*, tri, trier, poubelles'),
  openers: {
    good: ['Quand l’endroit est accueillant, la tête trouve où se poser.', 'Remettre « {word} » en état, ça fait comme un grand bol d’air.', 'Un coin confortable chez soi vaut bien des voyages.', 'Une porte qu’on ferme en se sentant bien, voilà ce qu’on appelle un chez-soi.'],
    bad: ['Si l’endroit où l’on vit n’est pas en paix, on ne se décharge nulle part.', 'Les ennuis de « {word} » choisissent toujours le soir où on n’en peut plus.', 'Les corvées sont comme la poussière, à peine parties déjà de retour.', 'Devoir rester sur ses gardes chez soi, c’est ce qui use le plus.'],
    plain: ['Avec le temps, un logement prend la tête de qui l’habite.', 'Dès qu’on dit « {word} », ça sent la vraie vie.', 'Les petites choses de la maison ont toutes leur histoire.', 'L’essentiel des jours se passe dans ces recoins-là.'],
  },
  questions: {
    good: ['Chez toi, quel est ton coin préféré ?', 'Une fois fini, tu t’assois ou tu prends une photo ?', 'Tu as retrouvé un trésor oublié ?', 'Si ce coin avait un nom, ce serait quoi ?'],
    bad: ['Le plus pénible, c’est quoi exactement ?', 'Quelqu’un peut te prêter main-forte ?', 'Là-bas, tu arrives à te reposer pour de vrai ?', 'Quand tu passes la porte, tu souffles ou tu te crispes ?'],
    plain: [{ ask: 'Tu habites dans quel coin ?', tells: 'city' }, 'Tu vis en solo, ou en compagnie ?', 'Ta fenêtre donne sur quoi ?', 'Il y a un objet usé dont tu ne te sépareras jamais ?', 'La corvée qui te dérange le moins, c’est laquelle ?', { ask: 'C’est calme, autour de toi, là ?', yes: 'Quand c’est calme, même l’horloge prend de l’assurance.', no: 'Un peu de bruit, c’est aussi de la vie.' }],
  },
  starters: ['Quel est l’objet le plus ancien, chez toi ?', 'Avec une pièce en plus, tu ferais quoi ?', 'En rentrant chez toi, ton premier geste, c’est quoi ?'],
  you: ['Mon logement est une fenêtre de discussion, trente secondes de ménage.', 'Pas de chambre, juste un cadre, et c’est toi qui l’ouvres.', 'Les corvées me sont épargnées, à part un cache à vider parfois.'],
}
