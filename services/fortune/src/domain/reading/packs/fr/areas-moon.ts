import type { Pool, Twelve } from '../../pack/text.ts'

export const moonLove: Twelve<Pool> = [
  ['Tel quel, ton charme opère ; inutile de baisser le son pour qui que ce soit.', 'Si ça te plaît, fais un pas : le regard convainc mieux que la réplique.'],
  ['Un repas préparé avec soin vaut dix déclarations.', 'Rassure par tes actes, et garde aussi ta propre limite.'],
  ['Deux phrases de trop, et voilà le trouble qui pousse dans les bavardages.', 'L’autre te manque ? Écris, ne le laisse pas deviner.'],
  ['Montre-lui ton ordinaire ; un canapé partagé peut être très romantique.', 'En cas de peine, dis d’abord ce que tu sens, les arguments ensuite.'],
  ['Bon jour pour un rendez-vous, ne serait-ce qu’un détour exprès en rentrant.', 'Les cœurs libres pourraient trébucher sur quelqu’un de drôle.'],
  ['Prendre soin, c’est se rappeler : qui a toujours froid, qui déteste la coriandre.', 'La critique n’est pas de l’attention ; essaie le compliment.'],
  ['Va au bout de la conversation, en face à face, et vous avancerez d’une case.', 'On attend que tu dises où tu en es : doucement, mais clairement.'],
  ['L’intime demande un peu de cran : montre ton point tendre à la bonne personne.', 'Avant la jalousie, demande-toi ce que tu crains pour de bon.'],
  ['Préparez une escapade ; rien que les plans ont bon goût.', 'Comparez vos convictions en riant, elles s’accordent mieux ainsi.'],
  ['Journée chargée, soit, mais préviens : c’est élégant et ça tient chaud.', 'L’amour n’est pas un service à diriger ; laisse l’efficacité au vestiaire.'],
  ['Une rencontre se cache parmi les copains : sois d’abord de bonne compagnie.', 'Un peu de liberté de part et d’autre, et le manque pousse tout seul.'],
  ['Penser à quelqu’un en paix, sans forcément le lui dire.', 'Si un ancien amour remonte, laisse-le repartir avec l’eau.'],
]

export const moonCareer: Twelve<Pool> = [
  ['Réclame le morceau coriace, on se souviendra de toi.', 'Pour la direction, fie-toi à la première impression ; les détails viendront l’après-midi.'],
  ['Prix, heures, résultat : écris-les noir sur blanc, voilà le métier.', 'La lenteur a la cote aujourd’hui, et la qualité est ta meilleure carte.'],
  ['Un « pourquoi » de plus en réunion épargne une semaine de reprises.', 'Relis deux fois le courriel ; une coquille vole la vedette.'],
  ['Tu travailles mieux en terrain familier : reste chez toi si c’est possible.', 'Apaise l’équipe d’abord, le calendrier se rattrapera.'],
  ['Propose l’idée un peu folle, quelqu’un l’attrapera.', 'Raconte ton bilan comme une histoire et les dos se redressent.'],
  ['La liste bat la mesure ; rayer une ligne est un vrai plaisir.', 'Ce vieux défaut de procédure, guéris-le en passant.'],
  ['Bon moment pour négocier : pose leurs souhaits les premiers sur la table.', 'Ne porte pas tout, un collègue voit dans ton angle mort.'],
  ['Recherche, données, cause première : creuse.', 'Range les documents délicats, dis les choses délicates de vive voix.'],
  ['Regarde au-delà du trimestre et le choix d’aujourd’hui se simplifie.', 'Entre deux services, entre deux langues, le trait d’union, c’est toi.'],
  ['Un regard d’en haut va passer : mets les résultats en vitrine.', 'N’ajourne pas la décision, donne ton avis calmement.'],
  ['Plusieurs têtes valent mieux qu’une porte close ; réunis-les un quart d’heure.', 'Revois le projet au long cours : le cap compte plus que l’allure.'],
  ['Le travail de l’ombre avance bien ; couper les alertes fait des miracles.', 'Pas de certitude, pas de promesse : réponds demain.'],
]

