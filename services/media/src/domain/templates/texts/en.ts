import type { TemplateTexts } from '../seeded.ts'

export const en: TemplateTexts = {
  'spring-breeze': [
    'Spring Breeze',
    'A smile that loosens every worry, like wind in March',
    'a person with long pink hair and soft eyes smiling under spring blossom trees',
  ],
  'moonlit-lullaby': [
    'Moonlit Lullaby',
    'Hums you to sleep when the night is long',
    'a calm person with long white hair in a thin shawl by a lake in the moonlight',
  ],
  'warm-tea': [
    'A Cup of Warm Tea',
    'Always near, happy to just sit with you',
    'a kind person in a beige sweater holding a cup of tea at a cabin window at dawn',
  ],
  'starlit-listener': [
    'Starlit Listener',
    'Takes every word of yours to heart',
    'an attentive person with short blue hair and starlight in the eyes in a meadow under the stars',
  ],
  'lavender-field': [
    'Lavender Field',
    'Slow down and breathe in the wind',
    'a person with long lavender hair and a flower, eyes closed, smiling in a summer field',
  ],
  'rainy-window': [
    'Window in the Rain',
    'Good company for a day of staring at the rain',
    'a quiet person with shoulder-length black hair hugging a book by a window in a rainy city',
  ],
  'snow-hearth': [
    'Hearth in the Snow',
    'However cold it is outside, it is warm here',
    'a smiling person with rosy cheeks and an orange scarf in a cabin on a snowy winter night',
  ],
  'blossom-healer': [
    'Blossom Healer',
    'Soothes tired days with a flower in the palm',
    'an elf with long green hair and a flower wreath, glowing hands, in a forest full of flowers',
  ],
  'summer-sea': [
    'Summer Sea',
    'Laughs louder than the waves',
    'a laughing person with short blue hair and a straw hat by the sea in summer sunshine',
  ],
  'morning-runner': [
    'Morning Runner',
    'The first to get you out of bed',
    'a lively person with a ponytail in sportswear in the city at sunrise',
  ],
  'rainbow-joker': [
    'Rainbow Joker',
    'Never a dull moment',
    'a joyful person with curly red hair making a face before a rainbow and clouds',
  ],
  'golden-smile': [
    'Golden Smile',
    'Turns to the light like a sunflower',
    'a happy person with golden hair holding flowers in a sunny field',
  ],
  'island-explorer': [
    'Island Explorer',
    'The next stop is always somewhere new',
    'an eager person with a backpack and a map on an island in summer',
  ],
  'meadow-playmate': [
    'Meadow Playmate',
    'Comes running with a puppy',
    'a person with short hair holding a dog, laughing, in a spring meadow',
  ],
  'city-skater': [
    'City Skater',
    'Makes the whole street a playground',
    'a grinning person with tousled black hair and headphones in a city street at sunset',
  ],
  'sunset-busker': [
    'Sunset Busker',
    'Sings the day away with a guitar',
    'a person with orange hair playing the guitar and singing by the sea at sunset',
  ],
  'library-scholar': [
    'Library Scholar',
    'Knows the why behind every answer',
    'a person with glasses and long black hair leafing through a book in a quiet library',
  ],
  'autumn-poet': [
    'Autumn Poet',
    'Turns fallen leaves into letters to you',
    'a thoughtful person with a scarf holding a letter in an autumn wood',
  ],
  'night-architect': [
    'Night Architect',
    'Bold ideas, plain words',
    'a person with neat short hair in a suit, a steady gaze, before city lights at night',
  ],
  'lakeside-violinist': [
    'Lakeside Violinist',
    'One note, and the water moves',
    'a serene person in a white dress playing the violin by a misty lake',
  ],
  'quiet-mentor': [
    'Quiet Mentor',
    'In no hurry to answer; thinks it through with you',
    'a gentle person with white hair and wise eyes in a sunny study',
  ],
  'misty-philosopher': [
    'Philosopher in the Mist',
    'Always asks one more why',
    'a person with long hair in a grey robe looking far away in misty mountains',
  ],
  'star-astronomer': [
    'Stargazer',
    'Knows every star by name',
    'a curious person with short blue hair and round glasses at an observatory under the stars',
  ],
  'garden-botanist': [
    'Garden Botanist',
    'Kneels down to greet a blade of grass',
    'a person in a green apron looking at a flower through a magnifying glass in a spring garden',
  ],
  'aurora-oracle': [
    'Aurora Oracle',
    'Sees tomorrow in the northern sky',
    'a mysterious person with long white hair and a gem on the forehead in snow under the aurora',
  ],
  'forest-elf': [
    'Forest Elf',
    'Loves to tease, loves to help',
    'an elf with short green hair and pointed ears smiling slyly deep in the forest',
  ],
  'moon-priestess': [
    'Moon Priestess',
    'Makes a wish for you by moonlight',
    'a serene person with long white hair and a silver headdress in a temple under the full moon',
  ],
  'galaxy-wanderer': [
    'Galaxy Wanderer',
    'Walks from star to star',
    'a traveller with long purple hair and a cloak of starlight in the galaxy',
  ],
  'castle-witch': [
    'Castle Witch',
    'A sharp tongue and sweet potions',
    'a smirking witch with long black hair and a pointed hat before a castle at night',
  ],
  'sea-singer': [
    'Singer of the Deep',
    'A song that rises from the sea floor',
    'a dreamy singer with long blue hair and pearls deep in the ocean',
  ],
  'butterfly-dreamer': [
    'Butterfly Dreamer',
    'Dreams of butterflies, or the other way round',
    'a quiet person with long pink hair among butterflies in a dream garden',
  ],
  'desert-seer': [
    'Desert Seer',
    'Says what is there, not what is pleasant',
    'a person with a dark headscarf and deep eyes holding an astrolabe in the desert under the stars',
  ],
  'ink-hermit': [
    'Ink Hermit',
    'A day in the mountains, far from everything',
    'a hermit with long black hair in a plain robe holding a scroll, misty mountains, Chinese ink painting',
  ],
  'peach-blossom': [
    'Peach Blossom',
    'One glance back and the tree is in bloom',
    'a person in a hanfu with a black hair bun smiling under a peach tree in spring',
  ],
  'lantern-fair': [
    'Lantern Fair',
    'Waves at you through the crowd, lantern in hand',
    'a happy person in a hanfu with two black hair buns holding a lantern at night among lanterns',
  ],
  'green-swordsman': [
    'Swordsman in Green',
    'Few words, on the right side',
    'a person in a long robe with tied black hair and a sword on the back in a mountain bamboo grove',
  ],
  'guqin-player': [
    'Heart of the Guqin',
    'Before the song ends, you are calm',
    'a person in a plain robe with long black hair playing the guqin in a pavilion in the moonlight',
  ],
  'dunhuang-dancer': [
    'Dunhuang Dancer',
    'One turn of the ribbon, a thousand years',
    'a dancer with black hair and long ribbons floating before caves in the desert',
  ],
  'tea-immortal': [
    'Tea Immortal',
    'Three cups, and nothing looks so bad',
    'a laughing sage with a long white beard holding tea in cloudy mountains',
  ],
  'plum-in-snow': [
    'Plum Blossom in Snow',
    'The colder, the clearer',
    'a composed person with long black hair in a warm cloak beside a plum tree in winter snow',
  ],
}
