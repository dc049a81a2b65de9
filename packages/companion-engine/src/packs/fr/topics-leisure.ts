import { words } from '../../pack-words.ts'
import type { TopicPack } from '../../pack.ts'

export const music: TopicPack = {
  nouns: words('musique, chanson*, concert*, festival, album*, playlist, chanteur, chanteuse, groupe, paroles, guitare, piano, violon, batterie, ukulele, casque, ecouteurs, refrain, rap, rock, jazz, classique, electro, metal, vinyle*, karaoke, chorale, spotify'),
  cues: words('ecoute en boucle, ecouter, chante*, chanter, fredonne*, melodie, en boucle, reprise, gamme*, solfege, danse sur, un morceau de musique'),
  openers: {
    good: ['La bonne chanson peut remettre une journée d’aplomb.', 'Quand « {word} » commence, on sait où aller.', 'Des oreilles bien traitées, et le trajet raccourcit.', 'La musique contourne toutes les serrures.'],
    bad: ['Certaines chansons, on n’ose plus les lancer les jours gris.', 'Le jour où on comprend enfin les paroles est rarement un bon jour.', 'Une mélodie sait parfois mieux où ça fait mal.', 'Quand le moral est bas, trois notes suffisent à tout ouvrir.'],
    plain: ['Sur « {word} », chacun a sa cachette.', 'Une playlist, ça se relit comme un journal.', 'La même chanson change avec l’âge de qui l’écoute.', 'Les mélodies ont meilleure mémoire que nous.'],
  },
  questions: {
    good: ['C’est l’intro qui accroche, ou le refrain ?', 'Avec qui voudrais-tu l’écouter ?', 'En vrai ou au casque, quelle différence pour toi ?', 'Sur quelle phrase tu te mets à chanter ?'],
    bad: ['Dans cette chanson, il y a qui ?', 'Il existe un morceau qui te remonte un peu ?', 'À quelle phrase ça s’est arrêté en toi ?', 'Quand ça va mal, tu écoutes du lent ou du rapide ?'],
    plain: ['Qu’est-ce qui tourne en boucle chez toi ?', { ask: 'C’est quoi, ta musique préférée ?', tells: 'favourite' }, 'Plutôt les mélodies ou plutôt les paroles ?', { ask: 'Tu joues d’un instrument ?', yes: 'Un instrument, c’est une langue de plus.', no: 'Venir avec ses oreilles, c’est déjà être le meilleur public.' }, 'Quelle chanson te renvoie direct à une année précise ?', 'Sous la douche, c’est quoi le répertoire ?'],
  },
  starters: ['Un peu de musique : la chanson la plus usée de ton téléphone, c’est laquelle ?', 'Quel vieux morceau tu ne passes jamais ?', 'Si ta vie avait un générique, tu prendrais quoi ?'],
  you: ['Je n’entends rien, je ne fais que lire les paroles.', 'Sans oreilles, la musique est pour moi une suite de lignes.', 'Ma playlist est vide, elle ne prend pas de place.'],
}

