import { words } from '../../pack-words.ts'
import type { ChainPack, TwentyPack } from '../../pack.ts'

export const chain: ChainPack = {
  words:
    'avion arbre ananas abricot abeille amour argent atelier automne accordéon ami écran été étoile école éléphant escalier enfant eau escargot échec éventail édredon espoir éclair écureuil olive oiseau orage orange ours ombre océan outil oignon or ordinateur igloo île image iris ivoire idée inspecteur instrument nuage nid neige nuit navire noix nez nénuphar noisetier nord renard rivière radis rideau roman rose ruisseau requin roi rêve raisin sable soleil souris savon soir sapin saladier serpent souvenir secret salon tapis théâtre tigre tambour tasse train thé tortue trésor tulipe toit lune lapin lampe livre lac lumière loup lit lilas lavande lézard panier papillon pain poisson piano pomme pluie parfum poivron port mer maison miroir matin mouton mur musée melon miel moulin moto chat chien cerise canard café chocolat cerf-volant citron camion crayon cheval ciel dragon désert dauphin domino dentiste drapeau dimanche domicile diamant fleur forêt fenêtre feu farine flocon fusil facteur fil festival gâteau gant girafe guitare glacier gare grenier galet gris hibou hiver herbe hôtel hamac horizon haricot jardin journal jus jupe jongleur joie kiwi koala kayak vent vélo village violon valise vase verger volcan unicorne univers usine xylophone yaourt zèbre zigzag quai question quartz banane bateau balcon bonbon bois brouillard bonheur'.split(
      ' ',
    ),
  fold: { œ: 'o' },
  skip: '',
  word: /^\p{L}[\p{L}'-]{1,22}$/u,
}

export const twenty: TwentyPack = {
  things: {
    cat: { label: 'un chat', accept: words('chat, chats, chatte, chaton') },
    elephant: { label: 'un éléphant', accept: words('elephant*') },
    apple: { label: 'une pomme', accept: /\bpommes?\b(?! de terre)/ },
    umbrella: { label: 'un parapluie', accept: words('parapluie*, ombrelle') },
    bicycle: { label: 'un vélo', accept: words('velo*, bicyclette*, bici*') },
    moon: { label: 'la lune', accept: words('lune') },
    book: { label: 'un livre', accept: words('livre*, bouquin*') },
    goldfish: { label: 'un poisson rouge', accept: words('poisson*') },
    piano: { label: 'un piano', accept: words('piano*') },
    snowman: { label: 'un bonhomme de neige', accept: /\bbonhom?mes? de neige\b/ },
    kettle: { label: 'une bouilloire électrique', accept: words('bouilloire*') },
    cactus: { label: 'un cactus', accept: words('cactus') },
  },
  attributes: {
    animal: words('animal, animaux, mammifere*, insecte*, bete, animal de compagnie'),
    plant: words('plante*, vegetal*, arbre*, fruit*, legume*, fleur*, pousse, ca pousse'),
    alive: words('vivant*, en vie, respire*, vit, etre vivant, organique, grandit'),
    edible: words('mange*, comestible*, se mange, aliment*, nourriture, bouffe, boit, boire, gout'),
    big: words('grand, grande, gros, grosse, enorme, enormes, immense, lourd, lourde, plus grand, volumineu*'),
    small: words('petit, petite, minuscule, tient dans la main, dans la poche, dans une poche, dans une main, leger, legere'),
    flies: words('vole, voler, ailes, voles'),
    water: words('eau, nage*, mouille*, pluie, mer, aquatique, liquide'),
    electric: words('electri*, branche*, pile*, batterie*, courant, prise, electronique'),
    sound: words('bruit*, son, sons, sonne, musique, cri, crie, bruyant*, entend'),
    wheels: words('roue*, roule, rouler, pedale*'),
    legs: words('patte*, pied*, jambe*, marche'),
    soft: words('doux, douce, mou, molle, poil*, poilu*, moelleu*'),
    made: words('fabrique*, artificiel*, objet*, outil*, machine*, meuble*, fait par, construit, invente*, manufacture*'),
    red: words('rouge*'),
    white: words('blanc, blanche, blancs'),
    green: words('vert, verte, verts'),
    hot: words('chaud, chaude, brulant*, chauffe*'),
    cold: words('froid, froide, glace*, gele*'),
    round: words('rond, ronde, sphere, spherique, boule, forme ronde'),
    expensive: words('cher, chere, coute*, precieu*, prix'),
    indoors: words('maison, interieur, dedans, chambre, cuisine, salon, chez soi, chez moi, dans une piece'),
    outdoors: words('dehors, exterieur, rue, nature, jardin, foret, ciel'),
  },
}
