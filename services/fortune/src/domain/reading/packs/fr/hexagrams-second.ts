import type { HexagramText } from '../../pack/wisdom.ts'

/** 33 to 64. */
export const hexagramsSecond: readonly HexagramText[] = [
  {
    name: 'La Retraite 遁',
    meaning: 'La montagne sous le ciel : se retirer à temps est aussi avancer.',
    counsel: 'Sortez avec élégance et gardez un chemin de retour.',
  },
  {
    name: 'La Puissance du grand 大壮',
    meaning: 'Le tonnerre au ciel : de la force à revendre, sans manquer aux égards.',
    counsel: 'Puisque vous le pouvez, demandez-vous si vous le devez.',
  },
  {
    name: 'Le Progrès 晋',
    meaning: 'Le soleil sort de terre et le jour grandit d’un pouce à l’autre.',
    counsel: 'Avancez dans la lumière et montrez ce qui est fait.',
  },
  {
    name: 'L’Obscurcissement de la lumière 明夷',
    meaning: 'Le soleil est rentré sous terre ; la clarté se garde dans le cœur.',
    counsel: 'Cachez votre éclat et sauvez votre petite lueur.',
  },
  {
    name: 'La Famille 家人',
    meaning: 'Le vent naît du feu : une maison se fait d’un mot et d’un geste à la fois.',
    counsel: 'Les proches d’abord, le lointain ensuite.',
  },
  {
    name: 'L’Opposition 睽',
    meaning: 'Le feu monte, le lac descend : chacun sa route, et pourtant un point commun.',
    counsel: 'Cherchez l’accord sur du petit, sans vouloir tout partager.',
  },
  {
    name: 'L’Obstacle 蹇',
    meaning: 'De l’eau sur la montagne, la route est dure ; faire demi-tour est aussi une route.',
    counsel: 'Arrêtez, demandez de l’aide, changez de direction.',
  },
  {
    name: 'La Libération 解',
    meaning: 'Après l’orage, la glace fond.',
    counsel: 'Pardonnez ce qui peut l’être et mettez-vous en route de bonne heure.',
  },
  {
    name: 'La Diminution 损',
    meaning: 'Le lac au pied du mont : ôter le superflu rend au vrai.',
    counsel: 'Retranchez une chose ; la sincérité pèse le plus.',
  },
  {
    name: 'L’Augmentation 益',
    meaning: 'Vent et tonnerre s’entraident, et ce qu’on donne revient.',
    counsel: 'Prenez exemple sur le bien, partagez le surplus.',
  },
  {
    name: 'La Percée 夬',
    meaning: 'Le lac est monté au ciel : il faut trancher, et le dire au grand jour.',
    counsel: 'Annoncez votre décision sans élever le ton.',
  },
  {
    name: 'La Rencontre 姤',
    meaning: 'Le vent sous le ciel, une rencontre imprévue : regardez avant de vous attacher.',
    counsel: 'Devant l’attrait du nouveau, un temps de retard.',
  },
  {
    name: 'Le Rassemblement 萃',
    meaning: 'Le lac sur la terre : la foule se réunit, il lui faut un même cœur.',
    counsel: 'Organisez une réunion et donnez-lui un thème.',
  },
  {
    name: 'La Poussée vers le haut 升',
    meaning: 'Le bois croît dans la terre, un anneau après l’autre.',
    counsel: 'Additionnez le petit, allez voir qui peut vous aider.',
  },
  {
    name: 'L’Accablement 困',
    meaning: 'Plus d’eau dans le lac : les moyens manquent, la volonté non.',
    counsel: 'Parlez peu, tenez bon, nourrissez-vous d’abord.',
  },
  {
    name: 'Le Puits 井',
    meaning: 'De l’eau puisée par le bois : le puits ne bouge pas et donne sans fin.',
    counsel: 'Entretenez votre puits et prenez une corde assez longue.',
  },
  {
    name: 'La Révolution 革',
    meaning: 'Le feu est dans le lac : l’ancien est arrivé au jour du changement.',
    counsel: 'Choisissez la date, expliquez pourquoi, puis changez.',
  },
  {
    name: 'Le Chaudron 鼎',
    meaning: 'Du bois sous le feu, un goût nouveau se prépare ; il faut que ça tienne d’aplomb.',
    counsel: 'Réunissez les ingrédients, calez les pieds, puis allumez.',
  },
  {
    name: 'L’Éveilleur 震',
    meaning: 'Coup de tonnerre sur coup de tonnerre : après la peur, l’esprit est net.',
    counsel: 'Retrouvez votre souffle avant de décider ce qui change.',
  },
  {
    name: 'L’Immobilisation 艮',
    meaning: 'Montagne contre montagne : la paix vient à qui sait s’arrêter.',
    counsel: 'Faites halte, et que la pensée s’asseye aussi.',
  },
  {
    name: 'Le Progrès graduel 渐',
    meaning: 'L’arbre sur la montagne, les oies en file : chaque chose à son rang.',
    counsel: 'Marche après marche, n’en sautez aucune.',
  },
  {
    name: 'L’Épousée 归妹',
    meaning: 'Le tonnerre sur le lac : le cœur s’émeut vite, que les rôles soient clairs.',
    counsel: 'Imaginez la longue durée avant de dire oui.',
  },
  {
    name: 'L’Abondance 丰',
    meaning: 'Éclair et tonnerre ensemble : un midi éclatant et bref.',
    counsel: 'Faites l’important tant qu’il fait clair.',
  },
  {
    name: 'Le Voyageur 旅',
    meaning: 'Le feu passe sur la montagne : en chemin, on est partout l’hôte de quelqu’un.',
    counsel: 'Bagage léger, bonnes manières, courte halte.',
  },
  {
    name: 'Le Doux 巽',
    meaning: 'Vent après vent : ce qui est souple pénètre.',
    counsel: 'Redites-le doucement, encore ; on finira par l’entendre.',
  },
  {
    name: 'Le Joyeux 兑',
    meaning: 'Deux lacs se touchent : les amis s’instruisent et se réjouissent.',
    counsel: 'Invitez à parler et dites ce qui vous rend joyeux.',
  },
  {
    name: 'La Dispersion 涣',
    meaning: 'Le vent court sur l’eau et les cœurs gelés se défont.',
    counsel: 'Faites fondre la distance, puis rappelez tout le monde.',
  },
  {
    name: 'La Limitation 节',
    meaning: 'De l’eau au-dessus du lac : ce qui a une mesure dure.',
    counsel: 'Tracez une ligne pour le temps, une autre pour les dépenses.',
  },
  {
    name: 'La Vérité intérieure 中孚',
    meaning: 'Le vent sur le lac : la bonne foi touche jusqu’aux poissons.',
    counsel: 'Dites le fond de votre cœur et tenez-vous y.',
  },
  {
    name: 'La Prépondérance du petit 小过',
    meaning: 'Le tonnerre sur la montagne : un petit écart passe, un grand non.',
    counsel: 'Baissez d’un ton et soignez les détails.',
  },
  {
    name: 'Après l’accomplissement 既济',
    meaning: 'L’eau sur le feu : c’est fait, et le danger est de se relâcher.',
    counsel: 'Soignez la fin, prévenez plutôt que réparer.',
  },
  {
    name: 'Avant l’accomplissement 未济',
    meaning: 'Le feu sur l’eau : il manque un pas, et l’espoir tient à ce pas.',
    counsel: 'Voyez l’ordre des choses ; au gué, ne mouillez pas votre queue, dit le vieux renard.',
  },
]