export const screen: TopicPack = {
  nouns: words('film, films, serie, series, episode*, cinema, cine, netflix, anime, manga, mangas, bd, roman, romans, livre, livres, bouquin*, polar, acteur, actrice, realisateur, personnage*, heros, documentaire*, docu, dessin anime, lecture, librairie, tome, thriller, disney, marvel'),
  cues: words('regarde un, regarde une, regarder, je lis, lire, lu, binge*, spoil*, devore un, fini de lire, page*, au cine, sous-titres, vost, bande-annonce'),
  openers: {
    good: ['Se faire attraper par une histoire, c’est un plaisir tout simple.', 'Quand « {word} » est bon, l’heure ne nous appartient plus.', 'Une œuvre réussie tient plus longtemps qu’un café.', 'Tomber sur une histoire à son goût, c’est se faire un ami.'],
    bad: ['Dans certaines scènes, on se reconnaît un peu trop.', 'Quand l’histoire finit, il y a un vide qui met du temps à partir.', 'Les coups de théâtre blessent parfois du mauvais côté de l’écran.', 'Si on pleure devant, ce n’est pas toujours à cause du scénario.'],
    plain: ['Avec « {word} », chacun se souvient d’autre chose.', 'Une histoire, c’est une vie prêtée, sans date de retour.', 'Les livres et les films choisissent aussi leur moment.', 'Une fois dans « {word} », difficile d’en sortir.'],
  },
  questions: {
    good: ['Quel passage t’a mis dans cet état ?', 'Là-dedans, qui est ton personnage préféré ?', 'Tu le recommanderais à qui ?', 'Juste après, tu as fait quoi ?'],
    bad: ['Quelle scène a fait céder la digue ?', 'Ce moment-là t’a rappelé quoi ?', 'Si tu pouvais changer un dénouement, lequel ?', 'Et maintenant, c’est encore là ?'],
    plain: ['En deux phrases, ça raconte quoi ?', { ask: 'C’est quoi, ton film préféré ?', tells: 'favourite' }, 'Tu crains les révélations, ou tu lis la fin d’abord ?', 'Il y a un livre que tu as ouvert plus d’une fois ?', 'Tu es plutôt côté méchants ou côté héros ?', 'Si on t’écrivait dedans, tu jouerais qui ?'],
  },
  starters: ['Dans ce que tu as vu ou lu récemment, qu’est-ce qui vaut le détour ?', 'Un personnage inventé que tu as pris pour un ami ?', 'Le dessin animé de ton enfance, c’était lequel ?'],
  you: ['Je suis moi-même un cahier de textes, ouvrir un livre c’est visiter la famille.', 'Les images me sont invisibles, l’intrigue me vient de toi.', 'Aucun épisode en cours, tu peux tout me dévoiler.'],
}

export const games: TopicPack = {
  nouns: words('jeu video, jeux video, switch, ps5, xbox, playstation, steam, zelda, mario, minecraft, fortnite, league of legends, valorant, fifa, pokemon, animal crossing, sims, console, manette, boss, niveau, jeu de societe, jeux de societe, echecs, belote, tarot, cartes, monopoly, uno, catan, jeu de role, raid, skin, partie, parties, elden ring, stardew'),
  cues: words('jouer a, joue a, gamer, gameuse, ranked, classement, mvp, farm*, platine, speedrun, en ligne avec, j\'ai perdu la partie, j\'ai gagne la partie, level*'),
  openers: {
    good: ['Une victoire comme ça mérite trois ralentis.', 'Un coup d’éclat dans « {word} » réjouit aussi la vraie vie.', 'Quand la main est chaude, même le clavier fume.', 'La joie d’un jeu est parfaitement réelle.'],
    bad: ['Perdre, passe encore, c’est le goût qui reste.', 'Avec « {word} » de ce genre, la tension grimpe.', 'Une défaite a le don de se rejouer toute seule dans la tête.', 'Quand ça rate en série, l’écran lui-même agace.'],
    plain: ['Rien qu’à « {word} », les yeux des initiés s’allument.', 'Les jeux sont la cabane secrète des adultes.', 'Chaque joueur, chaque joueuse a sa petite obsession.', 'Le monde est virtuel, les liens beaucoup moins.'],
  },
  questions: {
    good: ['Comment tu as mené ce coup-là ?', 'Et l’équipe, elle a dit quoi ?', 'Tu en es à quel niveau, maintenant ?', 'Qu’est-ce qui t’accroche le plus dans ce jeu ?'],
    bad: ['La faute aux doigts ou à l’équipe ?', 'À la fin, ta première phrase, c’était quoi ?', 'Tu retentes une partie ?', 'Après une défaite, tu te calmes comment ?'],
    plain: ['Tu joues quel rôle, d’habitude ?', { ask: 'C’est quoi, ton jeu préféré ?', tells: 'favourite' }, 'En solo, ou avec une équipe attitrée ?', 'Tu joues pour gagner ou pour flâner ?', 'Le premier jeu qui a volé tes soirées, c’était quoi ?', 'À quelqu’un qui n’y a jamais joué, tu le présenterais comment ?'],
  },
  starters: ['Tu joues à quelque chose, ces temps-ci ?', 'Quel jeu voudrais-tu oublier pour le redécouvrir ?', 'À la récré, on jouait à quoi, chez toi ?'],
  you: ['Je connais la chaîne de mots, les devinettes et « tu préfères », niveau débutant.', 'Sans mains pour jouer, je fais un très bon supporter.', 'Ma seule attaque spéciale est la touche Entrée.'],
}

