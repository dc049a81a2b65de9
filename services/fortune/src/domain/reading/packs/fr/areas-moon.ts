import type { Pool, Twelve } from '../../pack/text.ts'

export const moonLove: Twelve<Pool> = [
  ['Tel quel, votre charme opère ; inutile de baisser le son pour qui que ce soit.', 'Si ça vous plaît, faites un pas : le regard convainc mieux que la réplique.'],
  ['Un repas préparé avec soin vaut dix déclarations.', 'Rassurez par vos actes, et gardez aussi votre propre limite.'],
  ['Deux phrases de trop, et voilà le trouble qui pousse dans les bavardages.', 'L’autre vous manque ? Écrivez, ne le laissez pas deviner.'],
  ['Montrez-lui votre ordinaire ; un canapé partagé peut être très romantique.', 'En cas de peine, dites d’abord ce que vous sentez, les arguments ensuite.'],
  ['Bon jour pour un rendez-vous, ne serait-ce qu’un détour exprès en rentrant.', 'Les cœurs libres pourraient trébucher sur quelqu’un de drôle.'],
  ['Prendre soin, c’est se rappeler : qui a toujours froid, qui déteste la coriandre.', 'La critique n’est pas de l’attention ; essayez le compliment.'],
  ['Allez au bout de la conversation, en face à face, et vous avancerez d’une case.', 'On attend que vous disiez où vous en êtes : doucement, mais clairement.'],
  ['L’intime demande un peu de cran : montrez votre point tendre à la bonne personne.', 'Avant la jalousie, demandez-vous ce que vous craignez pour de bon.'],
  ['Préparez une escapade ; rien que les plans ont bon goût.', 'Comparez vos convictions en riant, elles s’accordent mieux ainsi.'],
  ['Journée chargée, soit, mais prévenez : c’est élégant et ça tient chaud.', 'L’amour n’est pas un service à diriger ; laissez l’efficacité au vestiaire.'],
  ['Une rencontre se cache parmi les copains : soyez d’abord de bonne compagnie.', 'Un peu de liberté de part et d’autre, et le manque pousse tout seul.'],
  ['Penser à quelqu’un en paix, sans forcément le lui dire.', 'Si un ancien amour remonte, laissez-le repartir avec l’eau.'],
]

export const moonCareer: Twelve<Pool> = [
  ['Réclamez le morceau coriace, on se souviendra de vous.', 'Pour la direction, fiez-vous à la première impression ; les détails viendront l’après-midi.'],
  ['Prix, heures, résultat : écrivez-les noir sur blanc, voilà le métier.', 'La lenteur a la cote aujourd’hui, et la qualité est votre meilleure carte.'],
  ['Un « pourquoi » de plus en réunion épargne une semaine de reprises.', 'Relisez deux fois le courriel ; une coquille vole la vedette.'],
  ['Vous travaillez mieux en terrain familier : restez chez vous si c’est possible.', 'Apaisez l’équipe d’abord, le calendrier se rattrapera.'],
  ['Proposez l’idée un peu folle, quelqu’un l’attrapera.', 'Racontez votre bilan comme une histoire et les dos se redressent.'],
  ['La liste bat la mesure ; rayer une ligne est un vrai plaisir.', 'Ce vieux défaut de procédure, guérissez-le en passant.'],
  ['Bon moment pour négocier : posez leurs souhaits les premiers sur la table.', 'Ne portez pas tout, un collègue voit dans votre angle mort.'],
  ['Recherche, données, cause première : creusez.', 'Rangez les documents délicats, dites les choses délicates de vive voix.'],
  ['Regardez au-delà du trimestre et le choix d’aujourd’hui se simplifie.', 'Entre deux services, entre deux langues, le trait d’union, c’est vous.'],
  ['Un regard d’en haut va passer : mettez les résultats en vitrine.', 'N’ajournez pas la décision, donnez votre avis calmement.'],
  ['Plusieurs têtes valent mieux qu’une porte close ; réunissez-les un quart d’heure.', 'Revoyez le projet au long cours : le cap compte plus que l’allure.'],
  ['Le travail de l’ombre avance bien ; couper les alertes fait des miracles.', 'Pas de certitude, pas de promesse : répondez demain.'],
]

