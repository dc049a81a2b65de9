import type { ChainPack, TwentyPack } from '../../pack.ts'

export const chain: ChainPack = {
  words:
    'apple anchor autumn attic almond arrow ankle acorn banana balloon bridge breeze button blanket basket candle carrot castle cloud copper cricket dragon daisy drum desert donut dolphin echo eagle evening elbow engine ember feather forest fiddle flute fossil fabric garden ginger glacier giraffe guitar grape harbour honey hammer hazel hedge horizon island ivory icicle iguana index jungle jacket jigsaw jasmine jewel kettle kitten kiwi kite kangaroo lantern lemon ladder lagoon library lizard marble meadow mirror monkey mango mountain nectar needle nest night noodle number ocean orchard otter olive onion oyster pebble pepper piano pillow planet pumpkin quilt quarter quartz queen quiver rabbit rainbow river rocket ribbon raven saddle sailor shadow silver spoon squirrel table teapot thunder tiger tulip tunnel umbrella unicorn uncle utensil village valley velvet violin volcano walnut window whistle winter wagon willow xylophone yogurt yarn yellow yacht zebra zipper zigzag zest'.split(
      ' ',
    ),
  fold: {},
  skip: '',
  word: /^[a-z]{3,14}$/,
}

export const twenty: TwentyPack = {
  things: {
    cat: { label: 'a cat', accept: /\b(?:cat|kitten)\b/ },
    elephant: { label: 'an elephant', accept: /\belephant\b/ },
    apple: { label: 'an apple', accept: /\bapple\b/ },
    umbrella: { label: 'an umbrella', accept: /\b(?:umbrella|parasol)\b/ },
    bicycle: { label: 'a bicycle', accept: /\b(?:bicycle|bike)\b/ },
    moon: { label: 'the moon', accept: /\bmoon\b/ },
    book: { label: 'a book', accept: /\b(?:book|novel)\b/ },
    goldfish: { label: 'a goldfish', accept: /\b(?:goldfish|fish)\b/ },
    piano: { label: 'a piano', accept: /\bpiano\b/ },
    snowman: { label: 'a snowman', accept: /\bsnowman\b/ },
    kettle: { label: 'an electric kettle', accept: /\bkettle\b/ },
    cactus: { label: 'a cactus', accept: /\bcactus\b/ },
  },
  attributes: {
    animal: /\b(?:animal|mammal|pet|insect|creature)\b/,
    plant: /\b(?:plant|tree|flower|fruit|vegetable|does it grow)\b/,
    alive: /\b(?:alive|living|breathe|organic|life)\b/,
    edible: /\b(?:eat|edible|food|taste|drink it|delicious)\b/,
    big: /\b(?:big|bigger|large|larger|huge|heavy|tall|taller)\b/,
    small: /\b(?:small|smaller|tiny|hold it|in (?:my|your|one|a) hand|pocket|carry|light)\b/,
    flies: /\b(?:fly|flies|wings)\b/,
    water: /\b(?:water|swim|wet|rain|sea|ocean|liquid)\b/,
    electric: /\b(?:electric\w*|battery|plug|power|electronic)\b/,
    sound: /\b(?:sound|noise|noisy|loud|music|sing|hear it)\b/,
    wheels: /\b(?:wheels?|drive|ride|vehicle|transport)\b/,
    legs: /\b(?:legs?|feet|walk|run)\b/,
    soft: /\b(?:soft|furry|fluffy|fur|cuddly|hair)\b/,
    red: /\b(?:red|orange)\b/,
    white: /\bwhite\b/,
    green: /\bgreen\b/,
    hot: /\b(?:hot|warm|heat|burn)\b/,
    cold: /\b(?:cold|cool|ice|frozen)\b/,
    round: /\b(?:round|circle|circular|ball)\b/,
    expensive: /\b(?:expensive|costly|valuable|worth a lot)\b/,
    made: /\b(?:man-?made|made by|manufactured|artificial|tool|machine|furniture|object|device|built)\b/,
    indoors: /\b(?:indoors|inside|house|home|kitchen|room|bedroom)\b/,
    outdoors: /\b(?:outdoors|outside|nature|street|sky|garden|wild)\b/,
  },
}
