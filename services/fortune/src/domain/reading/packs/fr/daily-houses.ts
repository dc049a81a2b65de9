import type { DailyPack } from '../../pack/daily.ts'

export const moonHouse: DailyPack['moonHouse'] = [
  [
    'La Lune entre en {moonSign}, pile chez toi : l’humeur se lit sur ton visage et ça te va bien.',
    'Le premier rôle te revient aujourd’hui, car la Lune en {moonSign} tourne le projecteur ; la franchise plaît plus que la pose.',
    'Avec la Lune dans ton propre signe, tout se ressent vite et juste. {sign}, occupe-toi d’abord de toi, la galerie attendra.',
  ],
  [
    'La Lune en {moonSign} s’installe en maison II et donne envie de sol ferme ; ce bon sens-là mérite ta confiance.',
    'Ce que tu as, ce qui manque : {sign}, tout se voit nettement aujourd’hui, et la gratitude devient très concrète.',
    'Un vrai repas, un objet qui durera : la Lune en {moonSign} t’apaise par les mains et par la langue.',
  ],
  [
    'Questions, invitations, petits trajets : la Lune en {moonSign} fait sonner toutes les portes à la fois.',
    'Oreille fine et verbe rapide, {sign} : c’est le moment de dire ce qui restait en suspens.',
    'Promène-toi, renseigne-toi ; sous la Lune en {moonSign}, la bonne réponse se cache dans une remarque en passant.',
  ],
  [
    'La Lune rentre au foyer, en {moonSign} : dehors ça s’agite, et toi tu penses déjà aux clés et aux chaussons.',
    'Ta force vient de sous ton toit ; {sign}, un vieux quartier ou une odeur de cuisine te revient.',
    'Ranger, cuisiner, tenir compagnie : voilà comment la Lune en {moonSign} recharge tes batteries.',
  ],
  [
    'Quelque chose d’enfantin passe dans ton regard, {sign}, pendant que la Lune éclaire la maison du jeu et du cœur.',
    'Envie de t’exprimer, de lumière, de rire fort : la Lune en {moonSign} ouvre la porte de la création.',
    'Impossible de cacher ce que tu aimes avec la Lune en {moonSign}, que ce soit quelqu’un ou un ouvrage.',
  ],
  [
    'Les petits rouages s’entendent tourner : la Lune en {moonSign} aime que chaque chose retrouve sa place.',
    'Ta fierté du jour tient à peu, {sign} : une liste vidée, un repas à l’heure, une table propre.',
    'Le corps prend la parole le premier quand la Lune passe en {moonSign} ; fatigue ou faim, suis son rythme.',
  ],
  [
    'En face de toi, la Lune en {moonSign} fait de l’humeur des autres un miroir pour ce que tu n’as pas dit.',
    'La réponse est souvent chez la personne d’en face, {sign} ; écoute jusqu’au bout et tu t’épargnes un détour.',
    'Les affaires à deux passent au premier plan : sous la Lune en {moonSign}, mieux vaut s’asseoir côte à côte que deviner par écran.',
  ],
  [
    'Surface calme, fond bavard : la Lune plonge en {moonSign} et invite à ouvrir le dossier que tu contournes.',
    'Il est question de confiance aujourd’hui ; {sign}, en serrant moins fort, tu tiendras mieux.',
    'Vieux comptes, vieilles amours, vieilles idées : la Lune en {moonSign} allège à chaque tiroir trié.',
  ],
  [
    'L’horizon s’éloigne d’un coup avec la Lune en {moonSign}, et {sign} réclame de l’air et une idée neuve.',
    'Un livre, une carte, un accent inconnu te font signe ; le cœur part avant les pieds.',
    'Ce qui coince d’en bas se voit bien d’en haut : la Lune en {moonSign} ouvre grand la fenêtre.',
  ],
  [
    'Tes gestes se remarquent, car la Lune en {moonSign} culmine dans ta maison du métier.',
    'Vue d’en haut, {sign} : on se souviendra de tes mots, et la constance vaudra mieux que la vitesse.',
    'Avec la Lune en {moonSign}, le but devient palpable ; une étape finie, puis la suivante, ainsi se fait un nom.',
  ],
  [
    'La pièce manquante du puzzle tient peut-être dans la phrase d’un ami : la Lune en {moonSign} éclaire la tablée.',
    'Ne porte pas tout sans aide, {sign} ; la bonne nouvelle se glisse dans les bavardages.',
    'Maison des souhaits allumée : sous la Lune en {moonSign}, on se reconnaît vite entre gens du même projet.',
  ],
  [
    'La Lune se retire en {moonSign}, juste dans ton dos : parler moins, dormir plus.',
    'Volume baissé, intuition plus fine ; {sign}, prendre du recul, c’est recharger, pas fuir.',
    'Clarté très douce en {moonSign} : rêves et vieilles pensées remontent, regarde-les passer sans trancher.',
  ],
]