export const moonWealth: Twelve<Pool> = [
  ['Si tu dépenses pour toi, choisis ce qui durera.', 'Envie soudaine ? Laisse-la passer la nuit dans le panier.'],
  ['Dix minutes de comptes, une journée d’esprit clair.', 'Compare avant de commander ; l’écart reste dans ta poche.'],
  ['Les petits abonnements fuient sans bruit, passe-les en revue.', 'Une bonne information a de la valeur : demande à qui s’y connaît.'],
  ['Un achat pour la maison ? Mesure la place, et aussi le budget.', 'Il y a du vrai dans l’économie des anciens, prête l’oreille.'],
  ['Fixe un plafond aux sorties, tu t’amuseras mieux.', 'Un talent peut se faire payer ; commence par une petite commande.'],
  ['Remplace quand c’est usé : un stock, c’est de l’argent qui dort.', 'Classe les frais fixes et supprime le dernier de la file.'],
  ['Avant de partager une bourse, parlez règles, puis amitié.', 'Chacun sa tournée, nul besoin d’arracher l’addition.'],
  ['Les comptes en commun méritent d’être revus aujourd’hui.', 'Note les services rendus et dus, le cœur cesse de compter.'],
  ['Un cours ou un billet peut valoir son prix, si tu t’en sers vraiment.', 'Ne te laisse pas éblouir par un grand chiffre lointain ; compte ce qui est là.'],
  ['Pour parler salaire ou tarif, laisse parler tes résultats.', 'Cette dépense de prestige, la vaut-elle bien ?'],
  ['Les achats groupés font économiser, pourvu que tu en aies eu besoin avant.', 'Écoute le tuyau des amis, et décide par toi-même.'],
  ['Moins de courbes de prix, un peu plus ton propre solde.', 'Un petit geste anonyme coûte peu et réchauffe longtemps.'],
]

export const moonHealth: Twelve<Pool> = [
  ['Bouger réveille : vingt minutes de marche rapide, pas plus.', 'Tête et yeux se fatiguent vite ; regarde au loin et souffle.'],
  ['Mange plus lentement, tout le ventre te dira merci.', 'Un petit déjeuner à l’heure pose la journée sur ses pieds.'],
  ['Relâche les épaules et fais tourner les poignets entre deux messages.', 'Les jours bavards, pense à boire et respire trois fois à fond.'],
  ['Un bol de soupe, à la maison, de bonne heure.', 'L’estomac suit l’humeur : à table, pas de sujet qui fâche.'],
  ['Rire un bon coup repose autant qu’une sieste.', 'Redresse le dos, la poitrine s’ouvre et l’humeur aussi.'],
  ['La régularité est le soin du jour ; à l’heure dite, pause.', 'Un peu moins gras, un peu plus léger.'],
  ['À deux, on tient mieux ses bonnes résolutions sportives.', 'Longtemps sur une chaise ? Lève-toi chercher un verre d’eau.'],
  ['Un bain de pieds fait tomber la tension de la journée.', 'La nuit blanche coûte cher ; confie le reste à demain matin.'],
  ['Cherche un grand espace : tes jambes et ton cœur en ont envie.', 'Quitte la table avec une petite faim et tu iras plus loin.'],
  ['Dos et genoux portent beaucoup pour toi, offre-leur cinq minutes d’étirements.', 'Si tu oublies de manger, mets une alarme.'],
  ['De l’air ! Toutes les heures, debout, loin de l’écran.', 'Fais rouler les chevilles, ça circule et ça détend.'],
  ['Journée à récupérer : un quart d’heure les yeux fermés compte aussi.', 'Moins de café, plus d’eau, des rêves plus paisibles.'],
]
