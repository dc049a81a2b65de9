import type { HexagramText } from '../../pack/wisdom.ts'

/** 33 to 64. */
export const hexagramsSecond: readonly HexagramText[] = [
  {
    name: 'La Retraite 遁',
    meaning: 'La montagne sous le ciel : se retirer à temps est aussi avancer.',
    counsel: 'Sors avec élégance et garde un chemin de retour.',
  },
  {
    name: 'La Puissance du grand 大壮',
    meaning: 'Le tonnerre au ciel : de la force à revendre, sans manquer aux égards.',
    counsel: 'Puisque tu le peux, demande-toi si tu le dois.',
  },
  {
    name: 'Le Progrès 晋',
    meaning: 'Le soleil sort de terre et le jour grandit d’un pouce à l’autre.',
    counsel: 'Avance dans la lumière et montre ce qui est fait.',
  },
  {
    name: 'L’Obscurcissement de la lumière 明夷',
    meaning: 'Le soleil est rentré sous terre ; la clarté se garde dans le cœur.',
    counsel: 'Cache ton éclat et sauve ta petite lueur.',
  },
  {
    name: 'La Famille 家人',
    meaning: 'Le vent naît du feu : une maison se fait d’un mot et d’un geste à la fois.',
    counsel: 'Les proches d’abord, le lointain ensuite.',
  },
  {
    name: 'L’Opposition 睽',
    meaning: 'Le feu monte, le lac descend : chacun sa route, et pourtant un point commun.',
    counsel: 'Cherche l’accord sur du petit, sans vouloir tout partager.',
  },
  {
    name: 'L’Obstacle 蹇',
    meaning: 'De l’eau sur la montagne, la route est dure ; faire demi-tour est aussi une route.',
    counsel: 'Arrête, demande de l’aide, change de direction.',
  },
  {
    name: 'La Libération 解',
    meaning: 'Après l’orage, la glace fond.',
    counsel: 'Pardonne ce qui peut l’être et mets-toi en route de bonne heure.',
  },
  {
    name: 'La Diminution 损',
    meaning: 'Le lac au pied du mont : ôter le superflu rend au vrai.',
    counsel: 'Retranche une chose ; la sincérité pèse le plus.',
  },
  {
    name: 'L’Augmentation 益',
    meaning: 'Vent et tonnerre s’entraident, et ce qu’on donne revient.',
    counsel: 'Prends exemple sur le bien, partage le surplus.',
  },
  {
    name: 'La Percée 夬',
    meaning: 'Le lac est monté au ciel : il faut trancher, et le dire au grand jour.',
    counsel: 'Annonce ta décision sans élever le ton.',
  },
  {
    name: 'La Rencontre 姤',
    meaning: 'Le vent sous le ciel, une rencontre imprévue : regarde avant de t’attacher.',
    counsel: 'Devant l’attrait du nouveau, un temps de retard.',
  },
  {
    name: 'Le Rassemblement 萃',
    meaning: 'Le lac sur la terre : la foule se réunit, il lui faut un même cœur.',
    counsel: 'Organise une réunion et donne-lui un thème.',
  },
  {
    name: 'La Poussée vers le haut 升',
    meaning: 'Le bois croît dans la terre, un anneau après l’autre.',
    counsel: 'Additionne le petit, va voir qui peut t’aider.',
  },
  {
    name: 'L’Accablement 困',
    meaning: 'Plus d’eau dans le lac : les moyens manquent, la volonté non.',
    counsel: 'Parle peu, tiens bon, nourris-toi d’abord.',
  },
  {
    name: 'Le Puits 井',
    meaning: 'De l’eau puisée par le bois : le puits ne bouge pas et donne sans fin.',
    counsel: 'Entretiens ton puits et prends une corde assez longue.',
  },
  {
    name: 'La Révolution 革',
    meaning: 'Le feu est dans le lac : l’ancien est arrivé au jour du changement.',
    counsel: 'Choisis la date, explique pourquoi, puis change.',
  },
  {
    name: 'Le Chaudron 鼎',
    meaning: 'Du bois sous le feu, un goût nouveau se prépare ; il faut que ça tienne d’aplomb.',
    counsel: 'Réunis les ingrédients, cale les pieds, puis allume.',
  },
  {
    name: 'L’Éveilleur 震',
    meaning: 'Coup de tonnerre sur coup de tonnerre : après la peur, l’esprit est net.',
    counsel: 'Retrouve ton souffle avant de décider ce qui change.',
  },
  {
    name: 'L’Immobilisation 艮',
    meaning: 'Montagne contre montagne : la paix vient à qui sait s’arrêter.',
    counsel: 'Fais halte, et que la pensée s’asseye aussi.',
  },
  {
    name: 'Le Progrès graduel 渐',
    meaning: 'L’arbre sur la montagne, les oies en file : chaque chose à son rang.',
    counsel: 'Marche après marche, n’en saute aucune.',
  },
  {
    name: 'L’Épousée 归妹',
    meaning: 'Le tonnerre sur le lac : le cœur s’émeut vite, que les rôles soient clairs.',
    counsel: 'Imagine la longue durée avant de dire oui.',
  },
  {
    name: 'L’Abondance 丰',
    meaning: 'Éclair et tonnerre ensemble : un midi éclatant et bref.',
    counsel: 'Fais l’important tant qu’il fait clair.',
  },
  {
    name: 'Le Voyageur 旅',
    meaning: 'Le feu passe sur la montagne : en chemin, on est partout l’hôte de quelqu’un.',
    counsel: 'Bagage léger, bonnes manières, courte halte.',
  },
  {
    name: 'Le Doux 巽',
    meaning: 'Vent après vent : ce qui est souple pénètre.',
    counsel: 'Redis-le doucement, encore ; on finira par l’entendre.',
  },
  {
    name: 'Le Joyeux 兑',
    meaning: 'Deux lacs se touchent : les amis s’instruisent et se réjouissent.',
    counsel: 'Invite à parler et dis ce qui te rend joyeux.',
  },
  {
    name: 'La Dispersion 涣',
    meaning: 'Le vent court sur l’eau et les cœurs gelés se défont.',
    counsel: 'Fais fondre la distance, puis rappelle tout le monde.',
  },
  {
    name: 'La Limitation 节',
    meaning: 'De l’eau au-dessus du lac : ce qui a une mesure dure.',
    counsel: 'Trace une ligne pour le temps, une autre pour les dépenses.',
  },
  {
    name: 'La Vérité intérieure 中孚',
    meaning: 'Le vent sur le lac : la bonne foi touche jusqu’aux poissons.',
    counsel: 'Dis le fond de ton cœur et tiens-t’y.',
  },
  {
    name: 'La Prépondérance du petit 小过',
    meaning: 'Le tonnerre sur la montagne : un petit écart passe, un grand non.',
    counsel: 'Baisse d’un ton et soigne les détails.',
  },
  {
    name: 'Après l’accomplissement 既济',
    meaning: 'L’eau sur le feu : c’est fait, et le danger est de se relâcher.',
    counsel: 'Soigne la fin, préviens plutôt que réparer.',
  },
  {
    name: 'Avant l’accomplissement 未济',
    meaning: 'Le feu sur l’eau : il manque un pas, et l’espoir tient à ce pas.',
    counsel: 'Vois l’ordre des choses ; au gué, ne mouille pas ta queue, dit le vieux renard.',
  },
]
