import { words } from '../../pack-words.ts'
import type { Pack } from '../../pack.ts'

/** Feelings: the words that show them, and a tentative word on them. */
export const emotions: Pack['emotions'] = {
  joy: {
    words: [
      words('content*, heureux, heureuse, joyeu*, joie, ravi, ravie, bonheur, bonne humeur, de bonne humeur, bonne journee, trop bien, trop cool, super bien, super bon, genial, geniale, top, nickel, chouette, sympa, la peche, la patate, la forme, je souris, fou rire, rigole, rigoler, rigolo, marre de rire, bien rigole, c\'etait bien, plaisir, kiffe, kiffer, kif, formidable, merveilleu*, delicieu*, je me sens bien'),
    ],
    lines: [
      'Il y a un coin de soleil dans ce que tu racontes.',
      'On dirait que ça t’a rendu l’air plus léger.',
      'Rien qu’à te lire, on devine le sourire.',
      'Ce genre de joie-là mérite de traîner un peu sur la table.',
      'Les bonnes choses ont le droit d’être racontées deux fois.',
      'La journée a l’air d’avoir penché du bon côté.',
      'Ça déborde un peu, et c’est très bien comme ça.',
      'Voilà une phrase qui a bonne mine.',
    ],
    asks: ['Quel instant, là-dedans, était le meilleur ?', 'Quelqu’un en profite avec toi ?', 'C’est tombé comme ça, ou tu l’espérais depuis un moment ?'],
  },
  excitement: {
    words: [
      words('hate, trop hate, j\'ai hate, vivement, excite*, surexcite*, impatien*, enfin fini, j\'ai reussi, jai reussi, reussi mon, reussi a, on a gagne, j\'ai gagne, truc de ouf, de ouf, aux anges, sur un nuage, youpi, ouiii*, yeees*, j\'y crois pas, c\'est officiel, je suis pris, je suis prise, admis, admise, decroche, enthousias*, tiens plus en place'),
    ],
    lines: [
      'Oh, les mots sautent presque hors de l’écran.',
      'On sent que tu ne tiens plus en place.',
      'Cette énergie-là traverse bien les câbles.',
      'Le cœur a l’air parti devant, les jambes suivront.',
      'L’attente, c’est déjà la moitié de la fête, et tu l’as en poche.',
      'Même tes virgules ont l’air de courir.',
      'Il y a comme un feu d’artifice discret derrière cette phrase.',
    ],
    asks: ['C’est dans combien de temps ?', 'Ta première réaction, en l’apprenant ?', 'Qui voudrais-tu mettre dans le coup en premier ?'],
  },
  gratitude: {
    words: [
      words('reconnaissan*, gratitude, touche par, touchee par, ca m\'a touche, ca m\'a touchee, emu, emue, emouvant, adorable avec moi, heureusement qu\'il, heureusement qu\'elle, grace a, une chance de, chanceu*, trop mignon de sa part, attention* de sa part, gentil avec moi, gentille avec moi, m\'a fait chaud au coeur, chaud au coeur, m\'a aide*'),
    ],
    lines: [
      'Quelqu’un t’a vraiment gardé une place, on dirait.',
      'Ce genre d’attention tient chaud longtemps.',
      'Se souvenir du bien qu’on reçoit, c’est une belle mémoire.',
      'Une petite chose est tombée juste là où il fallait.',
      'Tu le dis sans bruit, et pourtant ça pèse son poids.',
      'Par moments, le monde tend la main.',
    ],
    asks: ['Quel geste te reste en tête ?', 'Tu as pu le dire, ou ça s’est passé trop vite ?', 'Et toi, il t’arrive de faire pareil pour d’autres ?'],
  },
  pride: {
    words: [
      words('fier, fiere, fierte, j\'ai assure, j\'ai gere, j\'ai cartonne, cartonne, avec mention, mention bien, mention tres bien, une promotion, ma promotion, promu, promue, recompense, premier prix, j\'ai termine, j\'ai enfin termine, j\'ai enfin fini, enfin reussi, mon record, nouveau record, j\'ai progresse, diplome en poche, accompli*'),
    ],
    lines: [
      'Celle-là, tu ne l’as volée à personne.',
      'Tu peux dessiner une petite étoile à côté de ton nom.',
      'Il y a aussi dedans tout ce que personne n’a vu.',
      'On devine le dos un peu plus droit.',
      'Ce résultat peut rester bien en vue, pas besoin de le ranger.',
      'Une joie gagnée pas à pas n’a pas le même goût.',
    ],
    asks: ['Quelle étape a été la plus raide ?', 'Qui a vu le chemin en entier ?', 'Comment tu voudrais marquer le coup ?'],
  },
  love: {
    words: [
      words('amoureu*, je l\'aime, j\'en suis dingue, coup de coeur, coup de foudre, je craque pour, craque sur, crush, papillons dans le ventre, embrasse*, on s\'est embrasse*, bisou*, calin*, tendresse, on est ensemble, declare ma flamme, mon coeur bat, me fait fondre, il me plait, elle me plait'),
    ],
    lines: [
      'Il y a quelqu’un qui prend de la place dans cette phrase.',
      'Quand tu parles de cette personne, tes mots s’adoucissent.',
      'Un peu sucré, un peu intimidant, on dirait.',
      'Même la ponctuation rougit un peu.',
      'Cette personne a déjà sa chaise réservée chez toi.',
      'Dans ces moments-là, les détails deviennent très nets.',
    ],
    asks: ['Décris cette personne en une phrase, si tu peux.', 'C’était quel instant, le déclic ?', 'Quand cette personne te passe par la tête, tu es en train de faire quoi ?'],
  },
  calm: {
    words: [
      /(?<!de )\bouf\b/,
      /\b(?:s'est (?:bien|tres bien) passee?|tout s'est bien passe|sortie? de l'hopital|benigne?)\b/,
      words('calme, calmement, serein, sereine, apaise*, detendu*, tranquille, tranquilou, tranquillement, zen, relax, soulage*, soulagement, au calme, peinard, cocooning, plaid, paisible*, chill, on souffle, je souffle enfin, douceur, oklm, repose'),
    ],
    lines: [
      'Le temps a l’air d’aller à la bonne vitesse, là.',
      'Enfin un bout de route où rien ne presse.',
      'Ce relâchement-là, il ne se commande pas.',
      'Quand l’eau se calme, on revoit le fond.',
      'Ta phrase sent le linge séché au soleil.',
      'Rester là sans rien devoir, c’est un petit luxe.',
    ],
    asks: ['Qu’est-ce qu’on entend, autour de toi ?', 'Dans une semaine, combien de moments comme celui-là ?', 'Qu’est-ce que tu as à portée de main ?'],
  },
  sadness: {
    words: [
      words('triste*, tristesse, malheureu*, deprime*, deprimant*, deprimee, cafard, chagrin, pleure*, pleurer, pleurs, larme*, decu, decue, deception, desespere*, le moral a zero, moral dans les chaussettes, moral a plat, pas le moral, pas trop le moral, moral bas, broie du noir, coup de mou, coup de blues, blues, me sens pas bien, vais pas bien, suis pas bien, chui pas bien, chuis pas bien, jsuis pas bien, pas bien du tout, vais pas tres bien, va pas tres bien, mal au coeur, le coeur gros, coeur lourd, ca va pas, va pas fort, va pas trop, va pas bien, va mal, c\'est dur, trop dur, dur en ce moment, difficile en ce moment, je souffre, souffrance, regrette*, brise*, nul a chier, sale journee, journee pourrie, journee de merde, journee nulle, pourri*, naze, effondre*, j\'en peux plus, jen peux plus, n\'en peux plus, je suis a bout, a bout, plus envie de rien, gros coup au moral, dommage, affreu*, horrible'),
    ],
    lines: [
      'Ça a l’air de peser lourd, là-dedans.',
      'Comme une pierre qui reste posée au même endroit.',
      'Cette tristesse-là ne s’efface pas en deux phrases.',
      'On sent que ça t’a touché loin.',
      'Le ciel a baissé d’un cran chez toi, aujourd’hui.',
      'À ta place, beaucoup auraient un creux aussi.',
      'Rien ne t’oblige à ranger ça tout de suite.',
      'C’est le genre de moment qui serre la gorge.',
      'On dirait que tu tiens bon depuis un moment.',
      'Avoir mal n’a pas besoin de dossier justificatif.',
    ],
    asks: ['Quel bout est le plus lourd ?', 'Ça date d’aujourd’hui, ou ça va et ça vient ?', 'Est-ce que quelqu’un est au courant de ce que tu traverses ?', 'Tu veux me dire quand ça a commencé ?'],
  },
  lonely: {
    words: [
      /(?<!\b(?:une?|le|la|du|les|mon|ma|d'un|d'une) )\bseule?\b(?! (?:fois|chose|truc|jour|et unique))/,
      words('solitude, solitaire, isole*, personne a qui parler, personne pour, personne ne m\'ecoute, personne ne me comprend, personne me comprend, personne me parle, pas d\'amis, pas d\'ami, aucun ami, plus d\'amis, abandonne*, mis a l\'ecart, mise a l\'ecart, exclu, exclue, invisible, vide autour'),
    ],
    lines: [
      'Ce vide-là, le bruit autour ne le remplit pas.',
      'On dirait que les mots arrivent au bord sans trouver où se poser.',
      'À force, même le silence devient bruyant.',
      'Ça se sent parfois davantage au milieu des autres.',
      'Parler sans que personne ne rattrape la phrase, c’est froid.',
      'Ce n’est peut-être pas d’être sans personne qui pèse, c’est que nul ne le sache.',
      'Au moins cette phrase-ci est arrivée quelque part, même si c’est chez un programme.',
      'Comme une lampe allumée dans une rue vide.',
    ],
    asks: ['À quelle heure est-ce que ça se sent le plus ?', 'La dernière fois qu’on t’a vraiment écouté parler, c’était quand ?', 'Si quelqu’un pouvait s’asseoir près de toi, ce serait qui ?'],
  },
  hurt: {
    words: [
      words('blesse*, m\'a vexe*, suis vexe*, me suis vexe*, humilie*, trahi, trahie, trahison, injuste, injustice, mal pris, m\'a fait mal, fait du mal, m\'a plante*, pose un lapin, m\'a menti, menti, se moque de moi, se moquent de moi, moque de moi, m\'a insulte*, insulte*, rejete*, rabaisse*, mal parle, m\'a crie dessus, crie dessus, engueule, m\'a engueule*, m\'a largue*, pris pour un con, prise pour une conne, manque de respect, m\'a ignore*, m\'ignore*, accuse*, pas merite'),
    ],
    lines: [
      'On dirait qu’on n’a pas été juste avec toi.',
      'Y mettre du cœur et recevoir ça, c’est dur à avaler.',
      'Dire ces choses paraît petit, les taire étouffe : drôle de piège.',
      'Après un traitement pareil, un froid dedans n’a rien d’étonnant.',
      'Cette phrase-là a piqué plus loin que la surface.',
      'Le pire est peut-être d’être vu comme quelqu’un que tu n’es pas.',
      'Ce coup-là n’était pas pour toi, et c’est toi qui l’as reçu.',
    ],
    asks: ['Comment ça en est arrivé là ?', 'Qu’est-ce que tu voudrais surtout qu’on voie ?', 'Et toi, tu as réagi comment ?'],
  },
  longing: {
    words: [
      words('me manque, me manquent, manque beaucoup, nostalgi*, le mal du pays, mal du pays, c\'etait mieux avant, c\'etait le bon temps, bon vieux temps, je repense a, j\'aimerais revoir, revoir ma, revoir mon, revenir en arriere, loin de ma famille, loin de lui, loin d\'elle, loin des miens, plus jamais pareil, ca me manque'),
    ],
    lines: [
      'Une personne, ou une époque, reste allumée chez toi.',
      'Le manque choisit souvent les moments calmes pour passer.',
      'Un peu de douceur, beaucoup de distance : drôle de mélange.',
      'Certains jours ne reviennent pas, mais ils ne partent pas vraiment non plus.',
      'Si ça manque autant, c’est que c’était vraiment bien.',
      'Le fil est long, et il ne s’est pas rompu.',
    ],
    asks: ['Quelle image vient en premier ?', 'La dernière fois ensemble, c’était pour quoi ?', 'Avec une seule minute de retrouvailles, tes premiers mots seraient lesquels ?'],
  },
  anger: {
    words: [
      words('enerve*, enervant*, m\'enerve, colere, en colere, furieu*, rage, la rage, rageant, relou, relous, saoule, saoulant, me saoule, me soule, soulant, me gave, m\'a saoule*, me gonfle, agace*, agacant*, insupportable*, abuse, c\'est abuse, n\'importe quoi, ras le bol, j\'en ai marre, jen ai marre, y en a marre, ai trop marre, marre de ce, marre de cette, marre de tout, plein le cul, fait chier, faire chier, vener, venere, furax, dispute*, engueulade, clash, scandale*, revolte*, irrite*, hors de moi, peter un cable, pete un cable, pete les plombs, quel con, quelle conne, connard*, connasse*, salaud*, enfoire*'),
    ],
    lines: [
      'Celle-là, elle ne passe pas toute seule.',
      'On dirait que quelqu’un a marché pile sur la limite.',
      'La moutarde monterait à moins que ça.',
      'Il y a de quoi taper du plat de la main sur la table.',
      'Ta colère a une adresse, ce n’est pas du caprice.',
      'On sent que tu avais déjà laissé passer plusieurs fois.',
      'Gardé dedans, ce feu-là brûle : ici, il peut sortir.',
      'Rien qu’à te lire, l’air de la pièce s’épaissit.',
    ],
    asks: ['La goutte de trop, c’était quoi ?', 'C’est la première fois, ou la dixième ?', 'Si tu pouvais tout dire d’un coup, ça donnerait quoi ?'],
  },
  disgust: {
    words: [
      words('degoute*, degoutant*, degueu, degueulasse*, beurk, berk, ecoeur*, immonde*, repugnant*, infect*, crade*, envie de vomir, gerber, gerbe, ignoble*, malsain*, glauque*, sordide*'),
    ],
    lines: [
      'Il y a de quoi reculer d’un pas.',
      'Rien que d’y repenser, on fronce le nez.',
      'Ce genre de chose colle un moment, même après.',
      'Certaines scènes, on s’en passerait bien.',
      'Ta réaction est franche, et elle se comprend.',
      'On dirait que ça a franchi ta ligne à toi.',
    ],
    asks: ['Ça s’est passé sous tes yeux ?', 'Tu as pu t’éloigner de là ?', 'Est-ce que d’autres ont réagi pareil ?'],
  },
  fear: {
    words: [
      words('peur, flippe*, flippant*, j\'ai la trouille, trouille, angoisse*, angoissant*, anxieu*, anxiete, inquiet, inquiete, inquietude*, inquietant*, m\'inquiete, panique*, paniquer, nerveu*, le trac, trac, terrifi*, effray*, boule au ventre, la boule au ventre, j\'apprehende, apprehende*, apprehension, redoute*, tremble*, noeud au ventre, pas rassure*, cauchemar*'),
    ],
    lines: [
      'On dirait une corde tendue quelque part.',
      'La tête a déjà dû jouer la pire version, plusieurs fois.',
      'Quand on ne sait pas, les minutes collent.',
      'Si ça secoue autant, c’est que ça compte.',
      'Ce qu’on ne connaît pas a souvent une ombre plus grande que soi.',
      'Rester en suspens comme ça, ça use.',
      'On sent que tu prends cette histoire au sérieux.',
      'Ces jours-ci, le sol n’a pas l’air très ferme.',
    ],
    asks: ['C’est pour quand ?', 'Dans ta tête, la pire version, elle dit quoi ?', 'Dans tout ça, il y a un petit bout qui te paraît solide ?'],
  },
  stress: {
    words: [
      words('stress, a cran, stresse*, stressant*, la pression, sous pression, deborde*, submerge*, sous l\'eau, la tete sous l\'eau, charrette, trop de boulot, trop de travail, trop de taf, trop de choses a faire, pas le temps de souffler, plus le temps, surcharge*, surmene*, burn out, burnout, deadline*, en retard sur, plein de trucs a faire, mille choses, j\'y arrive plus, m\'en sors plus, m\'en sors pas, dans le rush, le rush'),
    ],
    lines: [
      'On dirait que plusieurs choses te tirent par la manche en même temps.',
      'Même respirer a l’air de devoir prendre un ticket.',
      'Avec tout ça dessus, les épaules doivent être en bois.',
      'Rien que la liste est lourde à porter.',
      'Ce n’est pas toi qui vas trop lentement, c’est tout ça qui arrive trop serré.',
      'Vingt onglets ouverts, et aucun qui veut se fermer.',
      'Garder le fil au milieu de tout ça, c’est déjà beaucoup.',
    ],
    asks: ['Dans le tas, qu’est-ce qui crie le plus fort ?', 'Il y en a un morceau qui peut attendre ?', 'Tu as pu t’asseoir cinq minutes, aujourd’hui ?'],
  },
  shame: {
    words: [
      words('honte, la honte, gene, genee, genant*, gros malaise, malaise, ridicule*, coupable*, culpabilise*, culpabilite, m\'en veux, je m\'en veux, j\'ai foire, foire*, j\'ai merde, jai merde, j\'ai tout rate, tout rate, tout gache, je suis nul, je suis nulle, me sens nul, me sens nulle, suis trop nul, suis trop nulle, bon a rien, bonne a rien, incapable, pas a la hauteur, je vaux rien, affiche, tape l\'affiche, complexe*, echoue, echec'),
    ],
    lines: [
      'On dirait que tu t’enlèves des points toute la journée.',
      'La scène a l’air de repasser en boucle.',
      'Dans ces moments-là, on se juge plus durement que n’importe qui.',
      'Les autres ont sans doute éteint, toi tu laisses encore la lumière.',
      'S’en vouloir veut dire qu’on y tient, pas qu’on vaut moins.',
      'Rater une chose et être quelqu’un de raté, ce n’est pas la même phrase.',
      'Tu as l’air d’avoir pris toute la faute dans ton sac.',
    ],
    asks: ['Quelle scène repasse le plus souvent ?', 'Si un ami te racontait ça de lui, tu lui dirais quoi ?', 'Quelqu’un t’en a reparlé, ou c’est surtout dans ta tête ?'],
  },
  tired: {
    words: [
      words('fatigue*, fatiguant, fatigant, creve, crevee, claque, claquee, ko, epuise*, epuisant*, epuisement, lessive*, nase, rince, rincee, vanne, vannee, sur les rotules, a plat, plus d\'energie, pas d\'energie, mort de fatigue, morte de fatigue, tombe de sommeil, envie de dormir, j\'ai sommeil, trop sommeil, la flemme, decalque*, hs, au bout du rouleau, je dors debout, dors debout, lassitude, en pls, gueule de bois, au bout de ma vie'),
    ],
    lines: [
      'La batterie du jour a l’air d’être au rouge.',
      'On dirait que même le dire demande un effort.',
      'Cette fatigue-là, une chaise ne suffit pas.',
      'Arriver jusqu’ici avec ça, ce n’est pas rien.',
      'Le corps a parlé avant toi.',
      'Aujourd’hui a mangé l’énergie de trois jours, on dirait.',
      'Trois pour cent restants, et le GPS encore allumé.',
      'Merci d’écrire quand même, avec si peu de jus.',
    ],
    asks: ['C’est plutôt le corps ou plutôt la tête ?', 'Ta dernière vraie pause remonte à quand ?', 'Qu’est-ce qui a mangé le plus de forces ?'],
  },
  bored: {
    words: [
      words('ennui, m\'ennuie, ennuie, ennuyeu*, m\'emmerde, me fais chier, je me fais suer, rien a faire, chiant a mourir, monotone*, lassant*, train-train, routine, metro boulot dodo, tourne en rond, temps long, rasoir'),
    ],
    lines: [
      'Une journée sans sel, on dirait.',
      'Le temps a l’air de faire du surplace.',
      'À force de s’ennuyer, on finit par connaître le plafond par son prénom.',
      'Il manque sans doute un petit rebondissement.',
      'Ce creux-là laisse peut-être une place pour une idée.',
      'Le scénario du jour manque un peu de scénariste.',
    ],
    asks: ['Si tout était permis, il se passerait quoi dans l’heure qui vient ?', 'Qu’est-ce qui t’amusait, à dix ans, dans ce genre d’après-midi ?', 'Autour de toi, quel objet pourrait raconter une histoire ?'],
  },
  confused: {
    words: [
      words('je suis perdu, je suis perdue, jsuis perdu*, suis un peu perdu*, completement perdu*, me sens perdu*, paume, paumee, hesite*, hesiter, hesitation*, indecis, indecise, je sais plus, sais plus quoi, sais plus ou, sais pas quoi faire, ne comprends pas, comprends pas, comprends plus, comprends rien, confus, confuse, embrouille*, flou, floue, je doute, doute*, tiraille*, dilemme, melange*, bizarre, dans le brouillard, que faire'),
    ],
    lines: [
      'Plusieurs idées ont l’air de se disputer le volant.',
      'Un carrefour avec du brouillard de chaque côté.',
      'Plus on tire sur ce genre de nœud, plus il serre.',
      'Il y a beaucoup de fils, et on ne voit pas lequel commence.',
      'Ne pas savoir, ça fatigue en soi.',
      'La réponse n’a peut-être pas encore sa forme.',
      'Hésiter, c’est aussi voir ce que chaque côté coûte.',
    ],
    asks: ['Quelles sont les deux voix qui se disputent ?', 'Depuis combien de temps ça balance ?', 'Si tout était clair demain, qu’est-ce qui aurait changé ?'],
  },
  surprise: {
    words: [
      words('surpris, surprise, surprenant, etonne*, etonnant*, choque*, sous le choc, je m\'y attendais pas, m\'attendais pas, pas prevu, j\'hallucine, hallucinant*, incroyable, dingue, c\'est fou, sur le cul, sans voix, bouche bee, inattendu*, figure-toi, tu vas pas me croire, tu devineras jamais, wow, waouh, oh mon dieu, omg'),
    ],
    lines: [
      'Ce virage-là, personne ne l’aurait pris pour un raccourci.',
      'Voilà qui n’était pas au programme.',
      'La réalité ose parfois plus que les séries.',
      'Celui-là, on le relit une deuxième fois pour vérifier.',
      'Aujourd’hui avait caché quelque chose dans sa manche.',
      'Il y a de quoi rester une seconde la cuillère en l’air.',
    ],
    asks: ['Et sur le coup, tu as dit quoi ?', 'À quel moment tu as compris ?', 'Qui d’autre n’en revient pas ?'],
  },
}
