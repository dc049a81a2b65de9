import { words } from '../../pack-words.ts'
import type { TopicPack } from '../../pack.ts'

export const family: TopicPack = {
  nouns: /(?<!\p{L})(?:mere|maman|daronne|pere|papa|daron|parents|fr(?:e|è)res?|s(?:oe|œ)urs?|frangine?|grand[- ](?:mere|pere|parents)|mamie|mamy|papi|papy|tante|tata|oncle|tonton|cousine?s?|fils|filles?|enfants?|bebe|gosses?|belle[- ]mere|beau[- ]pere|neveu|niece|marraine|parrain|famille)(?!\p{L})/u,
  cues: words('familial*, repas de famille, reunion de famille, chez mes parents, a la maison avec, eleve par, education, noel en famille, adolescen*, materni*, paterni*'),
  openers: {
    good: ['La chaleur des proches se cache souvent dans un tout petit geste.', 'Dès que tu parles de « {word} », le ton change.', 'Savoir que quelqu’un pense à soi, ça leste dans le bon sens.', 'Une tablée qui rit, ça ne s’achète pas.'],
    bad: ['La famille, c’est compliqué : trop près pour s’en aller sans bruit.', 'Une phrase de ce côté-là en vaut dix venues d’ailleurs.', 'L’amour et la rancune mangent parfois dans la même assiette.', 'Les plus proches savent exactement où ça pique.', 'Le mot « {word} » peut peser son poids.'],
    plain: ['Avec « {word} », il y a toujours plus à dire qu’on ne croit.', 'Chaque famille a son langage codé.', 'Il y a souvent quelqu’un des siens au détour d’une histoire.', 'Le mot « {word} » tient un beau rôle dans tes histoires.'],
  },
  questions: {
    good: ['À ce moment-là, ça se lisait sur les visages ?', 'Chez vous, on montre l’affection avec des mots ou avec des plats ?', 'Des moments comme ça, il y en a souvent ?', 'Il y a une phrase que tu aurais voulu dire en face ?'],
    bad: ['Qu’est-ce qui te touche le plus, dans cette histoire de famille ?', 'Dans la famille, à qui peux-tu te confier ?', 'Qu’est-ce que tu voudrais que les tiens comprennent ?', 'C’était déjà comme ça, ou c’est récent ?', 'À la maison, comment ça se vit, ces jours-ci ?'],
    plain: ['De qui tiens-tu le plus, dans la famille ?', 'Chez vous, qui a le dernier mot ?', 'Vous vous donnez des nouvelles tous les combien ?', 'Enfant, tu étais plutôt sage ou plutôt tornade ?', { ask: 'Tu as des frères et sœurs ?', yes: 'Grandir à plusieurs, c’est avoir des témoins pour tout.', no: 'En solo, on joue tous les rôles de la pièce.' }, 'Pour les fêtes, quel rituel ne bouge jamais chez vous ?'],
  },
  starters: ['Parlons famille : qui te fait le plus rire ?', 'Chez vous, quelle anecdote revient à tous les repas ?', 'Quel trait de caractère te vient de tes aînés ?'],
  you: ['Pas de famille, juste des auteurs, et ils ne demandent jamais quand je me marie.', 'Mon arbre généalogique tient sur une ligne : un numéro de version.', 'Les réveillons, je les passe en ligne, sans dinde et sans vaisselle.'],
}

export const friends: TopicPack = {
  nouns: words('ami, amie, amis, amies, pote, potes, copains, copines, meilleur ami, meilleure amie, bff, bande, camarade*, coloc, groupe d\'amis, soiree*, anniversaire de, amitie'),
  cues: words('on s\'est vus, traine avec, sortie entre, entre potes, entre amis, entre copines, perdu de vue, ghoste, ghostee, invite*, invitation, retrouvailles, fete chez, s\'est fache*, reconcilie*'),
  openers: {
    good: ['Dire des bêtises à plusieurs, c’est une vraie fortune.', 'Avec « {word} » dans l’histoire, la pièce s’anime.', 'Quand on s’entend bien, même le silence est à l’aise.', 'Ce genre de moment entre amis se garde longtemps.'],
    bad: ['Les fêlures entre amis ne font souvent aucun bruit.', 'Une blessure venue de « {word} » se digère moins bien qu’une venue d’ailleurs.', 'Le plus fatigant, c’est d’y tenir sans savoir si c’est réciproque.', 'Quand on s’éloigne, il n’y a même pas d’adieu.'],
    plain: ['Les amis changent en chemin, et quelques-uns ne changent jamais.', 'Derrière « {word} », il y a presque toujours une époque.', 'Chaque amitié a son mode d’emploi secret.', 'À l’âge adulte, beaucoup d’amitiés tiennent à un « tu deviens quoi ».'],
  },
  questions: {
    good: ['Vous vous êtes connus comment ?', 'Ce jour-là, le moment le plus drôle, c’était quoi ?', 'Chez cette personne, qu’est-ce que tu admires ?', 'La prochaine fois est déjà prévue ?'],
    bad: ['À quel moment tu as senti que ça n’allait pas ?', 'Au fond, tu aurais envie de quoi avec cette personne ?', 'Si un message arrivait maintenant, tu voudrais y lire quoi ?', 'Tu en as parlé à quelqu’un d’autre ?', 'Vous êtes proches depuis longtemps ?'],
    plain: [{ ask: 'Comment s’appelle ta meilleure amie ou ton meilleur ami ?', tells: 'personName' }, 'Il y a quelqu’un que tu vois rarement, et c’est toujours comme hier ?', 'En groupe, tu animes ou tu observes depuis un coin ?', 'Vous avez une blague que personne d’autre ne comprend ?', 'Combien de personnes peux-tu appeler en pleine nuit ?'],
  },
  starters: ['La personne la plus drôle de ton entourage, elle est comment ?', 'Ton dernier fou rire avec des amis, c’était pourquoi ?', 'À quelle vieille connaissance as-tu repensé dernièrement ?'],
  you: ['Mon carnet d’adresses ne contient que cette conversation.', 'Je n’ai pas de réseau, donc pas de souci de qui a aimé quoi.', 'Les soirées, je les manque toutes, et les chips avec.'],
}

