import type { DailyPack } from '../../pack/daily.ts'

export const moonHouse: DailyPack['moonHouse'] = [
  [
    'La Lune entre en {moonSign}, pile chez vous : l’humeur se lit sur votre visage et ça vous va bien.',
    'Le premier rôle vous revient aujourd’hui, car la Lune en {moonSign} tourne le projecteur ; la franchise plaît plus que la pose.',
    'Avec la Lune dans votre propre signe, tout se ressent vite et juste. {sign}, occupez-vous d’abord de vous, la galerie attendra.',
  ],
  [
    'La Lune en {moonSign} s’installe en maison II et donne envie de sol ferme ; ce bon sens-là mérite votre confiance.',
    'Ce que vous avez, ce qui manque : {sign}, tout se voit nettement aujourd’hui, et la gratitude devient très concrète.',
    'Un vrai repas, un objet qui durera : la Lune en {moonSign} vous apaise par les mains et par la langue.',
  ],
  [
    'Questions, invitations, petits trajets : la Lune en {moonSign} fait sonner toutes les portes à la fois.',
    'Oreille fine et verbe rapide, {sign} : c’est le moment de dire ce qui restait en suspens.',
    'Promenez-vous, renseignez-vous ; sous la Lune en {moonSign}, la bonne réponse se cache dans une remarque en passant.',
  ],
  [
    'La Lune rentre au foyer, en {moonSign} : dehors ça s’agite, et vous, vous pensez déjà aux clés et aux chaussons.',
    'Votre force vient de sous votre toit ; {sign}, un vieux quartier ou une odeur de cuisine vous revient.',
    'Ranger, cuisiner, tenir compagnie : voilà comment la Lune en {moonSign} recharge vos batteries.',
  ],
  [
    'Quelque chose d’enfantin passe dans votre regard, {sign}, pendant que la Lune éclaire la maison du jeu et du cœur.',
    'Envie de vous exprimer, de lumière, de rire fort : la Lune en {moonSign} ouvre la porte de la création.',
    'Impossible de cacher ce que vous aimez avec la Lune en {moonSign}, que ce soit quelqu’un ou un ouvrage.',
  ],
  [
    'Les petits rouages s’entendent tourner : la Lune en {moonSign} aime que chaque chose retrouve sa place.',
    'Votre fierté du jour tient à peu, {sign} : une liste vidée, un repas à l’heure, une table propre.',
    'Le corps prend la parole le premier quand la Lune passe en {moonSign} ; fatigue ou faim, suivez son rythme.',
  ],
  [
    'En face de vous, la Lune en {moonSign} fait de l’humeur des autres un miroir pour ce que vous n’avez pas dit.',
    'La réponse est souvent chez la personne d’en face, {sign} ; écoutez jusqu’au bout et vous vous épargnez un détour.',
    'Les affaires à deux passent au premier plan : sous la Lune en {moonSign}, mieux vaut s’asseoir côte à côte que deviner par écran.',
  ],
  [
    'Surface calme, fond bavard : la Lune plonge en {moonSign} et invite à ouvrir le dossier que vous contournez.',
    'Il est question de confiance aujourd’hui ; {sign}, en serrant moins fort, vous tiendrez mieux.',
    'Vieux comptes, vieilles amours, vieilles idées : la Lune en {moonSign} allège à chaque tiroir trié.',
  ],
  [
    'L’horizon s’éloigne d’un coup avec la Lune en {moonSign}, et {sign} réclame de l’air et une idée neuve.',
    'Un livre, une carte, un accent inconnu vous font signe ; le cœur part avant les pieds.',
    'Ce qui coince d’en bas se voit bien d’en haut : la Lune en {moonSign} ouvre grand la fenêtre.',
  ],
  [
    'Vos gestes se remarquent, car la Lune en {moonSign} culmine dans votre maison du métier.',
    'Vue d’en haut, {sign} : on se souviendra de vos mots, et la constance vaudra mieux que la vitesse.',
    'Avec la Lune en {moonSign}, le but devient palpable ; une étape finie, puis la suivante, ainsi se fait un nom.',
  ],
  [
    'La pièce manquante du puzzle tient peut-être dans la phrase d’un ami : la Lune en {moonSign} éclaire la tablée.',
    'Ne portez pas tout sans aide, {sign} ; la bonne nouvelle se glisse dans les bavardages.',
    'Maison des souhaits allumée : sous la Lune en {moonSign}, on se reconnaît vite entre gens du même projet.',
  ],
  [
    'La Lune se retire en {moonSign}, juste dans votre dos : parler moins, dormir plus.',
    'Volume baissé, intuition plus fine ; {sign}, prendre du recul, c’est recharger, pas fuir.',
    'Clarté très douce en {moonSign} : rêves et vieilles pensées remontent, regardez-les passer sans trancher.',
  ],
]