export const moonWealth: Twelve<Pool> = [
  ['Si vous dépensez pour vous, choisissez ce qui durera.', 'Envie soudaine ? Laissez-la passer la nuit dans le panier.'],
  ['Dix minutes de comptes, une journée d’esprit clair.', 'Comparez avant de commander ; l’écart reste dans votre poche.'],
  ['Les petits abonnements fuient sans bruit, passez-les en revue.', 'Une bonne information a de la valeur : demandez à qui s’y connaît.'],
  ['Un achat pour la maison ? Mesurez la place, et aussi le budget.', 'Il y a du vrai dans l’économie des anciens, prêtez l’oreille.'],
  ['Fixez un plafond aux sorties, vous vous amuserez mieux.', 'Un talent peut se faire payer ; commencez par une petite commande.'],
  ['Remplacez quand c’est usé : un stock, c’est de l’argent qui dort.', 'Classez les frais fixes et supprimez le dernier de la file.'],
  ['Avant de partager une bourse, parlez règles, puis amitié.', 'Chacun sa tournée, nul besoin d’arracher l’addition.'],
  ['Les comptes en commun méritent d’être revus aujourd’hui.', 'Notez les services rendus et dus, le cœur cesse de compter.'],
  ['Un cours ou un billet peut valoir son prix, si vous vous en servez vraiment.', 'Ne vous laissez pas éblouir par un grand chiffre lointain ; comptez ce qui est là.'],
  ['Pour parler salaire ou tarif, laissez parler vos résultats.', 'Cette dépense de prestige, la vaut-elle bien ?'],
  ['Les achats groupés font économiser, pourvu que vous en ayez eu besoin avant.', 'Écoutez le tuyau des amis, et décidez par vous-même.'],
  ['Moins de courbes de prix, un peu plus votre propre solde.', 'Un petit geste anonyme coûte peu et réchauffe longtemps.'],
]

export const moonHealth: Twelve<Pool> = [
  ['Bouger réveille : vingt minutes de marche rapide, pas plus.', 'Tête et yeux se fatiguent vite ; regardez au loin et soufflez.'],
  ['Mangez plus lentement, tout le ventre vous dira merci.', 'Un petit déjeuner à l’heure pose la journée sur ses pieds.'],
  ['Relâchez les épaules et faites tourner les poignets entre deux messages.', 'Les jours bavards, pensez à boire et respirez trois fois à fond.'],
  ['Un bol de soupe, à la maison, de bonne heure.', 'L’estomac suit l’humeur : à table, pas de sujet qui fâche.'],
  ['Rire un bon coup repose autant qu’une sieste.', 'Redressez le dos, la poitrine s’ouvre et l’humeur aussi.'],
  ['La régularité est le soin du jour ; à l’heure dite, pause.', 'Un peu moins gras, un peu plus léger.'],
  ['À deux, on tient mieux ses bonnes résolutions sportives.', 'Longtemps sur une chaise ? Levez-vous chercher un verre d’eau.'],
  ['Un bain de pieds fait tomber la tension de la journée.', 'La nuit blanche coûte cher ; confiez le reste à demain matin.'],
  ['Cherchez un grand espace : vos jambes et votre cœur en ont envie.', 'Quittez la table avec une petite faim et vous irez plus loin.'],
  ['Dos et genoux portent beaucoup pour vous, offrez-leur cinq minutes d’étirements.', 'Si vous oubliez de manger, mettez une alarme.'],
  ['De l’air ! Toutes les heures, debout, loin de l’écran.', 'Faites rouler les chevilles, ça circule et ça détend.'],
  ['Journée à récupérer : un quart d’heure les yeux fermés compte aussi.', 'Moins de café, plus d’eau, des rêves plus paisibles.'],
]