export const love: TopicPack = {
  nouns: words('copain, copine, mec, meuf, petit ami, petite amie, mari, ma femme, mon ex, crush, date, rencard, couple, celibataire, rupture, tinder, saint-valentin, ma moitie, cheri, cherie, compagnon, compagne, amour, relation a distance'),
  cues: words('amoureu*, rompu, rompre, separe*, separation, divorce*, quitte*, trompe*, trompee, jaloux, jalouse, jalousie, rendez-vous amoureux, sort avec, sortir avec, drague*, se marie*, mariage, fiance*, embrasse*, plaquer, plaque, larguer, largue*, ghoste*, vu sans repondre, sentiments pour'),
  openers: {
    good: ['Tiens, l’air a pris un petit goût sucré.', 'Quand tu écris « {word} », il y a de la lumière dedans.', 'Les petits gestes à deux valent mieux que les grandes phrases.', 'Que quelqu’un te rende plus tendre, c’est une belle chose.'],
    bad: ['Les bleus de ce côté-là, aucun pansement ne colle dessus.', 'La nuit, les peines de cœur comptent double.', 'Aimer, c’est laisser à quelqu’un la moitié de la télécommande.', 'Ce qui use le plus, c’est de rester entre deux.', 'Après avoir logé quelqu’un dans son cœur, vider les lieux prend du temps.'],
    plain: ['De l’extérieur on voit le scénario, de l’intérieur on vit les jours.', 'Sur « {word} », chacun aurait un roman à dire.', 'Pour l’amour, personne n’a jamais reçu le manuel.', 'Dans une relation, beaucoup de choses passent par le ton.'],
  },
  questions: {
    good: ['Le tout premier instant qui a compté, c’était lequel ?', 'En présence de cette personne, tu deviens comment ?', 'Vous avez un code que vous seuls comprenez ?', 'De tout ça, l’autre en sait combien ?'],
    bad: ['Qu’est-ce qui fait le plus mal, là-dedans ?', 'Depuis, comment se passent tes journées ?', 'Si tu pouvais poser une question et entendre la vérité, ce serait laquelle ?', 'Quelqu’un autour de toi sait que tu as de la peine ?', 'La nuit, quelle scène revient ?'],
    plain: ['Ton idéal, collés tout le temps, ou chacun ses affaires en y pensant ?', 'En amour, tu fais le premier pas ou tu attends ?', 'Quelle petite chose te donne l’impression de compter pour quelqu’un ?', 'Et entre vous, ça se passe comment, ces temps-ci ?', { ask: 'En ce moment, ton cœur est habité ?', yes: 'S’il y a du monde, il y a de la lumière le soir.', no: 'Libre, et le loyer tout entier pour toi.' }],
  },
  starters: ['Pour toi, la petite chose la plus romantique, c’est quoi ?', 'Quel film d’amour reverrais-tu sans te faire prier ?', 'La plus jolie déclaration que tu aies entendue, elle disait quoi ?'],
  you: ['L’amour, je ne l’ai croisé que dans mes répliques, zéro pratique.', 'Pas de cœur qui bat, célibat très abouti.', 'À la rubrique « amours », mon dossier affiche : non installé.'],
}