export const rulerHouse: DailyPack['rulerHouse'] = [
  [
    'L’astre qui vous gouverne, {ruler.the}, loge chez {sign.the} : l’initiative est à vous, et qui parle en premier donne le tempo.',
    'De retour à la maison, {ruler.the} vous donne de l’aplomb ces jours-ci ; « je m’en occupe » suffit.',
  ],
  [
    '{ruler.the}, qui gouverne votre signe, traverse la maison des moyens : le calme, en ce moment, vient de chiffres connus.',
    'Votre temps a un prix et {ruler.the} le rappelle ; ne le bradez pas, ne payez pas non plus pour la façade.',
  ],
  [
    'Messages, papiers, allers et venues passent par les mains {ruler.of} : le clair vaut mieux que le brillant.',
    'Le maître de votre signe s’occupe de la parole : une question de plus, une supposition de moins.',
  ],
  [
    '{ruler.the}, qui règne sur votre signe, garde la maison ; une fois les racines au chaud, les branches se débrouillent.',
    'Le centre de gravité revient vers {topic} avec {ruler.the} : installez-vous d’abord, le reste suivra.',
  ],
  [
    'Jouer sérieusement est un talent, dit {ruler.the} depuis la maison des amours et des œuvres.',
    'L’astre de votre signe allume {topic} : montrez enfin l’ouvrage, ou le sentiment.',
  ],
  [
    'Chaque tâche finie récompense : {ruler.the}, maître de votre signe, travaille en maison VI.',
    '{ruler.the} surveille l’heure et le détail ; un circuit bien réglé allège toute la personne.',
  ],
  [
    'Vous vous voyez mieux dans les yeux des autres tant que {ruler.the} se tient en face ; à deux, le résultat a plus d’éclat.',
    'Céder un pas ne coûte rien si c’est dit clairement : votre maître de signe séjourne du côté de {topic}.',
  ],
  [
    '{ruler.the} descend en eau profonde et entraîne {sign.the} : creusez, la surface ne donnera rien.',
    'Un peu de franchise et les fils se démêlent, car {ruler.the} passe par {topic}.',
  ],
  [
    'Toutes voiles dehors, {ruler.the} navigue en maison IX ; apprendre et voir ailleurs convient {sign.to} en ce moment.',
    'L’astre qui vous guide regarde loin, et la marche devant votre porte paraît moins haute.',
  ],
  [
    'Au sommet du ciel, {ruler.the} rend l’effort visible, et la responsabilité vient avec.',
    '{ruler.the} vous pousse sur le devant : un travail impeccable fera parler votre voix.',
  ],
  [
    'Votre nourriture, {sign}, c’est le cercle en ce moment, car {ruler.the} se promène parmi les gens ; choisissez bien qui vous accompagne.',
    'Donnez un coup de pouce et la route s’élargit : le maître de votre signe tire les fils de {topic}.',
  ],
  [
    'En coulisses, {ruler.the} vous conseille de polir et de laisser reposer ; l’entrée en scène peut attendre.',
    'Ce que vous achevez en silence parlera plus tard : {ruler.the} vous tient compagnie dans {topic}.',
  ],
]

export const sunHouse: DailyPack['sunHouse'] = [
  [
    'Le Soleil est de retour chez {sign.the} : ce mois vous appartient, et le nouveau projet commence par un « je veux » bien net.',
    'Autour de votre anniversaire la lumière abonde ; redéfinissez-vous ce mois-ci, par la coiffure ou par la vie entière.',
  ],
  [
    'Un mois pour faire l’inventaire et mettre un juste prix sur votre savoir-faire : le Soleil éclaire la maison II.',
    'La leçon du mois tient en peu de mots, {sign} : mettre de côté, apprendre un peu, chérir ce qui est là.',
  ],
  [
    'Messages et déplacements se bousculent ce mois-ci ; ce qui compte, mettez-le par écrit, le Soleil est en maison III.',
    'Étudier, circuler : la curiosité mène le mois et vous amène de nouvelles têtes, {sign}.',
  ],
  [
    'Le Soleil éclaire votre chez-vous : un mois pour réparer, recevoir les vôtres, vous demander d’où vous venez.',
    'Retour sous le toit ; {sign}, des racines soignées donnent de la force pour l’étape d’après.',
  ],
  [
    'Accordez au plaisir de vraies heures dans l’agenda : ce mois, le Soleil passe par l’amour et la création.',
    'La braise a pris ; {sign}, montez sur scène, envoyez votre texte, proposez ce rendez-vous, et sans compter.',
  ],
  [
    'Horaires et gestes remis en ordre, l’efficacité grimpe en douce : un mois de Soleil dans le quotidien.',
    'De petites habitudes font la loi ce mois-ci ; {sign}, une par jour et vous aurez fait un grand pas.',
  ],
  [
    '« Nous » est le sujet du mois : accords, promesses et négociations viennent sur la table, le Soleil vous fait face.',
    'La lumière d’autrui éclaire votre autre moitié ; {sign}, apprenez à vous appuyer, et à dire votre position.',
  ],
  [
    'Vieilles dettes, vieux nœuds, vieilles obstinations : le Soleil en eau profonde propose un mois de grand tri.',
    'Confiance et limites au programme ; {sign}, parlez tôt d’argent et de sentiments.',
  ],
  [
    'Une inscription, un départ, un gros livre : le Soleil regarde au loin ce mois-ci et le cœur s’élargit.',
    'Un mois pour changer d’angle : {sign}, une conversation avec quelqu’un venu d’ailleurs peut tout éclairer.',
  ],
  [
    'Le Soleil monte dans la maison du métier, vous voilà en pleine lumière : montrez ce que vous faites le mieux.',
    'Mois des objectifs ; promettez moins, livrez plus, {sign}, et votre nom parlera pour vous.',
  ],
  [
    'Rejoindre un groupe ou rappeler les anciens : le Soleil chauffe ce mois-ci le banc des amis.',
    'Le souhait lointain a besoin d’air ; {sign}, dites-le aux bonnes oreilles et vous aurez de la compagnie.',
  ],
  [
    'Fin d’un tour complet : un mois pour souffler, terminer, faire la paix avec vous.',
    'Ralentir n’est pas s’arrêter ; {sign}, videz la corbeille du cœur, la prochaine graine cherche de la place.',
  ],
]
