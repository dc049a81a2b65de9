import type { WisdomPack } from '../../pack/wisdom.ts'

export const quotes: WisdomPack['quotes'] = {
  比肩: [
    { text: 'Si trois hommes marchent ensemble, il s’en trouve un qui peut être mon maître.', source: 'Entretiens de Confucius, VII, 21' },
    { text: 'Quand deux personnes s’unissent de cœur, leur tranchant coupe le métal.', source: 'Yi Jing, Grand Commentaire, I' },
  ],
  劫财: [
    { text: 'L’homme de bien comprend la justice ; l’homme de peu comprend le profit.', source: 'Entretiens de Confucius, IV, 16' },
    { text: 'Il ne lutte point : c’est pourquoi nul au monde ne peut lutter contre lui.', source: 'Laozi, Daodejing, 22' },
  ],
  食神: [
    { text: 'Manger du riz grossier, boire de l’eau, avoir son bras pour oreiller : la joie est là aussi.', source: 'Entretiens de Confucius, VII, 15' },
    { text: 'La taupe qui boit au fleuve n’y prend que de quoi remplir son ventre.', source: 'Zhuangzi, 1' },
  ],
  伤官: [
    { text: 'La grande droiture paraît courbe, la grande adresse paraît maladroite.', source: 'Laozi, Daodejing, 45' },
    { text: 'Une parole sans art ne va pas loin.', source: 'Zuo zhuan, duc Xiang, 25e année' },
  ],
  偏财: [
    { text: 'Plus il donne aux hommes, plus il s’enrichit.', source: 'Laozi, Daodejing, 81' },
    { text: 'Richesses et honneurs mal acquis sont pour moi comme des nuages qui passent.', source: 'Confucius, Entretiens, VII, 15' },
  ],
  正财: [
    { text: 'L’arbre que l’on embrasse à pleins bras est né d’une pousse fine comme un cheveu.', source: 'Laozi, Daodejing, 64' },
    { text: 'Sans additionner les petits pas, on ne parcourt pas mille li.', source: 'Xunzi, « Exhortation à l’étude »' },
  ],
  七杀: [
    { text: 'Celui qui dompte les hommes est puissant ; celui qui se dompte lui-même est fort.', source: 'Laozi, Daodejing, 33' },
    { text: 'On vit dans le souci et l’épreuve, on périt dans l’aise et le repos.', source: 'Mengzi, VI B, 15' },
  ],
  正官: [
    { text: 'S’il est droit lui-même, tout marche sans qu’il donne d’ordres.', source: 'Entretiens de Confucius, XIII, 6' },
    { text: 'Les paroles sincères ne sont pas élégantes ; les paroles élégantes ne sont pas sincères.', source: 'Laozi, Daodejing, 81' },
  ],
  偏印: [
    { text: 'Atteignez l’extrême du vide, gardez fermement le calme.', source: 'Laozi, Daodejing, 16' },
    { text: 'Étudier sans réfléchir est vain ; réfléchir sans étudier est périlleux.', source: 'Entretiens de Confucius, II, 15' },
  ],
  正印: [
    { text: 'Apprendre et s’exercer le moment venu, n’est-ce pas une joie ?', source: 'Entretiens de Confucius, I, 1' },
    { text: 'Qui dira qu’un brin d’herbe peut rendre au soleil de printemps sa lumière ?', source: 'Meng Jiao, « Chant du voyageur »' },
  ],
}

export const lesson: WisdomPack['lesson'] = {
  甲: ['La leçon du grand arbre : se pencher une fois et voir l’herbe à ses pieds.', 'Qui pousse vers le haut doit aussi savoir perdre ses feuilles.'],
  乙: ['La leçon de la liane : trouver son treillage et ne pas s’enrouler au hasard.', 'Menée jusqu’au bout, la souplesse devient une ténacité.'],
  丙: ['La leçon du soleil : se coucher à l’heure et rendre la nuit aux étoiles.', 'Avant d’éclairer quelqu’un, demandez s’il en a besoin.'],
  丁: ['La leçon de la lampe : brûler avec mesure, durer vaut mieux qu’éblouir.', 'Protégez votre petite flamme et n’en voulez pas au vent.'],
  戊: ['La leçon de la montagne : laisser passer, le ravin en fait partie.', 'Être stable, ce n’est pas l’immobilité, c’est bouger sans trembler.'],
  己: ['La leçon du champ : la jachère ; une saison vide, et l’année suivante est grasse.', 'Qui nourrit toute chose a besoin lui aussi de pluie.'],
  庚: ['La leçon de l’épée : savoir quand rester au fourreau.', 'Après cent trempes, le plus rare est d’être souple.'],
  辛: ['La leçon du jade : accepter une veine.', 'Être admiré est bon, être tenu au chaud est meilleur.'],
  壬: ['La leçon du fleuve : garder ses rives, même la liberté veut une forme.', 'Partout où vous passez, laissez l’eau plus claire.'],
  癸: ['La leçon de la rosée : reconnaître quel champ est le vôtre.', 'Le filet d’eau perce la pierre, pourvu qu’il continue.'],
}

export const question: WisdomPack['question'] = {
  比肩: ['À qui est-ce que je me compare, et que ferais-je sans cela ?', 'Quelle chose irait mieux à deux ?'],
  劫财: ['Qu’ai-je peur de perdre, et le perdrais-je vraiment ?', 'Qu’est-ce qui pèserait moins si je le cédais ?'],
  食神: ['Que faisais-je, la dernière fois que j’ai oublié l’heure ?', 'À quel moment du jour puis-je ralentir ?'],
  伤官: ['Et si je tournais en question ce que je veux affirmer ?', 'Quelle règle vaut la peine d’être retouchée ?'],
  偏财: ['Parmi ces occasions, laquelle est pour moi, laquelle fait seulement du bruit ?', 'Qu’ai-je envie de partager de bon cœur ?'],
  正财: ['Quel petit geste, répété cent jours, me changerait ?', 'Mes heures vont-elles là où elles valent ?'],
  七杀: ['Qu’est-ce que cette pression m’apprend à faire ?', 'S’il ne fallait finir qu’une chose, laquelle ?'],
  正官: ['Laquelle de mes promesses attend encore ?', 'Quelle responsabilité n’est pas la mienne, au fond ?'],
  偏印: ['Quelle pensée revient sans cesse, et que veut-elle dire ?', 'Quand personne ne regarde, à qui est-ce que je ressemble ?'],
  正印: ['Qui m’a soutenu un jour, et ai-je dit merci ?', 'Comment prendre soin de moi aujourd’hui ?'],
}