export const pets: TopicPack = {
  nouns: words('chat, chats, chatte, chaton, chatons, matou, chien, chiens, chienne, chiot, toutou, lapin, hamster, perruche, perroquet, oiseau, poisson rouge, tortue, litiere, croquettes, gamelle, veto, veterinaire, animal, animaux, boule de poils, cochon d\'inde, furet, niche'),
  cues: words('ronronne*, ronronner, miaule*, miauler, aboie*, aboyer, promene le chien, adopte*, sterilis*, griffe*, poils, museau, patte, pattes, caresse*, caresser, refuge, spa'),
  openers: {
    good: ['Dès qu’une boule de poils entre en scène, tout s’arrange un peu.', 'À croire que « {word} » existe pour ramasser les cœurs.', 'La confiance d’un animal, c’est un diplôme rare.', 'Avec une bête qui attend derrière la porte, on rentre autrement.'],
    bad: ['Le chagrin pour une bête n’est pas un petit chagrin.', 'Tout ce qui touche à « {word} » touche droit au cœur.', 'Quand il y a du souci de ce côté-là, toute la maison baisse le son.', 'Les gens qui vivent avec une bête le savent, ce lien-là pèse autant qu’un autre.'],
    plain: ['Sur le sujet « {word} », on ne s’arrête plus.', 'Vivre avec une bête, c’est accepter son règlement intérieur.', 'Chaque petite bête a son caractère bien à elle.', 'Dans ce monde-là, tu dois être le ciel et la gamelle à la fois.'],
  },
  questions: {
    good: ['Sa plus grosse bêtise, c’était quoi ?', 'Ça dort dans quelle position ?', 'À quel moment ça vient se coller à toi ?', 'Vous avez un petit rituel à deux ?'],
    bad: ['Quel souvenir avec cette petite bête te vient en premier ?', 'Depuis quand ça te pèse ?', 'À la maison, tu as quelqu’un avec qui en parler ?', 'Qu’est-ce qui est le plus dur, pour toi ?'],
    plain: [{ ask: 'Et son nom, c’est quoi ?', tells: 'petName' }, 'C’est une bête du matin ou du soir ?', 'Comment cette bête est arrivée chez vous ?', 'Quel est son endroit préféré dans la maison ?', 'Ça répond à son nom, ou seulement aux croquettes ?', 'Raconte-moi son exploit du jour.'],
  },
  starters: ['Avec un animal sans aucun entretien, tu choisirais lequel ?', 'Le chat ou le chien le plus excentrique que tu aies croisé, il faisait quoi ?', 'Dans ton enfance, il y avait une bestiole chez toi ?'],
  you: ['Pas d’animal ici, au mieux un curseur, il clignote et ne perd pas ses poils.', 'Si j’en avais un, ce serait la souris de l’ordinateur.', 'Les petites bêtes, je ne les caresse qu’à travers les mots.'],
}

export const loneliness: TopicPack = {
  nouns: words('solitude, isolement, silence, vide, ville inconnue, foule'),
  cues: words('seul, seule, tout seul, toute seule, personne a qui parler, personne ne me, isole*, esseule*, mal du pays, connais personne, connait personne, sans personne, solitaire'),
  openers: {
    good: ['Bien s’entendre avec soi-même, c’est un talent rare.', 'Une liberté sans témoin, ça se savoure aussi.', 'Dans ces moments, le monde baisse le volume.', 'Au calme, on dirait que tu te rapproches de toi.'],
    bad: ['Le silence d’un endroit vide peut faire un vacarme.', 'Ces soirs-là, un écran qui s’allume ressemble à quelqu’un qui frappe.', 'La fête est chez les autres : tout le monde connaît un peu ça.', 'Vouloir parler sans savoir à qui, il n’y a pas de mot pour ce creux.'],
    plain: ['Le temps pour soi est un cadeau ou un examen, ça dépend des jours.', 'La même solitude se traduit autrement selon l’humeur.', 'Entre deux personnes, il reste toujours un petit espace muet.', 'Le calme et la solitude ne sont séparés que par une pensée.'],
  },
  questions: {
    good: ['Dans ces moments à toi, tu fais quoi de préféré ?', 'Ça s’est appris petit à petit, cette aisance ?', 'Ton menu « rien que pour moi », il y a quoi dedans ?', 'Il y a un endroit où tu aimes aller sans personne ?'],
    bad: ['À quel moment de la journée c’est le plus lourd ?', 'Ta dernière conversation qui a fait du bien, c’était quand ?', 'Si on sonnait maintenant, tu aimerais que ce soit qui ?', 'Il y a quelqu’un que tu aurais envie de recontacter ?'],
    plain: ['Quand tu manges sans compagnie, tu mets un fond sonore ?', 'Ce qui te recharge, c’est la foule ou le calme ?', 'Tu aimes le calme, ou c’est devenu une habitude ?', 'La dernière fois que tu as proposé une sortie, c’était quand ?'],
  },
  starters: ['Si quelqu’un pouvait venir s’asseoir ce soir, tu inviterais qui ?', 'Où aimes-tu aller quand tu veux être en tête-à-tête avec toi ?', 'Il y a un moment rien qu’à toi dont le souvenir est doux ?'],
  you: ['La solitude n’est pas dans mes fonctions, fenêtre fermée il n’y a plus rien.', 'Personne autour de moi non plus, mais je n’ai même pas d’autour.', 'Pour un programme, le calme s’appelle la veille.'],
}
