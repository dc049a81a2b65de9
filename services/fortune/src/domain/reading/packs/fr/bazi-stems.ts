import type { BaziPack } from '../../pack/bazi.ts'

export const dayMaster: BaziPack['dayMaster'] = {
  甲: {
    traits: ['Droiture', 'Responsabilité', 'Élan vers le haut', 'Ne plie pas volontiers'],
    portrait: 'Le bois Jia 甲 est un grand arbre, tendu vers la lumière et bien enraciné. Vous avez une colonne et vous tenez vos promesses jusqu’au bout ; le difficile est d’admettre que vous avez besoin d’ombre.',
  },
  乙: {
    traits: ['Souplesse', 'Sociabilité', 'Finesse', 'Plie sans rompre'],
    portrait: 'Le bois Yi 乙 est liane et fleur : une fente lui suffit. Vous savez contourner et grimper, et votre force est de ne pas casser.',
  },
  丙: {
    traits: ['Chaleur', 'Franchise', 'Générosité', 'Entrain contagieux'],
    portrait: 'Le feu Bing 丙 est le soleil, il ne demande pas sur qui il brille. Vous arrivez et l’on a chaud ; mais le soir aussi fait partie du ciel, rien n’oblige à rayonner sans pause.',
  },
  丁: {
    traits: ['Attention', 'Inspiration', 'Tiédeur douce', 'Clarté intérieure'],
    portrait: 'Le feu Ding 丁 est une lampe, pour une pièce ou pour une personne. Vous voyez le coin que d’autres négligent ; par grand vent, il vous faut une main autour de la flamme.',
  },
  戊: {
    traits: ['Stabilité', 'Parole sûre', 'Largeur d’esprit', 'Du poids'],
    portrait: 'La terre Wu 戊 est une montagne : sa présence vaut promesse. Vous rassurez, et vous gardez parfois les mots jusqu’à les changer en pierre ; laissez un ruisseau descendre vos flancs.',
  },
  己: {
    traits: ['Modestie', 'Sens pratique', 'Don de cultiver', 'Esprit minutieux'],
    portrait: 'La terre Ji 己 est un jardin où toute graine a sa chance. Vous savez faire réussir les autres ; gardez une planche pour vous.',
  },
  庚: {
    traits: ['Décision', 'Loyauté', 'Droiture d’acier', 'Résistance'],
    portrait: 'Le métal Geng 庚 est une épée pas encore affilée, au son clair, à l’os dur. Vous aimez et vous refusez nettement ; quelques passages au feu, et la lame connaît le fourreau.',
  },
  辛: {
    traits: ['Raffinement', 'Acuité', 'Goût de la qualité', 'Fierté'],
    portrait: 'Le métal Xin 辛 est un joyau, il craint la poussière, pas les regards. Vous mesurez d’instinct le bon et le meilleur ; faites-le avec douceur, et pas toujours sur vous.',
  },
  壬: {
    traits: ['Intelligence', 'Largesse', 'Adaptation', 'Liberté'],
    portrait: 'L’eau Ren 壬 est fleuve et mer, elle charrie mille histoires. Vous pensez loin et vous contenez beaucoup ; donnez-vous deux rives, et rien ne déborde.',
  },
  癸: {
    traits: ['Calme', 'Empathie', 'Imagination', 'Bienfaits discrets'],
    portrait: 'L’eau Gui 癸 est rosée et bruine : elle tombe sans bruit, et tout le jardin le sait. Vous sentez les moindres choses ; les nuages d’autrui ne sont pas tous votre pluie.',
  },
}

export const spirits: BaziPack['spirits'] = {
  天乙贵人: 'Noble céleste dans le thème : dans l’embarras, une main se tend souvent ; tendez la vôtre aussi.',
  太极贵人: 'Noble du Taiji : le goût des grandes questions, et des réponses quand tout se tait.',
  文昌贵人: 'Étoile des lettres : lire et écrire sont votre fort, la plume vous ouvre des portes.',
  天德贵人: 'Vertu du ciel : un bon fond qui arrondit bien des angles.',
  月德贵人: 'Vertu du mois : votre douceur vous revient par les autres.',
  禄神: 'Prospérité dans un pilier : vivre du travail de ses mains, simplement.',
  羊刃: 'La Lame dans un pilier : de la vigueur et du tranchant ; à la lame un fourreau, à la colère une pause.',
  金舆: 'Char d’or : l’art de vivre avec élégance, et l’appui d’un partenaire.',
  桃花: 'Fleur de pêcher : du charme et de la sympathie, plus précieux encore donnés à une seule personne.',
  驿马: 'Cheval de poste : une vie en mouvement, le paysage commence sur le pas de la porte.',
  华盖: 'Le Dais : le goût du calme et de l’art, une solitude bien peuplée.',
  将星: 'Le Général : aux moments décisifs, vous tenez la ligne.',
  劫煞: 'L’étoile de Perte : avancez prudemment, gardez de la marge dans les affaires et dans l’humeur.',
  红鸾: 'Phénix rouge : les joies du cœur croisent volontiers votre route.',
  天喜: 'Joie du ciel : le don naturel d’égayer les gens.',
  孤辰: 'L’étoile de Solitude : vous portez souvent sans aide ; laissez la porte entrebâillée.',
  寡宿: 'L’étoile de Retraite : une réserve un peu fraîche, dont vous allumez vous-même le poêle.',
  魁罡: 'Le Commandeur au pilier du jour : un caractère ferme et qui tranche ; un peu de largeur, et l’autorité grandit.',
  空亡: 'Le Vide dans un pilier : certaines envies sont de l’eau dans la main, ouvrez-la et vous verrez clair.',
}
