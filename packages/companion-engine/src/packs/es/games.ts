import { words } from '../../pack-words.ts'
import type { ChainPack, TwentyPack } from '../../pack.ts'

export const chain: ChainPack = {
  words:
    'abeja agua aire ajedrez alba alfombra almohada amapola amanecer amigo ancla anillo árbol arena arcoíris armario arroz atardecer autobús avión azúcar azul algodón altavoz ascensor escalera espejo estrella elefante escuela espiga enero eco erizo esquina estación edredón encina enchufe otoño ola oso orilla oreja ordenador oro oveja orquesta oasis oliva ombligo olor naranja nube nieve nido noche nuez nariz nevera navío novela número nenúfar nogal ratón río rosa risa reloj rama roble rana red rincón relámpago raíz remolino refugio sol sal silla sombra sonrisa sendero sandía sábana semáforo siesta sirena sopa sueño lámpara luna lluvia libro limón lago lápiz lana leche lechuza lazo loro laurel luz dado dedo delfín desierto diente domingo dragón duende durazno dulce zapato zorro zanahoria zumo zarza isla imán invierno iglú idea iguana instante yate yogur yema yoyó tambor tren taza tortuga tejado tigre tomate trigo tiza mar mesa manzana mariposa moneda mano maíz música mango mochila pan pez puente piedra plaza pájaro pera piano barco bosque botella búho balcón camino campana casa cielo cometa corazón fuego flor farol fresa gato guitarra girasol hoja hielo hormiga jardín jirafa jabón kiwi queso ventana violín viento'.split(
      ' ',
    ),
  fold: {},
  skip: '',
  word: /^\p{L}[\p{L}'-]{1,22}$/u,
}

export const twenty: TwentyPack = {
  things: {
    cat: { label: 'un gato', accept: words('gato, gata, gatito, gatita, minino') },
    elephant: { label: 'un elefante', accept: words('elefant*') },
    apple: { label: 'una manzana', accept: words('manzana, manzanas') },
    umbrella: { label: 'un paraguas', accept: words('paraguas, sombrilla') },
    bicycle: { label: 'una bicicleta', accept: words('bici, bicicleta, bicis') },
    moon: { label: 'la luna', accept: words('luna') },
    book: { label: 'un libro', accept: words('libro, libros') },
    goldfish: { label: 'un pez dorado', accept: words('pez, pececito, pez dorado, pez de colores, carpa dorada') },
    piano: { label: 'un piano', accept: words('piano*') },
    snowman: { label: 'un muñeco de nieve', accept: /\b(?:muneco|hombre|mono) de nieve\b/ },
    kettle: { label: 'una tetera eléctrica', accept: words('tetera*, hervidor*, pava') },
    cactus: { label: 'un cactus', accept: words('cactus, cacto') },
  },
  attributes: {
    animal: words('animal, animales, mamifero*, insecto*, bicho, mascota'),
    plant: words('planta*, vegetal*, arbol*, fruta*, verdura*, flor*'),
    alive: words('viv*, vida, respira*, ser vivo, organico, crece'),
    edible: words('com*, comestible*, se come, alimento*, comida, beb*, sabor'),
    big: words('grande, grandes, enorme, enormes, inmens*, pesad*, mas grande, gigante, pesa'),
    small: words('pequen*, chic*, diminut*, cabe en la mano, cabe en el bolsillo, cabe en una mano, liger*'),
    flies: words('vuela, volar, alas'),
    water: words('agua, nada, nadar, moja*, lluvia, mar, acuatic*, liquid*'),
    electric: words('electri*, enchufa*, enchufe, pila*, bateria*, corriente, electronic*'),
    sound: words('ruid*, sonido*, suena, musica, grita, maulla, se oye, se toca'),
    wheels: words('rueda*, rodar, pedal*'),
    legs: words('pata*, pie, pies, pierna*, camina, anda'),
    soft: words('suave, suaves, bland*, peludo, peluda, pelo, mullid*'),
    made: words('fabrica*, artificial*, objeto*, herramienta*, maquina*, mueble*, hecho por, invent*, construi*, aparato'),
    red: words('rojo, roja, rojos'),
    white: words('blanco, blanca, blancos'),
    green: words('verde, verdes'),
    hot: words('caliente*, calor, calienta*, quema*'),
    cold: words('frio, fria, hielo, helad*'),
    round: words('redond*, esfer*, bola, circular'),
    expensive: words('caro, cara, cuesta*, valios*, precio'),
    indoors: words('casa, dentro, interior, cuarto, habitacion, cocina, sala, salon'),
    outdoors: words('fuera, afuera, exterior, calle, naturaleza, jardin, bosque, cielo, aire libre'),
  },
}