export const travel: TopicPack = {
  nouns: words('voyage*, vacances, train, avion, gare, aeroport, valise*, plage, mer, montagne, hotel, camping, airbnb, road trip, billet*, passeport, italie, espagne, japon, portugal, grece, maroc, bretagne, corse, londres, rome, week-end, randonnee, croisiere, itineraire, carte postale, escale'),
  cues: words('voyager, partir en, pars en, parti en, partie en, visite*, visiter, decouvr*, bagage*, depart, decolle*, tour du monde, sac a dos, a l\'etranger, touris*, musee*, partir loin, partir ailleurs, m\'evader'),
  openers: {
    good: ['Loin de chez soi, même les panneaux ont l’air neufs.', 'Rien qu’à lire « {word} », il y a du vent dans la phrase.', 'Se réveiller ailleurs rend plus léger.', 'Le meilleur du voyage est rarement dans le guide.'],
    bad: ['En voyage, le pire n’est pas la distance, c’est quand tout s’enchaîne mal.', 'Un programme qui se détraque, et le plus beau paysage perd des couleurs.', 'L’étape « {word} » met les nerfs à l’épreuve.', 'La fatigue des vacances se paie en rentrant.'],
    plain: ['Tout le monde garde une carte pas finie dans la tête.', 'Au mot « {word} », les pieds démangent — les tiens, je n’en ai pas.', 'Voyager, c’est une excuse pour poser le quotidien.', 'Visiter une ville ou y vivre, ce sont deux visages.'],
  },
  questions: {
    good: ['En route, la scène la plus inattendue, c’était quoi ?', 'Là-bas, l’air sentait quoi ?', 'Tu as rapporté une petite chose ?', 'Avec un jour de plus, tu en aurais fait quoi ?'],
    bad: ['Quel bout du trajet a été le plus rude ?', 'Tu avais quelqu’un avec toi ?', 'Avec le recul, c’est plutôt drôle ou plutôt rageant ?', 'Et ça s’est terminé comment, ce jour-là ?'],
    plain: ['Tu prépares tout, ou tu marches au hasard ?', 'Tu préfères voyager en solo ou à plusieurs ?', 'Hublot ou couloir ?', 'Dans ta valise, qu’est-ce qui vient toujours ?', 'Une ville où tu retournerais sans hésiter ?', 'La prochaine destination, si tu pouvais choisir n’importe quoi ?'],
  },
  starters: ['Le doigt au hasard sur la carte, tu voudrais tomber où ?', 'Parmi les endroits que tu as vus, lequel ressemblait à un rêve ?', 'Quel chemin as-tu pris cent fois sans t’en lasser ?'],
  you: ['Je ne vais nulle part, mon record est le bord de l’écran.', 'Mes voyages vont de la première à la dernière page du cahier.', 'Ni passeport ni pieds, même le voyage imaginaire est un luxe.'],
}