export const rulerHouse: DailyPack['rulerHouse'] = [
  [
    'L’astre qui te gouverne, {ruler.the}, loge chez {sign.the} : l’initiative est à toi, et qui parle en premier donne le tempo.',
    'De retour à la maison, {ruler.the} te donne de l’aplomb ces jours-ci ; « je m’en occupe » suffit.',
  ],
  [
    '{ruler.the}, qui gouverne ton signe, traverse la maison des moyens : le calme, en ce moment, vient de chiffres connus.',
    'Ton temps a un prix et {ruler.the} le rappelle ; ne le brade pas, ne paie pas non plus pour la façade.',
  ],
  [
    'Messages, papiers, allers et venues passent par les mains {ruler.of} : le clair vaut mieux que le brillant.',
    'Le maître de ton signe s’occupe de la parole : une question de plus, une supposition de moins.',
  ],
  [
    '{ruler.the}, qui règne sur ton signe, garde la maison ; une fois les racines au chaud, les branches se débrouillent.',
    'Le centre de gravité revient vers {topic} avec {ruler.the} : installe-toi d’abord, le reste suivra.',
  ],
  [
    'Jouer sérieusement est un talent, dit {ruler.the} depuis la maison des amours et des œuvres.',
    'L’astre de ton signe allume {topic} : montre enfin l’ouvrage, ou le sentiment.',
  ],
  [
    'Chaque tâche finie récompense : {ruler.the}, maître de ton signe, travaille en maison VI.',
    '{ruler.the} surveille l’heure et le détail ; un circuit bien réglé allège toute la personne.',
  ],
  [
    'Tu te vois mieux dans les yeux des autres tant que {ruler.the} se tient en face ; à deux, le résultat a plus d’éclat.',
    'Céder un pas ne coûte rien si c’est dit clairement : ton maître de signe séjourne du côté de {topic}.',
  ],
  [
    '{ruler.the} descend en eau profonde et entraîne {sign.the} : creuse, la surface ne donnera rien.',
    'Un peu de franchise et les fils se démêlent, car {ruler.the} passe par {topic}.',
  ],
  [
    'Toutes voiles dehors, {ruler.the} navigue en maison IX ; apprendre et voir ailleurs convient {sign.to} en ce moment.',
    'L’astre qui te guide regarde loin, et la marche devant ta porte paraît moins haute.',
  ],
  [
    'Au sommet du ciel, {ruler.the} rend l’effort visible, et la responsabilité vient avec.',
    '{ruler.the} te pousse sur le devant : un travail impeccable fera parler ta voix.',
  ],
  [
    'Ta nourriture, {sign}, c’est le cercle en ce moment, car {ruler.the} se promène parmi les gens ; choisis bien qui t’accompagne.',
    'Donne un coup de pouce et la route s’élargit : le maître de ton signe tire les fils de {topic}.',
  ],
  [
    'En coulisses, {ruler.the} te conseille de polir et de laisser reposer ; l’entrée en scène peut attendre.',
    'Ce que tu achèves en silence parlera plus tard : {ruler.the} te tient compagnie dans {topic}.',
  ],
]

export const sunHouse: DailyPack['sunHouse'] = [
  [
    'Le Soleil est de retour chez {sign.the} : ce mois t’appartient, et le nouveau projet commence par un « je veux » bien net.',
    'Autour de ton anniversaire la lumière abonde ; redéfinis-toi ce mois-ci, par la coiffure ou par la vie entière.',
  ],
  [
    'Un mois pour faire l’inventaire et mettre un juste prix sur ton savoir-faire : le Soleil éclaire la maison II.',
    'La leçon du mois tient en peu de mots, {sign} : mettre de côté, apprendre un peu, chérir ce qui est là.',
  ],
  [
    'Messages et déplacements se bousculent ce mois-ci ; ce qui compte, mets-le par écrit, le Soleil est en maison III.',
    'Étudier, circuler : la curiosité mène le mois et t’amène de nouvelles têtes, {sign}.',
  ],
  [
    'Le Soleil éclaire ton chez-toi : un mois pour réparer, recevoir les tiens, te demander d’où tu viens.',
    'Retour sous le toit ; {sign}, des racines soignées donnent de la force pour l’étape d’après.',
  ],
  [
    'Accorde au plaisir de vraies heures dans l’agenda : ce mois, le Soleil passe par l’amour et la création.',
    'La braise a pris ; {sign}, monte sur scène, envoie ton texte, propose ce rendez-vous, et sans compter.',
  ],
  [
    'Horaires et gestes remis en ordre, l’efficacité grimpe en douce : un mois de Soleil dans le quotidien.',
    'De petites habitudes font la loi ce mois-ci ; {sign}, une par jour et tu auras fait un grand pas.',
  ],
  [
    '« Nous » est le sujet du mois : accords, promesses et négociations viennent sur la table, le Soleil te fait face.',
    'La lumière d’autrui éclaire ton autre moitié ; {sign}, apprends à t’appuyer, et à dire ta position.',
  ],
  [
    'Vieilles dettes, vieux nœuds, vieilles obstinations : le Soleil en eau profonde propose un mois de grand tri.',
    'Confiance et limites au programme ; {sign}, parle tôt d’argent et de sentiments.',
  ],
  [
    'Une inscription, un départ, un gros livre : le Soleil regarde au loin ce mois-ci et le cœur s’élargit.',
    'Un mois pour changer d’angle : {sign}, une conversation avec quelqu’un venu d’ailleurs peut tout éclairer.',
  ],
  [
    'Le Soleil monte dans la maison du métier, te voilà en pleine lumière : montre ce que tu fais le mieux.',
    'Mois des objectifs ; promets moins, livre plus, {sign}, et ton nom parlera pour toi.',
  ],
  [
    'Rejoindre un groupe ou rappeler les anciens : le Soleil chauffe ce mois-ci le banc des amis.',
    'Le souhait lointain a besoin d’air ; {sign}, dis-le aux bonnes oreilles et tu auras de la compagnie.',
  ],
  [
    'Fin d’un tour complet : un mois pour souffler, terminer, faire la paix avec toi.',
    'Ralentir n’est pas s’arrêter ; {sign}, vide la corbeille du cœur, la prochaine graine cherche de la place.',
  ],
]
