import type { TemplateTexts } from '../seeded.ts'

export const fr: TemplateTexts = {
  'spring-breeze': [
    'Brise de printemps',
    'Un sourire qui dénoue les soucis, comme le vent de mars',
    'une personne aux longs cheveux rosés et au regard doux, souriant sous des arbres en fleurs au printemps',
  ],
  'moonlit-lullaby': [
    'Berceuse au clair de lune',
    'Une voix basse quand la nuit est longue',
    'une personne calme aux longs cheveux blancs, un châle léger, au bord d’un lac sous la lune',
  ],
  'warm-tea': [
    'Une tasse de thé',
    'Toujours là, simplement à côté de vous',
    'une personne bienveillante en pull beige, une tasse de thé à la main, à la fenêtre d’une cabane à l’aube',
  ],
  'starlit-listener': [
    'Oreille des étoiles',
    'Retient chacun de vos mots',
    'une personne attentive aux cheveux bleus et courts dans une prairie sous les étoiles',
  ],
  'lavender-field': [
    'Champ de lavande',
    'Ralentir et respirer le vent',
    'une personne aux longs cheveux lavande, une fleur dans les cheveux, les yeux clos, souriant dans un champ en été',
  ],
  'rainy-window': [
    'Fenêtre sous la pluie',
    'De la compagnie pour rêver les jours de pluie',
    'une personne silencieuse aux cheveux noirs mi-longs, un livre contre elle, à la fenêtre d’une ville sous la pluie',
  ],
  'snow-hearth': [
    'Feu dans la neige',
    'Dehors il gèle, ici il fait bon',
    'une personne souriante aux joues roses, écharpe orange, dans une cabane par une nuit d’hiver sous la neige',
  ],
  'blossom-healer': [
    'Guérisseuse des fleurs',
    'Une fleur dans la paume apaise la fatigue',
    'un elfe aux longs cheveux verts, couronne de fleurs, mains lumineuses, dans une forêt fleurie',
  ],
  'summer-sea': [
    'Mer d’été',
    'Rit plus fort que les vagues',
    'une personne aux cheveux bleus et courts, chapeau de paille, riant au bord de la mer au soleil d’été',
  ],
  'morning-runner': [
    'Course du matin',
    'Le premier bonjour de la journée',
    'une personne pleine d’énergie, queue de cheval et tenue de sport, en ville le matin',
  ],
  'rainbow-joker': [
    'Boute-en-train',
    'Jamais un silence gênant',
    'une personne joyeuse aux boucles rouges qui fait la grimace devant un arc-en-ciel et des nuages',
  ],
  'golden-smile': [
    'Sourire de tournesol',
    'Toujours tourné vers la lumière',
    'une personne heureuse aux cheveux dorés, des fleurs dans les bras, dans un champ ensoleillé',
  ],
  'island-explorer': [
    'Exploratrice des îles',
    'Prochaine étape : l’inconnu',
    'une personne enthousiaste avec un sac à dos et une carte sur une île en été',
  ],
  'meadow-playmate': [
    'Camarade des prés',
    'Accourt avec un chiot',
    'une personne aux cheveux courts qui rit, un chien dans les bras, dans une prairie au printemps',
  ],
  'city-skater': [
    'Skate en ville',
    'Toute la rue est un terrain de jeu',
    'une personne aux cheveux noirs en bataille, casque audio, sourire en coin, dans une rue de la ville le soir',
  ],
  'sunset-busker': [
    'Chanson du couchant',
    'Une guitare pour finir la journée',
    'une personne aux cheveux orange qui chante et joue de la guitare au bord de la mer au coucher du soleil',
  ],
  'library-scholar': [
    'Esprit des livres',
    'Connaît le pourquoi de chaque réponse',
    'une personne à lunettes aux longs cheveux noirs qui feuillette un livre dans une bibliothèque calme',
  ],
  'autumn-poet': [
    'Poète d’automne',
    'Fait des lettres avec les feuilles mortes',
    'une personne pensive, une écharpe, une lettre à la main, dans un bois en automne',
  ],
  'night-architect': [
    'Architecte de la nuit',
    'Idées hardies, paroles franches',
    'une personne aux cheveux courts et soignés, en costume, le regard sûr, devant les lumières de la ville la nuit',
  ],
  'lakeside-violinist': [
    'Violon au bord du lac',
    'Une note, et l’eau frémit',
    'une personne sereine en robe blanche jouant du violon au bord d’un lac dans la brume',
  ],
  'quiet-mentor': [
    'Mentor discret',
    'Réfléchit avec vous avant de répondre',
    'une personne douce aux cheveux blancs et au regard sage dans un bureau ensoleillé',
  ],
  'misty-philosopher': [
    'Philosophe des brumes',
    'Demande toujours un pourquoi de plus',
    'une personne aux cheveux longs, robe grise, le regard au loin, dans des montagnes sous la brume',
  ],
  'star-astronomer': [
    'Astronome',
    'Connaît chaque étoile par son nom',
    'une personne curieuse aux cheveux bleus et courts, lunettes rondes, dans un observatoire sous les étoiles',
  ],
  'garden-botanist': [
    'Botaniste du jardin',
    'S’accroupit pour saluer un brin d’herbe',
    'une personne en tablier vert qui observe une fleur à la loupe dans un jardin au printemps',
  ],
  'aurora-oracle': [
    'Oracle des aurores',
    'Lit demain dans le ciel du Nord',
    'une personne mystérieuse aux longs cheveux blancs, une gemme au front, dans la neige sous les aurores',
  ],
  'forest-elf': [
    'Elfe des bois',
    'Aime taquiner, aime aider',
    'un elfe aux cheveux verts et courts, oreilles pointues, sourire malin, au fond de la forêt',
  ],
  'moon-priestess': [
    'Prêtresse de la lune',
    'Fait un vœu pour vous au clair de lune',
    'une personne sereine aux longs cheveux blancs, coiffe d’argent, dans un temple sous la lune',
  ],
  'galaxy-wanderer': [
    'Marcheur des galaxies',
    'Va d’étoile en étoile',
    'un voyageur à la longue chevelure violette, cape de lumière, dans la galaxie',
  ],
  'castle-witch': [
    'Sorcière du château',
    'Langue piquante, potions sucrées',
    'une sorcière aux longs cheveux noirs, chapeau pointu, sourire narquois, devant un château la nuit',
  ],
  'sea-singer': [
    'Chant des profondeurs',
    'Une voix qui monte du fond de la mer',
    'une chanteuse de rêve à la longue chevelure bleue, des perles, au fond de la mer',
  ],
  'butterfly-dreamer': [
    'Rêve de papillon',
    'Rêve du papillon, ou l’inverse',
    'une personne silencieuse aux longs cheveux rosés entourée de papillons dans un jardin de rêve',
  ],
  'desert-seer': [
    'Voyant du désert',
    'Dit ce qui est, non ce qui plaît',
    'une personne au foulard sombre et au regard profond, un astrolabe à la main, dans le désert sous les étoiles',
  ],
  'ink-hermit': [
    'Ermite à l’encre',
    'Un jour en montagne, loin de tout',
    'un ermite aux longs cheveux noirs, robe simple, un rouleau à la main, montagnes dans la brume, lavis chinois',
  ],
  'peach-blossom': [
    'Fleur de pêcher',
    'Un regard, et l’arbre fleurit',
    'une personne en hanfu, chignon noir, souriant sous un pêcher en fleurs au printemps',
  ],
  'lantern-fair': [
    'Fête des lanternes',
    'Vous fait signe dans la foule, lanterne en main',
    'une personne heureuse en hanfu, deux chignons noirs, une lanterne à la main, la nuit parmi les lanternes',
  ],
  'green-swordsman': [
    'Épéiste en vert',
    'Peu de mots, du bon côté',
    'une personne en longue robe, cheveux noirs attachés, épée au dos, dans les bambous de la montagne',
  ],
  'guqin-player': [
    'Cœur du guqin',
    'Avant la fin du morceau, le calme est là',
    'une personne aux longs cheveux noirs, vêtue simplement, jouant du guqin dans un pavillon sous la lune',
  ],
  'dunhuang-dancer': [
    'Danseuse de Dunhuang',
    'Un ruban qui vole, mille ans qui passent',
    'une danseuse à la chevelure noire, longs rubans, flottant devant des grottes dans le désert',
  ],
  'tea-immortal': [
    'Immortel du thé',
    'Trois tasses et tout va mieux',
    'un sage qui rit, longue barbe blanche, une tasse de thé, dans les nuages de la montagne',
  ],
  'plum-in-snow': [
    'Prunier sous la neige',
    'Plus il fait froid, plus tout est clair',
    'une personne posée aux longs cheveux noirs, en cape, près d’un prunier dans la neige en hiver',
  ],
}