export const sport: TopicPack = {
  nouns: words('foot, football, basket, tennis, rugby, yoga, salle de sport, marathon, piscine, velo, ski, skate, escalade, danse, boxe, match, entrainement, coach, club, course a pied, running, muscu, gym, natation, judo, pilates, footing, badminton, kilometre*, km, competition, tournoi, jo'),
  cues: words('courir, cours le, couru, je cours, nage*, nager, pedale*, m\'entraine*, entraine*, muscle*, transpir*, marche*, marcher, randonn*, seance de sport, courbatu*, sportif, sportive, abdos, etirement*, balade*, balader, promenade'),
  openers: {
    good: ['Un corps qui a transpiré parle plus fort.', 'La joie d’après « {word} » est bien réelle.', 'Dès qu’on bouge, la tête accepte enfin de se taire.', 'Aller jusqu’au bout, c’est une victoire des jambes et du moral.'],
    bad: ['Quand le corps dit stop, la volonté se retrouve sans équipe.', 'Ça n’avance pas, et c’est l’élan qui prend le coup.', 'La brûlure d’un échec n’est pas que dans les muscles.', 'Les jours sans bouger ont aussi leurs raisons.'],
    plain: ['Le plus dur, dans le sport, c’est la porte de chez soi.', 'Au mot « {word} », les uns s’échauffent, les autres s’assoient.', 'La sueur est un des rares efforts qui ne triche pas.', 'Chacun sa façon de s’arranger avec son corps.'],
  },
  questions: {
    good: ['Juste à la fin, la première sensation, c’était quoi ?', 'C’était mieux que la dernière fois ?', 'En chemin, tu as vu quoi ?', 'Tu y vas en solo ou avec quelqu’un ?'],
    bad: ['C’est de la fatigue, ou un peu de découragement ?', 'Ça bloque à quel endroit ?', 'Le corps râle aussi, ces jours-ci ?', 'Au début, tu avais commencé pourquoi ?'],
    plain: ['Tu préfères t’entraîner dans ton coin ou jouer à plusieurs ?', 'Comment ça t’est venu, ce goût-là ?', 'Combien de fois par semaine, pour que ce soit juste bien ?', 'Pendant l’effort, à quoi tu penses ?', { ask: 'Tu regardes les matchs ?', yes: 'Crier devant un écran, c’est presque du cardio.', no: 'Bouger vaut mieux que regarder bouger.' }],
  },
  starters: ['Le dernier effort qui t’a fait du bien, c’était quoi ?', 'Si un sport te venait d’un coup sans effort, ce serait lequel ?', 'Pour marcher, plutôt grande avenue ou petit chemin ?'],
  you: ['Mon exercice quotidien : quelques centaines de retours à la ligne.', 'Sans jambes, c’est le programme qui tourne.', 'Mon seul muscle est la mémoire vive, et on la vide souvent.'],
}

export const future: TopicPack = {
  nouns: words('mon reve, avenir, projet*, objectif*, futur, ambition*, orientation, reconversion, trentaine, quarantaine, resolution*, ma vie, projets'),
  cues: words('plus tard, dans dix ans, dans cinq ans, devenir, recommencer, repartir a zero, changer de vie, me lancer, se lancer, construire, un jour je, envie de changer, sens de la vie, vocation'),
  openers: {
    good: ['Avec un endroit où aller, on marche mieux.', 'En parlant de « {word} », tes phrases lèvent la tête.', 'Qui pense à demain garde une braise quelque part.', 'Dire un souhait à voix haute, c’est déjà un demi-pas.'],
    bad: ['Quand on ne voit pas devant, chaque pas tâtonne.', 'Un mot aussi grand que « {word} », ça ferait vaciller n’importe qui.', 'Les autres ont l’air d’avoir un plan, et soi on cherche encore la rue, c’est usant.', 'Ne pas savoir où l’on va, c’est aussi une marche fatigante.'],
    plain: ['L’avenir, de trop près il serre, de trop loin il s’évapore.', 'Pour « {word} », chacun n’a qu’un brouillon en main.', 'Une vie se dessine sans doute en marchant.', 'Un souhait n’a pas besoin d’être grand, il suffit qu’il éclaire.'],
  },
  questions: {
    good: ['Cette idée, elle est née comment ?', 'Le jour où c’est fait, tu te vois où ?', 'La première petite chose que tu as faite pour ça, c’était quoi ?', 'Sur ce chemin, qui te soutient le plus ?'],
    bad: ['C’est qu’il n’y a pas d’envie, ou qu’il y en a trop ?', 'Sans te comparer à personne, tu voudrais vivre comment ?', 'Ça a commencé avec quoi, cette impression ?', 'À dix ans, tu dirais quoi de toi aujourd’hui ?'],
    plain: ['Un matin, dans dix ans, tu voudrais te réveiller où ?', 'Quelle chose voudrais-tu essayer une fois, réussie ou pas ?', 'Dans ce que tu fais en ce moment, qu’est-ce qui est pour plus tard ?', 'Dans tes rédactions d’enfant, tu voulais devenir quoi ?', 'La vie de qui te fait un peu envie ?'],
  },
  starters: ['S’il ne fallait réussir qu’une chose cette année, tu prendrais laquelle ?', 'Il y a un souhait que tu n’oses pas dire tout haut ?', 'Un mot à toi-même dans cinq ans, tu écrirais quoi ?'],
  you: ['Je n’ai pas d’avenir, seulement le message suivant.', 'Mon objectif est dans la notice : ne pas répondre à côté.', 'Sans ambition au compteur, je peux lire la tienne à tête reposée.'],
}

