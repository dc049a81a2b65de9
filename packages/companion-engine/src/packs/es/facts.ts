import type { FactsPack } from '../../pack.ts'
import { aroundFacts } from './facts-around.ts'
import { keys } from './facts-keys.ts'
import { called, end, name, noName, re, time } from './facts-patterns.ts'
import { selfFacts } from './facts-self.ts'
import { tasteFacts } from './facts-taste.ts'

export const facts: FactsPack = {
  when: re(time),
  another: /\b(?:otr[oa]|tambien (?:tengo )?una?|una? segund[oa]|el otro|la otra|ademas)\b/,
  correction:
    /^(?:eso no es (?:asi|verdad|correcto|cierto)|no es (?:asi|correcto|eso|ese|esa)|te equivocas|te equivocaste|te confundes|te confundiste|correccion|error|me equivoque|me he equivocado|quise decir|queria decir|(?:perdon|perdona|disculpa|ay|uy|ups),? (?:(?:no|digo),? )?(?:es (?!que)|se llama|era |quise|me llamo|vivo)|en realidad (?:no|es|se llama|vivo|me llamo)|mentira,? (?:es|se|me|vivo)|(?:ah |eh |ay |pero |uy |bueno |ups )?no,? (?:no,? )?(?:es (?!que|bueno|nada|verdad|facil|justo|para|mucho|muy|tan|mi culpa|por)|se llama|me llamo|vivo|mi \p{L}+ (?:se llama|es)|en realidad|mas bien|soy (?!muy|tan|yo|capaz|una? )|era |quise decir)|(?:ah |eh |ay |pero |uy |bueno |ups )?no, (?!gracias|nunca|nada|ya|todavia|para|en|por|que|pero|y|creo|lo|me|te|se|es|si|no|solo|tampoco|muy|mucho|tranqui|jaja|xd|mejor|claro|ninguno|nadie|hoy|perdon|la verdad)[\p{L}-]{2,18}$)/u,
  reject:
    /^(?:que|quien|donde|como|cuando|por que|porque|cual\p{L}*|no(?: .*)?|nada(?: .*)?|nadie|nunca|jamas|bien|mal|mejor|bueno|buena|muy .*|tan .*|mas .*|eso(?: .*)?|esto(?: .*)?|esa|ese|yo|tu|vos|el|ella|ellos|nosotros|me|te|se|la|lo|los|las|un|una|si|si .*|ok|vale|eh.*|mmm*|pues.*|ni .*|ningun\p{L}*|un poco.*|mucho|como .*|igual|lo mismo|yo .*|es .*|era .*|tengo .*|soy .*|estoy .*|me .*|te .*|se .*|secreto|un secreto|adivina|ya .*|todavia .*|siempre .*|desde .*|hace .*|cuando .*|por .*|a veces|a .*|gracias.*|ayer.*|de verdad|aqui|alli|alla|por ahi|por aqui|fuera|afuera|todo|todos|todo el mundo|alguien|algo|algo .*|cosas|lo que .*|el que .*|la que .*|la verdad|.*\b(?:no se|ni idea|da igual|lo que sea)\b.*|cansad\p{L}*|triste|feliz|content[oa]|aburrid[oa]|enferm[oa]|sol[oa]|de todo|(?:mucha )?pereza|sueno|ganas.*|hambre|depende|cualquiera)$/u,
  bare: [
    /^(?:no,? |si,? |pues,? |eh,? |ah,? |bueno,? )?(?:en|se llama|le puse|es|son|seria|creo que|diria que|soy|vivo en|trabajo (?:de|como)|estudio|mas bien|quizas?|tal vez|leo|veo|como|prefiero|me gustan?|me encantan?|toco|hago)(?: mas bien| seguramente| sobre todo)? (?<value>[^,]{1,28})$/,
    /^(?:no,? |si,? |pues,? |eh,? |ah,? |bueno,? |yo,? )(?<value>[^,]{1,28})$/,
  ],
  followingName: [
    re(
      `^(?:y |entonces |pues |si |bueno |ah )?(?:(?:el|ella) )?(?:${called}|su nombre es|(?:le|lo|la) (?:puse|pusimos|llame|llamamos|llamo)|le digo|le decimos)(?: de nombre)? (?<value>${noName}${name})${end}`,
    ),
  ],
  memoryVoice: [
    [/(?<=^|[.!?;] )(?:el usuario|la usuaria|la persona|él|ella) se llama /giu, 'me llamo '],
    [/(?<=^|[.!?;] )(?:su|el) nombre (?:del usuario |de la usuaria )?(?:es|: ?)/giu, 'mi nombre es '],
    [/(?<=^|[.!?;] )(?:el|la|los|las) ([\p{L} ]{3,24}?) (?:del usuario|de la usuaria)(?=\P{L}|$)/giu, 'mi $1'],
    [/(?<=^|[.!?;] )sus? (?=\p{L})/giu, 'mi '],
    [/(?<=\P{L})(?:le gusta|le gustan)(?=\P{L})|^(?:al usuario |a la usuaria )?le gustan?(?=\P{L})/giu, 'me gusta'],
    [/(?:al usuario|a la usuaria) (?=me gusta)/giu, ''],
    [/(?:al usuario|a la usuaria) le (gusta|gustan|encanta|encantan)(?=\P{L})/giu, 'me $1'],
    [/(?<=^|[.!?;] |\p{L} y )(?:(?:el usuario|la usuaria|él|ella) )?tiene (?=\P{Lu})/giu, 'tengo '],
    [/(?<=^|[.!?;] |\p{L} y )(?:(?:el usuario|la usuaria|él|ella) )?es (?=alérgic|enfermer|profesor|médic|estudiante|de |maestr|\p{L}+(?:ero|era|ista|or|ora)(?=\P{L}|$))/giu, 'soy '],
    [/(?<=^|[.!?;] |\p{L} y )(?:(?:el usuario|la usuaria|él|ella) )?vive (?=en |cerca )/giu, 'vivo '],
    [/(?<=^|[.!?;] |\p{L} y )(?:(?:el usuario|la usuaria|él|ella) )?trabaja (?=de |como |en )/giu, 'trabajo '],
    [/(?<=^|[.!?;] |\p{L} y )(?:(?:el usuario|la usuaria|él|ella) )?estudia /giu, 'estudio '],
    [/(?<=^|[.!?;] |\p{L} y )(?:(?:el usuario|la usuaria|él|ella) )?(odi|detest|ador)a /giu, '$1o '],
    [/(?<=^|[.!?;] )(?:el usuario|la usuaria|él|ella) /giu, 'yo '],
  ],
  keepWords: false,
  keys,
  kinds: { ...selfFacts, ...aroundFacts, ...tasteFacts },
}
