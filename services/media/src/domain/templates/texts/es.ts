import type { TemplateTexts } from '../seeded.ts'

export const es: TemplateTexts = {
  'spring-breeze': [
    'Brisa de primavera',
    'Una sonrisa que deshace las penas, como el viento de marzo',
    'una persona de larga melena rosada y mirada suave que sonríe bajo árboles en flor en primavera',
  ],
  'moonlit-lullaby': [
    'Nana a la luz de la luna',
    'Una voz baja cuando la noche es larga',
    'una persona serena de melena blanca con un chal ligero junto a un lago bajo la luna',
  ],
  'warm-tea': [
    'Una taza de té',
    'Siempre cerca, sin necesidad de hablar',
    'una persona amable con jersey claro y una taza de té en la ventana de una cabaña al amanecer',
  ],
  'starlit-listener': [
    'Oído de estrellas',
    'Guarda cada una de tus palabras',
    'una persona atenta de pelo corto y azul en un prado bajo las estrellas',
  ],
  'lavender-field': [
    'Campo de lavanda',
    'Ve despacio y respira el viento',
    'una persona de melena lavanda con una flor, los ojos cerrados, que sonríe en un campo de verano',
  ],
  'rainy-window': [
    'Ventana con lluvia',
    'Buena compañía para soñar cuando llueve',
    'una persona callada de melena negra con un libro junto a la ventana de una ciudad con lluvia',
  ],
  'snow-hearth': [
    'Hogar en la nieve',
    'Fuera hiela, aquí se está bien',
    'una persona risueña de mejillas sonrosadas con bufanda naranja en una cabaña, noche de invierno con nieve',
  ],
  'blossom-healer': [
    'Sanadora de flores',
    'Una flor en la mano alivia el cansancio',
    'un elfo de melena verde con corona de flores y manos luminosas en un bosque florido',
  ],
  'summer-sea': [
    'Mar de verano',
    'Ríe más fuerte que las olas',
    'una persona de pelo corto y azul con sombrero de paja que ríe junto al mar, sol de verano',
  ],
  'morning-runner': [
    'Carrera matinal',
    'Quien te saca de la cama',
    'una persona llena de energía con coleta y ropa deportiva en la ciudad por la mañana',
  ],
  'rainbow-joker': [
    'Alegría de arcoíris',
    'Ni un silencio incómodo',
    'una persona alegre de rizos rojos que hace muecas ante un arcoíris y nubes',
  ],
  'golden-smile': [
    'Sonrisa de girasol',
    'Siempre mirando a la luz',
    'una persona feliz de melena dorada con flores en los brazos en un campo soleado',
  ],
  'island-explorer': [
    'Exploradora de islas',
    'La próxima parada siempre es nueva',
    'una persona ilusionada con mochila y mapa en una isla en verano',
  ],
  'meadow-playmate': [
    'Compañía del prado',
    'Llega corriendo con un cachorro',
    'una persona de pelo corto que ríe con un perro en brazos en un prado en primavera',
  ],
  'city-skater': [
    'Patín urbano',
    'Toda la calle es un patio de juegos',
    'una persona de melena negra revuelta con auriculares y sonrisa pícara en una calle de la ciudad al atardecer',
  ],
  'sunset-busker': [
    'Canción del ocaso',
    'Una guitarra para cerrar el día',
    'una persona de pelo naranja que canta y toca la guitarra junto al mar al atardecer',
  ],
  'library-scholar': [
    'Mente de biblioteca',
    'Sabe el porqué de cada respuesta',
    'una persona con gafas y melena negra que hojea un libro en una biblioteca tranquila',
  ],
  'autumn-poet': [
    'Poeta de otoño',
    'Convierte hojas caídas en cartas',
    'una persona pensativa con bufanda y una carta en un bosque en otoño',
  ],
  'night-architect': [
    'Arquitecta nocturna',
    'Ideas audaces, palabras claras',
    'una persona de pelo corto y cuidado, con traje y mirada firme, ante las luces de la ciudad de noche',
  ],
  'lakeside-violinist': [
    'Violín junto al lago',
    'Una nota y el agua se mueve',
    'una persona serena con vestido blanco que toca el violín junto a un lago con niebla',
  ],
  'quiet-mentor': [
    'Guía discreta',
    'Antes de responder, piensa contigo',
    'una persona amable de melena blanca y mirada sabia en un despacho soleado',
  ],
  'misty-philosopher': [
    'Filosofía en la niebla',
    'Siempre pregunta un porqué más',
    'una persona de pelo largo con túnica gris que mira a lo lejos, montañas con niebla',
  ],
  'star-astronomer': [
    'Mirada a las estrellas',
    'Conoce cada estrella por su nombre',
    'una persona curiosa de pelo corto y azul con gafas redondas en un observatorio bajo las estrellas',
  ],
  'garden-botanist': [
    'Botánica del jardín',
    'Se agacha a saludar a una brizna',
    'una persona con delantal verde que mira una flor con lupa en un jardín en primavera',
  ],
  'aurora-oracle': [
    'Oráculo de la aurora',
    'Ve el mañana en el cielo del norte',
    'una persona misteriosa de melena blanca con una gema en la frente en la nieve bajo la aurora',
  ],
  'forest-elf': [
    'Elfo del bosque',
    'Le gusta bromear y ayudar',
    'un elfo de pelo verde con orejas puntiagudas y sonrisa traviesa en lo profundo del bosque',
  ],
  'moon-priestess': [
    'Sacerdotisa de la luna',
    'Pide un deseo por ti a la luz de la luna',
    'una persona en calma de melena blanca con tocado de plata en un templo bajo la luna',
  ],
  'galaxy-wanderer': [
    'Viajera de galaxias',
    'Camina de estrella en estrella',
    'una viajera de melena morada con capa de luz en la galaxia',
  ],
  'castle-witch': [
    'Bruja del castillo',
    'Lengua afilada, pociones dulces',
    'una bruja de melena negra con sombrero puntiagudo y sonrisa burlona ante un castillo de noche',
  ],
  'sea-singer': [
    'Voz de las profundidades',
    'Una canción que sube del fondo del mar',
    'una cantante soñadora de melena azul y perlas en el fondo del mar',
  ],
  'butterfly-dreamer': [
    'Sueño de mariposa',
    'Sueña con la mariposa, o al revés',
    'una persona callada de melena rosada entre mariposas en un jardín de sueño',
  ],
  'desert-seer': [
    'Vidente del desierto',
    'Dice lo que hay, no lo que agrada',
    'una persona con pañuelo y mirada honda que sostiene un astrolabio en el desierto bajo las estrellas',
  ],
  'ink-hermit': [
    'Ermitaño de tinta',
    'Un día en la montaña, lejos de todo',
    'un ermitaño de melena negra con túnica sencilla y un rollo, montañas con niebla, pintura china a tinta',
  ],
  'peach-blossom': [
    'Flor de melocotonero',
    'Una mirada y el árbol florece',
    'una persona con hanfu y moño de pelo negro que sonríe bajo un árbol en flor en primavera',
  ],
  'lantern-fair': [
    'Fiesta de los farolillos',
    'Te saluda entre la gente, farolillo en mano',
    'una persona feliz con hanfu y dos moños de pelo negro que lleva un farolillo de noche entre farolillos',
  ],
  'green-swordsman': [
    'Espadachín de verde',
    'Pocas palabras, del lado justo',
    'una persona con túnica larga, pelo negro recogido y espada a la espalda en un bambusal de montaña',
  ],
  'guqin-player': [
    'Corazón del guqin',
    'Antes de acabar la pieza llega la calma',
    'una persona de melena negra y ropa sencilla que toca el guqin en un pabellón bajo la luna',
  ],
  'dunhuang-dancer': [
    'Danzante de Dunhuang',
    'Vuela una cinta y pasan mil años',
    'una bailarina de pelo negro con largas cintas que flota ante cuevas en el desierto',
  ],
  'tea-immortal': [
    'Inmortal del té',
    'Tres tazas y todo se ve mejor',
    'un sabio risueño de barba blanca con túnica y una taza de té entre nubes de montaña',
  ],
  'plum-in-snow': [
    'Ciruelo en la nieve',
    'Cuanto más frío, más claro',
    'una persona tranquila de melena negra con capa junto a un ciruelo en flor en la nieve, invierno',
  ],
}