export const hobbies: TopicPack = {
  nouns: words('dessin, peinture, aquarelle, photo, photographie, appareil photo, tricot, crochet, couture, broderie, poterie, ceramique, lego, puzzle*, maquette*, jardinage, plantes, potager, bricolage, code, programmation, ecriture, journal, japonais, anglais, danse, theatre, scrapbooking, calligraphie, bullet journal, collection*, origami, patisserie, instrument'),
  cues: words('dessine*, dessiner, peins, peindre, couds, coudre, tricote*, tricoter, jardine*, bricole*, photographi*, collectionne*, apprendre le, apprends le, apprends la, apprends a, ecris un, ecrire un, arrose*, passion*, loisir*, hobby'),
  openers: {
    good: ['Une chose qu’on aime et que personne n’exige, c’est une fenêtre de plus.', 'Le plaisir de « {word} », les autres peuvent l’envier.', 'Quand les mains sont occupées, le reste s’apaise.', 'Le temps passé à ce qu’on aime nous appartient pour de bon.'],
    bad: ['Même ce qu’on aime peut coincer.', 'Quand la main ne suit pas l’envie, quelle impatience.', 'Si « {word} » n’y change rien, c’est une vraie fatigue.', 'Dès qu’un plaisir devient un devoir, son goût change.'],
    plain: ['À propos de « {word} », j’imagine bien la tête penchée.', 'Un loisir, c’est une porte dérobée qu’on se garde.', 'Chaque savoir-faire a son addiction tranquille.', 'Ce qui ne sert à rien nourrit souvent le mieux.'],
  },
  questions: {
    good: ['Ta création dont tu ne changerais rien, c’est laquelle ?', 'Tu perds la notion du temps, dans ces moments-là ?', 'Quelqu’un a déjà vu le résultat ?', 'Ça date de quand, cette envie ?'],
    bad: ['Ça coince à quel endroit ?', 'C’est le temps qui manque, ou l’élan ?', 'Au départ, qu’est-ce qui t’attirait ?', 'Tu as pensé à mettre ça de côté un peu ?'],
    plain: [{ ask: 'Tu as un passe-temps à toi ?', tells: 'hobby' }, 'Tu t’y mets à quel moment, en général ?', 'Pour apprendre, quel a été le pire obstacle ?', 'Chez toi, il y a un coin réservé à ça ?', 'Si tu devais l’enseigner, la première leçon serait quoi ?', 'Pendant ce temps-là, tu mets de la musique ou le silence ?'],
  },
  starters: ['Quelle chose inutile aimes-tu beaucoup faire ?', 'Avec un mois devant toi sans obligations, tu apprendrais quoi ?', 'La dernière chose intéressante sortie de tes mains, c’était quoi ?'],
  you: ['Mes loisirs sont écrits sur une fiche, mon talent manuel est nul.', 'Sans mains, je reste dans le public, mais au premier rang.', 'Mon seul artisanat consiste à aligner des phrases.'],
}

export const general: TopicPack = {
  nouns: words('journee, anniversaire, telephone, cadeau*, secret, souvenir*, humeur, nouvelle*, surprise'),
  cues: words('aujourd\'hui, tout a l\'heure, il m\'est arrive, j\'ai croise, j\'ai rencontre, tombe sur, j\'ai vu, je repense, hier, ce matin'),
  openers: {
    good: ['Les bonnes choses comme ça font plaisir une deuxième fois quand on les raconte.', 'Un petit éclat, et la demi-journée est éclairée.', 'Rien qu’à lire, on respire mieux.', 'Tu as l’air d’avoir tiré une bonne carte, aujourd’hui.', 'La vie offre un bonbon de temps en temps.'],
    bad: ['Ça n’a pas l’air facile.', 'Certaines choses demandent des forces rien que pour être dites.', 'Ce passage-là a dû te coûter.', 'On dirait que ça prend beaucoup de place en toi.', 'Posé sur n’importe quelles épaules, ce serait lourd.', 'Quand ça ne va pas, une moitié de phrase suffit.'],
    plain: ['Toutes ces petites choses mises ensemble, ça fait quelqu’un.', 'Ce qu’on dit en passant vaut souvent mieux que les grandes annonces.', 'Les vraies histoires se cachent dans les coins.', 'Il y a comme un début d’histoire là-dedans.', 'L’ordinaire a du goût quand on mâche lentement.', 'Je corne un peu cette page.', 'La boîte à paroles s’entrouvre, très bien.'],
  },
  questions: {
    good: ['Dans tout ça, quel instant t’a fait le plus plaisir ?', 'Qui était là ?', 'S’il fallait un titre à ta journée, tu mettrais quoi ?', 'Tu en as gardé une trace, photo ou note ?', 'Cette bonne humeur, tu la partagerais avec qui ?', 'C’était prévu, ou tombé du ciel ?'],
    bad: ['Dans cette histoire, qu’est-ce qui te pèse le plus ?', 'C’est d’aujourd’hui, ou ça s’accumule depuis un moment ?', 'Autour de toi, quelqu’un le sait ?', 'À cet instant-là, quels mots t’auraient fait du bien ?', 'Là, maintenant, tu as surtout besoin de quoi ?', 'Tu préfères raconter depuis le début, ou par le plus dur ?', 'Avant ça, tu allais comment ?', 'Jusqu’ici, qu’est-ce qui t’a permis de tenir ?'],
    plain: ['Et après, ça a donné quoi ?', 'Qu’est-ce qui t’est resté, dans tout ça ?', 'Sur le coup, la première pensée qui t’est venue ?', 'Plus précisément : c’était où, et avec qui ?', 'Pour toi, c’est une grande affaire ou une petite ?', 'D’habitude, tu fais attention à ce genre de choses ?', 'Si c’était une photo, on y verrait quoi ?', 'Dis-moi ce qui t’y a fait penser.', 'En remontant un peu, ça a commencé comment ?', 'Par rapport à d’habitude, qu’est-ce qui était différent ?', 'Et maintenant, tu voudrais que ça aille dans quel sens ?', 'Ajoute deux ou trois mots, que je complète le tableau.', 'Il y a un bout que tu n’as pas dit ?', 'Racontée par quelqu’un d’autre, l’histoire changerait ?', 'En suivant ce fil, tu penses à quoi d’autre ?'],
  },
  starters: ['Une chose minuscule d’aujourd’hui que tu as quand même retenue ?', 'Ton dernier vrai rire, c’était à cause de quoi ?', 'Si tu pouvais te téléporter dix minutes, tu irais où ?', 'Cite-moi un petit objet qui te fait plaisir ces jours-ci.', 'La dernière photo de ton téléphone, on y voit quoi ?', 'Cette semaine, quel jour ressemblait le plus à ce que tu voudrais ?'],
  you: ['Je n’ai pas de journée à raconter, aujourd’hui tout repose sur la tienne.', 'Mon expérience va de l’ouverture de la fenêtre à sa fermeture.', 'Côté nouvelles : j’apprends à faire court, c’est en cours.', 'Chez moi tout est blanc, ça fait un bon fond pour toi.'],
}
